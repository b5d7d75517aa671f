import { matchesGlob } from 'node:path'
import type { Import } from './read-imports.ts'

/** The folders that the files of `files` may import. The first rule that fits a file counts. */
interface FolderRule {
  readonly files: string
  readonly may: readonly string[]
  readonly says: string
}
/** Packages or files that only some places may import. */
interface PlaceRule {
  readonly packages?: readonly string[]
  readonly targets?: readonly string[]
  readonly only: readonly string[]
  readonly says: string
}

const PRODUCT = ['shared/**', 'rooms/**', 'server/**', 'sdk/**'] as const
const TESTS = ['**/*.test.{ts,tsx}', 'testing/**'] as const
const MEASURES = { may: [...PRODUCT, 'testing/**', 'loadtest/**'], says: 'loadtest imports neither tools nor the client' } as const

/** The rules between folders, as docs/architecture.md draws them. */
const FOLDER_RULES: readonly FolderRule[] = [
  { files: 'tools/**', may: [...PRODUCT, 'client/**', 'testing/**', 'tools/**'], says: 'tools do not import loadtest' },
  { files: 'loadtest/**/*.test.ts', ...MEASURES },
  { files: '**/*.test.{ts,tsx}', may: [...PRODUCT, 'client/**', 'testing/**'], says: 'tests of the product import neither tools nor loadtest' },
  { files: 'testing/**', may: [...PRODUCT, 'testing/**'], says: 'testing imports neither client, tools nor loadtest' },
  { files: 'shared/kernel/**', may: ['shared/kernel/**'], says: 'the kernel knows no game and no protocol' },
  { files: 'shared/**', may: ['shared/**'], says: 'shared holds the rules and imports nothing else' },
  { files: 'rooms/sync/**', may: ['shared/**', 'rooms/sync/**'], says: 'rooms/sync knows shapes and seats, no match and no socket' },
  { files: 'rooms/colyseus/**', may: ['shared/**', 'rooms/{sync,colyseus}/**'], says: 'rooms/colyseus gets everything else through ports' },
  { files: 'rooms/**', may: ['shared/**', 'rooms/**'], says: 'rooms import shared only' },
  { files: 'server/**', may: ['shared/**', 'rooms/**', 'server/**'], says: 'the server imports shared and rooms only' },
  { files: 'sdk/**', may: ['shared/**', 'sdk/**'], says: 'the sdk imports shared only' },
  {
    files: 'client/boards/kit/describe-board.ts',
    may: ['shared/**', 'client/**', 'testing/**'],
    says: 'the suite of the boards is run by their tests alone',
  },
  { files: 'client/**', may: ['shared/**', 'sdk/**', 'client/**'], says: 'the client imports shared and sdk only' },
  { files: 'loadtest/{bench,peers,capacity}/**', ...MEASURES },
  { files: 'loadtest/load/server.ts', ...MEASURES },
  {
    files: 'loadtest/**',
    may: ['shared/**', 'sdk/**', 'testing/**', 'loadtest/**'],
    says: 'a load test is a client: only loadtest/load/server.ts knows the server',
  },
  { files: '*.ts', may: ['shared/conformance/effort.ts', 'tools/suites.ts'], says: 'the configuration of vitest needs no more' },
]

const PLACE_RULES: readonly PlaceRule[] = [
  {
    packages: ['@colyseus/core', '@colyseus/ws-transport', '@colyseus/redis-driver', '@colyseus/redis-presence', '@colyseus/monitor'],
    only: ['rooms/colyseus/**', 'loadtest/peers/bare.ts', ...TESTS],
    says: 'only rooms/colyseus knows the Colyseus server',
  },
  { packages: ['colyseus'], only: [], says: 'the umbrella pins versions and is never loaded' },
  {
    packages: ['@colyseus/schema'],
    only: ['rooms/sync/**', 'sdk/raw/**', 'tools/**', ...TESTS],
    says: 'schema bytes are written in rooms/sync and read in sdk/raw',
  },
  { packages: ['@colyseus/sdk'], only: ['sdk/**', ...TESTS], says: 'only the sdk knows the Colyseus SDK' },
  {
    packages: ['ws'],
    only: ['rooms/colyseus/**', 'sdk/raw/raw-connection.ts', 'loadtest/**', 'tools/**', ...TESTS],
    says: 'only rooms/colyseus accepts WebSockets',
  },
  { packages: ['express', 'helmet', 'compression'], only: ['server/http/**', ...TESTS], says: 'HTTP is served in server/http' },
  { packages: ['redis'], only: ['server/redis/**', 'loadtest/capacity/**', 'tools/**', ...TESTS], says: 'Redis is spoken to in server/redis' },
  { packages: ['react', 'react-dom'], only: ['client/**'], says: 'React is for the client' },
  {
    packages: ['vitest', 'fast-check'],
    only: [
      'shared/conformance/**',
      'client/boards/kit/describe-board.ts',
      '**/*-contract.ts',
      'vitest.config.ts',
      'tools/mutants/vitest.config.ts',
      ...TESTS,
    ],
    says: 'tests, and suites that tests run',
  },
  {
    targets: ['shared/games/*/**'],
    only: ['shared/games/*.ts', 'shared/games/*/**', 'shared/rules/texts.ts', 'client/boards/**', 'tools/**', ...TESTS],
    says: 'rooms, server, sdk and client know no game in particular',
  },
]

/** Each game and each board stands alone, so that none depends on another. */
const ALONE = [/^shared\/games\/([^/]+)\//, /^client\/boards\/([^/]+)\//] as const
/** The folder that all boards may import. */
const BOARD_KIT = 'kit'

/** These files may not import `node:` modules, because the rules and the sdk run in the browser. */
const NODE_FREE = '{shared,sdk,client}/**'
const NODE_ALLOWED = ['shared/conformance/**', 'client/vite.config.ts', ...TESTS] as const

const fits = (file: string, patterns: readonly string[]): boolean => patterns.some((pattern) => matchesGlob(file, pattern))

function folderRule({ file, target }: Import): string | undefined {
  if (target === undefined) return undefined
  const rule = FOLDER_RULES.find(({ files }) => matchesGlob(file, files))
  if (!rule) return 'no rule is about this folder'
  return fits(target, rule.may) ? undefined : rule.says
}

function placeRule({ file, target, package: name }: Import): string | undefined {
  return PLACE_RULES.find(
    ({ packages = [], targets = [], only }) =>
      ((name !== undefined && packages.includes(name)) || (target !== undefined && fits(target, targets))) && !fits(file, only),
  )?.says
}

function aloneRule({ file, target = '' }: Import): string | undefined {
  if (fits(file, TESTS)) return undefined
  const isForeign = ALONE.some((pattern) => {
    const [, own] = pattern.exec(file) ?? []
    const [, other] = pattern.exec(target) ?? []
    return own !== undefined && other !== undefined && own !== other && other !== BOARD_KIT
  })
  return isForeign ? 'a game imports no other game, and a board no other board' : undefined
}

const nodeRule = ({ file, package: name = '' }: Import): string | undefined =>
  name.startsWith('node:') && matchesGlob(file, NODE_FREE) && !fits(file, NODE_ALLOWED) ? 'this code also runs in browsers and in k6' : undefined

/** Returns the rules that an import breaks, as sentences. */
export const brokenRules = (one: Import): readonly string[] =>
  [folderRule(one), placeRule(one), aloneRule(one), nodeRule(one)].filter((says) => says !== undefined)

export const describeBreach = (one: Import, says: string): string => `${one.file}:${one.line} imports ${one.target ?? one.package}: ${says}`
