import type { GameCosts, Measured } from './measured.ts'

export const GAME: GameCosts = {
  answersPerMatch: 100,
  answerAlone: 0.001,
  answer: { node: 0.001, redis: 0.00003, proxy: 0.0002 },
  opening: { node: 0.03, redis: 0.002, proxy: 0.005 },
  restore: { node: 0.01, redis: 0.0003, proxy: 0 },
  join: { node: 0.003, redis: 0.0002, proxy: 0.0006 },
  ping: { node: 0.00003, redis: 0, proxy: 0.00003 },
  bytesPerAnswer: 1000,
  nodeBytes: 500_000,
  redisBytes: 3000,
  redisBytesPerAnswer: 200,
  pause: { seconds: 0.01, answers: 1000 },
  ran: 1,
}
export const measured = (...games: readonly GameCosts[]): Measured => ({
  at: '2026-01-01',
  machine: 'a machine',
  residentBytes: 200e6,
  games: Object.fromEntries(games.map((game, n) => [`game ${n}`, game])),
})
export const DEMAND = { matches: 100_000, secondsPerAnswer: 5 }
