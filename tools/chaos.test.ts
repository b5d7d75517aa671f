import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runsFor } from '#shared/conformance/effort.ts'
import { GAMES } from '#shared/games/index.ts'
import { FAULTS } from './chaos/fault-injector.ts'
import { describeReport, hasPassed } from './chaos/report.ts'
import { runChaos } from './chaos/run.ts'

/** The number of acknowledged answers after which the short form of `npm run chaos` ends. Each fault happens at least once. */
const ANSWERS = runsFor({ quick: 100, usual: 300, all: 5000 })

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'coven-chaos-'))
  // The SDK prints a warning for each connection that breaks.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterAll(() => rm(dir, { recursive: true, force: true }))

test('while nodes are killed, frozen and rolled and Redis is restarted, no acknowledged answer is lost, doubled or out of order', async () => {
  const say = () => undefined
  const report = await runChaos({
    dir,
    games: GAMES,
    nodes: 3,
    matches: 10,
    seconds: 0,
    answers: ANSWERS,
    pauseMs: 1500,
    thinkMs: 300,
    seed: 7,
    print: say,
  })
  const told = describeReport(report).join('\n')
  expect(hasPassed(report), told).toBe(true)
  for (const act of FAULTS) expect(report.faults[act], told).toBeGreaterThan(0)
  expect(report.takeovers, told).toBeGreaterThan(0)
  expect(report.acknowledged, told).toBeGreaterThanOrEqual(ANSWERS)
  expect(report.started, told).toBe(report.finished + report.goingOn)
  process.stdout.write(`${told}\n`)
})
