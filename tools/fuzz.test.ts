import { expect, test } from 'vitest'
import { Dice } from './fuzz/dice.ts'
import { message } from './fuzz/messages.ts'
import { narrow } from './fuzz/narrow.ts'
import { PHASES } from './fuzz/phases.ts'
import { rangesFrom } from './fuzz/plan.ts'
import { describe, LATENCY, propertiesOf } from './fuzz/report.ts'
import { type FuzzPlan, runFuzz } from './fuzz/run.ts'

/** The size of the short form of `npm run fuzz`. It does not judge latency, because the machine may be busy with other work. */
const INPUTS = 2500
const SEED = 15

const NONE = { message: 0, framing: 0, upgrade: 0, http: 0, slow: 0 }
const planOf = (inputs: number, env: Readonly<Record<string, string>>): FuzzPlan => ({
  name: 'short',
  chosen: { ranges: rangesFrom(NONE, inputs) },
  seed: SEED,
  perSecond: 1000,
  env,
  tables: 5,
  thinkMs: 100,
  fuzzMs: 3000,
  calmMs: 300,
  // It ends as soon as everything is released. A busy machine takes long.
  restMs: 600_000,
  isIdle: false,
  say: () => undefined,
})

test.for(PHASES)('$name: strange input does not end the server, changes nothing for honest players, and leaves nothing behind', async ({ env }) => {
  const report = await runFuzz(planOf(INPUTS, env))
  const told = describe(report).join('\n')
  for (const { name, holds } of propertiesOf(report)) if (name !== LATENCY) expect(holds, `${name}\n${told}`).toBe(true)
  for (const [kind, count] of Object.entries(report.progress.sent)) expect(count, `${kind}\n${told}`).toBeGreaterThan(0)
  expect(report.progress.joins, told).toBeGreaterThan(20)
  expect(Object.keys(report.progress.statuses), told).toEqual(expect.arrayContaining(['200', '400', '404']))
})

const NOTHING = { state: undefined, prompt: undefined, decisions: [], requests: [] }
/** Returns the numbers of the first `count` messages of a kind. */
const messagesOf = (what: RegExp, count: number): readonly number[] =>
  Array.from({ length: 2000 }, (_, number) => number)
    .filter((number) => what.test(message(new Dice(SEED, 'message', number), NOTHING, []).what))
    .slice(0, count)

test('a bug is found, and the input that causes it', async () => {
  // The planted bug makes chat throw an error that nothing catches.
  const env = { ...PHASES[0].env, PROBE_FAULT: 'chat' }
  const report = await runFuzz(planOf(INPUTS, env))
  expect(report.problem).toMatch(/planted/)
  expect(propertiesOf(report).find(({ name }) => name === 'no incident, no mishap')?.holds).toBe(false)
  const [chat = -1] = messagesOf(/^real chat$/, 1)
  const suspects = [...messagesOf(/^real (undo|log|view)$/, 3), chat].map((number) => ({ kind: 'message', number }) as const)
  const guilty = await narrow(suspects, report.problem ?? '', { seed: SEED, perSecond: 100, env, say: () => undefined })
  expect(guilty).toEqual([{ kind: 'message', number: chat }])
})
