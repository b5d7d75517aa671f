import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setupOf as setupFor } from '#shared/conformance/harness.ts'
import { GAMES } from '#shared/games/index.ts'
import { commitTo, commitToNonce, type Round, type RoundSeat } from '#shared/kernel/fairness.ts'
import type { Replay } from '#shared/protocol/match.ts'
import { JOURNAL_FILE, openJournal } from '../journal/index.ts'
import { setupOf } from '../replay.ts'
import { blank, commitAndEnd, coven, fairness, fill, play } from './fixtures.ts'

const PROGRAM = fileURLToPath(new URL('./coven.ts', import.meta.url))

type Forge = (fair: Replay) => Replay
const inRounds =
  (change: (rounds: readonly Round[]) => readonly Round[]): Forge =>
  (fair) => ({ ...fair, fairness: { rounds: change(fairness.rounds) } })
const inLast = (change: (round: Round) => Round): Forge =>
  inRounds((rounds) => rounds.map((round, n) => (n === rounds.length - 1 ? change(round) : round)))
const inSeat = (seat: number, change: Partial<RoundSeat>): Forge =>
  inLast((round) => ({ ...round, seats: round.seats.map((one, index) => (index === seat ? { ...one, ...change } : one)) }))

describe('coven', () => {
  let dir: string
  let replay: Replay
  const fileOf = async (name: string, value: unknown): Promise<string> => {
    const file = join(dir, name)
    await writeFile(file, JSON.stringify(value))
    return file
  }

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'coven-cli-'))
    const journal = await openJournal({ file: join(dir, JOURNAL_FILE) })
    replay = await fill(journal)
    await journal.close()
  })
  afterAll(() => rm(dir, { recursive: true }))

  test('runs as a program', () => {
    const { status, stdout } = spawnSync(process.execPath, [PROGRAM, 'verify'], { encoding: 'utf8', env: {} })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(spawnSync(process.execPath, [PROGRAM, '--help'], { encoding: 'utf8', env: {} }).stdout).toContain('validate')
  })

  test('prints its help without a command or with --help', async () => {
    expect(await coven('--help')).toMatchObject({ code: 0, err: '' })
    expect((await coven('--help')).out).toContain('validate')
    expect(await coven()).toMatchObject({ code: 1 })
  })

  test.each([
    [['dance'], /no command 'dance'/],
    [['replay'], /replay takes one FILE/],
    [['matches', 'x'], /takes no argument/],
    [['replay', 'x', '--lang', 'fr'], /--lang must be one of: en, ru/],
    [['--colour'], /colour/],
  ])('%j is not understood', async (words, message) => {
    const { code, err } = await coven(...words)
    expect(code).toBe(2)
    expect(err).toMatch(message)
  })

  test('replay prints a match and its outcome in both languages', async () => {
    const file = await fileOf('replay.json', replay)
    const english = await coven('replay', file)
    expect(english).toMatchObject({ code: 0, err: '' })
    expect(english.out).toContain('The match is over.')
    expect(english.out).toContain('Ada')
    expect(english.out).toContain('bot 2 (novice)')
    expect(english.out).not.toMatch(/event\.|undefined/)
    const russian = await coven('replay', file, '--lang', 'ru')
    expect(russian.out).toContain('Партия окончена.')
    expect(russian.out.split('\n').length).toBe(english.out.split('\n').length)
    expect(await coven('replay', file, '--seat', '9')).toMatchObject({ code: 1, err: 'the match has seats 0 to 1\n' })
  })

  test('replay reads a dump of the conformance suite and prints what failed', async () => {
    const { entries } = play(8)
    const file = await fileOf('dump.json', {
      setup: setupOf(blank),
      entries: entries.map(({ entry: command }) => command),
      check: 'undo',
      message: 'not the same',
    })
    const { code, out } = await coven('replay', file)
    expect(code).toBe(0)
    expect(out).toContain("'undo' failed. not the same")
    expect(out).toContain('The match is not over.')
  })

  test('replay prints the grade of a solo match, and then its winner', async () => {
    const passes = Array.from({ length: 3 }, () => ({ kind: 'answer', seat: 0, pick: 'pass' }))
    const game = GAMES.find(({ seats }) => seats.min === 1)
    if (!game) throw new Error('no game can be played alone')
    const file = await fileOf('alone.json', { setup: setupFor(game, 1, 5), entries: passes, check: 'none', message: '' })
    const { code, out } = await coven('replay', file)
    expect(code).toBe(0)
    expect(out).toMatch(/The match is over\. Novice: grade 1 of our 6\. The next starts at \d+ points\. The Automa keeps the throne, \d+ to \d+\./)
  })

  test('replay names the entry that the rules do not allow', async () => {
    const [first, ...rest] = replay.entries
    if (!first) throw new Error('no entries')
    const forged = { ...replay, entries: [{ ...first, entry: { ...first.entry, kind: 'answer', pick: 'no-such-thing' } }, ...rest] }
    expect(await coven('replay', await fileOf('forged.json', forged))).toMatchObject({ code: 1, err: 'entry 1: not-offered\n' })
  })

  test('verify confirms a fair match', async () => {
    const { code, out } = await coven('verify', await fileOf('fair.json', replay))
    expect(out).not.toContain('✗')
    expect(code).toBe(0)
    expect(out).toContain(fairness.rounds.at(-1)?.commitment)
    expect(out).toContain('1 void round before: did not open: Bob (0)')
    expect(out).toContain('A file cannot show')
  })

  test('verify confirms a match with an older proof, and says that this proof is weaker', async () => {
    const older = { serverSeed: 'c0'.repeat(32), nonces: ['one', 'two'] }
    const { match, entries } = play(0, { ...blank, fairness: older })
    const gone = commitAndEnd(match)
    const { code, out } = await coven(
      'verify',
      await fileOf('older.json', {
        ...replay,
        commitment: commitTo(older.serverSeed),
        fairness: older,
        entries: [...entries, gone],
        outcome: match.outcome,
      }),
    )
    expect(out).not.toContain('✗')
    expect(code).toBe(0)
    expect(out).toContain('an older, weaker proof')
    expect(out).toContain('the last player could have chosen it')
  })

  test.each<[string, (fair: Replay) => Replay, RegExp]>([
    ['another seed', inLast((round) => ({ ...round, serverSeed: 'd0'.repeat(32) })), /✗ in every round the server's seed/],
    [
      'another seed of a void round',
      inRounds((rounds) => rounds.map((round, n) => (n === 0 ? { ...round, serverSeed: 'd0'.repeat(32) } : round))),
      /✗ in every round/,
    ],
    ['a void round left out', inRounds((rounds) => rounds.slice(1)), /✗ in every round the server's seed/],
    [
      'a round thrown away',
      inRounds((rounds) => rounds.map((round) => ({ ...round, seats: round.seats.map((seat) => ({ ...seat, nonce: 'e0'.repeat(32) })) }))),
      /✗ 1 void round/,
    ],
    ['another outcome', (fair) => ({ ...fair, outcome: { ...fair.outcome, ranks: fair.outcome.ranks.toReversed() } }), /✗ the outcome/],
    ['an entry left out', (fair) => ({ ...fair, entries: fair.entries.slice(1) }), /✗ the \d+ entries have no gap/],
    ['a nonce left out', inSeat(0, { nonce: '' }), /✗ each of the 2 seats/],
    ['another nonce', inSeat(0, { nonce: 'd0'.repeat(32) }), /✗ each of the 2 seats/],
    ['a bot with a nonce of choice', inSeat(1, { nonce: 'd0'.repeat(32), commitment: commitToNonce('d0'.repeat(32)) }), /✗ the bots' nonces/],
    ['seats in another order', inLast((round) => ({ ...round, seats: round.seats.toReversed() })), /✗ the bots' nonces/],
    ['no rounds at all', inRounds(() => []), /✗ every entry follows from the seed/],
    ['other rules', (fair) => ({ ...fair, version: '0.0.0-other' }), /✗ the rules are those/],
  ])('verify detects %s', async (_what, forge, message) => {
    const { code, out } = await coven('verify', await fileOf('unfair.json', forge(replay)))
    expect(out).toMatch(message)
    expect(code).toBe(1)
  })

  test('a file of another format is refused with the reason', async () => {
    expect((await coven('verify', join(dir, 'nowhere.json'))).err).toMatch(/cannot be read/)
    await writeFile(join(dir, 'broken.json'), '{')
    expect((await coven('replay', join(dir, 'broken.json'))).err).toMatch(/is not JSON/)
    const { code, err } = await coven('verify', await fileOf('other.json', { id: 7 }))
    expect(code).toBe(1)
    expect(err).toMatch(/is not a valid replay:\n {2}id: /)
    expect((await coven('verify', await fileOf('dump2.json', { setup: {} }))).err).toMatch(/not verified/)
  })

  test('matches lists unfinished matches first', async () => {
    const { code, out } = await coven('matches', '--data', dir)
    expect(code).toBe(0)
    expect(
      out
        .trim()
        .split('\n')
        .map((row) => row.split('  ')[0])
        .slice(-1),
    ).toEqual(['finished-match'])
    expect(out).toContain('open-match')
    expect(out).toContain('new-match')
  })

  test('show prints a match of the journal', async () => {
    expect(await coven('show', 'open-match', '--data', dir)).toMatchObject({ code: 0, out: expect.stringContaining('The match is not over.') })
    expect(await coven('show', 'new-match', '--data', dir)).toMatchObject({ code: 0, out: expect.stringContaining('gathering') })
    expect(await coven('show', 'nobody', '--data', dir)).toMatchObject({ code: 1, err: 'there is no match nobody\n' })
  })

  test('export writes the replay of a finished match and refuses an unfinished one', async () => {
    const { code, out } = await coven('export', 'finished-match', '--data', dir)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual(replay)
    expect(await coven('export', 'open-match', '--data', dir)).toMatchObject({ code: 1, out: '', err: 'The match is not over yet.\n' })
  })

  test('validate names the matches that this code cannot continue', async () => {
    expect(await coven('validate', '--data', dir)).toMatchObject({ code: 0, out: '2 of 2 matches can go on.\n' })
    const other = await mkdtemp(join(tmpdir(), 'coven-cli-'))
    const journal = await openJournal({ file: join(other, JOURNAL_FILE) })
    await journal.save({ ...blank, id: 'bad' })
    await journal.append('bad', { seq: 1, at: 1, by: 'player', entry: { kind: 'answer', seat: 0, pick: 'no-such-thing' } })
    await journal.save({ ...blank, id: 'strange', game: 'bridge' })
    await journal.close()
    const { code, out } = await coven('validate', '--data', other)
    expect(code).toBe(1)
    expect(out).toContain(`✗ bad (${blank.game}): entry 1: `)
    expect(out).toContain("✗ strange (bridge): there is no game 'bridge'")
    expect(out).toContain('0 of 2 matches can go on.')
    await rm(other, { recursive: true })
  })

  test('a data directory without a journal is an error, and none is created', async () => {
    expect(await coven('matches', '--data', join(dir, 'no'))).toMatchObject({ code: 1, err: expect.stringMatching(/no journal at/) })
  })
})
