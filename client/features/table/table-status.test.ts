import { describe, expect, test } from 'vitest'
import type { Prompt, SeatState } from '#shared/protocol/match.ts'
import { type StatusFacts, type TableStatus, tableStatus } from './table-status.ts'

const seat = { autopilot: false, resigned: false } as SeatState
const prompt: Prompt = { id: '1', kind: 'one', source: '', min: 1, max: 1, optional: false, text: { key: 'x' }, choices: ['a'], labels: {} }
const outcome = { ranks: [1, 2], reason: { key: 'x' } }
const WAITING: StatusFacts = {
  connection: 'live',
  phase: 'playing',
  seat,
  hasProblem: false,
  isPast: false,
  isBusy: false,
  outcome: undefined,
  prompt: undefined,
  isDrawn: () => true,
}

describe('the status bar is about', () => {
  test.each<[TableStatus, Partial<StatusFacts>]>([
    ['waiting', {}],
    ['prompt', { prompt }],
    ['waiting', { prompt, isBusy: true }],
    ['waiting', { prompt: { ...prompt, optional: true } }],
    ['prompt', { prompt: { ...prompt, optional: true }, isDrawn: () => false }],
    ['autopilot', { prompt, seat: { ...seat, autopilot: true } }],
    ['result', { outcome, phase: 'finished' }],
    ['waiting', { outcome, phase: 'finished', isBusy: true }],
    ['seating', { phase: 'gathering' }],
    ['opening', { phase: 'opening' }],
    ['past', { prompt, isPast: true }],
    ['problem', { isPast: true, hasProblem: true }],
    ['reconnecting', { hasProblem: true, connection: 'reconnecting' }],
    ['paused', { prompt, connection: 'paused' }],
    ['elsewhere', { prompt, connection: 'elsewhere' }],
  ])('%s if %o', (status, facts) => {
    expect(tableStatus({ ...WAITING, ...facts })).toBe(status)
  })
})
