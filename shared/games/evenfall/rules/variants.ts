import type { RulesChapter, RulesSection } from '../../../rules/text.ts'
import { AUTOMA_BATTLE } from './automa-battle.ts'
import { AUTOMA_TURN } from './automa-turn.ts'
import { MOON } from './moon.ts'

const ADVANCED: readonly RulesSection[] = [
  {
    id: 'advanced-start',
    title: { en: 'Advanced start', ru: 'Начало для опытных' },
    clauses: ['EV-3.7', 'EV-3.8'],
    modes: { advancedStart: true },
    text: {
      en: `In the scouting phase of round 1 every player draws {n:advanced-draw} cards more than the board says, on the sun side
        {n:sun-cards-advanced}, and then discards any {n:advanced-discard} cards of the hand. This holds for all covens: Star draws
        {n:star-cards-advanced} and keeps {n:star-cards}.

        When everybody has finished scouting, all choose these cards at the same time and in secret. The choices are revealed together, and the cards
        go to the discard pile in turn order. This discard brings nothing; it is no free action.`,
      ru: `В разведке раунда 1 каждый берёт на {n:advanced-draw} карты больше, чем указано на планшете, на солнечной стороне {n:sun-cards-advanced}, а
        затем сбрасывает любые {n:advanced-discard} карты с руки. Так у всех ковенов: Звезда берёт {n:star-cards-advanced} и оставляет {n:star-cards}.

        Когда разведка закончена у всех, все одновременно и тайно выбирают эти карты. Выбор открывают вместе, карты уходят в сброс в порядке
        хода. Этот сброс ничего не даёт, это не свободное действие.`,
    },
  },
]

export const VARIANTS: RulesChapter = {
  id: 'variants',
  title: { en: 'Variants', ru: 'Варианты' },
  sections: [...ADVANCED, ...MOON, ...AUTOMA_TURN, ...AUTOMA_BATTLE],
}
