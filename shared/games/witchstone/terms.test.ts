import { describe, expect, test } from 'vitest'
import {
  ACTIONS,
  CELLS,
  DOMINOES,
  EXITS,
  KINDS,
  NEIGHBOURS,
  OWL_STACKS,
  OWL_TILES,
  PENTAGRAM,
  PLAYER_PIECES,
  PORTALS,
  POWER_TOKENS,
  REGION_TYPES,
  REGIONS,
  SCROLLS,
  SHELVES,
  SPECIAL_SLOTS,
  SPECIALS,
  STONE_SLOTS,
  WAND,
} from './content/index.ts'
import { countOf } from './metrics.ts'
import { arrange, cell, domino, special } from './testing.ts'
import { CARDS, CRYSTALS, TOKENS } from './things.ts'
import { WORDS } from './words.ts'

function countBy<T>(items: readonly T[], keyOf: (item: T) => string | number): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const key of items.map(keyOf)) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

describe('terms', () => {
  test('WS-0.1 there are six kinds of action, and the three that merge are energy, witches and crystal', () => {
    expect(KINDS).toEqual(['energy', 'witches', 'pentagram', 'crystal', 'wand', 'scroll'])
    expect(ACTIONS.map(({ id }) => id)).toEqual(KINDS)
    expect(ACTIONS.filter(({ merges }) => merges).map(({ id }) => id)).toEqual(['energy', 'witches', 'crystal'])
  })

  test('WS-0.2 an activation is a bundle of repeats of one kind with a source; a repeat is one execution', () => {
    const play = arrange({ sides: [{ hand: 'EN/WI' }] })
      .lay('EN(1,-3)+WI(2,-3)')
      .pick('energy')
    expect(play.top).toMatchObject({ kind: 'energy', source: domino('EN/WI'), left: 2 })
    const before = play.me.markers
    play.pick('portal-tower-rowan-to-village-kettlewick')
    expect([play.top?.left, before - play.me.markers]).toEqual([1, 1])
  })

  test('WS-0.3 a lying witch is a figure in the ball and occupies nothing', () => {
    const play = arrange({ sides: [{ lying: 2, standing: ['village-kettlewick'] }] })
    expect(countOf(play.state, 0, 'figuresInBall')).toBe(4)
    expect(countOf(play.state, 1, 'figuresInBall')).toBe(1)
    expect(play.table.regions.filter(({ witches }) => witches.includes(0)).map(({ id }) => id)).toEqual(['village-kettlewick'])
  })

  test("WS-0.4 a player's own tower holds the high witch, and every other tower is foreign, owned or not", () => {
    const towers = { standing: ['tower-moth', 'tower-ember'] }
    const play = arrange({ sides: [{ ...towers, scrolls: ['prophecy-hold-foreign-towers'] }] })
    expect(play.table.regions.filter(({ owner }) => owner === 0).map(({ id }) => id)).toEqual(['tower-rowan'])
    // one tower of a rival and one without an owner
    expect(play.hand(0).prospects).toContainEqual({ what: 'prophecy-hold-foreign-towers', points: 5, levels: 2 })
  })

  test('WS-0.5 a cell is free without a printed symbol, a crystal, a domino half and a special tile', () => {
    const play = arrange({ sides: [{ laid: 'CR(0,2)+EN(0,1)', placed: 'CR/WA(1,2)', hand: 'WI/PE' }] })
    const cells = new Set(play.offered.flatMap((id) => id.split('>')))
    for (const taken of ['(0,-3)', '(1,-2)', '(0,0)', '(0,2)', '(0,1)', '(1,2)']) expect(cells.has(cell(taken))).toBe(false)
    expect(cells.size).toBe(37 - 6 - 7 - 2 - 1)
  })

  test('WS-0.6 a collection is everything of that kind ever taken', () => {
    const side = {
      placed: 'CR/WA(1,2)',
      specials: [special('EN/WI')],
      scrolls: ['prophecy-scrolls', 'booster-any-1'],
      boosters: ['booster-any-2'],
      tokens: ['power-vp-1', 'power-energy-1'],
      lying: 1,
      portals: 'rowan-kettlewick',
    }
    const play = arrange({ sides: [side], act: { witches: 1 }, tokens: { 'village-kettlewick': 'power-wand-1' } })
    expect([countOf(play.state, 0, 'specialTiles'), countOf(play.state, 0, 'scrolls'), countOf(play.state, 0, 'powerTokens')]).toEqual([2, 3, 2])
    // a token that waits on its activation also counts
    play.pick('village-kettlewick')
    expect(play.top?.tokens).toEqual([{ id: 'power-wand-1', times: 1, used: false }])
    expect(countOf(play.state, 0, 'powerTokens')).toBe(3)
  })

  test('WS-0.7 every effect of every component is one of the known verbs', () => {
    const effects = [
      ...SCROLLS.map(({ effect }) => effect),
      ...POWER_TOKENS.map(({ effect }) => effect),
      ...SPECIALS.flatMap(({ instant, permanent }) => [instant, permanent]),
      ...SHELVES.flatMap(({ effect, blackEffect }) => [effect, blackEffect]),
      ...STONE_SLOTS.map(({ effect }) => effect),
      ...PENTAGRAM.flatMap(({ effect, fallback }) => [effect, fallback]),
      ...WAND.flatMap(({ effect, leaderEffect }) => [effect, leaderEffect]),
    ].filter((effect) => effect !== undefined)
    expect(countBy(effects, ({ verb }) => verb)).toEqual({
      boost: 7,
      prophecy: 24,
      activate: 6 + 12 + 10,
      vp: 1 + 4 + 2,
      activateOneOf: 15,
      cellSymbols: 15,
      takePowerToken: 2,
      takeOwl: 2,
      takeSpecial: 3,
      activateAny: 3,
      scorePer: 6,
    })
  })
})

describe('components', () => {
  test('WS-R1 there are as many of each piece as in the box', () => {
    expect([TOKENS.size, CARDS.size, SPECIALS.length, DOMINOES.length * 4, CRYSTALS.flat().length]).toEqual([21, 40, 15, 60, 28])
    expect(OWL_TILES.reduce((sum, { count }) => sum + count, 0)).toBe(10)
    const pieces = Object.fromEntries(PLAYER_PIECES.map(({ id, count, perPlayer }) => [id, [count, perPlayer]]))
    expect(pieces).toMatchObject({
      'high-witch': [4, 1],
      witch: [44, 11],
      'energy-marker': [80, 20],
      'owl-figure': [12, 3],
      'coloured-crystal': [24, 6],
      'black-crystal': [4, 1],
    })
  })

  test('WS-R2 four towers, forests, villages and castles surround the Witchstone; of the tokens sixteen are on the map and five are left', () => {
    expect(countBy(REGIONS, ({ type }) => type)).toEqual({ witchstone: 1, tower: 4, forest: 4, village: 4, castle: 4 })
    expect(REGION_TYPES).toHaveLength(5)
    expect(TOKENS.size - 16).toBe(5)
  })

  test('WS-R3 there are forty portals in ten families, and a direct one from every tower to the Witchstone', () => {
    expect(countBy(PORTALS, ({ length }) => length)).toEqual({ 1: 12, 2: 16, 3: 12 })
    expect(PORTALS.every(({ length, vp }) => vp === { 1: 1, 2: 3, 3: 6 }[length])).toBe(true)
    const typeOf = (id: string) => REGIONS.find((region) => region.id === id)?.type ?? ''
    const families = countBy(PORTALS, ({ a, b, length }) => `${[typeOf(a), typeOf(b)].join('-')} ${length}`)
    expect(families).toEqual({
      'tower-witchstone 2': 4,
      'forest-witchstone 3': 4,
      'tower-forest 1': 4,
      'forest-tower 3': 4,
      'tower-village 1': 4,
      'tower-castle 1': 4,
      'village-castle 3': 4,
      'forest-castle 2': 4,
      'forest-village 2': 4,
      'castle-village 2': 4,
    })
    const degree = (id: string) => PORTALS.filter(({ a, b }) => a === id || b === id).length
    expect(countBy(REGIONS, ({ id, type }) => `${type} ${degree(id)}`)).toEqual({
      'witchstone 8': 1,
      'tower 5': 4,
      'forest 5': 4,
      'village 4': 4,
      'castle 4': 4,
    })
    expect(new Set(PORTALS.map(({ a, b }) => [a, b].toSorted().join())).size).toBe(40)
  })

  test('WS-R4 the cauldron is a hexagon of radius 3 with 37 cells, and the black crystal is four steps from every rim', () => {
    expect(CELLS).toHaveLength(37)
    expect(countBy(CELLS, ({ kind }) => kind)).toEqual({ printed: 6, bubble: 6, centre: 1, plain: 24 })
    expect(CELLS.every(({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 3)).toBe(true)
    expect(NEIGHBOURS).toHaveLength(6)
    const play = arrange({ act: { crystal: 4 } })
    expect(play.after('crystal-0-black').filter((to) => to.startsWith('exit'))).toHaveLength(6)
    expect(
      arrange({ act: { crystal: 3 } })
        .after('crystal-0-black')
        .filter((to) => to.startsWith('exit')),
    ).toEqual([])
  })

  test('WS-R5 the symbols in the corners are, clockwise, energy, witches, pentagram, crystal, wand and scroll', () => {
    const printed = Object.fromEntries(CELLS.flatMap(({ q, r, symbol }) => (symbol ? [[`${q},${r}`, symbol]] : [])))
    expect(printed).toEqual({ '0,-3': 'energy', '3,-3': 'witches', '3,0': 'pentagram', '0,3': 'crystal', '-3,3': 'wand', '-3,0': 'scroll' })
  })

  test('WS-R6 six bubble cells face the sides, and each side has an exit with two arrow cells and no symbol of a neighbour', () => {
    expect(CELLS.filter(({ kind }) => kind === 'bubble').map(({ q, r }) => `${q},${r}`)).toEqual(['1,-2', '-1,-1', '2,-1', '-2,1', '1,1', '-1,2'])
    expect(EXITS.map(({ symbol, from }) => `${symbol} ${from.join(' ')}`)).toEqual([
      `crystal ${cell('1,-3')} ${cell('2,-3')}`,
      `wand ${cell('3,-2')} ${cell('3,-1')}`,
      `scroll ${cell('2,1')} ${cell('1,2')}`,
      `energy ${cell('-1,3')} ${cell('-2,3')}`,
      `witches ${cell('-3,2')} ${cell('-3,1')}`,
      `pentagram ${cell('-2,-1')} ${cell('-1,-2')}`,
    ])
    // each side lies between two corners, and its exit shows the symbol of neither
    EXITS.forEach(({ symbol }, side) => {
      expect(KINDS[side]).not.toBe(symbol)
      expect(KINDS[(side + 1) % 6]).not.toBe(symbol)
    })
  })

  test('WS-R7 dominoes and special tiles are the fifteen pairs of different kinds', () => {
    const pairs = KINDS.flatMap((a, n) => KINDS.slice(n + 1).map((b) => `${a} ${b}`))
    expect(DOMINOES.map(({ a, b }) => `${a} ${b}`)).toEqual(pairs)
    expect(SPECIALS.map(({ symbols }) => symbols.join(' '))).toEqual(pairs)
  })

  test('WS-R13 the four slots of the Witchstone are worth 5, 3, 2 and 1', () => {
    expect(STONE_SLOTS.map(({ rank, effect }) => [rank, effect.vp])).toEqual([
      [1, 5],
      [2, 3],
      [3, 2],
      [4, 1],
    ])
  })

  test('WS-R14 the pentagram is a loop of fifteen, where every third cell is blue, orange, blue, orange, blue', () => {
    expect(PENTAGRAM.map(({ colour }) => colour[0]).join('')).toBe('ggbggoggbggoggb')
    expect(PENTAGRAM.flatMap(({ effect }) => (effect ? [effect] : []))).toEqual([
      { verb: 'takeSpecial', slot: 'special-slot-1' },
      { verb: 'takeOwl', stack: 'owl-stack-1' },
      { verb: 'takeSpecial', slot: 'special-slot-2' },
      { verb: 'takeOwl', stack: 'owl-stack-2' },
      { verb: 'takeSpecial', slot: 'special-slot-3' },
    ])
    expect([SPECIAL_SLOTS.length, OWL_STACKS.length]).toEqual([3, 2])
  })

  test('WS-R17 the wand has 24 cells, of which five are dark, one for each other action, and six are silver', () => {
    const dark = WAND.flatMap(({ index, kind, effect }) =>
      kind === 'dark' && effect?.verb === 'activate' ? [[index, effect.kind, effect.times]] : [],
    )
    expect(dark).toEqual([
      [4, 'energy', 2],
      [8, 'crystal', 2],
      [12, 'witches', 2],
      [16, 'pentagram', 2],
      [20, 'scroll', 3],
    ])
    const silver = WAND.flatMap(({ index, kind, effect }) =>
      kind === 'silver' && effect?.verb === 'scorePer' ? [[index, effect.metric, effect.vp]] : [],
    )
    expect(silver).toEqual([
      [3, 'portalsCompleted', 1],
      [7, 'powerTokens', 1],
      [11, 'figuresInBall', 1],
      [15, 'crystalsOnRack', 2],
      [19, 'specialTiles', 2],
      [24, 'scrolls', 1],
    ])
    expect(
      WAND.filter(({ kind }) => kind === 'dark').every(
        ({ effect, leaderEffect }) => effect?.verb === 'activate' && leaderEffect?.times === 2 * effect.times,
      ),
    ).toBe(true)
  })

  test('WS-R29 there are sixteen boosters, two of each action and four of any, and twenty-four different prophecies', () => {
    const boosters = SCROLLS.filter(({ effect }) => effect.verb === 'boost')
    expect(boosters.map(({ id, count }) => `${id} ${count}`)).toEqual([...KINDS.map((kind) => `booster-${kind} 2`), 'booster-any 4'])
    const prophecies = SCROLLS.flatMap(({ effect, count }) =>
      effect.verb === 'prophecy' ? [{ metric: effect.condition.metric, count, vp: effect.vp }] : [],
    )
    expect(prophecies).toHaveLength(24)
    expect(prophecies.every(({ count, vp }) => count === 1 && vp.join() === '1,3,5,7')).toBe(true)
    expect(countBy(prophecies, ({ metric }) => metric)).toMatchObject({ longestChain: 6, occupiedSequence: 3, occupiedSame: 4, connected: 3 })
  })

  test('WS-R30 there are three power tokens of each action and three of points', () => {
    expect(POWER_TOKENS.map(({ id, count }) => `${id} ${count}`)).toEqual([...KINDS.map((kind) => `power-${kind} 3`), 'power-vp 3'])
  })

  test('everything on the table has a name, and every card and tile has a text', () => {
    for (const id of [...CARDS.keys(), ...TOKENS.keys(), ...SPECIALS.map((tile) => tile.id)]) {
      expect(WORDS[`term.${id}`]).toBeDefined()
      expect(WORDS[`text.${id}`]).toBeDefined()
    }
    for (const { id } of [...REGIONS, ...PORTALS, ...CELLS, ...EXITS, ...SHELVES, ...WAND, ...PENTAGRAM, ...DOMINOES])
      expect(WORDS[`term.${id}`]).toBeDefined()
  })
})
