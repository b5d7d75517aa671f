import { playerAt, type State } from '../state.ts'
import type { StepOf, Tools } from './frames.ts'

/** RY-2.2: every empty area, from left to right. */
function fillEvents(s: State, k: Tools): void {
  const drawn: string[] = []
  for (const [area, event] of s.events.entries()) {
    if (event !== '') continue
    if (s.eventDeck.length === 0) {
      s.eventDeck = k.random.shuffle(s.eventDiscard)
      s.eventDiscard = []
      k.emit({ type: 'events-shuffled', count: s.eventDeck.length })
    }
    const next = s.eventDeck.pop()
    if (next === undefined) break
    s.events[area] = next
    drawn.push(next)
  }
  if (drawn.length === 0) return
  k.barrier()
  k.emit({ type: 'events-foretold', events: drawn, count: drawn.length })
}

export const day: StepOf<'day'> = {
  run(s, _frame, k) {
    s.phase = 'day'
    s.active = s.first
    k.emit({ type: 'day-began', seat: s.first, round: s.round })
    fillEvents(s, k)
    k.goto({ step: 'turn' })
  },
}

/** RY-3.1 */
function beginTurn(s: State, k: Tools): void {
  const player = playerAt(s, s.active)
  if (player.lock !== '') {
    k.emit({ type: 'unlocked', seat: s.active, sector: player.lock })
    player.lock = ''
  }
  k.goto({ step: 'start' })
}
export const turn: StepOf<'turn'> = { run: (s, _frame, k) => beginTurn(s, k) }

/** RY-3.9: a single choice, and the last moment to take something back. */
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

  answer(s, _frame, _seat, _pick, k) {
    s.turn = { tile: '', spot: '', instead: '' }
    s.active = (s.active + 1) % s.players.length
    // RY-2.3: everybody has as many turns, so the next one has a companion or nobody has
    if (playerAt(s, s.active).hand.length > 0) beginTurn(s, k)
    else beginNight(s, k)
  },
}

/** RY-11.1 */
function beginNight(s: State, k: Tools): void {
  s.phase = 'night'
  s.active = s.first
  for (const player of s.players) player.lock = ''
  k.emit({ type: 'night-began', round: s.round })
  k.goto({ step: 'event', area: 0 })
}
