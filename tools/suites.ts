/** Every test file of the project. */
export const TESTS = ['{shared,rooms,server,client,loadtest,tools}/**/*.test.{ts,tsx}'] as const

/** Those that touch nothing but their own values. */
export const PURE = ['shared/**/*.test.ts', 'client/**/!(*.browser).test.ts'] as const

/** The longest. Begun first, they do not keep everybody waiting at the end. */
export const LONG = [
  'shared/games/*/conformance.test.ts',
  'server/redis/nodes.test.ts',
  '**/*.browser.test.ts',
  'tools/chaos.test.ts',
  'loadtest/loadtest.test.ts',
] as const

/** What starts a browser, a Redis, a proxy or another process, or takes many seconds: `npm run test:quick` leaves it out. */
export const SLOW = [
  '**/*.browser.test.ts',
  'server/redis/**',
  'server/leaks/**',
  'server/{crash,lifecycle,main,watch,config}.test.ts',
  'server/cli/*.test.ts',
  'server/journal/*.test.ts',
  'loadtest/loadtest.test.ts',
  'loadtest/capacity/*.test.ts',
  'tools/{chaos,cluster,docs,reconnect,tournament}.test.ts',
  'tools/chaos/*.test.ts',
] as const
