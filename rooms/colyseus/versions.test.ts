import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

/**
 * The package `colyseus` is never imported. It says which versions of its parts belong together, and these tests compare the installed
 * parts with it.
 */

const Ranges = z.record(z.string(), z.string()).default({})
const Lock = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), dependencies: Ranges, peerDependencies: Ranges })),
})
const ROOT = join(import.meta.dirname, '../..')
const { packages } = Lock.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))
const MODULES = 'node_modules/'
/** A part that is replaced by an empty package, because it is a transport that we do not use and cannot be installed from npm. */
const REPLACED = '@colyseus/uwebsockets-transport'

const nameOf = (path: string): string => path.slice(path.lastIndexOf(MODULES) + MODULES.length)
const isPart = (name: string): boolean => name === 'colyseus' || (name.startsWith('@colyseus/') && name !== REPLACED)
const installed = Object.entries(packages).flatMap(([path, found]) => (isPart(nameOf(path)) ? [{ path, name: nameOf(path), ...found }] : []))

const numbersOf = (version: string): readonly number[] => version.split('.').map(Number)

/** Implements the part of semver that these packages use: `1.2.x` and `^1.2.3`. */
function satisfies(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version)
  const [, caret, wantedMajor, wantedMinor, wantedPatch] = /^(\^?)(\d+)\.(\d+)\.(\d+|x)$/.exec(range) ?? []
  if (wantedMajor === undefined) throw new Error(`a range of another form: ${range}`)
  if (Number(wantedMajor) !== major) return false
  if (wantedPatch === 'x' || (caret && major === 0)) return Number(wantedMinor) === minor && (wantedPatch === 'x' || patch >= Number(wantedPatch))
  return minor > Number(wantedMinor) || (minor === Number(wantedMinor) && patch >= Number(wantedPatch))
}

describe('the parts of Colyseus fit together', () => {
  test('each part is installed once', () => {
    const counts = Map.groupBy(installed, ({ name }) => name)
    expect([...counts].filter(([, { length }]) => length > 1)).toEqual([])
    expect(counts.size).toBeGreaterThan(8)
  })

  test.each(installed)('$name asks for the versions that are installed', ({ dependencies, peerDependencies }) => {
    const asked = Object.entries({ ...dependencies, ...peerDependencies }).filter(([name]) => isPart(name))
    for (const [name, range] of asked) {
      const { version } = packages[`${MODULES}${name}`] ?? {}
      if (version !== undefined) expect.soft(satisfies(version, range), `${name} ${version} in ${range}`).toBe(true)
    }
  })

  test.each(installed)('$name in node_modules is the version that the lock file names', ({ path, version }) => {
    const { version: found } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')))
    expect(found).toBe(version)
  })

  test.each([
    ['0.18.17', '^0.18.16', true],
    ['0.18.15', '^0.18.16', false],
    ['0.19.0', '^0.18.16', false],
    ['0.18.3', '0.18.x', true],
    ['5.1.0', '^5.0.8', true],
    ['6.0.0', '^5.0.8', false],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected)
  })
})
