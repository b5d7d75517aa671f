/** How much work the tests do. `quick` is for every few minutes, `usual` for before a commit and CI, `all` for when there is time. */
const EFFORTS = ['quick', 'usual', 'all'] as const
export type Effort = (typeof EFFORTS)[number]

function readEffort(word: string): Effort {
  const effort = EFFORTS.find((known) => known === word)
  if (!effort) throw new RangeError(`TEST_EFFORT must be one of ${EFFORTS.join(', ')}, but is ${word}`)
  return effort
}

/** The effort of this run. `npm run test:quick`, `npm test` and `npm run test:all` set it, and nothing else reads the variable. */
export const EFFORT = readEffort(process.env.TEST_EFFORT ?? 'usual')

const exactly = process.env.TEST_RUNS

/** Returns how often a property is tried. TEST_RUNS sets an exact number instead, which is meant for single test files. */
export const runsFor = (by: Readonly<Record<Effort, number>>): number => (exactly === undefined ? by[EFFORT] : Number(exactly))

/** The seed of the searches for counterexamples. The same seed gives the same cases. */
export const SEED = Number(process.env.TEST_SEED ?? 1)
