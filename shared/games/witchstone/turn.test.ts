import { describe, expect, test } from 'vitest'
import { AROUND } from './cauldron.ts'
import { CELLS, DOMINOES } from './content/index.ts'
import { arrange, begin, cell, domino, type Play, type Side } from './testing.ts'

function toTurns(play: Play): Play {
  while (play.table.phase === 'towers') play.pick(play.fallback())
  return play
}

/** Ten dominoes that leave eleven cells, of which only `(2,-3)` lies beside others. */
const TIGHT =
  'EN(3,-2)+WI(2,-1) EN(-2,-1)+PE(-1,-1) EN(-3,1)+CR(-2,1) EN(-2,2)+WA(-1,2) EN(-1,3)+SC(0,2) WI(0,-2)+PE(1,-2) WI(0,1)+CR(1,1) WI(2,1)+WA(2,0) WI(-1,0)+SC(0,0) PE(0,-1)+CR(1,-1)'
/** Ten dominoes that leave eleven cells, of which only `(1,-3)` and `(-1,-2)` lie beside others. */
const TWO_GAPS =
  'EN(-3,2)+WI(-2,1) EN(1,2)+PE(1,1) EN(2,0)+CR(2,-1) EN(3,-2)+WA(2,-2) EN(0,-2)+SC(1,-2) WI(1,-1)+PE(0,0) WI(-1,-1)+CR(-2,0) WI(-1,0)+WA(-1,1) WI(0,1)+SC(-1,2) PE(-2,3)+CR(-1,3)'

describe('a turn', () => {
  test('WS-2.1 turns pass to the left until everybody has had eleven', () => {
    const play = toTurns(begin(3, { firstPlayer: 'seat-1' }))
    const seats: number[] = []
    while (!play.match.outcome) {
      seats.push(play.state.active)
      play.turn()
    }
    expect(seats).toEqual(Array.from({ length: 33 }, (_, n) => (n + 1) % 3))
    expect(play.table.players.every(({ laid }) => laid.length === 11)).toBe(true)
    expect(play.match.decisions).toEqual([])
  })

  test('WS-2.2 a turn lays a domino, does its first symbol completely, then the other, draws, and passes to the next seat', () => {
    const play = arrange({ sides: [{ hand: 'EN/WI CR/WA' }] })
    expect([play.step, play.table.open.map(({ what }) => what)]).toEqual(['domino', ['domino', 'end']])
    play.lay('EN(1,-3)+WI(2,-3)')
    expect([play.step, play.offered]).toEqual(['first', ['energy', 'witches']])
    play.pick('witches')
    expect(play.stack).toBe('witches 2')
    play.pick('prepare-witch', 'prepare-witch')
    expect(play.stack).toBe('energy 2')
    play.pick('portal-tower-rowan-to-village-kettlewick', 'portal-tower-rowan-to-castle-thornkeep')
    expect([play.step, play.stack, play.state.active]).toEqual(['finish', '', 0])
    play.finish()
    expect(play.events.slice(0, 2).map(({ type }) => type)).toEqual(['drew', 'turn-began'])
    expect([play.state.active, play.seen(0).dominoes, play.seen(0).supply]).toEqual([1, 2, 12])
    expect(play.scores).toEqual([2, 0])
  })

  test('WS-2.3 a domino covers two adjacent free cells, either way round, and need not touch anything', () => {
    const play = arrange({ sides: [{ hand: 'CR/WA' }] })
    const offered = new Set(play.offered)
    expect(offered.has(`${cell('(1,-1)')}>${cell('(1,0)')}`) && offered.has(`${cell('(1,0)')}>${cell('(1,-1)')}`)).toBe(true)
    expect(offered.has(`${cell('(1,-1)')}>${cell('(2,0)')}`)).toBe(false)
    for (const id of offered) {
      const [a = '', b = ''] = id.split('>')
      expect(a).not.toBe(b)
      expect(offered.has(`${b}>${a}`)).toBe(true)
    }
    play.lay('CR(1,-1)+WA(1,0)')
    expect(play.me.laid).toEqual([{ domino: domino('CR/WA'), a: cell('(1,-1)'), b: cell('(1,0)') }])
    // only dominoes behind the player's screen can be laid
    expect(arrange({ sides: [{ hand: 'CR/WA EN/SC' }] }).offered).toEqual([domino('CR/WA'), domino('EN/SC')])
  })

  test('WS-2.4 a domino covers nothing, and what is laid never moves', () => {
    const play = toTurns(begin(2))
    for (let n = 0; n < 12; n++) {
      const laid = play.state.players.map((player) => JSON.stringify(player.laid).slice(0, -1))
      play.turn()
      play.state.players.forEach((player, seat) => {
        expect(JSON.stringify(player.laid).startsWith(laid[seat] ?? '')).toBe(true)
      })
    }
    expect(play.table.players.map(({ laid }) => laid.length)).toEqual([6, 6])
  })

  test('WS-E3 a crystal and a printed symbol cannot be covered', () => {
    const play = arrange({ sides: [{ hand: 'EN/WI' }] })
    expect(play.canLay('EN(1,-2)+WI(1,-1)')).toBe(false)
    expect(play.canLay('EN(3,0)+WI(2,0)')).toBe(false)
    expect(play.canLay('EN(1,-3)+WI(2,-3)')).toBe(true)
  })

  test('WS-2.5 the symbols of every domino differ, so a turn has two activations of different kinds', () => {
    expect(DOMINOES.every(({ a, b }) => a !== b)).toBe(true)
    const play = arrange({ sides: [{ hand: 'PE/SC' }] })
      .lay('PE(1,0)+SC(1,-1)')
      .pick('pentagram')
    const first = play.eventsOf('activated')
    play.end()
    expect([...first, ...play.eventsOf('activated')].map(({ kind }) => kind)).toEqual(['pentagram', 'scroll'])
  })

  test('WS-2.6 an impossible action is skipped, and every repeat may be declined', () => {
    // the owl stands at the end of the wand, and the scroll is declined
    const play = arrange({ sides: [{ hand: 'WA/SC', wand: 24 }] })
      .lay('WA(1,0)+SC(1,-1)')
      .pick('wand')
    expect(play.stack).toBe('scroll 1')
    play.end()
    expect([play.step, play.me.scrolls, play.me.wand]).toEqual(['finish', [], 24])
  })

  test('WS-2.7 one domino is drawn at the end of the turn, and none when the supply is empty', () => {
    const play = toTurns(begin(2))
    const drawn = play.player(0).supply.at(-1)
    play.turn()
    expect(play.hand(0).dominoes).toContain(drawn)
    const drew = play.match.events.find(({ event }) => event.type === 'drew')
    expect(drew).toEqual({ event: { type: 'drew', seat: 0 }, secrets: { 0: { domino: drawn } } })
    for (let n = 0; n < 21; n++) play.turn()
    expect(play.eventsOf('drew')).toEqual([])
  })

  test('WS-T21 after eleven turns four dominoes remain behind the screen and none in supply', () => {
    const play = toTurns(begin(2))
    while (!play.match.outcome) play.turn()
    expect(play.table.players.map(({ dominoes, supply }) => [dominoes, supply])).toEqual([
      [4, 0],
      [4, 0],
    ])
  })
})

const OPEN_CELLS: readonly number[] = CELLS.flatMap(({ kind }, n) => (kind === 'printed' ? [] : [n]))
const isBeside = (a: number, b: number): boolean => AROUND[a]?.includes(b) ?? false

/** Returns all sets of `size` cells in which no two cells lie side by side. */
function scattered(cells: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]]
  if (cells.length < size) return []
  const [first = 0, ...rest] = cells
  const apart = rest.filter((other) => !isBeside(first, other))
  return [...scattered(apart, size - 1).map((set) => [first, ...set]), ...scattered(rest, size)]
}

/** Tells whether dominoes can cover exactly these cells. */
function canCover(cells: readonly number[]): boolean {
  const [first, ...rest] = cells
  if (first === undefined) return true
  return rest.some((other) => isBeside(first, other) && canCover(rest.filter((left) => left !== other)))
}

describe('a cauldron without room', () => {
  const tight = (more: Side) => arrange({ sides: [{ laid: TIGHT, vacated: 'all', hand: 'PE/WA', ...more }] })

  test('WS-2.8 without a pair of free cells crystals must be damaged if that can help', () => {
    const play = tight({ crystals: { 1: '(2,-3)' } })
    // there is only one crystal, so there is nothing to choose
    expect(play.eventsOf('damaged')).toEqual([{ type: 'damaged', seat: 0, crystal: 'crystal-0-1', points: 1 }])
    expect([play.step, play.score(0), play.score(1)]).toEqual(['place', -1, 0])
    expect(play.offered).toContain(`${cell('(2,-3)')}>${cell('(1,-3)')}`)
    // crystals are damaged one by one until a domino fits
    const useless = tight({ crystals: { 1: '(2,-3)', 2: '(3,-1)' } })
    expect([useless.step, useless.everything]).toEqual(['room', ['crystal-0-1>damage', 'crystal-0-2>damage']])
    const { prompt, status } = useless.decision
    expect([prompt.key, status]).toEqual(['prompt.room', { key: 'status.room', params: { seat: 0 } }])
    // a seat that does not answer loses a crystal whose loss helps
    expect(useless.fallback()).toBe('crystal-0-1>damage')
    expect(tight({ crystals: { 1: '(3,-1)', 2: '(2,-3)' } }).fallback()).toBe('crystal-0-2>damage')
    useless.pick('crystal-0-2>damage')
    expect([useless.step, useless.score(0), useless.me.crystals]).toEqual(['place', -3, []])
  })

  test('WS-E23 with two crystals of which either helps, only damage is offered, and then the domino', () => {
    const crystals = { 1: '(1,-3)', 2: '(-1,-2)' }
    for (const [crystal, fits] of [
      ['crystal-0-1', `${cell('(1,-3)')}>${cell('(2,-3)')}`],
      ['crystal-0-2', `${cell('(-1,-2)')}>${cell('(-2,-1)')}`],
    ] as const) {
      const play = arrange({ sides: [{ laid: TWO_GAPS, vacated: 'all', crystals, hand: 'PE/WA CR/SC' }] })
      expect([play.step, play.everything]).toEqual(['room', ['crystal-0-1>damage', 'crystal-0-2>damage']])
      play.pick(`${crystal}>damage`)
      expect([play.step, play.score(0)]).toEqual(['domino', -1])
      play.pick(domino('PE/WA'))
      expect(play.offered).toContain(fits)
      expect(play.damages).toHaveLength(1)
    }
  })

  test('WS-2.9 when nothing helps, one domino is discarded face up, no action is taken, and one domino is drawn', () => {
    const play = tight({ placed: 'EN/WI(2,-3)', hand: 'PE/WA CR/SC' })
    expect([play.step, play.offered]).toEqual(['discard', [domino('CR/SC'), domino('PE/WA')]])
    expect(play.params(domino('PE/WA'))).toEqual({ domino: domino('PE/WA') })
    const { supply } = play.me
    play.pick(domino('PE/WA'))
    expect([play.step, play.seen(0).discarded, play.stack, play.scores]).toEqual(['finish', [domino('PE/WA')], '', [0, 0]])
    play.finish()
    expect(play.player(0).dominoes).toEqual([domino('CR/SC'), supply.at(-1)])
    expect([play.state.active, play.state.turn]).toEqual([1, 21])
  })

  test('WS-R8 without crystals and special tiles a domino always fits, also in the last turn', () => {
    // ten dominoes leave eleven of 31 cells; nine leave thirteen, and two of thirteen always lie side by side
    const deadEnds = scattered(OPEN_CELLS, 11).filter((left) => canCover(OPEN_CELLS.filter((n) => !left.includes(n))))
    expect(deadEnds).toEqual([])
    expect(scattered(OPEN_CELLS, 13)).toEqual([])
  })

  test('WS-R8 a dead end needs a special tile', () => {
    expect(tight({}).step).toBe('place')
    expect(tight({ placed: 'EN/WI(2,-3)', hand: 'PE/WA CR/SC' }).step).toBe('discard')
    // a crystal whose loss does not help is not taken, and may still be damaged by choice
    const idle = tight({ placed: 'EN/WI(2,-3)', crystals: { 3: '(3,-1)' } })
    expect([idle.step, idle.everything]).toEqual(['discard', ['crystal-0-3>damage', domino('PE/WA')]])
    idle.pick('crystal-0-3>damage')
    // only one thing was left to do, so it was done without asking
    expect([idle.step, idle.seen(0).discarded]).toEqual(['finish', [domino('PE/WA')]])
  })
})
