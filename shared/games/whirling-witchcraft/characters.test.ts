import { describe, expect, test } from 'vitest'
import { CHARACTERS } from './content/index.ts'
import { scribe, use } from './testing/notation.ts'
import type { Witch } from './testing/scene.ts'
import { arrange, type Coven } from './testing.ts'

const brewing = (witch: Witch, others: readonly Witch[] = [{}]): Coven => arrange([witch, ...others], { step: 'transform' })

describe('powers', () => {
  test('WW-1.4: a power overrides the rules: five cards in hand, a one-way card turned, a recipe that turns', () => {
    const witches: readonly Witch[] = [
      { character: 'clairvoyant', hand: 'void-storm storm-magic' },
      { character: 'whirlwind', hand: 'lore-of-webs' },
      { character: 'trickster' },
    ]
    const drawn = arrange(witches, { step: 'recipes' })
    expect(drawn.hands().map(({ length }) => length)).toEqual([5, 4, 4])
    expect(drawn.state.players.map(({ turned }) => turned)).toEqual([false, false, true])
    const coven = arrange(witches)
    expect(coven.offered(1)).toEqual(['lore-of-webs>rotated', 'lore-of-webs>upright'])
    // Without the power the card cannot be turned.
    expect(arrange([{ hand: 'lore-of-webs storm-magic' }, {}]).offered(0)).not.toContain('lore-of-webs>rotated')
  })

  test('WW-9.13: a character’s recipe has no number and is never passed on', () => {
    const coven = arrange([{ character: 'fey-blessed' }, { recipes: ['storm-magic'], hand: 'lore-of-webs' }], { step: 'recipes' })
    expect(coven.match.seatView(0).table).toMatchObject({ players: [{ initiative: 0 }, { initiative: 39 }] })
    const ids: readonly string[] = CHARACTERS.map(({ id }) => id)
    expect(
      coven
        .hands()
        .flat()
        .filter((card) => ids.includes(card)),
    ).toEqual([])
    expect(coven.state.players.map(({ character }) => character)).toEqual(['fey-blessed', 'initiate'])
  })
})

describe('Initiate', () => {
  test('WW-9.1, WW-R11: once a game the card and the whole hand are discarded for four new cards at once', () => {
    const coven = arrange([{ character: 'initiate', hand: 'storm-magic lava-magic river-magic' }, { hand: 'lore-of-webs' }], {
      deck: 'void-storm spider-quake toad-tornado mushroom-flood secret-summons',
    })
    expect(coven.answer(0, 'redraw')).toBe('ok')
    expect(coven.hands()[0]).toEqual(['void-storm', 'mushroom-flood', 'spider-quake', 'toad-tornado'])
    expect(coven.state.discards).toEqual(['lava-magic', 'river-magic', 'storm-magic'])
    expect(coven.player(0).discarded).toBe(true)
    expect(coven.heard('redrew')).toMatchObject([{ seat: 0, count: 3 }])
    expect(coven.offered(0)).toEqual(['mushroom-flood', 'spider-quake', 'toad-tornado', 'void-storm'])
    expect(coven.answer(0, 'redraw')).toBe('not-offered')
    expect(coven.hands()[1]).toEqual(['lore-of-webs'])
  })

  test('WW-3.3: a redraw cannot be undone, but a recipe chosen after it and the earlier choices of others can', () => {
    const coven = arrange([{ character: 'initiate', hand: 'storm-magic' }, { hand: 'lore-of-webs lore-of-spores' }, { hand: 'river-magic' }])
    coven.answer(1, 'lore-of-webs')
    coven.answer(0, 'redraw')
    const [first = '', second = ''] = coven.hands()[0] ?? []
    expect(coven.undo(0)).toBe('nothing-to-undo')
    coven.answer(0, first)
    expect(coven.undo(0)).toBe('ok')
    expect(coven.undo(1)).toBe('ok')
    expect(coven.hands()[0]?.slice(0, 2)).toEqual([first, second])
    expect(coven.player(0).discarded).toBe(true)
    expect(coven.answer(1, 'lore-of-spores')).toBe('ok')
    expect(coven.undo(0)).toBe('nothing-to-undo')
  })

  test('WW-T35: with deck 2, no discards and hand 4, a redraw discards 4, draws 2, shuffles the 4, draws 2 and leaves two', () => {
    const coven = arrange([{ character: 'initiate', hand: 'storm-magic lava-magic river-magic lore-of-webs' }, { hand: 'lore-of-spores' }], {
      deck: 'void-storm spider-quake',
      shortDeck: true,
    })
    coven.answer(0, 'redraw')
    expect(coven.hands()[0]).toHaveLength(4)
    expect(coven.hands()[0]).toContain('void-storm')
    expect(coven.hands()[0]).toContain('spider-quake')
    expect(coven.heard('reshuffled')).toMatchObject([{ count: 4 }])
    expect(coven.state.deck).toHaveLength(2)
    expect(coven.state.discards).toEqual([])
    expect(coven.undo(0)).toBe('nothing-to-undo')
  })

  test('WW-3.3: others can undo their recipe even after a redraw that had to shuffle, and the drawn cards stay the same', () => {
    const coven = arrange([{ character: 'initiate', hand: 'storm-magic lava-magic river-magic lore-of-webs' }, { hand: 'lore-of-spores' }], {
      deck: 'void-storm',
      shortDeck: true,
    })
    coven.answer(1, 'lore-of-spores')
    coven.answer(0, 'redraw')
    const drawn = coven.hands()[0]
    expect(coven.undo(1)).toBe('ok')
    expect(coven.hands()[0]).toEqual(drawn)
    expect(coven.asked).toEqual([0, 1])
  })
})

describe('Witch of All Trades', () => {
  const all: Witch = { character: 'witch-of-all-trades', recipes: ['void-storm'], cauldron: '1B 1W' }

  test('WW-9.2, WW-T31: with all five in the cauldron one goes to the own circle and the rest is sent', () => {
    const coven = brewing(all)
    coven.answers(0, 'void-storm', 'finish')
    expect(coven.offered(0)).toEqual(['heart-of-shadow', 'keep-none', 'mandrake', 'mushroom', 'spider', 'toad'])
    coven.answer(0, 'heart-of-shadow')
    expect(coven.circles()).toEqual(['1B', ''])
    expect(coven.sent(0)).toBe('1W 1R 1U 1G')
  })

  test('WW-9.2: keeping a cube is optional', () => {
    const coven = brewing(all)
    coven.answers(0, 'void-storm', 'finish', 'keep-none')
    expect(coven.circle(0)).toBe('')
    expect(coven.sent(0)).toBe('1B 1W 1R 1U 1G')
  })

  test('WW-R27: the kind that goes to the circle may then be missing from the cauldron', () => {
    const coven = brewing({ ...all, cauldron: '1B 2W' })
    coven.plan(0, { steps: [use('void-storm', '', 'R U G')], toCircle: 'B' })
    expect(coven.sent(0)).toBe('2W 1R 1U 1G')
    expect(coven.circle(0)).toBe('1B')
  })

  test('WW-T32: without a toad in the cauldron it is not offered', () => {
    const coven = brewing({ character: 'witch-of-all-trades', recipes: ['lore-of-spores'], bench: '1R', cauldron: '1B 1W 1R 1U' })
    expect(coven.plan(0, { steps: [use('lore-of-spores', 'R bench', 'W')], toCircle: 'B' })).not.toBe('ok')
    expect(coven.circle(0)).toBe('')
  })

  test('WW-9.2: other characters are not asked to keep a cube', () => {
    const coven = brewing({ ...all, character: 'clairvoyant' })
    coven.plan(0, { steps: [use('void-storm', '', 'R U G')] })
    expect(coven.sent(0)).toBe('1B 1W 1R 1U 1G')
    expect(coven.step).toBe('choose')
  })
})

describe('Whirlwind', () => {
  test('WW-9.3, WW-T18, WW-R29: Void Storm turned is illegal for an Initiate, but legal for Whirlwind, and costs R U G for nothing', () => {
    const initiate = arrange([{ character: 'initiate', hand: 'void-storm' }, {}])
    expect(initiate.answer(0, 'void-storm>rotated')).toBe('not-offered')
    const coven = arrange([{ character: 'whirlwind', hand: 'void-storm', bench: '1R 1U 1G' }, {}])
    expect(coven.answer(0, 'void-storm>rotated')).toBe('ok')
    expect(coven.tokens(0)).toEqual([2, 0, 0])
    coven.answer(0, 'finish')
    expect(coven.plan(0, { steps: [use('void-storm', 'R bench U bench G bench', '')] })).toBe('ok')
    expect([coven.bench(0), coven.sent(0)]).toEqual(['', ''])
    expect(coven.player(0).recipes).toEqual([{ card: 'void-storm', rotated: true }])
  })

  test('WW-R29: The Lost Arcana is unusable either way up, but its symbols count', () => {
    const coven = arrange([{ character: 'whirlwind', hand: 'the-lost-arcana' }, {}])
    coven.answer(0, 'the-lost-arcana>rotated')
    expect(coven.tokens(0)).toEqual([2, 2, 2])
    coven.answer(0, 'finish')
    expect(coven.step).toBe('choose')
    expect(coven.heard('brewed')).toEqual([])
  })
})

describe('Child of the Elements', () => {
  test('WW-9.4, WW-5.1, WW-R13: before brewing she must take three of one kind, usable at once', () => {
    const coven = brewing({ character: 'child-of-the-elements', recipes: ['toad-offering'] })
    expect(coven.offered(0)).toEqual(['heart-of-shadow', 'mandrake', 'mushroom', 'spider', 'toad'])
    expect(coven.answer(0, 'finish')).toBe('not-offered')
    coven.answer(0, 'toad')
    expect(coven.offered(0)).toEqual(['finish', 'toad-offering'])
    coven.answers(0, 'toad-offering', 'finish')
    expect(coven.sent(0)).toBe('1W 1R 1U')
    expect(coven.bench(0)).toBe('')
  })

  test('WW-T7: with three mandrakes she gains three more: one is placed and two go to the left neighbour’s circle', () => {
    const coven = brewing({ character: 'child-of-the-elements', bench: '3W' }, [{}, {}])
    coven.plan(0, { gain: 'W' })
    expect(coven.bench(0)).toBe('4W')
    expect(coven.circles()).toEqual(['', '2W', ''])
    expect(coven.heard('spilled')).toMatchObject([{ seat: 0, to: 1, count: 2 }])
  })

  test('WW-T28, WW-R26: nothing is accepted before the gain; a full kind may be chosen, and all three go left', () => {
    const coven = brewing({ character: 'child-of-the-elements', bench: '9R' }, [{}, {}])
    expect(coven.plan(0, {})).toBe('not-offered')
    expect(coven.plan(0, { gain: 'R' })).toBe('ok')
    expect(coven.bench(0)).toBe('9R')
    expect(coven.circles()).toEqual(['', '3R', ''])
  })

  test('WW-T28: other characters do not gain', () => {
    const coven = brewing({ character: 'clairvoyant', recipes: ['void-storm'] })
    expect(coven.plan(0, { gain: 'R' })).toBe('not-offered')
  })

  test('WW-T29: gained hearts of shadow can pay for her own recipe', () => {
    const coven = brewing({ character: 'child-of-the-elements', bench: '2W' })
    expect(coven.plan(0, { gain: 'B', steps: [use('child-of-the-elements', 'B bench', 'W R')] })).toBe('ok')
    expect(coven.bench(0)).toBe('2B 2W')
    expect(coven.sent(0)).toBe('1W 1R')
  })

  test('WW-9.4: the fallback takes the kind with the most room, and of equals the commonest', () => {
    const gainOf = (bench: string): unknown => {
      const coven = brewing({ character: 'child-of-the-elements', bench })
      return coven.match.game.steps.transform?.fallback?.(coven.state, { step: 'transform' }, 0)
    }
    expect(['', '1R', '9R 9U 8G', '9R 9U 9G', '9R 9U 9G 4W'].map(gainOf)).toEqual(['mushroom', 'spider', 'mandrake', 'mandrake', 'heart-of-shadow'])
  })
})

describe('Toad Whisperer, Warrior of Power', () => {
  test('WW-9.5: three toads become anything', () => {
    const coven = brewing({ character: 'toad-whisperer', bench: '3G' })
    coven.answer(0, 'toad-whisperer')
    expect(coven.offered(0)).toEqual(['heart-of-shadow', 'mandrake', 'mushroom', 'spider', 'toad'])
    coven.answers(0, 'heart-of-shadow', 'finish')
    expect(coven.sent(0)).toBe('1B')
  })

  test('WW-9.6, WW-R18, WW-T30: his outputs feed later recipes, and the card is discarded at the end of the step', () => {
    const coven = arrange([{ character: 'warrior-of-power', recipes: ['storm-magic'], bench: '1B 1W 1R 1U 1G', hand: 'void-storm' }, {}], {
      step: 'transform',
    })
    coven.answers(0, 'warrior-of-power', 'heart-of-shadow', 'heart-of-shadow', 'heart-of-shadow')
    expect(coven.player(0).discarded).toBe(false)
    expect(coven.plan(0, { steps: [use('storm-magic', 'B brew', 'B R U')] })).toBe('ok')
    expect(coven.sent(0)).toBe('3B 1R 1U')
    expect(coven.player(0)).toMatchObject({ character: 'warrior-of-power', discarded: true })
    const later = brewing({ character: 'warrior-of-power', discarded: true, recipes: ['void-storm'], bench: '1B 1W 1R 1U 1G' })
    expect(later.answer(0, 'warrior-of-power')).toBe('not-offered')
  })

  test('WW-9.6: his card stays if it is not used', () => {
    const coven = brewing({ character: 'warrior-of-power', bench: '1B 1W 1R 1U 1G' })
    coven.answer(0, 'finish')
    expect(coven.player(0).discarded).toBe(false)
  })
})

describe('Potion Brewer', () => {
  const play = (character: 'potion-brewer' | 'clairvoyant', bench: string): Coven => {
    const coven = arrange([{ character, hand: 'whirling-scheme', bench }, { bench: '1R' }])
    coven.answer(0, 'whirling-scheme>upright')
    return coven
  }

  test('WW-9.7, WW-R17: each cauldron symbol on the new card pours a cube of any kind, in addition to the fired arcana', () => {
    const coven = play('potion-brewer', '1B 2W')
    expect(coven.offered(0)).toEqual([
      'cauldron>heart-of-shadow',
      'cauldron>mandrake',
      'cauldron>mushroom',
      'cauldron>spider',
      'cauldron>toad',
      'finish',
      'potion-brewer>heart-of-shadow',
      'potion-brewer>mandrake',
    ])
    coven.answers(0, 'potion-brewer>mandrake', 'potion-brewer>heart-of-shadow', 'cauldron>toad')
    expect(coven.offered(0)).toEqual(['finish'])
    coven.answer(0, 'finish')
    expect(coven.bench(0)).toBe('1W')
    expect(coven.cauldron(0)).toBe('1B 1W 1G')
  })

  test('WW-9.7: only the symbols on the card just revealed count, not those on earlier ones', () => {
    // The earlier card has two cauldrons and the new one none, and the other way round.
    const poured = (earlier: string, revealed: string): readonly string[] => {
      const coven = arrange([{ character: 'potion-brewer', recipes: [earlier], hand: revealed, bench: '2W' }, { bench: '1R' }])
      coven.answer(0, coven.offered(0).find((id) => id.startsWith(revealed)) ?? '')
      return coven.offered(0).filter((id) => id.startsWith('potion-brewer>'))
    }
    expect(poured('whirling-scheme', 'secret-summons')).toEqual([])
    expect(poured('secret-summons', 'whirling-scheme')).toEqual(['potion-brewer>mandrake'])
  })

  test('WW-9.7: with an empty bench only the arcana is left, and other characters pour nothing', () => {
    expect(
      play('potion-brewer', '')
        .offered(0)
        .every((id) => id === 'finish' || id.startsWith('cauldron>')),
    ).toBe(true)
    expect(
      play('clairvoyant', '2W')
        .offered(0)
        .some((id) => id.startsWith('potion')),
    ).toBe(false)
    // With an empty hand she reveals no recipe, and one of an earlier round pours nothing.
    const spent = arrange([
      { character: 'potion-brewer', recipes: ['whirling-scheme'], bench: '2W' },
      { hand: 'leaping-sorcery', bench: '1R' },
    ])
    spent.answer(1, 'leaping-sorcery')
    expect(spent.offered(0).filter((id) => id.startsWith('potion-brewer'))).toEqual([])
    expect(spent.cauldron(0)).toBe('')
    const idle = arrange([{ character: 'potion-brewer', hand: 'leaping-sorcery' }, {}])
    idle.answer(0, 'leaping-sorcery')
    expect(idle.step).toBe('choose')
  })
})

describe('Trickster', () => {
  test('WW-9.8, WW-R14: in round 1 only the cubes on her card can pay for it', () => {
    const coven = arrange([{ character: 'trickster', prelaid: 2, bench: '2R' }, {}], { step: 'transform', round: 1 })
    coven.answer(0, 'trickster')
    expect(coven.lastDeed(0)).toEqual({ kind: 'useRecipe', card: 'trickster', in: ['mushroom>card', 'mushroom>card'], out: ['toad', 'toad'] })
    coven.answer(0, 'finish')
    expect(coven.bench(0)).toBe('2R')
    expect(coven.sent(0)).toBe('2G')
    expect(coven.player(0)).toMatchObject({ prelaid: 0, turned: true })
  })

  test('WW-T34: the two mushrooms go to the supply if they are unused, and in round 2 the card needs two toads of her own', () => {
    const coven = arrange([{ character: 'trickster', prelaid: 2, bench: '2R 1G', hand: 'secret-summons' }, { hand: 'spider-quake' }])
    coven.answer(0, 'secret-summons')
    coven.answer(1, 'spider-quake')
    coven.answer(0, 'finish')
    expect(coven.bench(0)).toBe('2R 1G')
    expect(coven.player(0)).toMatchObject({ prelaid: 0, turned: true })
    const second = brewing({ character: 'trickster', turned: true, recipes: ['void-storm'], bench: '2R 1G' })
    expect(second.offered(0)).toEqual(['finish', 'void-storm'])
    const paid = brewing({ character: 'trickster', turned: true, bench: '2G' })
    expect(paid.plan(0, { steps: [use('trickster', 'G card G card', 'R R')] })).toBe('not-offered')
    expect(paid.secret(0).draft?.deeds).toMatchObject([{ in: ['toad>bench', 'toad>bench'], out: ['mushroom', 'mushroom'] }])
  })

  test('WW-9.8: the card turns once a round: odd rounds R R→G G, even rounds G G→R R', () => {
    const coven = arrange([{ character: 'trickster', bench: '4R 4G' }, {}], { step: 'transform' })
    for (const [cost, gain] of [
      ['R bench R bench', 'G G'],
      ['G bench G bench', 'R R'],
      ['R bench R bench', 'G G'],
    ] as const) {
      const { round } = coven.state
      expect(coven.plan(0, { steps: [use('trickster', cost, gain)] })).toBe('ok')
      while (coven.state.round === round || coven.step !== 'transform') {
        const [seat = 0] = coven.asked
        const offered = coven.offered(seat)
        coven.answer(seat, offered.includes('finish') ? 'finish' : (offered[0] ?? ''))
      }
    }
    expect(coven.heard('turned')).toHaveLength(3)
    expect(coven.heard('brewed', 0).map(({ out }) => out)).toEqual([
      ['toad', 'toad'],
      ['mushroom', 'mushroom'],
      ['toad', 'toad'],
    ])
  })
})

describe('Scribe of Magic', () => {
  const witch: Witch = { character: 'scribe-of-magic', recipes: ['lore-of-spores', 'storm-magic'], bench: '1W 1R' }

  test('WW-9.9, WW-R15, WW-T26: two mandrakes from bench and brew make hearts of shadow free for later recipes', () => {
    const coven = brewing(witch)
    const steps = [use('lore-of-spores', 'R bench', 'W'), scribe('B', 'bench brew'), use('storm-magic', 'B free', 'B R U')]
    expect(coven.plan(0, { steps })).toBe('ok')
    expect(coven.bench(0)).toBe('')
    expect(coven.sent(0)).toBe('1B 1R 1U')
    expect(coven.heard('bought')).toMatchObject([{ seat: 0, in: ['mandrake', 'mandrake'], from: ['bench', 'brew'], cubes: ['heart-of-shadow'] }])
  })

  test('WW-9.9: an arcana is bought once a round, and only with two mandrakes', () => {
    const coven = brewing({ ...witch, bench: '4W 1R' })
    coven.answers(0, 'scribe-of-magic>toad')
    expect(coven.offered(0).some((id) => id.startsWith('scribe-of-magic'))).toBe(false)
    const poor = brewing(witch)
    expect(poor.offered(0).some((id) => id.startsWith('scribe-of-magic'))).toBe(false)
    coven.answer(0, 'finish')
    expect(coven.player(0).free).toEqual([])
  })

  test('WW-9.9: a bought book is in addition to a fired book', () => {
    const coven = brewing({ character: 'scribe-of-magic', recipes: ['storm-magic', 'lore-of-croaks'], bench: '2W', free: 'G' })
    const steps = [scribe('B', 'bench bench'), use('storm-magic', 'B free', 'B R U'), use('lore-of-croaks', 'G free', 'W')]
    expect(coven.plan(0, { steps })).toBe('ok')
    expect(coven.sent(0)).toBe('1B 1W 1R 1U')
  })

  test('WW-T27, WW-4.13: mandrakes that the book makes free cannot pay', () => {
    const coven = brewing({ ...witch, free: 'W', bench: '1W 1R' })
    expect(coven.answer(0, 'scribe-of-magic>toad')).toBe('not-offered')
    // With two of her own she is not asked which ones pay.
    const paid = brewing({ ...witch, free: 'W', bench: '2W 1R' })
    paid.answers(0, 'scribe-of-magic>toad')
    expect(paid.lastDeed(0)).toMatchObject({ kind: 'buyArcana', in: ['mandrake>bench', 'mandrake>bench'] })
    paid.answer(0, 'finish')
    expect(paid.bench(0)).toBe('1R')
  })
})

describe('Daredevil', () => {
  const dare = (hand: string, witch: Witch = {}): Coven => {
    const coven = arrange([{ character: 'daredevil', hand, ...witch }, { hand: 'toad-tornado' }])
    coven.answer(0, 'random')
    return coven
  }

  test('WW-9.11, WW-R16: a random card is played; she chooses its orientation and may use one arcana', () => {
    const coven = dare('levitation-spell', { bench: '1R 1G' })
    expect(coven.offered(0)).toEqual(['levitation-spell>rotated', 'levitation-spell>upright'])
    expect(coven.hands()[0]).toEqual(['levitation-spell'])
    expect(coven.undo(0)).toBe('nothing-to-undo')
    coven.answer(0, 'levitation-spell>rotated')
    expect(coven.offered(0).filter((id) => id.startsWith('raven'))).toEqual(['raven>mushroom', 'raven>toad'])
    coven.answer(0, 'raven>toad')
    expect(coven.offered(0)).toEqual(['finish', 'raven>mushroom'])
    expect(coven.answer(0, 'book>toad')).toBe('not-offered')
    coven.answer(0, 'finish')
    expect(coven.asked).toEqual([1])
    coven.answer(1, 'toad-tornado')
    expect(coven.player(0).recipes).toEqual([{ card: 'levitation-spell', rotated: true }])
    expect(coven.bench(0)).toBe('1R')
    expect(coven.tokens(0)).toEqual([1, 1, 0])
  })

  test('WW-3.3: orientation and bonus can be undone until the reveal, but the random card cannot', () => {
    const coven = dare('levitation-spell', { bench: '2R' })
    coven.answers(0, 'levitation-spell>upright', 'cauldron>toad')
    expect(coven.asked).toEqual([1])
    expect(coven.undo(0)).toBe('ok')
    expect(coven.undo(0)).toBe('ok')
    expect(coven.offered(0)).toEqual(['levitation-spell>rotated', 'levitation-spell>upright'])
    expect(coven.undo(0)).toBe('nothing-to-undo')
    coven.answers(0, 'levitation-spell>rotated', 'finish')
    coven.answer(1, 'toad-tornado')
    expect(coven.player(0).recipes).toEqual([{ card: 'levitation-spell', rotated: true }])
    expect(coven.cauldron(0)).toBe('')
  })

  test('WW-9.11: the card is drawn at random from the whole hand', () => {
    const hand = 'void-storm lore-of-webs storm-magic river-magic'
    const drawn = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const coven = arrange([{ character: 'daredevil', hand }, { hand: 'toad-tornado' }], { seed })
      coven.answer(0, 'random')
      drawn.add(coven.secret(0).chosen?.card ?? '')
    }
    expect([...drawn].toSorted()).toEqual(hand.split(' ').toSorted())
  })

  test('WW-9.11: a bonus moves no token and needs none', () => {
    const coven = dare('secret-summons')
    coven.answer(0, 'cauldron>heart-of-shadow')
    expect(coven.asked).toEqual([1])
    coven.answer(1, 'toad-tornado')
    expect(coven.tokens(0)).toEqual([0, 0, 0])
    expect(coven.heard('added')).toMatchObject([{ seat: 0, cubes: ['heart-of-shadow'] }])
    expect(coven.bench(1)).toBe('1B')
  })

  test('WW-T41: Levitation Spell (rb) with the book at 1: bonus book toad and fired book mushroom make both free', () => {
    const coven = dare('levitation-spell', { recipes: ['charm-of-sleep'], bench: '1R' })
    coven.answers(0, 'levitation-spell>upright', 'book>toad')
    coven.answer(1, 'toad-tornado')
    expect(coven.tokens(0)).toEqual([1, 2, 0])
    expect(coven.player(0).free).toEqual(['toad'])
    coven.answers(0, 'book>mushroom', 'finish')
    expect(coven.player(0).free).toEqual(['toad', 'mushroom'])
  })

  test('WW-9.11: the fallback lays the card unturned and takes no bonus', () => {
    const coven = dare('levitation-spell')
    const fallback = (): unknown => coven.match.game.steps.choose?.fallback?.(coven.state, { step: 'choose' }, 0)
    expect(fallback()).toBe('levitation-spell>upright')
    coven.answer(0, 'levitation-spell>upright')
    expect(fallback()).toBe('finish')
  })
})

describe('Fey-Blessed, Spider Summoner', () => {
  test('WW-9.12: their recipe may be used once a round like any other', () => {
    const fey = brewing({ character: 'fey-blessed' })
    fey.answer(0, 'fey-blessed')
    expect(fey.offered(0)).toEqual(['finish'])
    fey.answer(0, 'finish')
    expect(fey.sent(0)).toBe('1W 1G')
    const summoner = brewing({ character: 'spider-summoner', bench: '3W' })
    expect(summoner.offered(0)).toEqual(['finish', 'spider-summoner'])
    summoner.answer(0, 'finish')
    expect([summoner.sent(0), summoner.bench(0)]).toEqual(['', '3W'])
    const used = brewing({ character: 'spider-summoner', bench: '4W' })
    used.answers(0, 'spider-summoner', 'finish')
    expect([used.sent(0), used.bench(0)]).toEqual(['5U', '1W'])
    // It cannot be used without its cubes.
    expect(brewing({ character: 'spider-summoner', bench: '2W', recipes: ['void-storm'] }).offered(0)).not.toContain('spider-summoner')
  })
})
