import type { Language } from '#shared/kernel/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type RulesSection, RulesSections, RulesTips } from '../../ui/RulesSections.tsx'

const SECTIONS: readonly RulesSection[] = [
  {
    sign: <Icon name="stone" />,
    title: { en: 'To win', ru: 'Победа' },
    text: {
      en: 'Hold three places of power at once (a team: four), or be the last with a living sorcerer.',
      ru: 'Займи три места силы одновременно (команда: четыре) или останься последним, у кого жив чародей.',
    },
  },
  {
    sign: <Icon name="pawn" />,
    title: { en: 'Move', ru: 'Передвижение' },
    text: {
      en: 'First move one unit: straight, any distance, over empty cells. Summoned units move in their own ways.',
      ru: 'Сначала передвинь одного юнита: по прямой, на любое расстояние, через пустые клетки. У саммонов свои пути.',
    },
  },
  {
    sign: <Icon name="cross" />,
    title: { en: 'Capture', ru: 'Окружение' },
    text: {
      en: 'An enemy between two hostile units, left and right or above and below, is captured when one of the three has just arrived. Sorcerers too.',
      ru: 'Враг между двумя враждебными юнитами, слева и справа или сверху и снизу, гибнет, если кто-то из троих только что пришёл. Чародей тоже.',
    },
  },
  {
    sign: <Icon name="star" />,
    title: { en: 'Cast', ru: 'Ворожба' },
    text: {
      en: 'Then cast one spell, or end the turn. The move spell is always ready.',
      ru: 'Затем примени одну ворожбу или заверши ход. Перемещение готово всегда.',
    },
  },
  {
    sign: <Icon name="spark" />,
    title: { en: 'Summon', ru: 'Призыв' },
    text: {
      en: 'Charges by one step on each of your turns while you hold a place of power. If you lose all places, you lose the charge so far, but a fully charged spell stays.',
      ru: 'Прокачивается на деление за твой ход, пока ты занимаешь хотя бы одно место силы. Без мест накопленное пропадает, прокачанная ворожба остаётся.',
    },
  },
  {
    sign: <Icon name="bolt" />,
    title: { en: 'Attack', ru: 'Атака' },
    text: {
      en: 'Charges while you hold two places or more. Kills one unit, even a sorcerer. Only the White Monk is safe from it.',
      ru: 'Прокачивается, пока ты занимаешь хотя бы два места. Убивает одного юнита, даже чародея; неуязвим только Белый монах.',
    },
  },
  {
    sign: <Icon name="flag" />,
    title: { en: 'Defeat', ru: 'Поражение' },
    text: {
      en: 'Without the sorcerer, or without the last warrior, your army leaves the board.',
      ru: 'Без чародея или без последнего воина твоя армия покидает поле.',
    },
  },
]

export function Rules({ language }: { readonly language: Language }) {
  return <RulesSections sections={SECTIONS} language={language} />
}

/** Shown while the sorcerers are chosen. */
export function Tips({ language }: { readonly language: Language }) {
  return <RulesTips sections={SECTIONS.slice(0, 3)} language={language} className="so-tips" />
}
