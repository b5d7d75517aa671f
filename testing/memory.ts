import { expect } from 'vitest'
import { matchMaker } from '#rooms/colyseus/index.ts'
import type { RunningServer } from '#server/process/start.ts'
import type { ControlledTime } from './controlled-time.ts'

const PATIENCE = { timeout: 120_000 }
const MINUTE_MS = 60_000

export const isInMemory = (match: string): boolean => matchMaker.getLocalRoomById(match) !== undefined
export const inMemory = (): number => matchMaker.stats.local.roomCount

/** Waits until no match is due. It advances the clock only while the server is not working on a due match. */
export const untilWritten = (time: ControlledTime, server: Pick<RunningServer, 'journal' | 'due'>): Promise<void> =>
  expect
    .poll(async () => {
      const due = await server.journal.due(time.now(), 1000)
      const isAtWork = due.length === 0 || server.due.isRunning || due.some(isInMemory)
      if (!isAtWork && time.nextAt !== undefined) time.advance(time.nextAt - time.now())
      return due
    }, PATIENCE)
    .toEqual([])

/** Waits until all matches have left memory. It advances the clock until they have. */
export const untilEmpty = (time: ControlledTime, stepMs = MINUTE_MS): Promise<void> =>
  expect
    .poll(() => {
      if (inMemory() > 0) time.advance(stepMs)
      return inMemory()
    }, PATIENCE)
    .toBe(0)
