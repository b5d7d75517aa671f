import { describe, expect, test } from 'vitest'
import { parseGameOptions } from '../../kernel/game-options.ts'
import { witchstone } from './index.ts'
import { arrange, begin, cell } from './testing.ts'
import { CARDS, CRYSTALS, TOKENS, tokenOf } from './things.ts'

const seeds = Array.from({ length: 40 }, (_, n) => (n + 1).toString(16).padStart(64, '0'))
/** Starts a match in which the first tower on offer holds a token of the kind. */
const withToken = (kind: string, tower: string) => {
  for (const seed of seeds) {
    const play = begin(2, {}, seed)
    if (play.table.regions.find(({ id }) => id === tower)?.token.startsWith(`power-${kind}-`)) return play
  }
  throw new Error('no such deal')
}

describe('the board', () => {
  test('WS-1.1 there are two stacks of owls with 7 on top', () => {
    expect(begin(2).table.owls).toEqual([
      { id: 'owl-stack-1', tiles: [3, 4, 5, 6, 7] },
      { id: 'owl-stack-2', tiles: [3, 4, 5, 6, 7] },
    ])
  })

  test('WS-1.2 forty scrolls are shuffled, and six lie face up, one on each shelf', () => {
    const { state, table } = begin(2)
    expect(table.row).toHaveLength(6)
    expect(table.deck).toBe(34)
    expect([...state.row, ...state.deck].toSorted()).toEqual([...CARDS.keys()].toSorted())
    expect(begin(2, {}, seeds[1]).table.row).not.toEqual(table.row)
  })

  test('WS-1.3 fifteen special tiles are shuffled, and three lie face up at the blue cells', () => {
    const { table, state } = begin(3)
    expect(new Set(table.slots).size).toBe(3)
    expect([table.specials, state.specials.length]).toEqual([12, 12])
  })

  test('WS-1.4 each of the sixteen regions has a token, and the stone table has five', () => {
    const { table } = begin(4)
    expect(table.regions.filter(({ token }) => token === '').map(({ id }) => id)).toEqual(['the-witchstone'])
    expect(table.stoneTable).toHaveLength(5)
    expect([...table.regions.flatMap(({ token }) => (token ? [token] : [])), ...table.stoneTable].toSorted()).toEqual([...TOKENS.keys()].toSorted())
  })
})

describe('the players', () => {
  test('WS-1.5 every player has a colour with 11 witches, 20 markers, 7 crystals and 15 dominoes', () => {
    const { state } = begin(4)
    expect(state.players.map(({ colour }) => colour)).toEqual(['green', 'red', 'yellow', 'blue'])
    for (const [seat, player] of state.players.entries()) {
      expect([player.witches, player.markers, player.lying]).toEqual([11, 20, 0])
      expect(player.crystals.map(({ id }) => id)).toEqual(CRYSTALS[seat])
      expect(new Set([...player.dominoes, ...player.supply]).size).toBe(15)
    }
  })

  test('WS-R42 colours follow the seats and change nothing: all cauldrons are alike', () => {
    const { table } = begin(3)
    expect(table.players.map(({ colour }) => colour)).toEqual(['green', 'red', 'yellow'])
    const places = table.players.map(({ crystals }) => crystals.map(({ place }) => place).join())
    expect(new Set(places).size).toBe(1)
  })

  test('WS-1.6 the black crystal lies in the centre, and the coloured ones on the bubbles', () => {
    const { crystals } = begin(2).seen(1)
    expect(crystals.find(({ id }) => id === 'crystal-1-black')?.place).toBe(cell('(0,0)'))
    const coloured = crystals.filter(({ id }) => id !== 'crystal-1-black').map(({ place }) => place)
    expect(coloured.toSorted()).toEqual(['(1,-2)', '(2,-1)', '(1,1)', '(-1,2)', '(-2,1)', '(-1,-1)'].map(cell).toSorted())
  })

  test('WS-1.7 five dominoes lie behind the screen, seen only by their owner, and ten face down, seen by nobody', () => {
    const play = begin(2)
    expect(play.hand(0).dominoes).toHaveLength(5)
    expect(play.table.players.map(({ dominoes, supply, dominoTiles, supplyTiles }) => [dominoes, supply, dominoTiles, supplyTiles])).toEqual([
      [5, 10, [], []],
      [5, 10, [], []],
    ])
    expect(play.hand(0).dominoes).not.toEqual(play.hand(1).dominoes)
    expect(JSON.stringify(play.table)).not.toContain('domino-')
  })

  test('WS-1.8 owls stand on score 0, on the first cell of the pentagram and on the handle of the wand', () => {
    expect(begin(3).table.players.map(({ score, pentagram, wand }) => [score, pentagram, wand])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  test('WS-1.9 WS-R53 the first player is random or named by colour, and a colour that nobody plays means random', () => {
    expect(begin(4, { firstPlayer: 'seat-2' }).table.first).toBe(2)
    const lots = new Set(seeds.map((seed) => begin(3, { firstPlayer: 'random' }, seed).table.first))
    expect([...lots].toSorted()).toEqual([0, 1, 2])
    const absent = new Set(seeds.map((seed) => begin(2, { firstPlayer: 'seat-3' }, seed).table.first))
    expect([...absent].toSorted()).toEqual([0, 1])
    // every colour can be named as first player
    const named = [0, 1, 2, 3, 4].map((seat) => parseGameOptions(witchstone.options, { firstPlayer: `seat-${seat}` }).ok)
    expect(named).toEqual([true, true, true, true, false])
  })

  test('WS-1.9 the log names the first player once', () => {
    const play = begin(3, { firstPlayer: 'seat-1' })
    const told = [...play.eventsOf('first-player')]
    while (play.table.phase === 'towers') told.push(...play.pick(play.fallback()).eventsOf('first-player'))
    expect(told).toEqual([{ type: 'first-player', seat: 1 }])
  })
})

describe('towers', () => {
  test('WS-1.10 the seat to the right of the first player chooses first, then counter-clockwise, the first player last', () => {
    const play = begin(4, { firstPlayer: 'seat-1' })
    const order: number[] = []
    while (play.table.phase === 'towers') {
      if (play.step === 'tower') order.push(play.state.active)
      play.pick(play.fallback())
    }
    // the last tower leaves no choice, so it is taken at once
    expect(order).toEqual([0, 3, 2])
    expect(play.table.players.every(({ tower }) => tower !== '')).toBe(true)
    expect(new Set(play.table.players.map(({ tower }) => tower)).size).toBe(4)
    expect(play.state.active).toBe(1)
  })

  test('WS-E28 with three players and seat 0 first, seats 2, 1, 0 choose and 0, 1, 2 play', () => {
    const play = begin(3)
    const chose: number[] = []
    while (play.table.phase === 'towers') {
      if (play.step === 'tower') chose.push(play.state.active)
      play.pick(play.fallback())
    }
    expect(chose).toEqual([2, 1, 0])
    const played = [0, 1, 2].map(() => {
      const { active } = play.state
      play.turn()
      return active
    })
    expect(played).toEqual([0, 1, 2])
  })

  test('WS-1.10 a taken tower is not offered again', () => {
    const play = begin(2)
    expect(play.offered).toEqual(['tower-ember', 'tower-frost', 'tower-moth', 'tower-rowan'])
    play.pick('tower-moth')
    while (play.step !== 'tower') play.pick(play.fallback())
    expect(play.offered).toEqual(['tower-ember', 'tower-frost', 'tower-rowan'])
    expect(play.refusal('tower-moth')).toBe('not-offered')
  })

  test('WS-1.11 the high witch gives 2 points and the token, which is used at once and then lies behind the screen', () => {
    const play = withToken('energy', 'tower-rowan').pick('tower-rowan')
    expect(play.table.regions.find(({ id }) => id === 'tower-rowan')).toMatchObject({ owner: 1, token: '' })
    expect([play.score(1), play.score(0)]).toEqual([2, 0])
    expect(play.stack).toBe('energy 1')
    expect(play.hand(1).tokens).toHaveLength(1)
    // the next seat chooses only after that
    expect(play.decision.seat).toBe(1)
    play.pick('portal-tower-rowan-to-forest-whispering-pines')
    expect([play.score(1), play.decision.seat, play.step, play.stack]).toEqual([3, 0, 'tower', ''])
  })

  test('WS-1.11 a token of points scores 3 at once', () => {
    const play = withToken('vp', 'tower-moth').pick('tower-moth')
    expect([play.score(1), play.score(0), play.step, play.state.active]).toEqual([5, 0, 'tower', 0])
    expect(tokenOf(play.hand(1).tokens[0] ?? '').id).toBe('power-vp')
  })

  test('WS-R34 the repeat of the token may be declined, and the token is kept', () => {
    const play = withToken('wand', 'tower-frost').pick('tower-frost').end()
    expect([play.player(1).wand, play.hand(1).tokens.length, play.state.active]).toEqual([0, 1, 0])
  })

  test('WS-1.12 activations before the first turn follow the usual rules, but no crystal may be damaged', () => {
    const play = withToken('crystal', 'tower-ember').pick('tower-ember')
    expect(play.stack).toBe('crystal 1')
    expect(play.damages).toEqual([])
    expect(play.refusal('crystal-1-1>damage')).toBe('not-offered')
    // one step leads from a bubble to any free neighbour; no exit is that near
    expect(play.offered.some((id) => id.includes('exit'))).toBe(false)
    play.pick(`crystal-1-1>${cell('(1,-3)')}`)
    expect([play.stack, play.state.active]).toEqual(['', 0])
  })

  test('WS-R38 unused towers stay foreign and keep their token until a witch comes', () => {
    const play = arrange({
      sides: [{ lying: 1, portals: 'rowan-witchstone ember-witchstone' }],
      act: { witches: 1 },
      tokens: { 'tower-ember': 'power-vp-2' },
    })
    expect(play.table.regions.find(({ id }) => id === 'tower-ember')).toMatchObject({ owner: -1, token: 'power-vp-2' })
    play.pick('tower-ember')
    expect(play.table.regions.find(({ id }) => id === 'tower-ember')).toMatchObject({ owner: -1, token: '', witches: [0] })
    expect([play.scores, play.step]).toEqual([[5, 0], 'finish'])
  })
})
