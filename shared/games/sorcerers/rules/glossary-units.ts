import type { GlossaryEntry } from '../../../rules/text.ts'

export const UNIT_GLOSSARY: readonly GlossaryEntry[] = [
  {
    id: 'unit',
    name: { en: 'Unit', ru: 'Юнит' },
    text: { en: 'A sorcerer, a warrior or a summon.', ru: 'Чародей, воин или саммон.' },
    clauses: ['SO-0.4'],
    also: { en: ['piece', 'token'], ru: ['фишка', 'фигура'] },
  },
  {
    id: 'sorcerer',
    name: { en: 'Sorcerer', ru: 'Чародей' },
    text: {
      en: 'The heart of an army. Moves like a warrior and casts the spells. When the sorcerer dies, the army falls.',
      ru: 'Сердце армии. Двигается как воин и ворожит; если он погибнет, армия падёт.',
    },
    clauses: ['SO-4.1', 'SO-7.1', 'SO-11.3'],
    also: { en: ['Vidomina', 'Necron', 'Merlin', 'Dadalan', 'mage'], ru: ['Видомина', 'Некрон', 'Мерлин', 'Дадалан', 'маг'] },
  },
  {
    id: 'warrior',
    name: { en: 'Warrior', ru: 'Воин' },
    text: {
      en: 'A plain unit that moves straight. Each army has {n:warriors}; without any it is lost.',
      ru: 'Простой юнит, двигается по прямой. В армии их {n:warriors}; без воинов она проигрывает.',
    },
    clauses: ['SO-1.3', 'SO-4.1', 'SO-11.3'],
    also: {
      en: ['Faithful Monk', 'Bone Warrior', 'Tower Warden', 'Draconid'],
      ru: ['верный монах', 'костлявый воин', 'страж башни', 'драконид'],
    },
  },
  {
    id: 'summon',
    name: { en: 'Summon', ru: 'Саммон' },
    text: {
      en: 'An extra unit that a sorcerer calls. Each sorcerer has a different one. It does not count as a warrior.',
      ru: 'Дополнительный юнит, которого призывает чародей. У каждого чародея саммон свой; воином он не считается.',
    },
    clauses: ['SO-9.1', 'SO-6.2'],
    also: { en: ['creature', 'pet'], ru: ['призванный', 'существо'] },
  },
  {
    id: 'white-monk',
    name: { en: 'White Monk', ru: 'Белый монах' },
    text: {
      en: "Vidomina's summon. He may also step diagonally, no attack can choose him, and he dies with his side's last place.",
      ru: 'Саммон Видомины. Может шагнуть и по диагонали, неуязвим для атак, погибает с последним местом силы своей стороны.',
    },
    clauses: ['SO-4.2', 'SO-9.2'],
  },
  {
    id: 'zombie-ball',
    name: { en: 'Zombie Ball', ru: 'Шар зомби' },
    text: { en: "Necron's summon. It pushes the unit it stops in front of.", ru: 'Саммон Некрона. Отталкивает юнита, перед которым остановился.' },
    clauses: ['SO-4.5'],
  },
  {
    id: 'familiar',
    name: { en: 'Familiar', ru: 'Фамильяр' },
    text: { en: "Merlin's summon. It can jump over one unit in its way.", ru: 'Саммон Мерлина. Может перепрыгнуть через одного юнита на пути.' },
    clauses: ['SO-4.4'],
    also: { en: ['jump'], ru: ['прыжок', 'перескочить'] },
  },
  {
    id: 'fire-spirit',
    name: { en: 'Fire Spirit', ru: 'Огнедух' },
    text: {
      en: "Dadalan's summon. It moves only diagonally, any distance.",
      ru: 'Саммон Дадалана. Двигается только по диагонали, на любое расстояние.',
    },
    clauses: ['SO-4.3'],
    also: { en: ['diagonal', 'bishop'], ru: ['диагональ', 'слон'] },
  },
]
