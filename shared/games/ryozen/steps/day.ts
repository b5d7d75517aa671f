import { playerAt, type State } from '../state.ts'
import type { Ctx, StepOf } from './frames.ts'

/** RY-2.2: fills every empty event area, from left to right. */
function fillEvents(s: State, ctx: Ctx): void {
  const drawn: string[] = []
  for (const [area, event] of s.events.entries()) {
    if (event !== '') continue
    if (s.eventDeck.length === 0) {
      s.eventDeck = ctx.random.shuffle(s.eventDiscard)
      s.eventDiscard = []
      ctx.emit({ type: 'events-shuffled', count: s.eventDeck.length })
    }
    const next = s.eventDeck.pop()
    if (next === undefined) break
    s.events[area] = next
    drawn.push(next)
  }
  if (drawn.length === 0) return
  ctx.barrier()
  ctx.emit({ type: 'events-foretold', events: drawn, count: drawn.length })
}

export const day: StepOf<'day'> = {
  run(s, _frame, ctx) {
    s.phase = 'day'
    s.active = s.first
    ctx.emit({ type: 'day-began', seat: s.first, round: s.round })
    fillEvents(s, ctx)
    ctx.goto({ step: 'turn' })
  },
}

/** RY-3.1: begins a turn, which ends the player's lock. */
function beginTurn(s: State, ctx: Ctx): void {
  const player = playerAt(s, s.active)
  if (player.lock !== '') {
    ctx.emit({ type: 'unlocked', seat: s.active, sector: player.lock })
    player.lock = ''
  }
  ctx.goto({ step: 'start' })
}
export const turn: StepOf<'turn'> = { run: (s, _frame, ctx) => beginTurn(s, ctx) }

/** RY-3.9: asks the seat to end its turn, although it has no other choice, because this is the last moment to undo. */
export const endTurn: StepOf<'end-turn'> = {
  ask: (s) => [
    {
      seat: s.active,
      prompt: { key: 'prompt.end-turn' },
      status: { key: 'status.end-turn', params: { seat: s.active } },
      question: { kind: 'one', choices: [{ id: 'end-turn', label: { key: 'option.end-turn' } }] },
      alwaysAsk: true,
    },
  ],

  answer(s, _frame, _seat, _pick, ctx) {
    s.turn = { tile: '', spot: '', instead: '' }
    s.active = (s.active + 1) % s.players.length
    // RY-2.3: all have equally many turns, so if the next seat has no companion left, nobody has
    if (playerAt(s, s.active).hand.length > 0) beginTurn(s, ctx)
    else beginNight(s, ctx)
  },
}

/** RY-11.1: begins the night and ends all locks. */
function beginNight(s: State, ctx: Ctx): void {
  s.phase = 'night'
  s.active = s.first
  for (const player of s.players) player.lock = ''
  ctx.emit({ type: 'night-began', round: s.round })
  ctx.goto({ step: 'event', area: 0 })
}
