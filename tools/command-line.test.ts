import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

const run = (tool: string, ...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', `tools/${tool}.ts`, ...words], {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe.each(['fuzz', 'siege', 'leaks', 'chaos', 'screens'])('npm run %s', (tool) => {
  test.each(['--help', '-h'])('prints its help for %s', (word) => {
    expect(run(tool, word)).toEqual({ status: 0, stderr: '', stdout: expect.stringMatching(new RegExp(`^npm run ${tool}: .* --`, 's')) })
  })

  test('does nothing when it does not understand an argument, and names the argument in one line', () => {
    expect(run(tool, '--nonsense')).toEqual({ status: 2, stdout: '', stderr: "Unknown option '--nonsense'\n" })
  })
})

test.each(['tournament', 'balance'])('npm run %s prints its help for --help', (tool) => {
  expect(run(tool, '--help')).toEqual({ status: 0, stderr: '', stdout: expect.stringContaining(`npm run ${tool} -- GAME`) })
})

test.each([
  ['fuzz', '--inputs', '0', '--inputs must be a whole number above 0'],
  ['fuzz', '--rate', '1.5', '--rate must be a whole number above 0'],
  ['siege', '--seconds', 'long', '--seconds must be a number above 0'],
  ['siege', '--floods', 'chat,rain', "'rain' is none of "],
  ['leaks', '--workers', '-1', "Option '--workers' argument is ambiguous."],
  ['leaks', '--takeover', 'hostile', '--takeover must be one of none, restart, kill'],
  ['chaos', '--minutes', '0', '--minutes must be a number above 0'],
  ['chaos', '--acts', 'pray', "'pray' is none of kill, freeze, roll, redis"],
  ['screens', '--widths', '391', "'391' is none of 1440, 1024, 768, 390"],
  ['screens', '--only', 'chess', "no page has a name that begins with 'chess'"],
])('npm run %s does not begin with %s %s', (tool, word, value, why) => {
  const { status, stdout, stderr } = run(tool, word, value)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(why)
})
