import type { Language } from '#shared/kernel/words.ts'
import { type RulesSection, RulesSections } from '../../ui/RulesSections.tsx'
import { HUES } from './geometry.ts'
import { SignIcon } from './Sprite.tsx'

const SECTIONS: readonly RulesSection[] = [
  {
    sign: <SignIcon shape="points" />,
    title: { en: 'A turn', ru: 'Ход' },
    text: {
      en: 'Lay a domino into your cauldron, then do both of its actions, in any order. Each action is repeated once for every symbol in its chain. Everybody has eleven turns.',
      ru: 'Положи парный жетон в котёл и выполни оба его действия в любом порядке. Действие повторяется столько раз, сколько символов в цепочке. У каждого одиннадцать ходов.',
    },
  },
  {
    sign: <SignIcon shape="energy" fill={HUES.energy} />,
    title: { en: 'Energy', ru: 'Энергия' },
    text: {
      en: 'Fill portals that touch your network with markers. A full portal brings 1, 3 or 6 points and lets your witches travel freely.',
      ru: 'Заполняй маркерами порталы, что касаются твоей сети. Полный портал даёт 1, 3 или 6 очков, и чародеи ходят по нему свободно.',
    },
  },
  {
    sign: <SignIcon shape="witches" fill={HUES.witches} />,
    title: { en: 'Witches', ru: 'Чародеи' },
    text: {
      en: 'Prepare a witch beside your tower, or send one to a region: 2 points and its power token. The Witchstone rewards those who come first.',
      ru: 'Подготовь чародея у башни или пошли его в район: 2 очка и жетон усиления. На Скале ведьм лучше быть первым.',
    },
  },
  {
    sign: <SignIcon shape="pentagram" fill={HUES.pentagram} />,
    title: { en: 'Pentagram', ru: 'Пентаграмма' },
    text: {
      en: 'Move your owl around. Blue cells give a special tile with two symbols, and orange ones an owl tile with points.',
      ru: 'Веди сову по кругу. Синие клетки дают особый жетон с двумя символами, оранжевые — жетон совы с очками.',
    },
  },
  {
    sign: <SignIcon shape="crystal" fill={HUES.crystal} />,
    title: { en: 'Crystal', ru: 'Кристалл' },
    text: {
      en: 'Move crystals out of the cauldron, which also frees their cells. On its own shelf a crystal does that action twice; on the lower shelf it takes a power token. A crystal may be damaged at any time, for points.',
      ru: 'Выводи кристаллы из котла: на своей полке кристалл даёт действие дважды, на нижней — жетон усиления. Так освобождаются ячейки. Кристалл можно и повредить, ценой очков.',
    },
  },
  {
    sign: <SignIcon shape="wand" fill={HUES.wand} />,
    title: { en: 'Wand', ru: 'Палочка' },
    text: {
      en: 'Move your other owl. Silver cells score what you have. Dark ones give an action, twice as strong for the leader.',
      ru: 'Веди вторую сову. Серебряные клетки считают твоё добро, тёмные дают действие, лидеру вдвое больше.',
    },
  },
  {
    sign: <SignIcon shape="scroll" fill={HUES.scroll} />,
    title: { en: 'Scroll', ru: 'Свиток' },
    text: {
      en: 'Take a scroll from the lowest shelves, as far as your chain reaches. Boosters add repeats, and prophecies score at the end.',
      ru: 'Возьми свиток с нижних полок, докуда достанет цепочка. Усилители добавляют повторы, пророчества дают очки в конце.',
    },
  },
]

export function Rules({ language }: { readonly language: Language }) {
  return <RulesSections sections={SECTIONS} language={language} />
}
