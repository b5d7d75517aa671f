/** How much work the tests take on: `quick` for every few minutes, `usual` before a commit and in CI, `all` for when there is time. */
const EFFORTS = ['quick', 'usual', 'all'] as const
export type Effort = (typeof EFFORTS)[number]

function readEffort(word: string): Effort {
  const effort = EFFORTS.find((known) => known === word)
  if (!effort) throw new RangeError(`TEST_EFFORT must be one of ${EFFORTS.join(', ')}, but is ${word}`)
  return effort
}

/** The only place that reads how far tests shall go. `npm run test:quick`, `npm test` and `npm run test:all` set it. */
export const EFFORT = readEffort(process.env.TEST_EFFORT ?? 'usual')

const exactly = process.env.TEST_RUNS

/** How often a property is tried. TEST_RUNS asks for an exact number instead, for one file at a time. */
export const runsFor = (by: Readonly<Record<Effort, number>>): number => (exactly === undefined ? by[EFFORT] : Number(exactly))

/** Where searches for counterexamples begin; the same number, the same cases. */
export const SEED = Number(process.env.TEST_SEED ?? 1)
