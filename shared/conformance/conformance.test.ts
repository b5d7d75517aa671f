import { GAMES } from '../games/index.ts'
import { describeConformance } from './index.ts'
import { riddle } from './riddle/index.ts'

/** A short run goes with every test; `npm run conformance` plays thousands of matches of each game. */
const matches = Number(process.env.CONFORMANCE_RUNS ?? 60)
const from = Number(process.env.CONFORMANCE_SEED ?? 1)

for (const game of [riddle, ...GAMES]) describeConformance(game, { matches, from })
