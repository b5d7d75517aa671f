import { describe, expect, test } from 'vitest'
import { costsOf, STONE } from './ball.ts'
import { PORTALS, REGIONS } from './content/index.ts'
import { arrange, type Play, portal, type Scene } from './testing.ts'

const witches = (times: number, ...sides: NonNullable<Scene['sides']>) => arrange({ sides, act: { witches: times } })
const cost = (play: Play, region: string): number | undefined => (play.params(region) as { cost: number } | undefined)?.cost
const regions = (play: Play): readonly string[] => play.offered.filter((id) => id !== 'prepare-witch' && id !== 'end-activation')

describe('witches', () => {
  test('WS-6.1 repeats prepare a witch beside the tower or move a lying witch', () => {
    const play = witches(3, { portals: 'rowan-kettlewick' })
    expect(play.offered).toEqual(['end-activation', 'prepare-witch'])
    play.pick('prepare-witch', 'prepare-witch')
    expect([play.seen(0).lying, play.seen(0).witches, play.scores, play.stack]).toEqual([2, 9, [0, 0], 'witches 1'])
    expect(play.offered).toEqual(['end-activation', 'prepare-witch', 'village-kettlewick'])
    play.pick('village-kettlewick')
    expect([play.seen(0).lying, play.seen(0).witches, play.score(0)]).toEqual([1, 9, 2])
  })

  test("WS-6.2 a target is joined to the player's tower by completed portals of anybody and holds no witch of the player", () => {
    const play = witches(
      5,
      { lying: 1, portals: 'rowan-kettlewick rowan-pines rowan-witchstone:1', standing: ['forest-whispering-pines'] },
      { portals: 'moth-pines moth-gloam' },
    )
    // the way over Whispering Pines and the rival's portals leads to the rival's tower and Castle Gloam; the unfinished portal leads nowhere
    expect(regions(play)).toEqual(['castle-gloam', 'tower-moth', 'village-kettlewick'])
  })

  test("WS-R11 a player's own tower is not a target", () => {
    const play = witches(5, { lying: 1, portals: 'rowan-kettlewick rowan-thornkeep kettlewick-thornkeep' })
    expect(regions(play)).toEqual(['castle-thornkeep', 'village-kettlewick'])
  })

  test("WS-6.3 a run of the player's portals costs one and every foreign portal one, and the cheapest way is charged", () => {
    const runs = witches(9, { lying: 1, portals: 'rowan-pines rowan-witchstone' }, { portals: 'moth-witchstone moth-gloam' })
    expect(['forest-whispering-pines', 'the-witchstone', 'tower-moth', 'castle-gloam'].map((region) => cost(runs, region))).toEqual([1, 1, 2, 3])
    // there are two ways: around over the player's portals, or straight over two foreign ones
    const around = witches(
      9,
      { lying: 1, portals: 'rowan-pines pines-broomley broomley-gloam' },
      { portals: 'moth-gloam moth-witchstone rowan-witchstone' },
    )
    expect([cost(around, 'castle-gloam'), cost(around, 'tower-moth')]).toEqual([1, 2])
    // standing up is free, and only the cost of the way is charged
    around.pick('tower-moth')
    expect(around.stack).toBe('witches 7')
  })

  test('WS-E5 WS-R12 own, foreign, own costs 3; foreign, foreign costs 2; four own ones in a row cost 1', () => {
    /** Returns the costs on a map of portals with their owners. Here the portals of a player need not be connected. */
    const costs = (portals: Readonly<Record<string, number>>): Readonly<Record<string, number>> => {
      const s = structuredClone(arrange().state)
      for (const [name, owner] of Object.entries(portals)) {
        const { id, length } = PORTALS.find((known) => known.id === portal(name)) ?? { id: '', length: 0 }
        Object.assign(s.portals.find((known) => known.id === id) ?? {}, { owner, filled: length })
      }
      return Object.fromEntries(Array.from(costsOf(s, 0)).flatMap((price, n) => (price < 99 ? [[REGIONS[n]?.id ?? '', price]] : [])))
    }
    expect(costs({ 'rowan-pines': 0, 'pines-moth': 1, 'moth-gloam': 0 })).toMatchObject({
      'forest-whispering-pines': 1,
      'tower-moth': 2,
      'castle-gloam': 3,
    })
    expect(costs({ 'rowan-witchstone': 1, 'moth-witchstone': 1 })).toMatchObject({ 'the-witchstone': 1, 'tower-moth': 2 })
    expect(costs({ 'rowan-pines': 0, 'pines-broomley': 0, 'broomley-gloam': 0, 'gloam-candlehollow': 0 })).toMatchObject({
      'village-candlehollow': 1,
    })
  })

  test('WS-6.4 a move needs its whole cost, and nothing is moved part of the way', () => {
    const sides = [
      { lying: 1, portals: 'rowan-witchstone' },
      { tower: 'tower-moth', portals: 'moth-witchstone moth-gloam' },
    ]
    const play = witches(2, ...sides)
    expect(regions(play)).toEqual(['the-witchstone', 'tower-moth'])
    expect(play.refusal('castle-gloam')).toBe('not-offered')
    expect(cost(witches(3, ...sides), 'castle-gloam')).toBe(3)
  })

  test('WS-E6 a booster in the same activation counts towards the cost', () => {
    const sides = [
      { lying: 1, portals: 'rowan-witchstone', scrolls: ['booster-witches-1'] },
      { tower: 'tower-moth', portals: 'moth-witchstone moth-gloam' },
    ]
    const play = witches(2, ...sides)
    expect(play.refusal('castle-gloam')).toBe('not-offered')
    play.pick('booster-witches-1').pick('castle-gloam')
    expect([play.stack, play.score(0)]).toEqual(['witches 1', 2])
  })

  test('WS-6.5 WS-E7 the Witchstone holds at most one witch of a player, and passing through it is allowed', () => {
    const play = witches(5, { lying: 1, portals: 'rowan-witchstone', standing: ['the-witchstone'] }, { portals: 'moth-witchstone' })
    expect(regions(play)).toEqual(['tower-moth'])
    play.pick('tower-moth')
    expect(play.table.regions.find(({ id }) => id === 'tower-moth')?.witches).toEqual([0])
    expect(play.table.regions[STONE]?.witches).toEqual([0])
  })

  test('WS-6.6 arriving gives 2 points and, to the first figure there, the token', () => {
    const sides = [{ lying: 2, portals: 'rowan-kettlewick rowan-thornkeep' }]
    const play = arrange({ sides, act: { witches: 2 }, tokens: { 'village-kettlewick': 'power-vp-1', 'castle-thornkeep': '' }, stoneTable: [] })
    play.pick('village-kettlewick')
    expect([play.score(0), play.eventsOf('token-scored')]).toEqual([5, [{ type: 'token-scored', seat: 0, token: 'power-vp-1', points: 3 }]])
    play.pick('castle-thornkeep')
    // its token was already taken
    expect([play.score(0), play.eventsOf('token-taken'), play.hand(0).tokens.length]).toEqual([7, [], 2])
    expect([play.score(1), play.step]).toEqual([0, 'finish'])
  })

  test("WS-T8 preparing costs one repeat, the run of the player's portals one and the red portal one, for 2 points and no token", () => {
    const play = witches(3, { portals: 'rowan-pines pines-witchstone' }, { tower: 'tower-moth', portals: 'moth-witchstone' })
    play.pick('prepare-witch')
    expect(cost(play, 'tower-moth')).toBe(2)
    play.pick('tower-moth')
    expect([play.scores, play.eventsOf('token-taken'), play.step]).toEqual([[2, 0], [], 'finish'])
  })

  test('WS-6.7 WS-T9 the Witchstone has no token, and a witch takes the free slot with the highest number', () => {
    const first = witches(1, { lying: 1, portals: 'rowan-witchstone' }).pick('the-witchstone')
    expect([first.score(0), first.eventsOf('stone-reached')]).toEqual([7, [{ type: 'stone-reached', seat: 0, rank: 1, points: 5 }]])
    const second = witches(1, { lying: 1, portals: 'rowan-witchstone' }, { standing: ['the-witchstone'] })
    expect(second.params('the-witchstone')).toEqual({ cost: 1, points: 5 })
    second.pick('the-witchstone')
    expect([second.scores, second.table.regions[STONE]?.witches]).toEqual([
      [5, 0],
      [1, 0],
    ])
  })

  test('WS-6.8 a standing witch stays, and different players share a region freely', () => {
    const play = witches(2, { lying: 1, portals: 'rowan-kettlewick' }, { standing: ['village-kettlewick'] }).pick('village-kettlewick')
    expect(play.table.regions.find(({ id }) => id === 'village-kettlewick')?.witches).toEqual([1, 0])
    // the witch cannot be moved again, and no second witch of the player can enter
    expect(play.offered).toEqual(['end-activation', 'prepare-witch'])
    play.pick('prepare-witch')
    const again = witches(2, { lying: 1, portals: 'rowan-kettlewick', standing: ['village-kettlewick'] })
    expect(regions(again)).toEqual([])
  })

  test('WS-6.9 with no witch in supply and none lying, the other repeats are skipped', () => {
    const everywhere = [
      'tower-moth',
      'tower-ember',
      'tower-frost',
      'forest-whispering-pines',
      'forest-foxfire-wood',
      'forest-ravens-thicket',
      'forest-moonlit-birches',
    ]
    const standing = [...everywhere, 'village-kettlewick', 'village-broomley', 'village-toadford']
    const play = witches(4, { lying: 1, standing, portals: 'rowan-thornkeep' })
    expect(play.seen(0).witches).toBe(0)
    play.pick('castle-thornkeep')
    // the token it found may still be used
    expect(play.offered).toEqual(['end-activation', expect.stringMatching(/^power-/)])
    play.end()
    expect(play.step).toBe('finish')
    const none = witches(4, { standing: [...standing, 'castle-thornkeep'] })
    expect(none.step).toBe('finish')
  })
})
