import type { WordsFor } from '../../kernel/define-events.ts'
import type { Dictionary, LocalizedText } from '../../kernel/words.ts'
import { ARCANA, CHARACTERS, INGREDIENTS, RECIPES, TABLE_PIECES } from './content/index.ts'
import type { Events } from './events.ts'

const terms = (pieces: readonly { readonly id: string; readonly name: LocalizedText }[]): Dictionary =>
  Object.fromEntries(pieces.map(({ id, name }) => [`term.${id}`, name]))

/** Names stand in the nominative, because a Russian name would otherwise need its cases. */
export const WORDS: WordsFor<Events> = {
  ...terms(TABLE_PIECES),
  ...terms(Object.values(INGREDIENTS)),
  ...terms(Object.values(ARCANA)),
  ...terms(CHARACTERS),
  ...terms(RECIPES),
  'term.bench': { en: 'workbench', ru: 'стол' },
  'term.brew': { en: 'output slots', ru: 'готовое' },
  'term.free': { en: 'supply', ru: 'запас' },
  'term.card': { en: 'the card itself', ru: 'сама карта' },

  'prompt.pick-character': { en: 'Choose your character. The other one leaves the game.', ru: 'Выбери персонажа. Второй покинет игру.' },
  'prompt.choose': { en: 'Choose a recipe. Nobody sees it until the reveal.', ru: 'Выбери рецепт. До раскрытия его никто не увидит.' },
  'prompt.choose-or-redraw': {
    en: 'Choose a recipe, or discard your Initiate for a new hand.',
    ru: 'Выбери рецепт или сбрось «Посвящённую» ради новой руки.',
  },
  'prompt.choose-or-random': { en: 'Choose a recipe, or play one at random for a bonus.', ru: 'Выбери рецепт или сыграй случайный ради бонуса.' },
  'prompt.dare-turn': {
    en: 'You get {card} at random. Choose which way up to play it.',
    ru: 'Тебе выпадает {card}. Выбери, какой стороной положить карту.',
  },
  'prompt.dare-bonus': {
    en: 'You play {card}. Use one arcana as a bonus, or none.',
    ru: 'Играется {card}. Примени одни чары как бонус или откажись.',
  },
  'prompt.arcana': { en: 'Use your arcana or finish: {arcana}.', ru: 'Примени чары или закончи: {arcana}.' },
  'prompt.arcana-done': { en: 'Finish your arcana ({arcana}), or undo something.', ru: 'Закончи чары ({arcana}) или верни что-нибудь.' },
  'prompt.gain': { en: 'Choose the ingredient to take three of.', ru: 'Выбери ингредиент, которого берёшь три.' },
  'prompt.brew': { en: 'Brew a recipe in secret, or finish.', ru: 'Вари втайне по рецептам или закончи.' },
  'prompt.brew-done': {
    en: 'Nothing more to brew. Finish, or undo something.',
    ru: 'Варить больше нечего. Закончи или верни что-нибудь.',
  },
  'prompt.fill': { en: 'Choose the cube for the next slot.', ru: 'Выбери кубик для следующей ячейки.' },
  'prompt.output': { en: 'Choose what you gain.', ru: 'Выбери, что получаешь.' },
  'prompt.keep': {
    en: 'Move one ingredient from your cauldron to your circle, or keep the cauldron as it is.',
    ru: 'Перемести один ингредиент из котла в свой круг или оставь котёл как есть.',
  },
  'prompt.call-initiative': { en: 'You are done. You may call for initiative.', ru: 'У тебя всё готово. Можно потребовать ход по инициативе.' },

  'status.pick-character': { en: '{@seat} is choosing a character.', ru: '{@seat} выбирает персонажа.' },
  'status.choose': { en: '{@seat} is choosing a recipe.', ru: '{@seat} выбирает рецепт.' },
  'status.arcana': { en: '{@seat} may use arcana.', ru: '{@seat} применяет чары.' },
  'status.transform': { en: '{@seat} is brewing.', ru: '{@seat} варит зелья.' },

  'option.upright': { en: '{card}, as printed', ru: '{card}, как напечатано' },
  'option.rotated': { en: '{card}, turned round', ru: '{card}, в повёрнутом виде' },
  'option.redraw': {
    en: 'Discard your character and hand, draw {count} {count|card|cards}',
    ru: 'Сбросить персонажа и руку, взять {count} {count|карту|карты|карт}',
  },
  'option.random': { en: 'Play a random card for a bonus', ru: 'Сыграть случайную карту ради бонуса' },
  'option.no-bonus': { en: 'Take no bonus', ru: 'Отказаться от бонуса' },
  'option.enough': { en: 'That is enough', ru: 'Этого достаточно' },
  'option.cast-raven': { en: 'Raven: remove {cube}', ru: 'Ворон: убрать ({cube})' },
  'option.cast-book': { en: 'Book: {cube} from the supply', ru: 'Книга: из запаса ({cube})' },
  'option.cast-cauldron': { en: 'Cauldron: add {cube}', ru: 'Котёл: добавить ({cube})' },
  'option.cast-potion-brewer': { en: 'Potion Brewer: pour in {cube}', ru: 'Зельевар: переложить ({cube})' },
  'option.cast-scribe-of-magic': { en: 'Pay for the Book: {cube} from the supply', ru: 'Заплатить за «Книгу»: из запаса ({cube})' },
  'option.finish-arcana': { en: 'Finish arcana', ru: 'Закончить' },
  'option.finish-brew': { en: 'Finish brewing', ru: 'Закончить' },
  'option.from-bench': { en: '{cube} from your workbench', ru: '{cube} со стола' },
  'option.from-brew': { en: '{cube} from what you brewed', ru: '{cube} из готового' },
  'option.from-free': { en: '{cube} from the supply', ru: '{cube} из запаса' },
  'option.from-card': { en: '{cube} from the card', ru: '{cube} с карты' },
  'option.keep-none': { en: 'Leave the cauldron as it is', ru: 'Оставить котёл как есть' },
  'option.start-over': { en: 'Start over', ru: 'Начать заново' },
  'option.call-initiative': { en: 'Call for initiative', ru: 'По инициативе' },

  'event.ready': { en: '{@seat} is done.', ru: '{@seat}: готово.' },
  'event.chose': { en: '{@seat} plays a recipe face down.', ru: '{@seat} кладёт рецепт лицом вниз.' },
  'event.character-revealed': { en: '{@seat} plays {character}.', ru: '{@seat} играет персонажем: {character}.' },
  'event.dealt': { en: 'The recipes are dealt.', ru: 'Рецепты розданы.' },
  'event.dealt.told': { en: 'You are dealt {cards}.', ru: 'Тебе достаются: {cards}.' },
  'event.round-began': { en: 'Round {round}.', ru: 'Раунд {round}.' },
  'event.last-cauldron': {
    en: 'Round {round}: no recipes are left. Last cauldron {count} of 3.',
    ru: 'Раунд {round}: рецепты кончились. Последний котёл, {count} из 3.',
  },
  'event.redrew': {
    en: '{@seat} discards {character} and {count} {count|card|cards} for a new hand.',
    ru: '{@seat} сбрасывает карту «{character}» и ещё {count} {count|карту|карты|карт} ради новой руки.',
  },
  'event.reshuffled': { en: '{count} discarded {count|card is|cards are} shuffled.', ru: 'Сброс перемешан: {count} {count|карта|карты|карт}.' },
  'event.dared': { en: '{@seat} lets chance choose the recipe ({character}).', ru: '{@seat} доверяет выбор рецепта случаю ({character}).' },
  'event.revealed': { en: '{@seat} reveals {card} ({initiative}).', ru: '{@seat} раскрывает: {card} ({initiative}).' },
  'event.revealed-rotated': {
    en: '{@seat} reveals {card} ({initiative}), turned round.',
    ru: '{@seat} раскрывает: {card} ({initiative}), в повёрнутом виде.',
  },
  'event.arcana-fired': { en: '{@seat} may use {arcana}.', ru: '{@seat} может применить: {arcana}.' },
  'event.initiative-called': {
    en: '{@seat} calls for initiative: lowest number first.',
    ru: '{@seat} требует порядка по инициативе: сначала меньшее число.',
  },
  'event.removed': { en: '{@seat} uses {card} and removes {cubes}.', ru: '{@seat} применяет чары «{card}» и убирает: {cubes}.' },
  'event.freed': {
    en: '{@seat} uses {card}: {cubes} may come from the supply.',
    ru: '{@seat} применяет чары «{card}»: из запаса можно брать {cubes}.',
  },
  'event.added': { en: '{@seat} uses {card} and adds {cubes}.', ru: '{@seat} применяет чары «{card}» и добавляет: {cubes}.' },
  'event.poured': { en: '{@seat} pours {cubes} into the cauldron ({card}).', ru: '{@seat} перекладывает в котёл: {cubes} ({card}).' },
  'event.gained': { en: '{@seat} takes {cubes} ({card}).', ru: '{@seat} берёт: {cubes} ({card}).' },
  'event.spilled': {
    en: '{cubes} of {@seat} spill into the circle of {@to}.',
    ru: 'Не помещается у игрока {@seat}: {cubes}. Это уходит в круг игрока {@to}.',
  },
  'event.brewed': { en: '{@seat} brews {card}: {in} → {out}.', ru: '{@seat} варит. {card}: {in} → {out}.' },
  'event.brewed-from-nothing': { en: '{@seat} brews {card}: {out} out of nothing.', ru: '{@seat} варит. {card}: {out} из ничего.' },
  'event.spent': { en: '{@seat} brews {card}: {in} for nothing.', ru: '{@seat} варит. {card}: {in} впустую.' },
  'event.bought': {
    en: '{@seat} pays {in} ({card}): {cubes} may come from the supply.',
    ru: '{@seat} платит: {in} ({card}). Из запаса можно брать {cubes}.',
  },
  'event.kept': {
    en: '{@seat} moves {cubes} from the cauldron to the circle ({card}).',
    ru: '{@seat} перемещает из котла в круг: {cubes} ({card}).',
  },
  'event.character-discarded': { en: '{@seat} discards {character}.', ru: '{@seat} сбрасывает карту персонажа: {character}.' },
  'event.sent': { en: '{@seat} sends {cubes} to {@to}.', ru: '{@seat} отправляет игроку {@to}: {cubes}.' },
  'event.overflowed': {
    en: '{cubes} {count|does|do} not fit there: the circle of {@seat} holds {total}.',
    ru: 'Там не помещается: {cubes}. В круге игрока {@seat} теперь {total}.',
  },
  'event.hands-passed': { en: 'The hands pass to the left.', ru: 'Рецепты передаются налево.' },
  'event.hands-passed.told': { en: 'The hands pass to the left. You get {cards}.', ru: 'Рецепты передаются налево. Тебе достаются: {cards}.' },
  'event.drew': { en: '{@seat} draws {count} {count|card|cards}.', ru: '{@seat} берёт {count} {count|карту|карты|карт}.' },
  'event.drew.told': { en: '{@seat} draws {cards}.', ru: '{@seat} берёт: {cards}.' },
  'event.turned': { en: '{@seat} turns {character} round.', ru: '{@seat} поворачивает карту персонажа: {character}.' },
  'event.won': { en: '{@seat} wins.', ru: '{@seat} побеждает.' },
  'event.shared': { en: '{@seats} share the victory.', ru: '{@seats} делят победу.' },

  'reason.circle-alone': { en: 'The circle of {@seat} is full.', ru: 'Круг игрока {@seat} полон.' },
  'reason.circle-most-cubes': { en: '{@seat} has the fullest circle.', ru: 'Больше всего ингредиентов в круге: {@seat}.' },
  'reason.circle-most-kinds': {
    en: '{@seat} has the most kinds of ingredients in the circle.',
    ru: 'Больше всего разных ингредиентов в круге: {@seat}.',
  },
  'reason.circle-emptiest-bench': {
    en: '{@seat} has the emptiest workbench of those tied.',
    ru: 'Из равных меньше всего ингредиентов на столе: {@seat}.',
  },
  'reason.circle-shared': { en: '{@seats} are tied in everything.', ru: 'Во всём равны: {@seats}.' },
  'reason.last-cauldron-most-cubes': {
    en: 'No recipes are left. {@seat} has the fullest circle.',
    ru: 'Рецепты кончились. Больше всего ингредиентов в круге: {@seat}.',
  },
  'reason.last-cauldron-most-kinds': {
    en: 'No recipes are left. {@seat} has the most kinds of ingredients in the circle.',
    ru: 'Рецепты кончились. Больше всего разных ингредиентов в круге: {@seat}.',
  },
  'reason.last-cauldron-emptiest-bench': {
    en: 'No recipes are left. {@seat} has the emptiest workbench of those tied.',
    ru: 'Рецепты кончились. Из равных меньше всего ингредиентов на столе: {@seat}.',
  },
  'reason.last-cauldron-shared': { en: 'No recipes are left. {@seats} are tied in everything.', ru: 'Рецепты кончились. Во всём равны: {@seats}.' },
  'score.circle': { en: '{cube}', ru: '{cube}' },
}
