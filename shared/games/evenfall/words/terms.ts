import type { Dictionary, LocalizedText } from '../../../kernel/words.ts'
import { BOARDS, CARDS, COVENS, cardOf, GRADES, PLACES, REGIONS, RITUALS, SPECIALISTS, STARTING_PLACES, STONES, TIERS } from '../content/index.ts'
import { regionCell, ritualCell } from '../figures.ts'
import { cellName } from '../path.ts'

interface Named {
  readonly id: string
  readonly name: LocalizedText
}
const names = (pieces: readonly Named[]): Dictionary => Object.fromEntries(pieces.map(({ id, name }) => [`term.${id}`, name]))

const cardNames: Dictionary = Object.fromEntries(CARDS.map((id) => [`term.${id}`, cardOf(id).of.name]))

/** What the things do, for whoever shows them: `text.<id>`, and for the lower half of a specialist `council.<id>`. */
const texts: Dictionary = {
  ...Object.fromEntries(CARDS.map((id) => [`text.${id}`, cardOf(id).of.text])),
  ...Object.fromEntries(
    SPECIALISTS.flatMap(({ id, count, councilText }) => Array.from({ length: count }, (_, n) => [`council.${id}-${n + 1}`, councilText])),
  ),
  ...Object.fromEntries([...PLACES, ...BOARDS, ...REGIONS].map(({ id, text }) => [`text.${id}`, text])),
  ...Object.fromEntries(
    STARTING_PLACES.flatMap(({ id, solar, lunar }) => [
      [`text.${id}.solar`, solar.text],
      [`text.${id}.lunar`, lunar.text],
    ]),
  ),
}

const PLURALS = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') }
/** The largest amount that has words of its own. */
const MAX_AMOUNT = 99

/** Forms: one and many in English; one, few and many in Russian. */
const COUNTED: Readonly<Record<string, { readonly en: readonly [string, string]; readonly ru: readonly [string, string, string] }>> = {
  herb: { en: ['herb', 'herbs'], ru: ['трава', 'травы', 'трав'] },
  knowledge: { en: ['knowledge', 'knowledge'], ru: ['знание', 'знания', 'знаний'] },
  potion: { en: ['potion', 'potions'], ru: ['зелье', 'зелья', 'зелий'] },
  any: { en: ['resource of choice', 'resources of choice'], ru: ['любой ресурс', 'любых ресурса', 'любых ресурсов'] },
  mana: { en: ['mana', 'mana'], ru: ['мана', 'маны', 'маны'] },
  vp: { en: ['VP', 'VP'], ru: ['ПО', 'ПО', 'ПО'] },
  cards: { en: ['card', 'cards'], ru: ['карта', 'карты', 'карт'] },
  transfer: { en: ['transfer', 'transfers'], ru: ['перенос', 'переноса', 'переносов'] },
  place: { en: ['place from the deck', 'places from the deck'], ru: ['место силы из колоды', 'места силы из колоды', 'мест силы из колоды'] },
  harvest: { en: ['harvest', 'harvests'], ru: ['урожай', 'урожая', 'урожаев'] },
  sickle: { en: ['sickle', 'sickles'], ru: ['серп', 'серпа', 'серпов'] },
  orb: { en: ['orb', 'orbs'], ru: ['шар', 'шара', 'шаров'] },
}

function counted(n: number, { en, ru }: (typeof COUNTED)[string]): LocalizedText {
  const few = PLURALS.ru.select(n)
  return {
    en: `${n} ${PLURALS.en.select(n) === 'one' ? en[0] : en[1]}`,
    ru: `${n} ${few === 'one' ? ru[0] : few === 'few' ? ru[1] : ru[2]}`,
  }
}

/** `2-herb` is "2 herbs": a number of things as one thing, so that lists of them read well. */
const amounts: Dictionary = Object.fromEntries(
  Object.entries(COUNTED).flatMap(([good, forms]) => Array.from({ length: MAX_AMOUNT }, (_, n) => [`term.${n + 1}-${good}`, counted(n + 1, forms)])),
)

const stoneCells: Dictionary = Object.fromEntries(
  [1, 2, 3, 4, 5].map((n) => [`term.thorn:${n}`, { en: `Stone cell ${n}`, ru: `Ячейка для камня ${n}` }]),
)

const MAX_CELLS = Math.max(...REGIONS.flatMap(({ sides }) => sides.map(({ actionCells }) => actionCells)))
const regionCells: Dictionary = Object.fromEntries(
  REGIONS.flatMap(({ id, name }) =>
    Array.from({ length: MAX_CELLS }, (_, n) => [
      `term.${regionCell(id, n + 1)}`,
      { en: `Action cell of ${name.en}`, ru: `Ячейка действия: ${name.ru}` },
    ]),
  ),
)
const ritualCells: Dictionary = Object.fromEntries(
  RITUALS.flatMap(({ id, name, effect }) =>
    Array.from({ length: effect.type === 'cell' ? effect.cells : 0 }, (_, n) => [
      `term.${ritualCell(id, n + 1)}`,
      { en: `Action cell of ${name.en}`, ru: `Ячейка действия: ${name.ru}` },
    ]),
  ),
)
const pathCells: Dictionary = Object.fromEntries(
  BOARDS[0].path.map((_, n) => [`term.${cellName(n)}`, { en: `Cell ${n} of the path`, ru: `Ячейка пути ${n}` }]),
)

const tiers: Dictionary = {
  [`term.tier-${TIERS[0]}`]: { en: 'bottom', ru: 'нижняя' },
  [`term.tier-${TIERS[1]}`]: { en: 'middle', ru: 'средняя' },
  [`term.tier-${TIERS[2]}`]: { en: 'top', ru: 'верхняя' },
}

/** What the cells of her circle and her path say. */
const acts: Dictionary = {
  'term.act-vpAndPath': { en: 'points and a step', ru: 'очки и шаг по пути' },
  'term.act-playCard': { en: 'play a card', ru: 'розыгрыш карты' },
  'term.act-advancePath': { en: 'a step on the path', ru: 'шаг по пути' },
  'term.act-transfer': { en: 'transfer', ru: 'перенос' },
  'term.act-harvest': { en: 'harvest', ru: 'урожай' },
  'term.act-revealPlace': { en: 'a place from the deck', ru: 'место силы из колоды' },
  'term.act-none': { en: 'nothing', ru: 'ничего' },
  ...Object.fromEntries(
    REGIONS.map(({ id, name }) => [`term.act-findPlace-${id}`, { en: `find a place in ${name.en}`, ru: `поиск места силы (${name.ru})` }]),
  ),
}

/** Names stand in the nominative, because a Russian name would otherwise need its cases. */
export const TERMS: Dictionary = {
  ...cardNames,
  ...names(PLACES),
  ...names(STARTING_PLACES),
  ...names(BOARDS),
  ...names(REGIONS),
  ...names(STONES),
  ...names(COVENS),
  ...names(GRADES),
  ...texts,
  ...amounts,
  ...stoneCells,
  ...regionCells,
  ...ritualCells,
  ...pathCells,
  ...tiers,
  'term.herb': { en: 'Herb', ru: 'Трава' },
  'term.knowledge': { en: 'Knowledge', ru: 'Знание' },
  'term.potion': { en: 'Potion', ru: 'Зелье' },
  'term.mana': { en: 'Mana', ru: 'Мана' },
  'term.vp': { en: 'Victory points', ru: 'Победные очки' },
  'term.witch': { en: 'Witch', ru: 'Ведьма' },
  'term.elder': { en: 'Elder', ru: 'Старейшина' },
  'term.sickle': { en: 'Sickle', ru: 'Серп' },
  'term.orb': { en: 'Orb', ru: 'Шар' },
  'term.artifact': { en: 'Artifact', ru: 'Артефакт' },
  'term.spell': { en: 'Spell', ru: 'Заклятие' },
  'term.familiar': { en: 'Familiar', ru: 'Фамильяр' },
  'term.ember': { en: 'Ember', ru: 'Жар' },
  'term.tide': { en: 'Tide', ru: 'Прилив' },
  'term.moss': { en: 'Moss', ru: 'Мох' },
  'term.gale': { en: 'Gale', ru: 'Вихрь' },
  'term.coven': { en: 'Covens', ru: 'Ковены' },
  'term.path': { en: 'Coven path', ru: 'Путь ковена' },
  'term.token': { en: 'Coven token', ru: 'Жетон ковена' },
  'term.specialist': { en: 'Specialist', ru: 'Специалист' },
  'term.council': { en: 'Council', ru: 'Совет' },
  'term.catalysts': { en: 'Catalysts', ru: 'Катализаторы' },
  'term.stones': { en: 'Power stones', ru: 'Камни силы' },
  ...acts,
  'term.automa': { en: 'The Automa', ru: 'Автома' },
  'term.board:cross': { en: 'Cell of the Cross', ru: 'Ячейка Креста' },
  'term.advanced-start': { en: 'Advanced start', ru: 'Начало для опытных' },
  'term.discard-trade': { en: 'Two cards for a resource', ru: 'Две карты за ресурс' },
  'term.star-discard': { en: 'A card for a resource or mana', ru: 'Карта за ресурс или ману' },
}
