import { describe, expect, test } from 'vitest'
import { characterOf } from './cards.ts'
import { RECIPES } from './content/index.ts'
import { ADVANCED } from './setup.ts'
import { textOf } from './testing/notation.ts'
import { arrange, Coven, seedOf } from './testing.ts'

/** Picks a character for every seat: the wanted one, or else the first of the two. */
function keepAll(coven: Coven, wanted: readonly string[] = []): Coven {
  coven.state.secrets.forEach(({ dealt }, seat) => {
    coven.answer(seat, dealt.find((id) => wanted.includes(id)) ?? dealt[0] ?? '')
  })
  return coven
}

/** Returns the first seed with which some seat is dealt the character. */
function dealtTo(character: string): { readonly coven: Coven; readonly seat: number } {
  for (let n = 1; ; n++) {
    const coven = Coven.open(5, {}, seedOf(n))
    const seat = coven.state.secrets.findIndex(({ dealt }) => dealt.some((id) => id === character))
    if (seat >= 0) return { coven: keepAll(coven, [character]), seat }
  }
}

describe('the ring', () => {
  test('WW-1.1, WW-1.2: seats rise to the left, cauldrons go right and hands go left', () => {
    const coven = arrange(
      [
        { cauldron: '1B', hand: 'void-storm' },
        { cauldron: '1W', hand: 'lore-of-webs' },
        { cauldron: '1R', hand: 'storm-magic' },
      ],
      {
        step: 'cauldrons',
        deck: 'toad-tornado',
      },
    )
    expect(coven.benches()).toEqual(['1W', '1R', '1B'])
    expect(coven.hands()[0]).toContain('storm-magic')
    expect(coven.hands()[1]).toContain('void-storm')
    expect(coven.hands()[2]).toContain('lore-of-webs')
    expect(coven.asked).toEqual([0, 1, 2])
  })

  test('WW-1.3, WW-R22: two players swap cauldrons and hands, because the only neighbour is both left and right', () => {
    const coven = arrange(
      [
        { cauldron: '2W', hand: 'void-storm' },
        { cauldron: '1B', hand: 'lore-of-webs' },
      ],
      { step: 'cauldrons' },
    )
    expect(coven.benches()).toEqual(['1B', '2W'])
    expect(coven.hands()[0]).toContain('lore-of-webs')
    expect(coven.hands()[1]).toContain('void-storm')
    const child = arrange([{ character: 'child-of-the-elements', bench: '9R' }, {}], { step: 'transform' })
    expect(child.plan(0, { gain: 'R' })).toBe('ok')
    expect(child.circles()).toEqual(['', '3R'])
  })
})

describe('setup', () => {
  test('WW-2.1: each seat begins with an empty cauldron and circle and with its three tokens off the card', () => {
    const coven = Coven.open(4, { characters: 'initiate' })
    for (const seat of [0, 1, 2, 3]) {
      expect(coven.cauldron(seat)).toBe('')
      expect(coven.circle(seat)).toBe('')
      expect(coven.tokens(seat)).toEqual([0, 0, 0])
    }
  })

  test('WW-2.2: characters are chosen before any hand is seen, and then come hands, ingredients and symbols', () => {
    const coven = Coven.open(3)
    expect(coven.step).toBe('characters')
    expect(coven.hands()).toEqual([[], [], []])
    expect(coven.benches()).toEqual(['', '', ''])
    expect(coven.state.deck).toHaveLength(60)
    keepAll(coven)
    expect(coven.step).toBe('choose')
    expect(coven.events.map(({ type }) => type).slice(-2)).toEqual(['dealt', 'round-began'])
    for (const seat of [0, 1, 2]) expect(coven.bench(seat)).not.toBe('')
  })

  test('WW-2.3: for a first game everybody is an Initiate, and nothing is asked', () => {
    const coven = Coven.open(5, { characters: 'initiate' })
    expect(coven.step).toBe('choose')
    expect(coven.state.players.map(({ character }) => character)).toEqual(Array(5).fill('initiate'))
    expect(coven.benches()).toEqual(Array(5).fill('1W 4R 4U 4G'))
  })

  test.each([2, 3, 4, 5])(
    'WW-2.4: each of %i seats is dealt two of the twelve advanced characters and keeps one, and all are revealed together',
    (seats) => {
      const coven = Coven.open(seats)
      const dealt = coven.state.secrets.map((secret) => secret.dealt)
      expect(dealt.every(({ length }) => length === 2)).toBe(true)
      expect(new Set(dealt.flat()).size).toBe(2 * seats)
      expect(dealt.flat().every((id) => ADVANCED.includes(id))).toBe(true)
      expect(coven.offered(0)).toEqual(dealt[0]?.toSorted())
      for (let seat = 0; seat < seats - 1; seat++) expect(coven.answer(seat, dealt[seat]?.[1] ?? '')).toBe('ok')
      expect(coven.state.players.every(({ character }) => character === '')).toBe(true)
      expect(coven.answer(seats - 1, dealt[seats - 1]?.[1] ?? '')).toBe('ok')
      expect(coven.state.players.map(({ character }) => character)).toEqual(dealt.map(([, second]) => second))
      expect(coven.heard('character-revealed')).toHaveLength(seats)
    },
  )

  test('WW-2.4: a character that another seat was dealt cannot be picked, and the fallback is the first', () => {
    const coven = Coven.open(2)
    const [other = ''] = coven.secret(1).dealt
    expect(coven.answer(0, other)).toBe('not-offered')
    expect(coven.match.game.steps.characters?.fallback?.(coven.state, { step: 'characters' }, 0)).toBe(coven.secret(0).dealt[0])
  })

  test('WW-R25: a character that was not kept is nowhere on the table', () => {
    const coven = keepAll(Coven.open(3))
    const table = JSON.stringify(coven.match.seatView(0).table)
    for (const { dealt } of coven.state.secrets) expect(table).not.toContain(`"${dealt[1]}"`)
  })

  test('WW-2.5, WW-2.6: every seat gets four cards, even the Clairvoyant; the rest is the deck, and the discard pile is empty', () => {
    const plain = Coven.open(5, { characters: 'initiate' })
    expect(plain.hands().map(({ length }) => length)).toEqual([4, 4, 4, 4, 4])
    expect(plain.state.deck).toHaveLength(40)
    expect(plain.state.discards).toEqual([])
    expect(new Set([...plain.hands().flat(), ...plain.state.deck]).size).toBe(RECIPES.length)
    const { coven, seat } = dealtTo('clairvoyant')
    expect(coven.hands().map(({ length }) => length)).toEqual([4, 4, 4, 4, 4])
    expect(coven.match.seatView(seat).hand).toMatchObject({ cards: coven.hands()[seat] })
  })

  test.each(ADVANCED)('WW-2.7, WW-2.8: %s begins with its ingredients and symbols, and nothing fires', (character) => {
    const { coven, seat } = dealtTo(character)
    const { start, arcana } = characterOf(character)
    expect(coven.player(seat).character).toBe(character)
    expect(coven.bench(seat)).toBe(textOf(start))
    expect(coven.player(seat).tokens).toEqual(arcana)
    expect(coven.player(seat).fired).toEqual([])
    expect(coven.heard('arcana-fired')).toEqual([])
  })

  test('WW-2.8: the Toad Whisperer begins with the book at 1', () => {
    const { coven, seat } = dealtTo('toad-whisperer')
    expect(coven.tokens(seat)).toEqual([0, 1, 0])
  })

  test('WW-2.9: two mushrooms lie on the Trickster’s card, in addition to those on her bench', () => {
    const { coven, seat } = dealtTo('trickster')
    expect(coven.player(seat).prelaid).toBe(2)
    expect(coven.bench(seat)).toBe('1B 1W 5R 3U 5G')
    for (const other of [0, 1, 2, 3, 4]) if (other !== seat) expect(coven.player(other).prelaid).toBe(0)
  })
})
