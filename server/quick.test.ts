import { afterEach, describe, expect, test, vi } from 'vitest'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import { ok } from '#shared/kernel/refusal.ts'
import type { MatchInfo, NewMatch } from '#shared/wire/http.ts'
import { LocalDirectory } from './directory.ts'
import { QuickMatches } from './quick.ts'
import { LocalSeating } from './seating.ts'

const [game] = GAMES as readonly [Game, ...Game[]]
const guest = (id: string) => ({ id, name: id, network: 'home' })

function table(id: string, taken: number, changes: Partial<MatchInfo> = {}): MatchInfo {
  const seats = Array.from({ length: 3 }, (_, seat) => (seat < taken ? { name: 'x', kind: 'human' as const } : { name: '', kind: 'open' as const }))
  return { id, game: game.id, phase: 'gathering', listed: true, pace: 'live', options: {}, seats, createdAt: 5, ...changes }
}

describe('a quick match', () => {
  afterEach(() => vi.useRealTimers())

  function open(...tables: readonly MatchInfo[]) {
    const directory = new LocalDirectory()
    for (const info of tables) directory.put(info)
    const made: NewMatch[] = []
    const quick = new QuickMatches({
      directory,
      journal: { record: async () => undefined },
      seating: new LocalSeating(),
      async create(wanted) {
        made.push(wanted)
        const id = `made${made.length}`
        await Promise.resolve()
        directory.put(table(id, 1, { seats: table(id, 1).seats.slice(0, wanted.seats) }))
        return ok({ id, commitment: '' })
      },
    })
    return { quick, made, directory }
  }

  test('is the table that lacks fewest people, the oldest of those', async () => {
    const { quick } = open(table('empty', 1), table('young', 2), table('old', 2, { createdAt: 1 }))
    expect(await quick.find(game, guest('ada'))).toEqual(ok('old'))
  })

  test('is never a full table, one that is playing, not listed, or of another game', async () => {
    const { quick, made } = open(
      table('full', 3),
      table('playing', 1, { phase: 'playing' }),
      table('private', 1, { listed: false }),
      table('other', 1, { game: 'bridge' }),
    )
    expect(await quick.find(game, guest('ada'))).toEqual(ok('made1'))
    expect(made).toEqual([{ game: game.id, seats: game.seats.min, listed: true }])
  })

  test('is for two at least, also in a game that can be played alone', async () => {
    const { quick, made } = open()
    await quick.find({ ...game, seats: { min: 1, max: 4 } }, guest('ada'))
    expect(made).toEqual([{ game: game.id, seats: 2, listed: true }])
  })

  test('brings two who come at the same moment to the same table', async () => {
    const { quick, made } = open()
    const both = await Promise.all([quick.find(game, guest('ada')), quick.find(game, guest('ben'))])
    expect(both).toEqual([ok('made1'), ok('made1')])
    expect(made.length).toBe(1)
  })

  test('holds a seat for who was sent there, for a while', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { quick, made } = open(table('one', 2))
    expect(await quick.find(game, guest('ada'))).toEqual(ok('one'))
    expect(await quick.find(game, guest('ada'))).toEqual(ok('one'))
    expect(await quick.find(game, guest('ben'))).toEqual(ok('made1'))
    vi.setSystemTime(Date.now() + 11_000)
    expect(await quick.find(game, guest('kim'))).toMatchObject({ ok: true })
    expect(made.length).toBe(1)
  })

  test('goes on for others when making a table failed', async () => {
    const directory = new LocalDirectory()
    let fail = true
    const quick = new QuickMatches({
      directory,
      journal: { record: async () => undefined },
      seating: new LocalSeating(),
      async create() {
        if (fail) throw new Error('the disk')
        return ok({ id: 'made', commitment: '' })
      },
    })
    await expect(quick.find(game, guest('ada'))).rejects.toThrow('the disk')
    fail = false
    expect(await quick.find(game, guest('ben'))).toEqual(ok('made'))
  })
})
