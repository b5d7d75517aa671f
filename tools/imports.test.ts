import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cyclesOf, reachOf, runtimeGraph } from './imports/graph.ts'
import { allImports, type Import, importsOf } from './imports/read-imports.ts'
import { brokenRules, describeBreach } from './imports/rules.ts'

const IMPORTS = allImports()
const GRAPH = runtimeGraph(IMPORTS)
const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>
}

const breachesOf = (imports: readonly Import[]): readonly string[] =>
  imports.flatMap((one) => brokenRules(one).map((says) => describeBreach(one, says)))

/** Returns the packages that run with these entries but that neither npm installs in production nor Node has. */
const notInstalled = (...entries: readonly string[]): readonly string[] =>
  reachOf(GRAPH, entries)
    .filter(({ package: name }) => name !== undefined && !name.startsWith('node:') && !(name in dependencies))
    .map((one) => describeBreach(one, 'not among the dependencies of package.json'))

describe('imports point one way', () => {
  test('no import breaks a rule', () => {
    expect(breachesOf(IMPORTS)).toEqual([])
  })

  test('no file imports itself in a cycle', () => {
    expect(cyclesOf(GRAPH).map((cycle) => cycle.join(' → '))).toEqual([])
  })

  test('the server needs no test helper and no development package', () => {
    const reach = reachOf(GRAPH, ['server/main.ts', 'server/cli/coven.ts'])
    expect(reach.filter(({ target }) => target !== undefined && !/^(shared|rooms|server)\//.test(target))).toEqual([])
    expect(reach.filter(({ target }) => target?.startsWith('shared/conformance/'))).toEqual([])
    expect(notInstalled('server/main.ts', 'server/cli/coven.ts', 'client/main.tsx')).toEqual([])
  })

  test('what k6 runs needs neither Node nor a test helper', () => {
    const reach = reachOf(GRAPH, ['loadtest/load/k6-script.ts'])
    expect(reach.length).toBeGreaterThan(20)
    expect(reach.filter(({ target }) => target !== undefined && !/^(shared|sdk|loadtest\/load)\//.test(target))).toEqual([])
    expect(new Set(reach.map(({ package: name }) => name))).toEqual(new Set([undefined, 'k6', '@colyseus/schema', 'msgpackr', '@noble/hashes']))
  })
})

describe('the search for imports', () => {
  const at = (file: string, text: string): readonly string[] => breachesOf(importsOf(file, text))

  test('finds every kind of import, and its line', () => {
    const text = `import a from '#server/main.ts'
import type { b } from '#server/main.ts'
export * from '#server/main.ts'
const c = await import('#server/main.ts')
type D = import('#server/main.ts').D
new Worker(new URL('../server/main.ts', import.meta.url))
import.meta.resolve('#server/main.ts')`
    expect(at('shared/x.ts', text)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((line) => `shared/x.ts:${line} imports server/main.ts: shared holds the rules and imports nothing else`),
    )
    expect(importsOf('shared/x.ts', text).map(({ isType }) => isType)).toEqual([false, true, false, false, true, false, false])
  })

  test.each([
    ['rooms/x.ts', '#server/main.ts', 'rooms import shared only'],
    ['server/x.ts', '#testing/server.ts', 'the server imports shared and rooms only'],
    ['client/x.ts', '#rooms/index.ts', 'the client imports shared and sdk only'],
    ['tools/x.ts', '../loadtest/index.ts', 'tools do not import loadtest'],
    ['loadtest/load/x.ts', '#server/main.ts', 'a load test is a client: only loadtest/load/server.ts knows the server'],
    ['rooms/match/x.ts', '#shared/games/ryozen/index.ts', 'rooms, server, sdk and client know no game in particular'],
    ['shared/games/ryozen/x.ts', '../evenfall/index.ts', 'a game imports no other game, and a board no other board'],
    ['elsewhere/x.ts', '#server/main.ts', 'no rule is about this folder'],
  ])('%s must not import %s', (file, text, says) => {
    expect(at(file, `import '${text}'`).map((line) => line.split(': ').slice(1).join(': '))).toContain(says)
  })

  test.each([
    ['rooms/match/x.ts', '@colyseus/core', 'only rooms/colyseus knows the Colyseus server'],
    ['client/x.ts', '@colyseus/sdk/build', 'only the sdk knows the Colyseus SDK'],
    ['sdk/match/x.ts', 'node:fs', 'this code also runs in browsers and in k6'],
    ['shared/x.ts', 'fs', 'this code also runs in browsers and in k6'],
    ['server/x.ts', 'vitest', 'tests, and suites that tests run'],
  ])('%s must not import the package %s', (file, name, says) => {
    expect(at(file, `import '${name}'`)).toEqual([expect.stringContaining(`: ${says}`)])
  })

  test('finds a cycle, and ignores imports of types', () => {
    const edge = (file: string, target: string, isType = false): Import => ({ file, target, line: 1, isType })
    expect(cyclesOf(runtimeGraph([edge('a', 'b'), edge('b', 'c'), edge('c', 'b')]))).toEqual([['b', 'c', 'b']])
    expect(cyclesOf(runtimeGraph([edge('a', 'b'), edge('b', 'a', true)]))).toEqual([])
  })
})
