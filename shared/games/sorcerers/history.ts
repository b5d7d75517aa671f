import { at, CELL_COUNT, NOWHERE } from './cells.ts'
import { LIMITS } from './content/index.ts'
import { cellIn, KIND_OF, SLOT_OF, type State, UNIT_COUNT } from './state.ts'
import { TIMERS } from './timers.ts'
import { UNIT_KINDS } from './view.ts'

/** Hashes a small number with the finalizer of MurmurHash3. */
function scatter(n: number, salt: number): number {
  let h = Math.imul(n + 1, 0x9e3779b1) ^ salt
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

const CODES = 4096
const LOW: readonly number[] = Array.from({ length: CODES }, (_, n) => scatter(n, 0x5bd1e995))
const HIGH: readonly number[] = Array.from({ length: CODES }, (_, n) => scatter(n, 0x27d4eb2f))

/** The code of each unit. It depends on owner and kind alone, because the warriors of a slot are interchangeable. */
const UNIT_CODES: readonly number[] = Array.from({ length: UNIT_COUNT }, (_, unit) => {
  return (at(SLOT_OF, unit) * UNIT_KINDS.length + UNIT_KINDS.indexOf(at(KIND_OF, unit))) * CELL_COUNT
})
const TIMER_CODES = 12 * CELL_COUNT
const WAITING_CODES = TIMER_CODES + 256
const ACTIVE_CODES = WAITING_CODES + 16

/**
 * SO-15.1: returns a 53-bit hash of the units (owner, kind, cell), the timers, the slot to move and the waiting order.
 * A match has a few hundred positions. Two different ones share a key about once in 10^11 matches.
 */
function positionKey(s: State): number {
  const { cells } = s
  let low = 0
  let high = 0
  const mix = (code: number): void => {
    low ^= at(LOW, code)
    high ^= at(HIGH, code)
  }
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const cell = cellIn(cells, unit)
    if (cell !== NOWHERE) mix(at(UNIT_CODES, unit) + cell)
  }
  s.slots.forEach((board, slot) => {
    TIMERS.forEach((timer, n) => {
      mix(TIMER_CODES + (slot * TIMERS.length + n) * 16 + board[timer])
    })
  })
  s.waiting.forEach((slot, n) => {
    mix(WAITING_CODES + n * 4 + slot)
  })
  mix(ACTIVE_CODES + s.active)
  return (high & 0x1fffff) * 2 ** 32 + (low >>> 0)
}

/** Records the position at the start of a turn. Returns true if it is there for the third time. */
export function isRepetition(s: State): boolean {
  const key = positionKey(s)
  s.history.push(key)
  let times = 0
  for (const past of s.history) if (past === key) times++
  return times >= LIMITS.repetitionDraw
}
