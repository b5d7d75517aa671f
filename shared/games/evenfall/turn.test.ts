import { describe, expect, test } from 'vitest'
import { ROUNDS } from './content/index.ts'
import { arrange } from './testing.ts'

describe('turns', () => {
  test('EV-4.1, EV-71.4 turns go clockwise from the first player, skip players who have passed, and may all go to the last one', () => {
    const play = arrange({ seats: 3, first: 1, players: [{}, {}, {}] })
    expect(play.seat).toBe(1)
    play.pick('token')
    expect(play.seat).toBe(2)
    play.pick('pass')
    expect(play.seat).toBe(0)
    play.pick('pass')
    expect(play.seat).toBe(1)
    play.pick('witch>central-highlands:1', '3-cards', 'end-turn')
    expect([play.seat, play.asked]).toEqual([1, 'turn'])
    play.pick('pass')
    expect(play.events('battles-begin')).toHaveLength(1)
  })

  test('EV-4.2 a turn has one main action, and free actions before and after it', () => {
    const play = arrange({ players: [{ hand: 'rune-scales moss-toad honey-bear coal-salamander', specialists: 'guido', herb: 1 }, {}] })
    play.pick('discard-trade', ['rune-scales', 'moss-toad'], '1-knowledge')
    play.pick('token')
    expect(play.asked).toBe('end-turn')
    expect(play.offered).toEqual(['discard-trade', 'end-turn', 'guido-1'])
    play.pick('guido-1', '1-knowledge', '2-potion')
    play.pick('discard-trade', '1-herb')
    // no free action is left
    expect([play.seat, play.asked]).toEqual([1, 'turn'])
    expect(play.since(0)).toEqual({ hand: -4, herb: 2, potion: 3, mana: 1 })
  })

  test('EV-4.3 all five main actions are offered', () => {
    const play = arrange({
      regions: { 'north-lakes': 'grotto' },
      players: [{ hand: 'rune-scales guido', inner: 'start=honey-bear', outer: 'moonwell', herb: 3, potion: 3, knowledge: 3 }, {}],
    })
    expect(play.offeredFor('grotto')).toEqual(['grotto'])
    expect(play.offered).toContain('token')
    expect(play.offeredFor('rune-scales')).toEqual(['rune-scales>moonwell'])
    expect(play.offeredFor('guido-1')).toEqual(['guido-1>council', 'guido-1>specialist'])
    expect(play.offeredFor('witch')).toEqual(['witch>central-highlands:1', 'witch>north-lakes:1'])
    expect(play.offeredFor('honey-bear')).toEqual(['honey-bear>orb', 'honey-bear>sickle'])
  })

  test('EV-4.4, EV-R44 passing is always allowed before the main action, and no player is passed automatically', () => {
    expect(arrange().offered).toContain('pass')
    // only passing is left, and the player is still asked
    const stuck = arrange({ players: [{ token: false, spentWitches: 4 }, {}] })
    expect([stuck.asked, stuck.seat, stuck.offered]).toEqual(['turn', 0, ['pass']])
    expect(stuck.fallback()).toBe('pass')
  })

  test('EV-4.3 everybody sees whether the main action of the turn is done, and a new turn begins without it', () => {
    const play = arrange({ players: [{ hand: 'rune-scales moss-toad' }, {}] })
    expect(play.table.acted).toBe(false)
    play.pick('token')
    expect([play.asked, play.table.acted]).toEqual(['end-turn', true])
    play.pick('end-turn')
    expect([play.seat, play.table.acted]).toEqual([1, false])
  })

  test('EV-4.5, EV-71.6 free actions come before passing too, and may make a main action payable', () => {
    const play = arrange({ players: [{ hand: 'rune-scales moss-toad deer-king', token: false, spentWitches: 4 }, {}] })
    expect(play.offered).toEqual(['discard-trade', 'pass'])
    // bots skip the trade while there are rounds left in which to use the cards
    const isAside = (round: number): boolean | undefined => {
      const { question } = arrange({ round, players: [{ hand: 'moss-toad deer-king' }, {}] }).decision
      return question.kind === 'one' ? question.choices.find(({ id }) => id === 'discard-trade')?.skippedByBots : undefined
    }
    expect([1, ROUNDS - 1, ROUNDS].map(isAside)).toEqual([true, true, undefined])
    play.pick('discard-trade', ['moss-toad', 'deer-king'], '1-knowledge')
    expect(play.offered).toEqual(['pass', 'rune-scales>start-star'])
    play.pick('rune-scales>start-star')
    expect([play.isPlayed(0, 'rune-scales'), play.seat]).toEqual([true, 1])
    const passing = arrange({ players: [{ hand: 'rune-scales moss-toad deer-king honey-bear' }, {}] })
    passing.pick('discard-trade', ['moss-toad', 'deer-king'], '1-knowledge', 'pass')
    // no free action follows, although two cards are left
    expect([passing.seat, passing.player(0).passed, passing.player(0).hand.length]).toEqual([1, true, 2])
  })

  test('EV-4.6 a player who has passed takes no turn, but still gains from what others do', () => {
    const play = arrange({
      seats: 2,
      active: 1,
      players: [{ passed: true, inner: 'start=eye-of-plenty' }, { outer: 'grotto' }],
    })
    play.pick('token')
    // Eye of Plenty harvests the place of the player who has passed
    expect([play.asked, play.seat, play.source]).toEqual(['resources', 0, 'start-star'])
    play.pick('1-knowledge')
    expect(play.since(0)).toEqual({ knowledge: 1 })
    expect([play.seat, play.asked]).toEqual([1, 'turn'])
  })

  test('EV-4.7, EV-71.5 after the main action nobody can pass, and the turn ends automatically when no free action is left', () => {
    const play = arrange({ players: [{ hand: 'rune-scales moss-toad' }, {}] }).pick('token')
    expect([play.asked, play.offered, play.refusal('pass')]).toEqual(['end-turn', ['discard-trade', 'end-turn'], 'not-offered'])
    play.pick('end-turn', 'pass')
    expect([play.seat, play.offered.includes('pass')]).toEqual([0, true])
    const bare = arrange({ players: [{ hand: 'rune-scales' }, {}] }).pick('token')
    expect(bare.seat).toBe(1)
    expect(play.fallback()).toBe('pass')
  })

  test('EV-4.8 the phase ends as soon as all have passed', () => {
    const play = arrange({ seats: 3 }).pick('pass', 'pass')
    expect(play.table.phase).toBe('actions')
    play.pick('pass')
    expect(play.events('battles-begin')).toHaveLength(1)
  })

  test('EV-4.9 two cards give a resource of choice, any number of times', () => {
    const play = arrange({ players: [{ hand: 'rune-scales moss-toad deer-king honey-bear keir' }, {}] })
    play.pick('discard-trade')
    expect([play.asked, play.offered.length]).toEqual(['pay-cards', 5])
    expect(play.refusal(['rune-scales'])).toBe('not-offered')
    play.pick(['rune-scales', 'keir-1'])
    expect(play.offered).toEqual(['1-herb', '1-knowledge', '1-potion'])
    play.pick('1-potion', 'discard-trade', ['moss-toad', 'deer-king'], '1-herb')
    expect(play.since(0)).toEqual({ hand: -4, potion: 1, herb: 1 })
    expect(play.state.discard.slice(-4).toSorted()).toEqual(['ritual-deer-king', 'ritual-moss-toad', 'ritual-rune-scales', 'specialist-keir-1'])
    // one card is too few
    expect(play.offered).not.toContain('discard-trade')
    expect(play.asked).toBe('turn')
  })

  test('EV-4.10 other free actions come from specialists, from Star and from Thorn', () => {
    const star = arrange({
      side: 'lunar',
      players: [
        { coven: 'star', hand: 'rune-scales', specialists: 'velda' },
        { coven: 'thorn', stones: 'ember-1' },
      ],
    })
    expect(star.offered).toEqual(expect.arrayContaining(['star-discard', 'velda-1']))
    expect(star.pick('pass').offeredFor('ember-1')).toEqual([
      'ember-1>thorn:1',
      'ember-1>thorn:2',
      'ember-1>thorn:3',
      'ember-1>thorn:4',
      'ember-1>thorn:5',
    ])
  })

  test("EV-4.11, EV-R3 no free action is possible while anything is being resolved or in another player's turn", () => {
    const play = arrange({
      players: [
        { hand: 'rune-scales moss-toad', specialists: 'velda' },
        { hand: 'deer-king honey-bear', specialists: 'velda-2' },
      ],
    })
    play.pick('witch>central-highlands:1')
    expect(play.offered).toEqual(['1-transfer>2-cards', '3-cards'])
    expect(play.seats).toEqual([0])
    play.pick('3-cards', 'end-turn', 'pass', 'pass')
    // the battle has begun
    expect(play.eventTypes).toContain('battle')
    expect(play.offered).not.toContain('velda-1')
  })

  test('EV-4.12 a main action needs its whole price beforehand, and what it brings does not count', () => {
    // Transmutation Vessel would bring three resources for two
    const play = arrange({ players: [{ inner: 'start=transmutation-vessel', herb: 1 }, {}] })
    expect(play.offered.some((id) => id.includes('transmutation-vessel:'))).toBe(false)
    const enough = arrange({ players: [{ inner: 'start=transmutation-vessel', herb: 2 }, {}] })
    expect(enough.offeredFor('elder')).toEqual(['elder>transmutation-vessel:1'])
  })

  test('EV-R27 specialists, finds and plays have no limit in a round', () => {
    const play = arrange({ players: [{ hand: 'guido solveig maat', herb: 9, potion: 9, knowledge: 9 }, { passed: true }] })
    for (const name of ['guido-1', 'solveig-1', 'maat-1']) {
      play.pick(`${name}>specialist`)
      if (play.asked === 'end-turn') play.pick('end-turn')
    }
    expect(play.player(0).played.map(({ role }) => role)).toEqual(['specialist', 'specialist', 'specialist'])
  })
})
