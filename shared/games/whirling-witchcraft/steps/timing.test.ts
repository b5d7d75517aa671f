import { describe, expect, test } from 'vitest'
import { use } from '../testing/notation.ts'
import { arrange, type Coven } from '../testing.ts'

const CALL = 'call-initiative'

/** Three seats with something to brew. Their last cards give them the initiatives 39, 8 and 26. */
const brewers = (timing: 'on-demand' | 'sealed' | 'strict'): Coven =>
  arrange(
    [
      { recipes: ['storm-magic'], bench: '2B' },
      { recipes: ['lore-of-webs'], bench: '2U' },
      { recipes: ['binding-spell'], bench: '2U' },
    ],
    { timing, step: 'transform' },
  )
const STORM = { steps: [use('storm-magic', 'B bench', 'B R U')] }
const LORE = { steps: [use('lore-of-webs', 'U bench', 'W')] }
const BINDING = { steps: [use('binding-spell', 'U bench', 'R U G')] }

describe('the round', () => {
  test('WW-3.1: the steps are choose, reveal, arcana, transform, cauldrons, check, recipes, in this order', () => {
    const coven = arrange([{ hand: 'lore-of-spores', recipes: ['balding-brew'], bench: '3R 3U' }, { hand: 'void-storm' }])
    expect(coven.step).toBe('choose')
    coven.answer(0, 'lore-of-spores')
    expect(coven.step).toBe('choose')
    coven.answer(1, 'void-storm')
    expect([coven.step, coven.state.phase]).toEqual(['arcana', 'arcana'])
    expect(coven.asked).toEqual([0, 1])
    coven.answers(0, 'raven>mushroom', 'book>spider', 'finish')
    coven.answer(1, 'finish')
    expect([coven.step, coven.state.phase]).toEqual(['transform', 'transform'])
    coven.plan(0, LORE_OF_SPORES)
    expect(coven.cauldron(0)).toBe('')
    coven.plan(1, { steps: [use('void-storm', '', 'R U G')] })
    expect([coven.step, coven.state.phase, coven.state.round]).toEqual(['choose', 'choose', 3])
    const told = coven.events.map(({ type }) => type)
    const order = ['round-began', 'chose', 'revealed', 'arcana-fired', 'removed', 'freed', 'brewed', 'sent', 'drew', 'round-began']
    const places = order.map((type, n) => (n === order.length - 1 ? told.lastIndexOf(type) : told.indexOf(type)))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })
  const LORE_OF_SPORES = { steps: [use('lore-of-spores', 'R bench', 'W')] }

  test('WW-3.2: a step is open until the last submission, skips seats with nothing to decide and resolves for all at once', () => {
    const coven = arrange(
      [
        { recipes: ['storm-magic'], bench: '1B' },
        { recipes: ['lore-of-webs'], bench: '1U' },
        { recipes: ['toad-offering'], bench: '2G' },
      ],
      {
        step: 'transform',
      },
    )
    expect(coven.asked).toEqual([0, 1])
    expect(coven.plan(0, STORM)).toBe('ok')
    expect(coven.step).toBe('transform')
    expect(coven.benches()).toEqual(['1B', '1U', '2G'])
    expect(coven.heard('brewed')).toEqual([])
    expect(coven.plan(1, LORE)).toBe('ok')
    expect(coven.heard('brewed').map(({ seat }) => seat)).toEqual([0, 1])
    expect(coven.step).not.toBe('transform')
  })

  test('WW-3.4: the number of the last card played is the initiative; the lowest acts first, and no two are equal', () => {
    const coven = arrange(
      [
        { recipes: ['void-storm', 'storm-magic'], bench: '1B' },
        { recipes: ['ritual-of-wind', 'lore-of-webs'], bench: '1U' },
        { recipes: ['lore-of-spores', 'binding-spell'], bench: '1U' },
      ],
      { step: 'transform', timing: 'strict' },
    )
    const order: number[] = []
    while (coven.step === 'transform') {
      const [seat = -1] = coven.asked
      order.push(seat)
      coven.answer(seat, 'finish')
    }
    expect(order).toEqual([1, 2, 0])
  })
})

describe('sealed', () => {
  test('WW-3.5: submissions stay secret until the step resolves, and nobody can call for initiative', () => {
    const coven = brewers('sealed')
    expect(coven.asked).toEqual([0, 1, 2])
    expect(coven.offered(0)).not.toContain(CALL)
    const before = JSON.stringify(coven.match.seatView(1))
    coven.answer(0, 'storm-magic')
    expect(JSON.stringify(coven.match.seatView(1))).toBe(before)
    coven.answer(0, 'finish')
    expect(coven.optional).toEqual([])
    expect(coven.match.seatView(1).table).toMatchObject({ players: [{ stage: 'ready', bench: { 'heart-of-shadow': 2 } }, { stage: 'deciding' }, {}] })
    coven.plan(2, BINDING)
    coven.plan(1, LORE)
    expect(coven.heard('brewed').map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect([coven.sent(0), coven.sent(1), coven.sent(2)]).toEqual(['1B 1R 1U', '1W', '1R 1U 1G'])
  })

  test('WW-3.3: a submission can be undone and replaced, answer by answer, until the step resolves', () => {
    const coven = brewers('sealed')
    coven.plan(0, STORM)
    expect(coven.undo(0)).toBe('ok')
    expect(coven.heard('undone')).toHaveLength(1)
    expect(coven.asked).toEqual([0, 1, 2])
    expect(coven.undo(0)).toBe('ok')
    expect(coven.heard('undone')).toHaveLength(1)
    expect(coven.secret(0).draft?.deeds).toEqual([])
    expect(coven.undo(0)).toBe('nothing-to-undo')
    coven.answer(0, 'finish')
    coven.plan(1, LORE)
    coven.plan(2, BINDING)
    expect(coven.sent(0)).toBe('')
    expect([0, 1, 2].map((seat) => coven.undo(seat))).toEqual(Array(3).fill('nothing-to-undo'))
  })

  test('WW-R23: the result does not depend on the order of submission', () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]
    const plans = [STORM, LORE, BINDING]
    const states = orders.map((order) => {
      const coven = brewers('sealed')
      for (const seat of order) coven.plan(seat, plans[seat] ?? {})
      return JSON.stringify(coven.state)
    })
    expect(new Set(states).size).toBe(1)
  })
})

describe('strict', () => {
  test('WW-3.6: the seats act one after another by initiative, each submission takes effect at once, and none can be undone', () => {
    const coven = brewers('strict')
    expect(coven.asked).toEqual([1])
    expect(coven.answer(0, 'storm-magic')).toBe('not-asked')
    expect(coven.offered(1)).not.toContain(CALL)
    coven.answer(1, 'lore-of-webs')
    expect(coven.undo(1)).toBe('ok')
    coven.plan(1, LORE)
    expect(coven.bench(1)).toBe('1U')
    expect(coven.cauldron(1)).toBe('1W')
    expect(coven.heard('brewed').map(({ seat }) => seat)).toEqual([1])
    expect(coven.undo(1)).toBe('nothing-to-undo')
    expect(coven.asked).toEqual([2])
    coven.plan(2, BINDING)
    expect(coven.asked).toEqual([0])
    coven.plan(0, STORM)
    expect(coven.step).toBe('choose')
  })

  test('WW-3.6: the seats also act by initiative in the arcana step', () => {
    const coven = arrange(
      [
        { hand: 'lore-of-webs', recipes: ['levitation-spell'], bench: '2R' },
        { hand: 'void-storm', bench: '2G' },
      ],
      { timing: 'strict' },
    )
    coven.answer(0, 'lore-of-webs')
    coven.answer(1, 'void-storm')
    expect([coven.step, coven.asked]).toEqual(['arcana', [1]])
    coven.answers(1, 'raven>toad', 'finish')
    expect(coven.bench(1)).toBe('1G')
    expect(coven.asked).toEqual([0])
    coven.answers(0, 'book>spider', 'finish')
    expect(coven.player(0).free).toEqual(['spider'])
    expect(coven.step).toBe('transform')
  })

  test('WW-3.9: recipes are chosen at the same time and in secret with any option', () => {
    for (const timing of ['strict', 'on-demand', 'sealed'] as const) {
      const coven = arrange([{ hand: 'storm-magic' }, { hand: 'lore-of-webs' }, { hand: 'void-storm' }], { timing })
      expect(coven.asked).toEqual([0, 1, 2])
      coven.answer(0, 'storm-magic')
      expect(coven.optional).toEqual([])
      expect(coven.offered(1)).not.toContain(CALL)
      expect(JSON.stringify(coven.match.seatView(1).table)).not.toContain('storm-magic')
      expect(coven.undo(0)).toBe('ok')
      expect(coven.asked).toEqual([0, 1, 2])
    }
  })
})

describe('on demand', () => {
  test('WW-3.7, WW-T42: a call returns every submission unrevealed and cannot be taken back, and the lowest initiative acts first', () => {
    const coven = brewers('on-demand')
    coven.plan(0, STORM)
    coven.answer(2, 'binding-spell')
    expect(coven.optional).toEqual([0])
    expect(coven.answer(1, CALL)).toBe('ok')
    expect(coven.heard('initiative-called', 1)).toHaveLength(1)
    expect([0, 1, 2].map((seat) => coven.undo(seat))).toEqual(Array(3).fill('nothing-to-undo'))
    expect(coven.heard('brewed')).toEqual([])
    expect(coven.asked).toEqual([1])
    expect(coven.player(0).stage).toBe('deciding')
    expect(coven.secret(0).draft).toMatchObject({ returned: true, deeds: [{ card: 'storm-magic' }] })
    coven.plan(1, LORE)
    expect(coven.cauldron(1)).toBe('1W')
    expect(coven.asked).toEqual([2])
    expect(coven.secret(2).draft?.deeds).toMatchObject([{ card: 'binding-spell' }])
    coven.answer(2, 'finish')
    expect(coven.asked).toEqual([0])
    expect(coven.offered(0)).toEqual(['finish', 'start-over'])
    expect(coven.answer(0, 'start-over')).toBe('ok')
    expect(coven.secret(0).draft).toMatchObject({ returned: false, deeds: [] })
    expect(coven.offered(0)).toEqual(['finish', 'storm-magic'])
    expect(coven.undo(0)).toBe('ok')
    coven.answer(0, 'finish')
    expect([coven.sent(0), coven.sent(1), coven.sent(2)]).toEqual(['1B 1R 1U', '1W', '1R 1U 1G'])
  })

  test('WW-3.7: a seat that has submitted may call too, but a seat with nothing to decide may not', () => {
    const coven = arrange([{ recipes: ['storm-magic'], bench: '1B' }, { recipes: ['lore-of-webs'], bench: '1U' }, {}], {
      step: 'transform',
      timing: 'on-demand',
    })
    expect(coven.asked).toEqual([0, 1])
    expect(coven.answer(2, CALL)).toBe('not-asked')
    coven.plan(0, STORM)
    expect(coven.offered(0)).toEqual([CALL])
    expect(coven.answer(0, CALL)).toBe('ok')
    expect(coven.asked).toEqual([1])
  })

  test('WW-3.7: a call also returns the submissions of the arcana step', () => {
    const coven = arrange(
      [
        { hand: 'lore-of-webs', recipes: ['levitation-spell'], bench: '2R' },
        { hand: 'void-storm', bench: '2G' },
      ],
      { timing: 'on-demand' },
    )
    coven.answer(0, 'lore-of-webs')
    coven.answer(1, 'void-storm')
    coven.answers(0, 'raven>mushroom', 'finish')
    coven.answer(1, CALL)
    expect(coven.asked).toEqual([1])
    expect(coven.bench(0)).toBe('2R')
    coven.answers(1, 'raven>toad', 'finish')
    expect(coven.bench(1)).toBe('1G')
    expect(coven.offered(0)).toContain('start-over')
    coven.answers(0, 'start-over', 'finish')
    expect(coven.bench(0)).toBe('2R')
    expect(coven.step).toBe('transform')
  })

  test('WW-3.8: a step allows one call, which holds only for that step', () => {
    const coven = arrange(
      [
        { hand: 'lore-of-webs', recipes: ['levitation-spell'], bench: '2U' },
        { hand: 'void-storm', bench: '2G' },
      ],
      { timing: 'on-demand' },
    )
    coven.answer(0, 'lore-of-webs')
    coven.answer(1, 'void-storm')
    coven.answer(0, CALL)
    expect(coven.answer(1, CALL)).toBe('not-offered')
    coven.answer(1, 'finish')
    expect(coven.answer(0, CALL)).toBe('not-offered')
    coven.answer(0, 'finish')
    expect([coven.step, coven.asked]).toEqual(['transform', [0, 1]])
    expect(coven.offered(0)).toContain(CALL)
    expect(coven.answer(1, CALL)).toBe('ok')
    expect(coven.asked).toEqual([1])
  })

  test('WW-T3: after the call, 17 (turned) submits first and openly, and then 18', () => {
    const coven = arrange(
      [
        { hand: 'charm-of-fear', bench: '2U' },
        { hand: 'charm-of-love', bench: '1R 1U' },
      ],
      { timing: 'on-demand' },
    )
    coven.answer(0, 'charm-of-fear>rotated')
    coven.answer(1, 'charm-of-love>upright')
    expect(coven.step).toBe('transform')
    expect(coven.answer(1, CALL)).toBe('ok')
    expect(coven.asked).toEqual([0])
    expect(coven.plan(0, { steps: [use('charm-of-fear', 'U bench U bench', 'G')] })).toBe('ok')
    expect(coven.heard('brewed', 0)).toMatchObject([{ card: 'charm-of-fear', out: ['toad'] }])
    expect(coven.asked).toEqual([1])
    expect(coven.plan(1, { steps: [use('charm-of-love', 'U bench', 'G G')] })).toBe('ok')
    expect([coven.sent(0), coven.sent(1)]).toEqual(['1G', '2G'])
  })
})
