import { describe, expect, test } from 'vitest'
import { arrange, type Scene } from './testing.ts'

/** Places an Apprentice of seat 0 in a sector and applies its day effect. */
const applied = (sector: string, scene: Scene = {}) => arrange(scene).pick(`p0-apprentice-1>${sector}-1>revealed`, 'apply')
const SEVEN = ['prosperopolis', 'craftville', 'fire-cape', 'river-shoal', 'bulwark', 'owl-cove', 'bandit-lair']

describe('day effects', () => {
  test('RY-5.1 the Gate gives a lantern, and one event may be discarded, whose area is then empty', () => {
    const play = applied('gate', { events: ['flood', 'rebellion', '', 'earthquake'] })
    expect(play.purse(0)).toMatchObject({ coin: 4, lantern: 3 })
    expect([play.asked, play.offered]).toEqual(['discard-event', ['earthquake', 'flood', 'rebellion', 'skip']])
    play.pick('rebellion')
    expect([play.state.events, play.state.eventDiscard]).toEqual([['flood', '', '', 'earthquake'], ['rebellion']])
    expect(play.asked).toBe('end-turn')
    const kept = applied('gate', { events: ['flood'] })
    expect(kept.fallback()).toBe('skip')
    expect(kept.pick('skip').state.events).toEqual(['flood', '', '', ''])
    expect(applied('gate').asked).toBe('end-turn')
  })

  test("RY-5.2 RY-T9 the Capital gives 2 scrolls and moves the player's herald to the front", () => {
    const play = arrange({ seats: 4, turn: 2, heralds: [0, 1, 2, 3] }).by(2, 'p2-warrior>capital-1>revealed', 'apply')
    expect(play.state.heralds).toEqual([2, 0, 1, 3])
    expect(play.purse(2)).toMatchObject({ coin: 4, scroll: 5, lantern: 2 })
    expect(play.asked).toBe('end-turn')
    expect(applied('capital', { heralds: [0, 2, 1] }).state.heralds).toEqual([0, 2, 1])
  })

  test('RY-5.3 the Outskirts give one or two steps, or up to one step and a new village', () => {
    const built = ['prosperopolis', 'craftville', 'fire-cape']
    const options = (explorer: number) => applied('outskirts', { built, players: [{ explorer }, { explorer: 0 }] })
    expect(options(0).offered).toEqual(['craftville', 'prosperopolis'])
    expect(options(1).offered).toEqual(['craftville', 'fire-cape'])
    expect(options(2).offered).toEqual(['fire-cape', 'village-area-4'])
    // only building is left, so it is done without a question
    const last = options(3)
    expect([last.asked, last.state.built.length]).toEqual(['end-turn', 5])
    const two = options(1).pick('fire-cape')
    expect([two.player(0).explorer, two.player(1).explorer, two.state.built.length]).toEqual([3, 0, 4])
    const walked = options(2)
    const before = walked.purse(0)
    walked.pick('village-area-4')
    expect(walked.player(0).explorer).toBe(4)
    expect(walked.change(0, before)).toEqual({ coin: -1, lantern: -1, favour: 4 })
    expect(walked.eventTypes).toEqual(['explored', 'paid-coin', 'paid-lantern', 'built', 'gained-favour'])
    const stuck = arrange({ players: [{ scroll: 0 }] }).pick('p0-apprentice-1>outskirts-1>revealed')
    expect(stuck.asked).toBe('end-turn')
  })

  test('RY-5.4 the explorer walks only over built villages, and over the Altar once it is built', () => {
    const far = applied('outskirts', { built: SEVEN, players: [{ explorer: 6, coin: 0 }] })
    expect(far.player(0).explorer).toBe(7)
    const altar = applied('outskirts', { built: [...SEVEN, 'altar-tile'], players: [{ explorer: 6 }] })
    expect(altar.offered).toEqual(['altar-tile', 'bandit-lair'])
    expect(altar.pick('altar-tile').player(0).explorer).toBe(8)
    const end = arrange({ built: [...SEVEN, 'altar-tile'], players: [{ explorer: 8 }] }).pick('p0-apprentice-1>outskirts-1>revealed')
    expect(end.asked).toBe('end-turn')
  })

  test('RY-5.5 building costs the price of the area, gives its favour, takes the open village and moves the explorer', () => {
    const costs = [{ scroll: -1 }, { coin: -1 }, { coin: -1, scroll: -1 }, { coin: -1, lantern: -1 }, { scroll: -1, lantern: -1 }]
    const favours = [2, 2, 4, 4, 5]
    for (const [position, cost] of costs.entries()) {
      const play = arrange({ built: SEVEN.slice(0, position), players: [{ explorer: position }] })
      const before = play.purse(0)
      const next = play.table.nextVillage
      play.pick('p0-apprentice-1>outskirts-1>revealed', 'apply')
      expect(play.change(0, before)).toEqual({ ...cost, favour: favours[position] })
      expect([play.state.built.at(-1), play.player(0).explorer, play.state.villageStack.includes(next)]).toEqual([next, position + 1, false])
      expect([play.player(1).explorer, play.asked]).toEqual([0, 'end-turn'])
    }
    // a village that another player has built is not built again
    expect(applied('outskirts', { built: ['craftville'], players: [{}, { explorer: 1 }] }).offered).toEqual(['craftville', 'village-area-2'])
  })

  test('RY-5.6 RY-T5 from position 7 one of each resource builds the Altar, which then trades a resource for a shard', () => {
    const play = arrange({ built: SEVEN, players: [{ explorer: 7, coin: 1, scroll: 1, lantern: 1, favour: 3 }] })
    play.pick('p0-apprentice-1>outskirts-1>revealed', 'apply')
    expect(play.purse(0)).toMatchObject({ coin: 0, scroll: 0, lantern: 0, favour: 10 })
    expect([play.player(0).explorer, play.state.built.at(-1), play.state.villageStack.length]).toEqual([8, 'altar-tile', 5])
    const later = arrange({ built: [...SEVEN, 'altar-tile'], players: [{ explorer: 8 }] }).pick('p0-apprentice-1>altar-1>revealed', 'apply')
    expect(later.asked).toBe('bonus')
    later.pick('altar-tile', 'scroll')
    expect([later.asked, later.offered]).toEqual(['gain-shard', ['agate', 'coral', 'jade']])
    later.pick('jade')
    expect(later.purse(0)).toMatchObject({ scroll: 2, jade: 1 })
    expect(later.asked).toBe('end-turn')
    const short = arrange({ built: SEVEN, players: [{ explorer: 7, lantern: 0 }] }).pick('p0-apprentice-1>outskirts-1>revealed')
    expect(short.asked).toBe('end-turn')
  })

  test('RY-5.7 the Altar may explore one and then give the bonus of any explored village, always including the first', () => {
    const play = applied('altar', { built: ['craftville', 'fire-cape'], players: [{ explorer: 1 }] })
    expect([play.asked, play.offered]).toEqual(['travel', ['fire-cape', 'skip']])
    play.pick('fire-cape')
    expect([play.asked, play.offered]).toEqual(['bonus', ['craftville', 'fire-cape', 'skip', 'start-village']])
    const before = play.purse(0)
    play.pick('craftville')
    expect(play.change(0, before)).toEqual({ scroll: 3 })
    const stay = applied('altar', { built: ['craftville', 'fire-cape'], players: [{ explorer: 1 }] }).pick('skip')
    expect(stay.offered).toEqual(['craftville', 'skip', 'start-village'])
    expect(stay.pick('skip').asked).toBe('end-turn')
    const start = applied('altar')
    expect([start.asked, start.offered]).toEqual(['bonus', ['skip', 'start-village']])
    expect(start.pick('start-village').player(0).coin).toBe(6)
  })

  test('RY-5.7 RY-R51 at the Altar exploring comes only before the bonus', () => {
    const play = applied('altar', { built: ['craftville', 'moon-forge', 'fire-cape'], players: [{ explorer: 1 }] })
    expect([play.asked, play.pick('moon-forge').asked]).toEqual(['travel', 'bonus'])
    expect(play.pick('moon-forge', 'jade').player(0)).toMatchObject({ explorer: 1, jade: 1 })
    expect(play.asked).toBe('end-turn')
  })

  test('RY-5.8 the Springs sell up to two revelations', () => {
    const display = ['rainbow-1', 'seal-of-the-gate-1', 'mercy-coral-1']
    const play = applied('springs', { display, players: [{ scroll: 1 }] })
    expect(play.offered).toEqual(['rainbow-1>burn', 'rainbow-1>keep', 'seal-of-the-gate-1>burn', 'seal-of-the-gate-1>keep', 'skip'])
    play.pick('seal-of-the-gate-1>keep')
    expect(play.offered).toEqual(['rainbow-1>burn', 'rainbow-1>keep', 'skip'])
    play.pick('rainbow-1>burn')
    expect(play.player(0)).toMatchObject({ scroll: 0, favour: 1, kept: ['seal-of-the-gate-1'] })
    expect(play.asked).toBe('end-turn')
    const broke = arrange({ display: ['mercy-jade-1', 'disguise-1', 'mercy-coral-1'], players: [{ scroll: 0 }] })
    expect(broke.pick('p0-apprentice-1>springs-1>revealed').asked).toBe('end-turn')
  })

  test('RY-5.9 RY-R25 the Clan House may reveal a tile and then hire one, in this order', () => {
    const play = applied('clan-house', { row: 'p0-archer p1-bard', top: 'p0-seer' })
    expect([play.asked, play.offered]).toEqual(['reveal', ['reveal', 'skip']])
    play.pick('reveal')
    expect(play.state.row).toEqual(['p0-archer', 'p1-bard', 'p0-seer'])
    expect(play.asked).toBe('hire')
    expect(play.after('p0-seer')).toEqual(['p0-apprentice-1', 'p0-apprentice-2', 'p0-warrior'])
    play.pick('p0-seer>p0-warrior')
    expect(play.asked).toBe('end-turn')
    const neither = applied('clan-house', { row: 'p0-archer' }).pick('skip', 'skip')
    expect([neither.asked, neither.state.row]).toEqual(['end-turn', ['p0-archer']])
  })

  test('RY-5.10 RY-T8 the Palace gives a resource, or a highlighted sector for a lantern, and then turns the disc', () => {
    const gain = arrange().pick('p0-warrior>palace', 'apply', 'gain', 'scroll')
    expect([gain.purse(0).scroll, gain.state.rotation, gain.asked]).toEqual([4, 1, 'end-turn'])
    const play = arrange({ display: ['rainbow-1', 'rainbow-2', 'disguise-1'] }).pick('p0-warrior>palace', 'apply', 'light')
    expect([play.asked, play.offered]).toEqual(['day-effect', ['gate', 'outskirts', 'springs']])
    expect(play.refusal('capital')).toBe('not-offered')
    expect(play.player(0).lantern).toBe(1)
    play.pick('springs', 'rainbow-1>burn', 'skip')
    expect([play.player(0).favour, play.state.rotation]).toEqual([1, 1])
    expect(play.table.highlighted.toSorted()).toEqual(['altar', 'capital', 'clan-house'])
    expect(play.asked).toBe('end-turn')
  })

  test('RY-R24 the disc does not turn if the Palace effect is declined', () => {
    const play = arrange({ rotation: 2, players: [{ kept: ['seal-of-the-palace-1'] }] }).pick('p0-warrior>palace', 'skip')
    expect([play.state.rotation, play.player(0).coin, play.asked]).toEqual([2, 4, 'end-turn'])
  })

  test('RY-5.11 a day effect from elsewhere is a full one: its seals work, slots and locks do not matter, and nobody is placed there', () => {
    const play = arrange({
      players: [{ kept: ['seal-of-the-outskirts-1'] }, { lock: 'outskirts' }],
      board: 'p1-warrior@outskirts-1 p1-apprentice-1@outskirts-2 p2-warrior@outskirts-3',
    })
    play.pick('p0-warrior>palace', 'apply', 'light', 'outskirts')
    expect(play.player(0)).toMatchObject({ favour: 2 + 2, explorer: 1 })
    expect(play.board).toEqual(['p0-warrior@palace', 'p1-apprentice-1@outskirts-2', 'p1-warrior@outskirts-1', 'p2-warrior@outskirts-3'])
  })

  test('RY-5.12 RY-R16 the order is Palace seal, lantern, seals before the sector, the sector, seals after it, and then the disc', () => {
    const play = arrange({
      players: [{ kept: ['seal-of-the-gate-1', 'seal-of-the-palace-1', 'seal-of-the-palace-2'] }, { coin: 0, scroll: 0, lantern: 0 }],
    })
    play.pick('p0-warrior>palace', 'apply')
    expect(play.eventTypes).toEqual(['applied', 'gained-coin', 'gained-coin'])
    play.pick('light')
    expect(play.eventTypes).toEqual(['paid-lantern'])
    play.pick('gate')
    expect([play.seat, play.asked, play.player(0).lantern, play.state.rotation]).toEqual([2, 'lose-resource', 1, 0])
    play.by(2, 'coin')
    expect(play.eventTypes).toEqual(['lost-coin', 'gained-lantern', 'rotated'])
    const on = arrange({ rotation: 1, players: [{ kept: ['seal-of-the-capital-1'] }] }).pick('p0-warrior>palace', 'apply', 'light', 'capital')
    expect([on.asked, on.source, on.player(0).scroll, on.state.rotation]).toEqual(['gain-resource', 'seal-of-the-capital-1', 5, 1])
    expect(on.pick('coin').state.rotation).toBe(2)
  })

  test('RY-5.13 RY-R17 seals after an effect need a part of it to be carried out', () => {
    const kept = ['seal-of-the-altar-1', 'seal-of-the-springs-1']
    const nothing = applied('altar', { players: [{ kept }], board: 'p1-warrior@gate-1' }).pick('skip')
    expect(nothing.asked).toBe('end-turn')
    expect(nothing.on('gate-1')).toBe('p1-warrior')
    const board = 'p1-warrior@gate-1 p2-warrior@gate-2'
    const something = applied('altar', { players: [{ kept }], board }).pick('start-village')
    expect([something.asked, something.offered]).toEqual(['strike', ['p1-warrior', 'p2-warrior']])
    const walked = applied('altar', { built: ['craftville'], players: [{ kept }], board }).pick('craftville', 'skip')
    expect(walked.asked).toBe('strike')
    const unbought = applied('springs', { display: ['rainbow-1', 'rainbow-2', 'disguise-1'], players: [{ kept }] }).pick('skip')
    expect([unbought.asked, unbought.player(0).favour]).toEqual(['end-turn', 0])
  })

  test('RY-T18 with nothing built nobody can explore, and area 1 costs a scroll; with area 1 built a player explores and builds area 2', () => {
    const play = arrange().pick('p0-apprentice-1>outskirts-1>revealed')
    const before = play.purse(0)
    play.pick('apply')
    expect(play.change(0, before)).toEqual({ scroll: -1, favour: 2 })
    expect([play.player(0).explorer, play.asked]).toEqual([1, 'end-turn'])
    const next = applied('outskirts', { built: ['craftville'] })
    expect(next.offered).toEqual(['craftville', 'village-area-2'])
    next.pick('village-area-2')
    expect([next.player(0).explorer, next.state.built.length]).toEqual([2, 3])
  })
})
