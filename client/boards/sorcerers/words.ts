import { PLACES, SORCERERS, SPELLS, SUMMONS, WARRIORS } from '#shared/games/sorcerers/content/index.ts'
import type { Language, LocalizedText } from '#shared/kernel/words.ts'
import { boardText as kitText } from '../kit/board-text.ts'

/** The texts of the spells, as printed on their cards. */
export const SPELL_TEXTS: Readonly<Record<string, LocalizedText>> = {
  dash: { en: 'Step to an empty cell beside you.', ru: 'Шагни на пустую клетку рядом.' },
  'mind-transfer': { en: 'Swap places with your own unit beside you.', ru: 'Поменяйся местами со своим юнитом рядом.' },
  'forest-spirit': { en: 'Step diagonally to an empty cell.', ru: 'Шагни по диагонали на пустую клетку.' },
  flight: { en: 'Fly over a friend beside you to the cell behind it.', ru: 'Перелети через друга рядом на клетку за ним.' },
  'summon-white-monk': {
    en: 'Appears beside you. Moves straight or one diagonal step; immune to attacks.',
    ru: 'Встаёт рядом. Прямо или на шаг по диагонали; атаки не страшны.',
  },
  'summon-zombie-ball': { en: 'Appears beside you. Pushes the unit it runs into.', ru: 'Встаёт рядом. Отталкивает того, в кого упрётся.' },
  'summon-familiar': { en: 'Appears beside you. May jump over one unit in its way.', ru: 'Встаёт рядом. Может перепрыгнуть юнита на пути.' },
  'summon-fire-spirit': { en: 'Appears beside you. Flies diagonally, any distance.', ru: 'Встаёт рядом. Летает по диагонали на любую даль.' },
  'bow-shot': { en: 'Kill a unit two cells away in a straight line, over anything.', ru: 'Убей юнита через клетку по прямой, преграды не мешают.' },
  'ghost-energy': { en: 'Kill a unit diagonally beside you.', ru: 'Убей юнита рядом по диагонали.' },
  lightning: { en: 'Kill a unit right beside you.', ru: 'Убей юнита на соседней клетке.' },
  'fire-stone': { en: 'Kill a unit two cells away, diagonally, over anything.', ru: 'Убей юнита через клетку по диагонали, преграды не мешают.' },
}

export const EPITHETS: Readonly<Record<string, LocalizedText>> = {
  vidomina: { en: 'Seer of the white monks', ru: 'Провидица белых монахов' },
  necron: { en: 'King of the restless', ru: 'Король неупокоенных' },
  merlin: { en: 'Mage of the forest tower', ru: 'Маг лесной башни' },
  dadalan: { en: 'Heir of the dragons', ru: 'Наследник драконов' },
}

const BOARD_WORDS = {
  move: { en: 'Move', ru: 'Шаг' },
  summon: { en: 'Summon', ru: 'Призыв' },
  attack: { en: 'Attack', ru: 'Атака' },
  always: { en: 'always ready', ru: 'всегда готова' },
  charged: { en: 'charged', ru: 'прокачана' },
  called: { en: 'on the board', ru: 'на поле' },
  needs1: { en: 'needs 1 place', ru: 'нужно 1 место' },
  needs2: { en: 'needs 2 places', ru: 'нужно 2 места' },
  charging: { en: 'charging', ru: 'копится' },
  fallen: { en: 'no sorcerer left', ru: 'чародея нет' },
  ghost: { en: 'fights on without a sorcerer', ru: 'сражается без чародея' },
  out: { en: 'out of the game', ru: 'вне игры' },
  lost: { en: 'Fallen', ru: 'Павшие' },
  none: { en: 'none yet', ru: 'пока нет' },
  places: { en: 'Places of power', ru: 'Места силы' },
  warriors: { en: 'Warriors', ru: 'Воины' },
  take: { en: 'Choose {name}', ru: 'Выбрать: {name}' },
  taken: { en: 'taken', ru: 'уже в игре' },
  turn: { en: 'Turn {n}', ru: 'Ход {n}' },
  draft: { en: 'Choosing sorcerers', ru: 'Выбор чародеев' },
  over: { en: 'After turn {n}', ru: 'После хода {n}' },
  to: { en: 'to {cell}', ru: 'на {cell}' },
  moveTo: { en: '{unit} to {cell}', ru: '{unit} на {cell}' },
  castAt: { en: '{spell} on {cell}', ru: '{spell}: {cell}' },
  of: { en: '{held} of {needed}', ru: '{held} из {needed}' },
} as const satisfies Readonly<Record<string, LocalizedText>>

export const boardText = kitText(BOARD_WORDS)

const NAMES: ReadonlyMap<string, LocalizedText> = new Map([...SORCERERS, ...WARRIORS, ...SUMMONS, ...SPELLS].map(({ id, name }) => [id, name]))
const PLACE_NAMES: ReadonlyMap<string, LocalizedText> = new Map(PLACES.map(({ cell, name }) => [cell, name]))

export const nameOf = (id: string, language: Language): string => NAMES.get(id)?.[language] ?? id
/** Returns the name of a cell and what is special about it. */
export const cellName = (cell: string, language: Language): string => {
  const place = PLACE_NAMES.get(cell)
  return place ? `${cell} (${place[language]})` : cell
}
