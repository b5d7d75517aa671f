import { expect, test } from 'vitest'
import type { SeatState } from '#shared/protocol/match.ts'
import { seatStatus } from './seat-status.ts'

const SEAT: SeatState = {
  name: 'Wren',
  kind: 'human',
  level: '',
  held: '',
  muted: false,
  ready: true,
  commitment: '',
  opened: true,
  online: true,
  autopilot: false,
  resigned: false,
  deciding: true,
  statusJson: '',
  deadline: 0,
  reserve: 0,
}
const statusOf = (change: Partial<SeatState>, own = 1, ranks?: readonly number[]): string => seatStatus({ ...SEAT, ...change }, 0, { own, ranks })[0]

test('a player who is gone is away, even while the table waits for their decision', () => {
  expect(statusOf({ online: false })).toBe('status.away')
  expect(statusOf({ online: false, deciding: false })).toBe('status.away')
})

test('a bot is never away', () => {
  expect(statusOf({ kind: 'bot', online: false })).toBe('status.deciding')
})

test('a bot that plays for an absent player, a resignation and a place say more than the absence', () => {
  expect(statusOf({ online: false, autopilot: true })).toBe('status.autopilot')
  expect(statusOf({ online: false, resigned: true })).toBe('status.resigned')
  expect(statusOf({ online: false }, 1, [2, 1])).toBe('status.rank')
})

test('only the own decision is the own turn', () => {
  expect(statusOf({}, 0)).toBe('status.turn')
  expect(statusOf({}, 1)).toBe('status.deciding')
  expect(statusOf({ deciding: false }, 0)).toBe('status.waiting')
})
