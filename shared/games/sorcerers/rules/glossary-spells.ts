import type { GlossaryEntry } from '../../../rules/text.ts'

const MAGIC: readonly GlossaryEntry[] = [
  {
    id: 'spell',
    name: { en: 'Spell', ru: 'Ворожба' },
    text: {
      en: 'What a sorcerer can cast at the end of a turn: move, summon or attack. Every sorcerer has three.',
      ru: 'То, что чародей может применить в конце хода: перемещение, призыв или атака. У каждого чародея их три.',
    },
    clauses: ['SO-7.1', 'SO-7.2'],
    also: { en: ['cast', 'magic'], ru: ['ворожить', 'заклинание', 'магия'] },
  },
  {
    id: 'move-spell',
    name: { en: 'Move spell', ru: 'Перемещение' },
    text: { en: 'Changes the place of the sorcerer. It is always ready.', ru: 'Ворожба, которая переносит чародея. Готова всегда.' },
    clauses: ['SO-3.8', 'SO-7.1'],
    also: { en: ['teleport'], ru: ['шаг'] },
  },
  {
    id: 'summon-spell',
    name: { en: 'Summon spell', ru: 'Призыв' },
    text: {
      en: 'Calls the summon onto a cell beside the sorcerer. It charges while your side holds {n:summon-places} place or more.',
      ru: 'Ворожба, которая призывает саммона на соседнюю с чародеем клетку. Прокачивается, пока занято хотя бы {n:summon-places} место силы.',
    },
    clauses: ['SO-3.2', 'SO-8.5'],
    also: { en: ['call'], ru: ['вызвать'] },
  },
  {
    id: 'attack-spell',
    name: { en: 'Attack spell', ru: 'Атака' },
    text: {
      en: 'Kills one unit. It charges while your side holds {n:attack-places} places or more.',
      ru: 'Ворожба, которая убивает одного юнита. Прокачивается, пока занято хотя бы {n:attack-places} места силы.',
    },
    clauses: ['SO-3.2', 'SO-7.5'],
    also: { en: ['kill', 'strike'], ru: ['убить', 'удар'] },
  },
  {
    id: 'timer',
    name: { en: 'Timer', ru: 'Таймер' },
    text: {
      en: "Shows how far a summon or an attack has charged. It stands on a track of the sorcerer's board.",
      ru: 'Показывает, насколько прокачан призыв или атака. Стоит на дорожке планшета чародея.',
    },
    clauses: ['SO-3.2', 'SO-3.4'],
    also: { en: ['track', 'indicator', 'cooldown'], ru: ['дорожка', 'индикатор', 'прокачка', 'откат'] },
  },
  {
    id: 'charged',
    name: { en: 'Charged', ru: 'Прокачана' },
    text: {
      en: 'A spell whose timer has reached the end. It stays ready until it is cast.',
      ru: 'Ворожба, таймер которой дошёл до конца. Она остаётся готовой, пока её не применят.',
    },
    clauses: ['SO-3.3', 'SO-3.5'],
    also: { en: ['ready'], ru: ['готова', 'заряжена', 'тайл в руке'] },
  },
]

const BY_NAME: readonly GlossaryEntry[] = [
  {
    id: 'dash',
    name: { en: 'Dash', ru: 'Рывок' },
    text: { en: "Vidomina's move spell: to an empty cell beside her.", ru: 'Перемещение Видомины: на пустую соседнюю клетку.' },
    clauses: ['SO-8.1'],
  },
  {
    id: 'mind-transfer',
    name: { en: 'Mind Transfer', ru: 'Перенос разума' },
    text: {
      en: "Necron's move spell: he swaps cells with a unit of his own beside him.",
      ru: 'Перемещение Некрона: он меняется местами со своим юнитом на соседней клетке.',
    },
    clauses: ['SO-8.2'],
    also: { en: ['swap'], ru: ['обмен', 'поменяться'] },
  },
  {
    id: 'forest-spirit',
    name: { en: 'Forest Spirit', ru: 'Лесной дух' },
    text: { en: "Merlin's move spell: to an empty cell diagonally beside him.", ru: 'Перемещение Мерлина: на пустую соседнюю клетку по диагонали.' },
    clauses: ['SO-8.3'],
  },
  {
    id: 'flight',
    name: { en: 'Flight', ru: 'Полёт' },
    text: {
      en: "Dadalan's move spell: over a friendly unit to the cell behind it.",
      ru: 'Перемещение Дадалана: через дружественного юнита на клетку за ним.',
    },
    clauses: ['SO-8.4'],
    also: { en: ['leap', 'fly'], ru: ['перелететь'] },
  },
  {
    id: 'bow-shot',
    name: { en: 'Bow Shot', ru: 'Выстрел из лука' },
    text: {
      en: "Vidomina's attack: a unit two cells away, horizontally or vertically.",
      ru: 'Атака Видомины: юнит через клетку по горизонтали или вертикали.',
    },
    clauses: ['SO-8.6'],
    also: { en: ['arrow'], ru: ['стрела'] },
  },
  {
    id: 'ghost-energy',
    name: { en: 'Ghost Energy', ru: 'Призрачная энергия' },
    text: { en: "Necron's attack: a unit diagonally beside him.", ru: 'Атака Некрона: юнит на соседней по диагонали клетке.' },
    clauses: ['SO-8.7'],
  },
  {
    id: 'lightning',
    name: { en: 'Lightning', ru: 'Молния' },
    text: {
      en: "Merlin's attack: a unit beside him, horizontally or vertically.",
      ru: 'Атака Мерлина: юнит на соседней по горизонтали или вертикали клетке.',
    },
    clauses: ['SO-8.8'],
  },
  {
    id: 'fire-stone',
    name: { en: 'Fire Stone', ru: 'Огненный камень' },
    text: { en: "Dadalan's attack: a unit two cells away diagonally.", ru: 'Атака Дадалана: юнит через клетку по диагонали.' },
    clauses: ['SO-8.9'],
  },
]

export const SPELL_GLOSSARY: readonly GlossaryEntry[] = [...MAGIC, ...BY_NAME]
