import { describe, expect, test } from 'vitest'
import { arrange, begin } from './testing.ts'

describe('rounds', () => {
  test('RY-2.1 a match has three rounds of day, night and dawn', () => {
    const play = begin(2, { clanChoice: 'random' })
    const phases: string[] = []
    while (!play.match.outcome) {
      const { round, phase } = play.table
      if (phases.at(-1) !== `${round} ${phase}`) phases.push(`${round} ${phase}`)
      play.pick(play.fallback())
    }
    expect(phases.filter((phase) => phase.includes('day'))).toEqual(['1 day', '2 day', '3 day'])
    expect(play.table).toMatchObject({ round: 3, phase: 'over' })
  })

  test('RY-2.2 the day begins by filling the empty event areas, and an empty deck is renewed from the discard pile', () => {
    const play = arrange({ events: ['flood', 'rebellion'], step: { step: 'dawn' } })
    expect(play.state.events.slice(0, 2)).toEqual(['flood', 'rebellion'])
    expect(play.state.events.every((event) => event !== '')).toBe(true)
    expect(play.state.eventDeck).toHaveLength(16)
    const all = arrange().state.eventDeck
    const last = arrange({ eventDiscard: all.slice(0, 18), step: { step: 'day' } })
    expect(last.match.events.map(({ event }) => event.type)).toEqual(['day-began', 'events-shuffled', 'events-foretold'])
    expect([last.state.eventDeck.length, last.state.eventDiscard.length]).toEqual([16, 0])
    // the two that were left come first, and the others come from the discard pile
    expect(last.state.events.slice(0, 2).toSorted()).toEqual(all.slice(18).toSorted())
    expect(all.slice(0, 18)).toEqual(expect.arrayContaining(last.state.events.slice(2)))
  })

  test('RY-2.3 turns continue until every hand is empty; nobody can pass, and the Palace is always open', () => {
    const play = begin(3, { clanChoice: 'random' })
    const placers: number[] = []
    while (play.table.phase === 'day' && play.table.round === 1) {
      if (play.asked === 'place') {
        placers.push(play.seat)
        expect(play.offered).not.toContain('skip')
        expect(play.offered.some((id) => id.endsWith('>palace'))).toBe(true)
      }
      play.pick(play.fallback())
    }
    expect(placers).toEqual(Array.from({ length: 15 }, (_, n) => n % 3))
    const own = ['gate-1', 'capital-1', 'capital-2', 'outskirts-1', 'outskirts-2'].map((slot, n) => `p0-apprentice-${n + 1}@${slot}`)
    const others = ['altar-1', 'altar-2', 'springs-1', 'springs-2', 'clan-house-1'].map((slot, n) => `p1-apprentice-${n + 1}@${slot}`)
    const full = arrange({ seats: 2, players: [{ coin: 0 }], board: [...own, ...others, 'p1-warrior@clan-house-2'].join(' ') })
    // the only slot left costs a coin
    expect([full.asked, full.offered]).toEqual(['apply', ['apply', 'skip']])
    expect(full.state.palace).toEqual(['p0-warrior'])
  })
})

describe('a turn', () => {
  test("RY-3.1 the player's lock ends, and then at most one revelation of the start is played", () => {
    const play = arrange({ players: [{ lock: 'gate', kept: ['rainbow-1', 'rainbow-2', 'seal-of-the-gate-1'] }] })
    expect(play.player(0).lock).toBe('')
    expect([play.asked, play.offered]).toEqual(['start', ['rainbow-1', 'rainbow-2', 'skip']])
    expect(play.fallback()).toBe('skip')
    play.pick('rainbow-1')
    expect(play.asked).toBe('place')
    expect(play.player(0)).toMatchObject({ favour: 2, kept: ['rainbow-2', 'seal-of-the-gate-1'] })
    const none = arrange({ players: [{ kept: ['rainbow-1'] }] }).pick('skip')
    expect([none.asked, none.player(0).kept]).toEqual(['place', ['rainbow-1']])
    // a card that can do nothing is not offered
    expect(arrange({ players: [{ lantern: 0, kept: ['prayer-jade-1', 'disguise-1'] }] }).asked).toBe('place')
  })

  test('RY-3.2 one companion is placed in an empty slot of a sector without a lock, or in the Palace', () => {
    const play = arrange({ players: [{}, { lock: 'altar' }], board: 'p1-warrior@gate-1 p2-warrior@gate-2 p1-apprentice-1@gate-3' })
    const places = new Set(play.after('p0-warrior').map((place) => place.replace(/>.*/, '')))
    expect([...places]).toEqual([
      'capital-1',
      'capital-3',
      'clan-house-1',
      'clan-house-3',
      'outskirts-1',
      'outskirts-3',
      'palace',
      'springs-1',
      'springs-3',
    ])
    expect(play.refusal('p0-warrior>gate-1>revealed')).toBe('not-offered')
    expect(play.refusal('p1-apprentice-2>springs-1>revealed')).toBe('not-offered')
    play.pick('p0-warrior>springs-1>revealed')
    expect(play.on('springs-1')).toBe('p0-warrior')
    expect(play.player(0).hand).toEqual(['p0-apprentice-1', 'p0-apprentice-2', 'p0-apprentice-3', 'p0-apprentice-4'])
    expect(play.pick('skip').asked).toBe('end-turn')
  })

  test('RY-3.3 a paid slot costs its resource, a free one nothing, and the player may take either', () => {
    const play = arrange()
    expect(play.after('p0-warrior').filter((place) => place.startsWith('capital'))).toEqual([
      'capital-1>hidden',
      'capital-1>revealed',
      'capital-3>hidden',
      'capital-3>revealed',
    ])
    const before = play.purse(0)
    play.pick('p0-warrior>capital-3>revealed')
    expect(play.change(0, before)).toEqual({ lantern: -1 })
    expect(arrange({ players: [{ lantern: 0 }] }).after('p0-warrior>capital-3')).toEqual([])
    const free = arrange().pick('p0-warrior>capital-1>revealed')
    expect(free.change(0, before)).toEqual({})
  })

  test('RY-3.4 hiding a companion costs one coin more', () => {
    const play = arrange()
    const before = play.purse(0)
    play.pick('p0-apprentice-1>gate-3>hidden')
    expect(play.change(0, before)).toEqual({ coin: -2 })
    expect(play.on('gate-3')).toBe('p0-apprentice-1*')
    expect(arrange({ players: [{ coin: 0 }] }).offered.some((id) => id.endsWith('hidden'))).toBe(false)
  })

  test('RY-3.5 in the Palace any number of companions stand revealed, without cost and without ability', () => {
    const play = arrange({ players: [{ hand: 'merchant', coin: 0 }], board: 'p1-warrior@palace p0-apprentice-1@palace' })
    expect(play.after('p0-merchant').filter((place) => place.startsWith('palace'))).toEqual(['palace'])
    play.pick('p0-merchant>palace')
    expect(play.asked).toBe('apply')
    expect(play.source).toBe('palace')
    expect(play.state.palace).toEqual(['p1-warrior', 'p0-apprentice-1', 'p0-merchant'])
    // nothing can hide a companion in the Palace
    const cove = arrange({ built: ['owl-cove'], players: [{ explorer: 1 }], board: 'p0-warrior@palace' })
    cove.pick('p0-apprentice-1>altar-1>hidden', 'apply')
    expect(cove.offered).toEqual(['skip', 'start-village'])
  })

  test('RY-3.6 a companion placed revealed may use its ability at once, and a hidden one may not', () => {
    const revealed = arrange({ players: [{ hand: 'merchant' }] }).pick('p0-merchant>gate-1>revealed')
    expect([revealed.asked, revealed.offered, revealed.source]).toEqual(['ability', ['skip', 'use'], 'merchant'])
    const hidden = arrange({ players: [{ hand: 'merchant' }] }).pick('p0-merchant>gate-1>hidden')
    expect(hidden.asked).toBe('apply')
  })

  test('RY-3.7 the ability comes first, then the day effect of the place', () => {
    const play = arrange({ players: [{ hand: 'merchant' }] }).pick('p0-merchant>capital-1>revealed', 'use', 'coin')
    expect([play.asked, play.source]).toEqual(['apply', 'capital'])
    const before = play.purse(0)
    play.pick('apply')
    expect(play.change(0, before)).toEqual({ scroll: 2 })
    expect(play.asked).toBe('end-turn')
  })

  test('RY-3.8 the ability and the day effect are each optional as a whole', () => {
    const play = arrange({ players: [{ hand: 'merchant' }] })
    const before = play.purse(0)
    play.pick('p0-merchant>capital-1>revealed', 'skip', 'skip')
    expect(play.change(0, before)).toEqual({})
    expect([play.asked, play.state.heralds]).toEqual(['end-turn', [0, 1, 2]])
  })

  test('RY-3.9 after the turn the next player clockwise has a turn', () => {
    const play = arrange({ turn: 2 }).pick('p2-warrior>springs-1>revealed', 'skip')
    expect([play.seat, play.asked, play.offered]).toEqual([2, 'end-turn', ['end-turn']])
    play.pick('end-turn')
    expect([play.seat, play.asked]).toEqual([0, 'place'])
    expect(play.state.turn).toEqual({ tile: '', spot: '', instead: '' })
  })

  test('RY-T1 the three slots of the Clan House cost nothing, nothing and a scroll', () => {
    const play = arrange({ row: '' })
    let before = play.purse(0)
    play.by(0, 'p0-warrior>clan-house-1>hidden')
    expect(play.change(0, before)).toEqual({ coin: -1 })
    play.by(0, 'skip', 'end-turn')
    before = play.purse(1)
    expect(play.after('p1-apprentice-1').filter((place) => place.startsWith('clan-house'))).toEqual([
      'clan-house-2>hidden',
      'clan-house-2>revealed',
      'clan-house-3>hidden',
      'clan-house-3>revealed',
    ])
    play.by(1, 'p1-apprentice-1>clan-house-2>revealed')
    expect(play.change(1, before)).toEqual({})
    expect([play.asked, play.source]).toEqual(['apply', 'clan-house'])
    play.by(1, 'skip', 'end-turn')
    before = play.purse(2)
    expect(play.after('p2-warrior').filter((place) => place.startsWith('clan-house'))).toEqual(['clan-house-3>hidden', 'clan-house-3>revealed'])
    play.by(2, 'p2-warrior>clan-house-3>hidden')
    expect(play.change(2, before)).toEqual({ coin: -1, scroll: -1 })
    const poor = arrange({ turn: 2, players: [{}, {}, { scroll: 0 }], board: 'p0-warrior@clan-house-1 p1-warrior@clan-house-2' })
    expect(poor.offered.some((id) => id.includes('clan-house'))).toBe(false)
  })

  test('if nobody answers, an Apprentice goes to the Palace and nothing else is done', () => {
    const play = arrange({ players: [{ hand: 'archer' }] })
    expect(play.fallback()).toBe('p0-apprentice-1>palace')
    play.pick(play.fallback())
    expect(play.fallback()).toBe('skip')
    const rare = arrange({ palace: true, rotation: 0, players: [{ hand: 'archer bard seer hermit' }], board: 'p1-warrior@wall-0' })
    expect(rare.fallback()).toBe('p0-archer>battlement-0'.replace('archer', rare.player(0).hand[0]?.slice(3) ?? ''))
    expect(arrange({ palace: true, board: 'p1-warrior@wall-0 p2-warrior@battlement-0' }).fallback()).toBe('p0-apprentice-1>summit')
  })

  test('the night follows the last placement of the day', () => {
    const play = arrange({ seats: 2, turn: 1 })
    for (let n = 0; n < 100 && play.table.round === 1 && play.asked !== 'gain-shard'; n++) play.pick(play.fallback())
    expect(play.table.phase).toBe('night')
    expect(play.state.players.map(({ hand }) => hand.length)).toEqual([0, 0])
  })
})
