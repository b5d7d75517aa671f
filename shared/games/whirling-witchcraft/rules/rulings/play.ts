import type { Ruling } from '../../../../rules/text.ts'

/** Rulings on the round and on the end of the game. */
export const PLAY_RULINGS: readonly Ruling[] = [
  {
    id: 'WW-R21',
    clauses: ['WW-8.4', 'WW-8.5', 'WW-8.7', 'WW-8.8', 'WW-8.9'],
    doubt: {
      en: 'What happens when the deck runs out, and when nobody can finish the game?',
      ru: 'Что делать, когда кончилась колода и когда никто не может закончить игру?',
    },
    decision: {
      en: 'Discards become the new deck. When there are none, hands run short, with the lowest initiative drawing first. With all hands empty there are {n:last-rounds} more rounds at most, and then all players are compared.',
      ru: 'Новой колодой становится сброс. Если и его нет, руки остаются неполными, первым добирает игрок с наименьшей инициативой. Когда все руки пусты, играется ещё не больше {n:last-rounds} раундов, потом сравнивают всех.',
    },
    reason: {
      en: 'The rulebook is silent, and every game must end. Initiative is its general answer wherever order matters.',
      ru: 'Книга правил об этом молчит, а любая партия должна кончиться. Где важен порядок, её общий ответ — инициатива.',
    },
  },
  {
    id: 'WW-R22',
    clauses: ['WW-1.3'],
    doubt: {
      en: 'The rulebook says nothing about playing with two.',
      ru: 'Об игре вдвоём в книге правил ничего не сказано.',
    },
    decision: {
      en: 'Left and right are the same opponent: cauldrons are swapped, and hands are swapped.',
      ru: 'Слева и справа один и тот же соперник: вы обмениваетесь котлами и обмениваетесь рецептами.',
    },
    reason: { en: 'It follows from the rules as they stand.', ru: 'Это прямо следует из правил.' },
  },
  {
    id: 'WW-R23',
    clauses: ['WW-3.2', 'WW-3.5', 'WW-3.6', 'WW-3.7'],
    doubt: {
      en: 'At a table, everybody acts at once and can watch the others do it. How does that work online?',
      ru: 'За столом все действуют одновременно и видят друг друга. Как быть в сети?',
    },
    decision: {
      en: 'Everybody acts in secret, and all is shown at the end of the step. Whoever wants an order may call for initiative; a table may also agree on always or never.',
      ru: 'Все действуют втайне, а в конце этапа всё открывается. Кому важен порядок, может потребовать хода по инициативе; стол может и заранее решить: всегда или никогда.',
    },
    reason: {
      en: 'The rulebook keeps initiative for cases where somebody really needs it, so that the game stays quick.',
      ru: 'Книга правил советует прибегать к инициативе, только когда без неё никак, чтобы игра шла быстро.',
    },
  },
  {
    id: 'WW-R24',
    clauses: ['WW-7.1'],
    doubt: {
      en: 'A player with enough ingredients is said to win immediately. Also in the middle of a round?',
      ru: 'Сказано, что набравший нужное число побеждает немедленно. И посреди раунда тоже?',
    },
    decision: { en: 'No. Only the end check decides.', ru: 'Нет. Решает только проверка конца игры.' },
    reason: {
      en: 'The rulebook says so about that step, and it compares several contenders there.',
      ru: 'В книге правил это сказано именно об этом этапе, и там же сравнивают претендентов.',
    },
  },
  {
    id: 'WW-R25',
    clauses: ['WW-2.4', 'WW-9.1', 'WW-1.5'],
    doubt: {
      en: 'May others see the character you did not keep, or the cards an Initiate throws away?',
      ru: 'Видят ли другие персонажа, от которого ты отказываешься, и карты, которые сбрасывает «Посвящённая»?',
    },
    decision: { en: 'No. Both stay secret.', ru: 'Нет. И то и другое остаётся тайной.' },
    reason: {
      en: 'They were dealt in secret, and nothing in the rules reveals them.',
      ru: 'Они сданы втайне, и никакое правило их не раскрывает.',
    },
  },
  {
    id: 'WW-R26',
    clauses: ['WW-9.4'],
    doubt: {
      en: 'May the Child of the Elements take a kind for which there is no room at all?',
      ru: 'Может ли «Дитя стихий» взять тип, для которого места нет совсем?',
    },
    decision: {
      en: 'Yes. Then all of them go to the left neighbour’s circle.',
      ru: 'Да. Тогда все они уходят в круг соседа слева.',
    },
    reason: {
      en: 'The power lets her choose any kind and says what happens to cubes that do not fit.',
      ru: 'Сила позволяет выбрать любой тип и говорит, что делать с лишними кубиками.',
    },
  },
  {
    id: 'WW-R27',
    clauses: ['WW-9.2'],
    doubt: {
      en: 'If the Witch of All Trades moves the only cube of a kind, her cauldron no longer holds all kinds. Is that allowed?',
      ru: 'Если «Ведьма на все руки» переместит единственный кубик какого-то типа, в котле будут уже не все типы. Так можно?',
    },
    decision: { en: 'Yes. The kinds are checked before the cube is moved.', ru: 'Да. Типы проверяются до перемещения.' },
    reason: {
      en: 'It is a condition for using the power, not for what comes after.',
      ru: 'Это условие для применения силы, а не для того, что будет после.',
    },
  },
  {
    id: 'WW-R28',
    clauses: ['WW-9.5'],
    doubt: {
      en: 'In the scanned Russian rulebook two letters in the Toad Whisperer’s name are swapped.',
      ru: 'В скане книги правил стоит «Жабуост».',
    },
    decision: { en: 'We write the name without that slip.', ru: 'Мы пишем «Жабоуст».' },
    reason: { en: 'It is plainly a misprint.', ru: 'Это явная опечатка.' },
  },
  {
    id: 'WW-R29',
    clauses: ['WW-9.3', 'WW-5.10'],
    doubt: {
      en: 'What if Whirlwind turns a recipe with an empty side?',
      ru: 'Что если «Властительница вихрей» повернёт рецепт с пустой стороной?',
    },
    decision: {
      en: 'Void Storm then takes a mushroom, a spider and a toad and gives nothing. The Lost Arcana stays unusable either way. Symbols count as always.',
      ru: '«Буря пустоты» тогда берёт гриб, паука и жабу и не даёт ничего. «Утраченные чары» не применить в любом положении. Символы считаются как всегда.',
    },
    reason: {
      en: 'She may turn any recipe, and turning swaps the sides, even empty ones.',
      ru: 'Ей можно повернуть любой рецепт, а поворот меняет стороны местами, даже пустые.',
    },
  },
  {
    id: 'WW-R30',
    clauses: ['WW-5.7', 'WW-5.15'],
    doubt: {
      en: 'In the rulebook, cubes go back to the workbench if a recipe has been filled only in part. What does that mean online?',
      ru: 'По книге правил, если рецепт заполнен лишь частично, кубики возвращаются на стол. Что это значит в сети?',
    },
    decision: {
      en: 'A recipe is offered only if it can be filled. A cube that would leave a later slot empty is not offered. Whatever is not offered is refused and changes nothing.',
      ru: 'Рецепт предлагается, только если его можно заполнить. Кубик, из-за которого другая ячейка останется пустой, не предлагается. Всё, что не предложено, отклоняется и ничего не меняет.',
    },
    reason: {
      en: 'The result is the same: an incomplete recipe costs nothing and gives nothing.',
      ru: 'Итог тот же: незаполненный рецепт ничего не стоит и ничего не даёт.',
    },
  },
  {
    id: 'WW-R31',
    clauses: ['WW-4.1'],
    doubt: {
      en: 'Most names of recipes are not known to us.',
      ru: 'Названия большинства рецептов нам неизвестны.',
    },
    decision: {
      en: 'Void Storm and The Lost Arcana have their printed English names. The other English names are our translations, and all Russian ones are ours.',
      ru: 'Печатные английские названия есть у «Бури пустоты» и «Утраченных чар». Остальные английские — наш перевод, все русские — наши.',
    },
    reason: { en: 'Every card needs a name in both languages.', ru: 'Каждой карте нужно имя на обоих языках.' },
  },
  {
    id: 'WW-R32',
    clauses: ['WW-2.1', 'WW-1.6'],
    doubt: {
      en: 'The rulebook also explains how to build the cauldrons and what to use when cubes run out, and it counts reference cards.',
      ru: 'В книге правил сказано и о том, как собрать котлы и чем заменить кубики, а ещё перечислены карты-памятки.',
    },
    decision: { en: 'None of this plays a part here.', ru: 'Здесь всё это роли не играет.' },
    reason: { en: 'It only concerns the things in the box.', ru: 'Это касается только вещей из коробки.' },
  },
  {
    id: 'WW-R33',
    clauses: ['WW-4.7a'],
    doubt: {
      en: 'When you first play a symbol, the rulebook lays its token on the first space. What if that card has the symbol twice?',
      ru: 'При первом символе книга правил кладёт его жетон на первое деление. А если на этой карте символ повторяется?',
    },
    decision: {
      en: 'Both count: the token goes to space 2, and the arcana fires.',
      ru: 'Считаются оба: жетон встаёт на деление 2, и чары срабатывают.',
    },
    reason: {
      en: 'Counting the symbols without the card gives the same, and both ways must agree.',
      ru: 'Подсчёт символов без карты даёт то же самое, а оба способа должны совпадать.',
    },
  },
]
