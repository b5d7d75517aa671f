import type { GlossaryEntry } from '../../../../rules/text.ts'

/** Glossary entries on hands, characters and arcana. */
export const CARDS: readonly GlossaryEntry[] = [
  {
    id: 'hand',
    name: { en: 'Hand', ru: 'Рука' },
    text: {
      en: 'The recipes you can choose from. Only you see them; what you do not play goes to your left neighbour.',
      ru: 'Рецепты, из которых ты выбираешь. Видишь их только ты; несыгранные уходят соседу слева.',
    },
    clauses: ['WW-2.5', 'WW-8.1'],
    also: { en: ['cards'], ru: ['карты'] },
  },
  {
    id: 'hand-limit',
    name: { en: 'Hand limit', ru: 'Предел руки' },
    text: {
      en: 'The number of cards up to which you draw: {n:hand-limit}, or {n:clairvoyant-hand} for the Clairvoyant.',
      ru: 'До скольких карт ты добираешь: {n:hand-limit}, а у «Провидицы» {n:clairvoyant-hand}.',
    },
    clauses: ['WW-8.2', 'WW-9.10'],
    also: { en: ['draw', 'refill'], ru: ['добор', 'добирать'] },
  },
  {
    id: 'deck',
    name: { en: 'Deck', ru: 'Колода' },
    text: {
      en: 'The face-down recipes that nobody has drawn yet.',
      ru: 'Рецепты лицом вниз, которые ещё никому не достались.',
    },
    clauses: ['WW-2.6', 'WW-8.5'],
    also: { en: ['draw pile', 'stack'], ru: ['стопка'] },
  },
  {
    id: 'discard-pile',
    name: { en: 'Discard pile', ru: 'Сброс' },
    text: {
      en: 'Recipes that Initiates have thrown away, face down. When the deck is empty, they become the new deck.',
      ru: 'Рецепты, от которых отказались «Посвящённые», лицом вниз. Когда колода пуста, они становятся новой колодой.',
    },
    clauses: ['WW-8.5', 'WW-8.6'],
    also: { en: ['discards', 'reshuffle'], ru: ['сбросить', 'перемешать'] },
  },
  {
    id: 'character',
    name: { en: 'Character', ru: 'Персонаж' },
    text: {
      en: 'Your card with the ingredients you start with and a power, a recipe of its own or both.',
      ru: 'Твоя карта: на ней начальные ингредиенты, а ещё сила, свой рецепт или и то и другое.',
    },
    clauses: ['WW-1.4', 'WW-2.2'],
    also: { en: ['personality', 'witch', 'role'], ru: ['ведьма', 'роль'] },
  },
  {
    id: 'power',
    name: { en: 'Power', ru: 'Уникальная сила' },
    text: {
      en: 'What only your character can do. It beats any rule that it contradicts.',
      ru: 'То, что может только твой персонаж. Она важнее любого правила, которому противоречит.',
    },
    clauses: ['WW-1.4'],
    also: { en: ['ability', 'skill'], ru: ['способность', 'умение', 'сила'] },
  },
  {
    id: 'initiate',
    name: { en: 'Initiate', ru: 'Посвящённая' },
    text: {
      en: 'The character for a first game. Everybody has the same one; once a game it gives you a new hand.',
      ru: 'Персонаж для первой партии, у всех одинаковый. Один раз за игру даёт новую руку.',
    },
    clauses: ['WW-2.3', 'WW-9.1'],
    also: { en: ['beginner', 'redraw', 'mulligan'], ru: ['новичок', 'пересдача'] },
  },
  {
    id: 'arcana',
    name: { en: 'Arcana', ru: 'Чары' },
    text: {
      en: 'Three helpful effects, Raven, Book and Cauldron. Symbols on your recipes bring them about.',
      ru: 'Три полезных эффекта: «Ворон», «Книга» и «Котёл». Их вызывают символы на твоих рецептах.',
    },
    clauses: ['WW-4.8', 'WW-4.11'],
    also: { en: ['magic', 'bonus'], ru: ['магия', 'бонус', 'активация'] },
  },
  {
    id: 'arcana-symbol',
    name: { en: 'Arcana symbol', ru: 'Символ чар' },
    text: {
      en: 'A raven, book or cauldron on a card. It moves the matching token one space.',
      ru: 'Ворон, книга или котёл на карте. Сдвигает соответствующий жетон на одно деление.',
    },
    clauses: ['WW-4.7'],
    also: { en: ['icon', 'sign'], ru: ['значок', 'знак'] },
  },
  {
    id: 'arcana-token',
    name: { en: 'Arcana token', ru: 'Жетон чар' },
    text: {
      en: 'One of your three markers on the arcana card. It counts the symbols of one kind that you have.',
      ru: 'Одна из трёх твоих отметок на карте чар. Она считает твои символы одного вида.',
    },
    clauses: ['WW-2.1', 'WW-4.7', 'WW-4.10'],
    also: { en: ['marker'], ru: ['фишка', 'маркер'] },
  },
  {
    id: 'arcana-card',
    name: { en: 'Arcana card', ru: 'Карта чар' },
    text: {
      en: 'Your track of {n:track-spaces} spaces for the arcana tokens. After the last space comes the first.',
      ru: 'Твоя дорожка из {n:track-spaces} делений для жетонов чар. За последним снова идёт первое.',
    },
    clauses: ['WW-2.1', 'WW-4.10'],
    also: { en: ['track', 'space'], ru: ['дорожка', 'деление', 'шкала'] },
  },
  {
    id: 'fires',
    name: { en: 'Firing', ru: 'Срабатывание чар' },
    text: {
      en: 'An arcana fires when its token lands on an even number or jumps over one. Then you may use it, in this step only.',
      ru: 'Чары срабатывают, когда их жетон встаёт на чётное деление или перескакивает его. Тогда их можно применить, но только на этом этапе.',
    },
    clauses: ['WW-4.8', 'WW-4.11'],
    also: { en: ['activate', 'trigger', 'even'], ru: ['активация', 'чётное', 'перескочить'] },
  },
  {
    id: 'raven',
    name: { en: 'Raven', ru: 'Ворон' },
    text: {
      en: 'Arcana: return up to {n:raven-cubes} ingredients from your workbench to the supply.',
      ru: 'Чары: верни со своего стола в запас до {n:raven-cubes} ингредиентов.',
    },
    clauses: ['WW-4.12'],
    also: { en: ['bird', 'remove'], ru: ['птица', 'убрать'] },
  },
  {
    id: 'book',
    name: { en: 'Book', ru: 'Книга' },
    text: {
      en: 'Arcana: name a kind of ingredient. Until the end of the round your recipes may take it from the supply.',
      ru: 'Чары: назови тип ингредиентов. До конца раунда твои рецепты могут брать его из запаса.',
    },
    clauses: ['WW-4.13'],
    also: { en: ['free', 'grimoire'], ru: ['гримуар', 'бесплатно'] },
  },
  {
    id: 'cauldron-arcana',
    name: { en: 'Cauldron (arcana)', ru: 'Котёл (чары)' },
    text: {
      en: 'Arcana: add an ingredient of any kind from the supply to your cauldron.',
      ru: 'Чары: добавь в свой котёл один ингредиент любого типа из запаса.',
    },
    clauses: ['WW-4.14'],
    also: { en: ['add', 'pot'], ru: ['добавить'] },
  },
  {
    id: 'free',
    name: { en: 'Free ingredient', ru: 'Свободный ингредиент' },
    text: {
      en: 'A kind that your recipes may take from the supply until the end of the round. The Book makes it so, or the Scribe’s power.',
      ru: 'Тип, который твои рецепты до конца раунда могут брать из запаса. Таким его делает «Книга» или сила «Писательницы волшебства».',
    },
    clauses: ['WW-4.13', 'WW-9.9'],
    also: { en: ['for nothing', 'book'], ru: ['бесплатно', 'книга'] },
  },
]
