import { describe, expect, test } from 'vitest'
import { arrange, portal } from './testing.ts'

const built = (play: ReturnType<typeof arrange>, name: string) => {
  const { owner, filled, from } = play.table.portals.find(({ id }) => id === portal(name)) ?? { owner: -2, filled: 0, from: '' }
  return { owner, filled, from }
}
const markers = (play: ReturnType<typeof arrange>) => play.table.players.map((player) => player.markers)

describe('energy', () => {
  test("WS-5.1 a repeat places one of the player's markers from the supply", () => {
    const play = arrange({ act: { energy: 3 } }).pick(portal('rowan-kettlewick'))
    expect([markers(play), play.stack]).toEqual([[19, 20], 'energy 2'])
    expect(built(play, 'rowan-kettlewick')).toEqual({ owner: 0, filled: 1, from: 'tower-rowan' })
  })

  test("WS-5.2 the very first marker lies beside the player's tower, on any portal that leaves it", () => {
    const play = arrange({ act: { energy: 1 } })
    const rowan = ['witchstone', 'pines', 'kettlewick', 'thornkeep', 'birches'].map((end) => portal(`rowan-${end}`))
    expect(play.offered).toEqual(['end-activation', ...rowan.toSorted()].toSorted())
    play.pick(portal('rowan-witchstone'))
    expect(built(play, 'rowan-witchstone')).toEqual({ owner: 0, filled: 1, from: 'tower-rowan' })
    expect(play.step).toBe('finish')
  })

  test("WS-5.3 a new portal starts from the player's tower or from a region joined to it by completed portals of the player", () => {
    const play = arrange({ sides: [{ portals: 'rowan-pines pines-broomley' }], act: { energy: 1 } })
    // two portals join Broomley to the tower
    expect(play.offered).toContain(portal('broomley-gloam'))
    expect(play.offered).not.toContain(portal('thornkeep-kettlewick'))
    // a portal that anybody has begun cannot be started again
    expect(play.offered).not.toContain(portal('rowan-pines'))
    // a rival's portals join nothing to the player's tower
    const rival = arrange({ sides: [{ portals: 'rowan-pines' }, { portals: 'moth-pines moth-broomley' }], act: { energy: 1 } })
    expect([rival.offered.includes(portal('pines-thornkeep')), rival.offered.includes(portal('broomley-gloam'))]).toEqual([true, false])
  })

  test('WS-5.3 WS-R10 WS-R50 markers are placed from the end where the portal was started, and the end is asked only where it matters', () => {
    // both ends of Whispering Pines – Thornkeep are in the network, so the player chooses the end
    const play = arrange({ sides: [{ portals: 'rowan-pines rowan-thornkeep' }], act: { energy: 2 } })
    const name = portal('pines-thornkeep')
    expect(play.after(name)).toEqual(['castle-thornkeep', 'forest-whispering-pines'])
    expect(play.offered).not.toContain(name)
    play.pick(`${name}>castle-thornkeep`)
    expect(built(play, 'pines-thornkeep')).toEqual({ owner: 0, filled: 1, from: 'castle-thornkeep' })
    play.pick(name)
    expect(built(play, 'pines-thornkeep')).toEqual({ owner: 0, filled: 2, from: 'castle-thornkeep' })
    // for a portal of one cell it does not matter from which end it is started
    const short = arrange({ sides: [{ portals: 'rowan-pines pines-broomley broomley-thornkeep' }], act: { energy: 1 } })
    expect(short.offered).toContain(portal('rowan-thornkeep'))
    expect(short.after(portal('rowan-thornkeep'))).toEqual([])
  })

  test('WS-5.4 WS-E8 a started portal must be finished first, so only it is offered', () => {
    const play = arrange({ sides: [{ portals: 'rowan-pines pines-witchstone:1' }], act: { energy: 3 } })
    expect(play.offered).toEqual(['end-activation', portal('pines-witchstone')])
    expect(play.refusal(portal('rowan-kettlewick'))).toBe('not-offered')
    play.pick(portal('pines-witchstone'), portal('pines-witchstone'))
    expect(play.score(0)).toBe(6)
    expect(play.offered.length).toBeGreaterThan(5)
  })

  test('WS-5.5 WS-E9 a portal belongs to the player who placed its first marker, and nobody else may add to it', () => {
    const play = arrange({ sides: [{}, { portals: 'moth-witchstone rowan-witchstone:1' }], act: { energy: 1 } })
    expect(play.offered).not.toContain(portal('rowan-witchstone'))
    expect(play.refusal(portal('rowan-witchstone'))).toBe('not-offered')
    expect(built(play, 'rowan-witchstone').owner).toBe(1)
  })

  test('WS-5.6 WS-T7 a completed portal of one, two or three cells scores 1, 3 or 6', () => {
    const play = arrange({ act: { energy: 6 } })
    expect(play.params(portal('rowan-kettlewick'))).toEqual({ points: 1 })
    play.pick(portal('rowan-kettlewick'))
    expect(play.scores).toEqual([1, 0])
    expect(play.params(portal('rowan-witchstone'))).toEqual({ nth: 1, length: 2 })
    play.pick(portal('rowan-witchstone'))
    expect(play.scores).toEqual([1, 0])
    play.pick(portal('rowan-witchstone'))
    expect(play.scores).toEqual([4, 0])
    play.pick(portal('kettlewick-thornkeep'), portal('kettlewick-thornkeep'), portal('kettlewick-thornkeep'))
    expect([play.scores, play.step, markers(play)]).toEqual([[10, 0], 'finish', [14, 20]])
  })

  test('WS-5.7 a portal may join two regions that are joined already, and may be begun without the markers to finish it', () => {
    const closing = arrange({ sides: [{ portals: 'rowan-kettlewick rowan-thornkeep' }], act: { energy: 1 } })
    expect(closing.after(portal('kettlewick-thornkeep'))).toEqual(['castle-thornkeep', 'village-kettlewick'])
    const LAST =
      'rowan-kettlewick rowan-pines rowan-thornkeep rowan-witchstone moth-witchstone ember-witchstone frost-witchstone kettlewick-thornkeep pines-thornkeep pines-broomley'
    const play = arrange({ sides: [{ portals: LAST }], act: { energy: 3 } })
    expect(markers(play)[0]).toBe(2)
    play.pick(`${portal('pines-witchstone')}>forest-whispering-pines`, portal('pines-witchstone'))
    expect([markers(play)[0], built(play, 'pines-witchstone').filled, play.step]).toEqual([0, 2, 'finish'])
  })

  test('WS-5.8 WS-E27 the last marker may complete a portal, and without markers the other repeats are skipped', () => {
    const LAST =
      'rowan-kettlewick rowan-pines rowan-thornkeep rowan-witchstone moth-witchstone ember-witchstone frost-witchstone kettlewick-thornkeep pines-thornkeep thornkeep-broomley pines-broomley:1'
    const play = arrange({ sides: [{ portals: LAST }], act: { energy: 4 } })
    expect([markers(play)[0], play.offered]).toEqual([1, ['end-activation', portal('pines-broomley')]])
    play.pick(portal('pines-broomley'))
    expect([play.scores, markers(play)[0], play.stack, play.step]).toEqual([[3, 0], 0, '', 'finish'])
    // nothing can be done, so the activation closes as soon as it opens
    const none = arrange({ sides: [{ portals: `${LAST.slice(0, -2)}`, lying: 0 }], act: { energy: 2 } })
    expect([markers(none)[0], none.step]).toEqual([0, 'finish'])
  })

  test("WS-R9 WS-E10 a rival's portal does not extend the network, but a witch may use it", () => {
    const sides = [{ lying: 1 }, { tower: 'tower-moth', portals: 'moth-witchstone rowan-witchstone rowan-pines' }]
    const play = arrange({ sides, act: { energy: 1 } })
    expect(play.offered).not.toContain(portal('pines-broomley'))
    expect(play.refusal(portal('pines-broomley'))).toBe('not-offered')
    const witch = arrange({ sides, act: { witches: 1 } })
    expect(witch.params('forest-whispering-pines')).toEqual({ cost: 1, points: 2 })
  })

  test('if nobody answers, a begun portal is continued, and otherwise the activation ends', () => {
    expect(arrange({ sides: [{ portals: 'rowan-witchstone:1' }], act: { energy: 2 } }).fallback()).toBe(portal('rowan-witchstone'))
    expect(arrange({ act: { energy: 2 } }).fallback()).toBe('end-activation')
  })
})
