import type { Decision } from '../../../kernel/decision.ts'
import { markDone, type State } from '../state.ts'
import { askOne, choicesOf, declining, SKIP } from '../steps/decisions.ts'
import type { FrameOf, StepOf } from '../steps/frames.ts'

/** RY-7.1: tells whether an event can return, for which there must be a discarded one and an empty area. */
export const canReturnEvent = (s: State): boolean => s.eventDiscard.length > 0 && s.events.includes('')

/** Returns the id of an event area. `event-area-1` is the first from the left. */
export const eventAreaId = (area: number): string => `event-area-${area + 1}`
const areaOf = (id: string): number => Number(id.slice('event-area-'.length)) - 1

const askDiscard = (s: State, frame: FrameOf<'discard-event'>): readonly Decision[] =>
  askOne(frame, 'discard-event', choicesOf(s.events.filter((event) => event !== '')))

export const discardEvent: StepOf<'discard-event'> = {
  ask: askDiscard,

  answer(s, { source }, seat, pick, ctx) {
    if (pick !== SKIP.id) {
      const event = String(pick)
      s.events[s.events.indexOf(event)] = ''
      s.eventDiscard.push(event)
      markDone(s)
      ctx.emit({ type: 'event-discarded', seat, source, event })
    }
    ctx.end()
  },

  run: (_s, _frame, ctx) => ctx.end(),
  fallback: declining(askDiscard),
}

export const returnEvent: StepOf<'return-event'> = {
  ask: (s, frame) =>
    canReturnEvent(s)
      ? askOne(frame, 'return-event', choicesOf(s.events.flatMap((event, area) => (event === '' ? [eventAreaId(area)] : []))), {
          event: s.eventDiscard.at(-1) ?? '',
        })
      : [],

  answer(s, { source }, seat, pick, ctx) {
    const event = s.eventDiscard.pop()
    if (event === undefined) throw new Error('no event was discarded')
    s.events[areaOf(String(pick))] = event
    markDone(s)
    ctx.emit({ type: 'event-returned', seat, source, event })
    ctx.end()
  },

  run: (_s, _frame, ctx) => ctx.end(),
}
