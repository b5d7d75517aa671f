import { defineEvents, type KindsOf, seat, seats } from '../../kernel/define-events.ts'
import { list, number, oneOf } from '../../kernel/shape.ts'
import { RUNES } from './state.ts'

const rune = oneOf(RUNES)
const runes = list(rune)

export const events = defineEvents({
  laid: { seat },
  showed: { seat, rune },
  tied: { seats, count: number },
  took: { seat, runes, count: number },
  drew: { seat, count: number, private: { runes } },
  reshuffled: { count: number },
  cursed: { seat, victim: seat },
  scries: { seat, count: number, private: { runes } },
  ordered: { seat, count: number },
  threw: { seat, runes },
  kept: { seat, points: number },
  won: { seat, points: number },
  lost: { seat, points: number },
  'gave-up': { seat, count: number },
  ended: {},
})
export type Events = KindsOf<typeof events>
