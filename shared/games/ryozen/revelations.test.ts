import { describe, expect, test } from 'vitest'
import { REVELATION_IDS, revelationOf } from './cards.ts'
import { GLYPHS, REVELATIONS } from './content/index.ts'
import { arrange, type Scene } from './testing.ts'

const DISPLAY = ['rainbow-1', 'seal-of-the-gate-1', 'mercy-coral-1']
const atSprings = (scene: Scene = {}) => arrange({ display: DISPLAY, ...scene }).pick('p0-apprentice-1>springs-1>revealed', 'apply')
/** Starts a match in which seat 0 has the card, and plays it at the start of the turn. */
const played = (card: string, { players = [], ...scene }: Scene = {}) => {
  const [own = {}, ...others] = players
  return arrange({ ...scene, players: [{ ...own, kept: [card, ...(own.kept ?? [])] }, ...others] }).pick(card)
}

describe('events that are discarded and returned', () => {
  test('RY-7.1 a discarded event lies on top of the pile, and the top one returns if there is one and an empty area', () => {
    const play = arrange({ events: ['flood', 'rebellion', '', 'sun-flares'], eventDiscard: ['earthquake'], players: [{ hand: 'seer' }] })
    play.pick('p0-seer>gate-1>revealed', 'use', 'discard', 'rebellion')
    expect(play.state.eventDiscard).toEqual(['earthquake', 'rebellion'])
    const full = arrange({ events: ['flood', 'rebellion', 'public-brawl', 'sun-flares'], eventDiscard: ['earthquake'], players: [{ hand: 'seer' }] })
    expect(full.pick('p0-seer>gate-1>revealed', 'use').asked).toBe('discard-event')
    const none = arrange({ events: ['flood'], players: [{ hand: 'seer' }] }).pick('p0-seer>springs-1>revealed', 'use')
    // the only event was the only choice
    expect([none.state.events, none.state.eventDiscard]).toEqual([['', '', '', ''], ['flood']])
    const empty = arrange({ eventDiscard: ['flood'], players: [{ hand: 'seer' }] }).pick('p0-seer>springs-1>revealed', 'use')
    expect([empty.asked, empty.offered]).toEqual(['return-event', ['event-area-1', 'event-area-2', 'event-area-3', 'event-area-4']])
    expect(empty.decision.prompt.params).toMatchObject({ event: 'flood' })
  })
})

describe('buying', () => {
  test('RY-8.1 a card costs its scrolls, and is then burnt for favour or kept open', () => {
    const burnt = atSprings()
    const before = burnt.purse(0)
    burnt.pick('mercy-coral-1>burn')
    expect(burnt.change(0, before)).toEqual({ scroll: -2, favour: 4 })
    expect([burnt.state.revelationDiscard, burnt.player(0).kept]).toEqual([['mercy-coral-1'], []])
    const kept = atSprings().pick('mercy-coral-1>keep')
    expect(kept.change(0, before)).toEqual({ scroll: -2 })
    expect([kept.state.revelationDiscard, kept.table.players[0]?.kept]).toEqual([[], ['mercy-coral-1']])
    const free = atSprings({ players: [{ scroll: 0 }] })
    expect(free.offered).toEqual(['rainbow-1>burn', 'rainbow-1>keep', 'skip'])
    // a player may keep any number
    const many = REVELATION_IDS.filter((card) => !DISPLAY.includes(card) && revelationOf(card).trigger.kind !== 'start-of-turn')
    expect(
      atSprings({ players: [{ kept: many }] })
        .pick('rainbow-1>keep')
        .player(0).kept,
    ).toHaveLength(many.length + 1)
    // a seat that must buy and does not answer burns the first card by id
    const must = arrange({ display: DISPLAY, players: [{ hand: 'philosopher' }] }).pick('p0-philosopher>gate-1>revealed', 'use')
    expect(must.fallback()).toBe('mercy-coral-1>burn')
  })

  test('RY-8.2 RY-R21 two purchases come from one display, which is refilled when the effect is over', () => {
    const play = atSprings()
    const deck = [...play.state.revelationDeck]
    play.pick('rainbow-1>burn')
    expect(play.state.display).toEqual(['', 'seal-of-the-gate-1', 'mercy-coral-1'])
    play.pick('mercy-coral-1>keep')
    expect(play.state.display).toEqual([deck.at(-1), 'seal-of-the-gate-1', deck.at(-2)])
    expect([play.state.revelationDeck.length, play.asked]).toEqual([deck.length - 2, 'end-turn'])
    const one = atSprings().pick('rainbow-1>burn', 'skip')
    expect(one.state.display).toEqual([deck.at(-1), 'seal-of-the-gate-1', 'mercy-coral-1'])
  })

  test('RY-8.2 RY-R32 an empty deck is renewed from the shuffled discard pile, and without one the display stays short', () => {
    const others = REVELATION_IDS.filter((card) => !DISPLAY.includes(card) && revelationOf(card).trigger.kind !== 'start-of-turn')
    const starts = REVELATION_IDS.filter((card) => !DISPLAY.includes(card) && revelationOf(card).trigger.kind === 'start-of-turn')
    const scene: Scene = { display: DISPLAY, players: [{ kept: others }, { kept: starts }] }
    const short = atSprings(scene)
    expect(short.state.revelationDeck).toEqual([])
    short.pick('seal-of-the-gate-1>keep', 'skip')
    expect(short.state.display).toEqual(['rainbow-1', '', 'mercy-coral-1'])
    const again = atSprings(scene).pick('seal-of-the-gate-1>burn', 'skip')
    expect([again.state.display, again.state.revelationDiscard]).toEqual([['rainbow-1', 'seal-of-the-gate-1', 'mercy-coral-1'], []])
    expect(again.eventTypes.slice(0, 2)).toEqual(['revelations-shuffled', 'revelations-drawn'])
  })

  test('RY-8.3 each copy of a card works separately, at its own moment', () => {
    const play = arrange({ players: [{ kept: ['seal-of-the-palace-1', 'seal-of-the-palace-2'] }] }).pick('p0-warrior>palace', 'apply')
    expect(play.player(0).coin).toBe(6)
    const kinds = REVELATIONS.map(({ id, trigger }) => [id, trigger.kind])
    expect(Object.fromEntries(kinds)).toMatchObject({
      'strategic-maneuvers': 'start-of-turn',
      rainbow: 'start-of-turn',
      'seal-of-the-gate': 'before-day-effect',
      'seal-of-the-palace': 'before-day-effect',
      'seal-of-the-clan-house': 'before-day-effect',
      'seal-of-the-capital': 'on-day-effect',
      'seal-of-the-outskirts': 'on-day-effect',
      'seal-of-the-altar': 'on-day-effect',
      'seal-of-the-springs': 'on-day-effect',
      'mercy-jade': 'on-strike-opponent',
    })
    // the seals of other players do not work
    const other = arrange({ players: [{}, { kept: ['seal-of-the-palace-1'] }] }).pick('p0-warrior>palace', 'apply', 'gain', 'scroll')
    expect([other.player(0).coin, other.player(1).coin]).toEqual([4, 4])
  })

  test('RY-R9 there are 36 cards of 20 kinds; prices 0 to 3 burn for 1, 3, 4 and 6; each glyph is on six cards', () => {
    expect([REVELATIONS.length, REVELATION_IDS.length, new Set(REVELATION_IDS).size]).toEqual([20, 36, 36])
    for (const { id, count, price, burnFavour } of REVELATIONS) {
      expect([id, count]).toEqual([id, id.startsWith('offering') ? 1 : 2])
      expect([id, burnFavour]).toEqual([id, [1, 3, 4, 6][price.scroll]])
    }
    for (const { id, count } of GLYPHS) expect(REVELATION_IDS.filter((card) => revelationOf(card).glyph === id)).toHaveLength(count)
  })
})

describe('revelations', () => {
  test("RY-8.4 Strategic Maneuvers move one of the player's companions for a coin to another sector without a lock, with its face", () => {
    const play = played('strategic-maneuvers-1', {
      players: [{}, { lock: 'springs' }],
      board: 'p0-warrior@gate-1* p0-apprentice-1@palace p1-warrior@capital-1',
    })
    expect(play.player(0).coin).toBe(3)
    expect(play.offered.every((id) => id.startsWith('p0-warrior>'))).toBe(true)
    expect(new Set(play.after('p0-warrior').map((slot) => slot.slice(0, -2)))).toEqual(new Set(['capital', 'outskirts', 'altar', 'clan-house']))
    const before = play.purse(0)
    play.pick('p0-warrior>capital-3')
    expect([play.on('capital-3'), play.on('gate-1'), play.change(0, before)]).toEqual(['p0-warrior*', '', {}])
    expect([play.asked, play.player(0).kept]).toEqual(['place', ['strategic-maneuvers-1']])
    expect(arrange({ players: [{ coin: 0, kept: ['strategic-maneuvers-1'] }], board: 'p0-warrior@gate-1' }).asked).toBe('place')
    expect(arrange({ players: [{ kept: ['strategic-maneuvers-1'] }], board: 'p0-warrior@palace' }).asked).toBe('place')
  })

  test("RY-8.5 an Offering strikes one of the player's companions for a coin, a scroll, a lantern or 2 favour, and the card stays", () => {
    const gains = { wealth: { coin: 1 }, wisdom: { scroll: 1 }, spirits: { lantern: 1 }, 'the-phoenix': { favour: 2 } }
    for (const [of, gain] of Object.entries(gains)) {
      const card = `offering-of-${of}`
      const scene = arrange({ players: [{ kept: [card] }], board: 'p0-apprentice-1@gate-1* p0-apprentice-2@gate-2 p1-warrior@gate-3' })
      const before = scene.purse(0)
      scene.pick(card)
      expect(scene.offered).toEqual(['p0-apprentice-1', 'p0-apprentice-2'])
      scene.pick('p0-apprentice-1')
      expect(scene.change(0, before)).toEqual(gain)
      expect(scene.board).toEqual(['p0-apprentice-1@gate-1', 'p0-apprentice-2@gate-2', 'p1-warrior@gate-3'])
      expect([scene.player(0).kept, scene.asked]).toEqual([[card], 'place'])
      expect(arrange({ players: [{ kept: [card] }], board: 'p1-warrior@gate-3' }).asked).toBe('place')
    }
  })

  test('RY-8.6 Disguise hides a revealed companion of the player in a sector for a scroll', () => {
    const play = played('disguise-2', {
      board: 'p0-warrior@gate-1 p0-apprentice-1@springs-1 p0-apprentice-2@altar-1* p0-apprentice-3@palace p1-warrior@gate-2',
    })
    expect([play.asked, play.offered]).toEqual(['flip-hidden', ['p0-apprentice-1', 'p0-warrior']])
    play.pick('p0-warrior')
    expect([play.on('gate-1'), play.player(0).scroll, play.player(0).kept]).toEqual(['p0-warrior*', 2, ['disguise-2']])
  })

  test('RY-8.7 a Prayer trades 1 or 2 lanterns for as many shards of its colour, and is then discarded', () => {
    for (const colour of ['coral', 'agate', 'jade'] as const) {
      const play = played(`prayer-${colour}-1`, { players: [{ lantern: 5 }] })
      expect([play.asked, play.offered]).toEqual(['trade', ['1', '2']])
      play.pick(2)
      expect(play.purse(0)).toMatchObject({ lantern: 3, coral: 0, agate: 0, jade: 0, [colour]: 2 })
      expect([play.player(0).kept, play.state.revelationDiscard, play.asked]).toEqual([[], [`prayer-${colour}-1`], 'place'])
    }
    const one = played('prayer-jade-2', { players: [{ lantern: 1 }] })
    expect([one.asked, one.purse(0).lantern, one.purse(0).jade]).toEqual(['place', 0, 1])
    expect(played('prayer-jade-2').pick(1).purse(0)).toMatchObject({ lantern: 1, jade: 1 })
  })

  test("RY-8.8 RY-T30 Rainbow gives 1 favour for each kind of glyph on the player's cards, including its own, and is then discarded", () => {
    const play = played('rainbow-1', { players: [{ kept: ['seal-of-the-palace-1', 'seal-of-the-palace-2', 'prayer-coral-1'] }] })
    expect(play.player(0)).toMatchObject({ favour: 3, kept: ['seal-of-the-palace-1', 'seal-of-the-palace-2', 'prayer-coral-1'] })
    expect(play.state.revelationDiscard).toEqual(['rainbow-1'])
    expect(played('rainbow-2').player(0).favour).toBe(1)
  })

  test('RY-8.9 Seal of the Outskirts gives 2 favour on its day effect', () => {
    const play = arrange({ players: [{ kept: ['seal-of-the-outskirts-1'] }], built: ['craftville', 'fire-cape'] })
    play.pick('p0-warrior>outskirts-1>revealed', 'apply', 'craftville')
    expect([play.player(0).favour, play.asked]).toEqual([2, 'end-turn'])
    const declined = arrange({ players: [{ kept: ['seal-of-the-outskirts-1'] }] }).pick('p0-warrior>outskirts-1>revealed', 'skip')
    expect(declined.player(0).favour).toBe(0)
  })

  test('RY-8.10 Seal of the Capital gives a resource of choice on its day effect', () => {
    const play = arrange({ players: [{ kept: ['seal-of-the-capital-1', 'seal-of-the-capital-2'] }] }).pick('p0-warrior>capital-1>revealed', 'apply')
    expect([play.asked, play.source]).toEqual(['gain-resource', 'seal-of-the-capital-1'])
    play.pick('coin', 'lantern')
    expect(play.purse(0)).toMatchObject({ coin: 5, scroll: 5, lantern: 3 })
    expect(play.asked).toBe('end-turn')
  })

  test('RY-8.11 Seal of the Springs gives 1 favour for each card bought with the day effect, but not with the Philosopher', () => {
    const scene: Scene = { display: DISPLAY, players: [{ scroll: 5, hand: 'philosopher', kept: ['seal-of-the-springs-1'] }] }
    const play = arrange(scene).pick('p0-philosopher>springs-1>revealed', 'use', 'rainbow-1>keep', 'apply')
    const before = play.purse(0)
    play.pick('seal-of-the-gate-1>keep', 'mercy-coral-1>keep')
    expect(play.change(0, before)).toEqual({ scroll: -3, favour: 2 })
    const burnt = arrange(scene).pick('p0-warrior>springs-1>revealed', 'apply', 'rainbow-1>burn', 'skip')
    expect(burnt.player(0).favour).toBe(1 + 1)
  })

  test('RY-8.11 RY-R52 a seal after an effect works when it is bought with that effect, and one before it comes too late', () => {
    const display = ['seal-of-the-springs-1', 'seal-of-the-palace-1', 'rainbow-1']
    const play = arrange({ display, players: [{ scroll: 3 }] }).pick('p0-warrior>springs-1>revealed', 'apply', 'seal-of-the-springs-1>keep')
    play.pick('seal-of-the-palace-1>keep')
    expect(play.purse(0)).toMatchObject({ scroll: 0, favour: 2 })
    const late = arrange({ display, players: [{ scroll: 3 }] }).pick('p0-warrior>palace', 'apply', 'light', 'springs')
    expect(late.pick('seal-of-the-palace-1>keep', 'skip').purse(0).coin).toBe(4)
  })

  test("RY-8.12 Seal of the Altar strikes an opponent's companion anywhere, and cannot be declined while there is one", () => {
    const scene: Scene = {
      players: [{ kept: ['seal-of-the-altar-1'] }],
      board: 'p0-warrior@gate-1 p1-warrior@gate-2* p2-warrior@springs-1 p1-apprentice-1@palace',
    }
    const play = arrange(scene).pick('p0-apprentice-1>altar-1>revealed', 'apply', 'start-village')
    expect([play.asked, play.offered]).toEqual(['strike', ['p1-warrior', 'p2-warrior']])
    play.pick('p1-warrior')
    expect([play.on('gate-2'), play.asked]).toEqual(['p1-warrior', 'end-turn'])
    // a companion in the Palace cannot be struck
    const spared = arrange({ ...scene, board: 'p1-warrior@palace' }).pick('p0-apprentice-1>altar-1>revealed', 'apply', 'start-village')
    expect([spared.asked, spared.state.palace]).toEqual(['end-turn', ['p1-warrior']])
  })

  test('RY-8.13 Seal of the Palace gives a coin before its day effect', () => {
    const play = arrange({ players: [{ coin: 0, kept: ['seal-of-the-palace-1'] }] }).pick('p0-warrior>palace')
    expect(play.player(0).coin).toBe(0)
    play.pick('apply')
    expect([play.player(0).coin, play.asked]).toEqual([1, 'choose'])
  })

  test('RY-8.14 RY-T20 Seal of the Gate makes each opponent discard a resource of choice, if there is one', () => {
    const play = arrange({ players: [{ kept: ['seal-of-the-gate-1'] }, { coin: 0, scroll: 0, lantern: 0 }, { coin: 1, scroll: 2, lantern: 0 }] })
    play.by(0, 'p0-warrior>gate-1>revealed', 'apply')
    expect([play.seat, play.asked, play.source, play.offered]).toEqual([2, 'lose-resource', 'seal-of-the-gate-1', ['coin', 'scroll']])
    expect(play.player(0).lantern).toBe(2)
    // a seat that does not answer loses what it has most of
    expect(play.fallback()).toBe('scroll')
    play.by(2, 'coin')
    expect([play.purse(1), play.purse(2)]).toMatchObject([
      { coin: 0, scroll: 0, lantern: 0 },
      { coin: 0, scroll: 2, lantern: 0 },
    ])
    expect([play.seat, play.asked, play.player(0).lantern]).toEqual([0, 'end-turn', 3])
  })

  test('RY-8.15 Seal of the Clan House reveals one more tile before the day effect, if there is one', () => {
    const play = arrange({ row: '', top: 'p0-bard p0-seer p0-archer', players: [{ kept: ['seal-of-the-clan-house-1'] }] })
    play.pick('p0-warrior>clan-house-1>revealed', 'apply')
    expect([play.state.row, play.asked, play.source]).toEqual([['p0-archer'], 'reveal', 'clan-house'])
    play.pick('reveal')
    expect([play.state.row, play.asked]).toEqual([['p0-archer', 'p0-seer'], 'hire'])
    // the seal works even if the day effect itself is declined
    const declined = arrange({ row: '', top: 'p0-seer p0-archer', players: [{ kept: ['seal-of-the-clan-house-1'] }] })
    declined.pick('p0-warrior>clan-house-1>revealed', 'apply', 'skip', 'skip')
    expect([declined.asked, declined.state.row]).toEqual(['end-turn', ['p0-archer']])
  })

  test('RY-8.16 a Mercy trades a resource for a shard of its colour after a strike on an opponent', () => {
    for (const colour of ['coral', 'agate', 'jade'] as const) {
      const play = arrange({ players: [{ coin: 1, scroll: 0, lantern: 0, kept: [`mercy-${colour}-2`] }], board: 'p1-warrior@gate-1' })
      play.pick('p0-warrior>gate-2>revealed', 'use', `mercy-${colour}-2`)
      expect(play.purse(0)).toMatchObject({ coin: 0, coral: 0, agate: 0, jade: 0, [colour]: 1 })
    }
  })

  test('every revelation can be bought, kept and burnt for its printed numbers', () => {
    for (const card of REVELATION_IDS) {
      const { price, burnFavour } = revelationOf(card)
      const display = [card, ...REVELATION_IDS.filter((other) => other !== card).slice(0, 2)]
      const play = arrange({ display, players: [{ scroll: 3 }] }).pick('p0-apprentice-1>springs-1>revealed', 'apply', `${card}>burn`)
      expect([card, play.purse(0).scroll, play.purse(0).favour]).toEqual([card, 3 - price.scroll, burnFavour])
      const kept = arrange({ display, players: [{ scroll: 3 }] }).pick('p0-apprentice-1>springs-1>revealed', 'apply', `${card}>keep`)
      expect([card, kept.purse(0).scroll, kept.purse(0).favour, kept.player(0).kept]).toEqual([card, 3 - price.scroll, 0, [card]])
    }
  })
})
