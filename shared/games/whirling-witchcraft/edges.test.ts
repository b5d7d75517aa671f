import { describe, expect, test } from 'vitest'
import { eventForSeat } from '../../kernel/event.ts'
import { OPTIONS, readRules } from './options.ts'
import type { State } from './state.ts'
import type { Witch } from './testing/scene.ts'
import { arrange, Coven } from './testing.ts'
import { violationsOf } from './violations.ts'

const labels = (coven: Coven, seat: number): readonly string[] => {
  const { question } = coven.decision(seat)
  return question.kind === 'one' ? question.choices.flatMap(({ label }) => (label ? [label.key] : [])) : []
}

describe('the beginning', () => {
  test('WW-2.3, WW-3.5: characters and timing are options with defaults', () => {
    const choices = OPTIONS.map((spec) => [spec.id, spec.kind === 'choice' ? spec.values.map(({ id }) => id) : [], spec.default])
    expect(choices).toEqual([
      ['characters', ['initiate', 'choose'], 'choose'],
      ['timing', ['on-demand', 'sealed', 'strict'], 'on-demand'],
    ])
    expect(readRules({})).toEqual({ characters: 'choose', timing: 'on-demand' })
  })

  test('WW-2.2: a match begins with the characters, without an order of initiative', () => {
    expect(Coven.open(2).match.seatView(0).table).toMatchObject({ phase: 'characters', ordered: false, round: 0 })
  })

  test('WW-2.4: after the characters are revealed nobody can pick another', () => {
    const coven = Coven.open(3)
    coven.state.secrets.forEach(({ dealt }, seat) => {
      coven.answer(seat, dealt[0] ?? '')
    })
    expect([0, 1, 2].map((seat) => coven.undo(seat))).toEqual(['nothing-to-undo', 'nothing-to-undo', 'nothing-to-undo'])
  })
})

describe('private events', () => {
  const witches: readonly Witch[] = [{ hand: 'void-storm lore-of-webs' }, { hand: 'storm-magic' }]

  test('WW-8.1: only the seat that gets a hand is told the cards', () => {
    const coven = arrange(witches, { step: 'recipes' })
    const passed = coven.emitted.find(({ event }) => event.type === 'hands-passed')
    if (!passed) throw new Error('no hand was passed')
    expect(eventForSeat(passed, 0)).toEqual({ type: 'hands-passed', cards: ['storm-magic'] })
    expect(eventForSeat(passed, 1)).toEqual({ type: 'hands-passed', cards: ['void-storm', 'lore-of-webs'] })
    expect(eventForSeat(passed, undefined)).toEqual({ type: 'hands-passed' })
  })

  test('WW-8.2: a seat that draws is told the cards, and the others only the number', () => {
    const coven = arrange(witches, { step: 'recipes', deck: 'toad-tornado spider-quake mushroom-flood river-magic lava-magic' })
    const drew = coven.emitted.filter(({ event }) => event.type === 'drew')
    expect(drew.map((emitted) => eventForSeat(emitted, 1 - Number(emitted.event.seat)))).toEqual([
      { type: 'drew', seat: 0, count: 3 },
      { type: 'drew', seat: 1, count: 2 },
    ])
    expect(drew.map((emitted) => eventForSeat(emitted, emitted.event.seat).cards)).toEqual([
      ['toad-tornado', 'spider-quake', 'mushroom-flood'],
      ['river-magic', 'lava-magic'],
    ])
  })
})

describe('arcana', () => {
  const casting = (): Coven => {
    const coven = arrange([{ character: 'potion-brewer', bench: '2W', hand: 'the-lost-arcana' }, { hand: 'storm-magic' }])
    coven.answer(0, 'the-lost-arcana')
    coven.answer(1, 'storm-magic')
    return coven
  }

  test('WW-4.11: the prompt differs when no effect is left to use', () => {
    const coven = casting()
    expect(coven.decision(0).prompt).toEqual({ key: 'prompt.arcana', params: { arcana: ['raven', 'book', 'cauldron', 'potion-brewer'] } })
    coven.answers(0, 'raven>mandrake', 'raven>mandrake', 'book>toad', 'cauldron>toad')
    expect(coven.offered(0)).toEqual(['finish'])
    expect(coven.decision(0).prompt.key).toBe('prompt.arcana-done')
  })

  test('WW-4.13: a freed ingredient costs nothing, and the event names it', () => {
    const coven = casting()
    coven.answer(0, 'book>toad')
    expect(coven.lastDeed(0)).toEqual({ kind: 'freeIngredient', card: 'book', in: [], out: ['toad'] })
    coven.answer(0, 'finish')
    expect(coven.heard('freed')).toMatchObject([{ seat: 0, card: 'book', cubes: ['toad'] }])
  })

  test('WW-9.7: an event names what the Potion Brewer pours', () => {
    const coven = casting()
    coven.answers(0, 'potion-brewer>mandrake', 'finish')
    expect(coven.heard('poured')).toMatchObject([{ seat: 0, card: 'potion-brewer', cubes: ['mandrake'] }])
    expect([coven.bench(0), coven.sent(0)]).toEqual(['1W', '1W'])
  })
})

describe('brewing', () => {
  test('WW-9.4: the Child of the Elements is asked by its card, gains without paying and spills what does not fit', () => {
    const coven = arrange([{ character: 'child-of-the-elements', bench: '9R' }, { recipes: ['void-storm'] }], { step: 'transform' })
    expect(coven.decision(0).prompt).toEqual({ key: 'prompt.gain', params: { card: 'child-of-the-elements' } })
    coven.answer(0, 'mushroom')
    expect(coven.lastDeed(0)).toEqual({ kind: 'gainToBench', card: 'child-of-the-elements', in: [], out: ['mushroom', 'mushroom', 'mushroom'] })
    coven.answer(0, 'finish')
    coven.answer(1, 'finish')
    expect(coven.heard('spilled')).toMatchObject([{ seat: 0, to: 1, cubes: ['mushroom', 'mushroom', 'mushroom'], count: 3 }])
  })

  test('WW-5.2: the prompt says whether anything is left to brew', () => {
    const coven = arrange([{ recipes: ['void-storm'] }, { recipes: ['storm-magic'] }], { step: 'transform' })
    expect(coven.decision(0).prompt).toEqual({ key: 'prompt.brew' })
    coven.answer(0, 'void-storm')
    expect(coven.decision(0).prompt).toEqual({ key: 'prompt.brew-done' })
  })

  test('WW-5.5: the question about an output slot names its recipe', () => {
    const coven = arrange([{ recipes: ['flask-of-shapes'], bench: '1R' }, {}], { step: 'transform' })
    coven.answer(0, 'flask-of-shapes')
    expect(coven.decision(0).prompt).toEqual({ key: 'prompt.output', params: { card: 'flask-of-shapes' } })
    expect(coven.offered(0)).toEqual(['mushroom', 'toad'])
  })

  test('WW-3.7: a call takes back the cube that was kept for the circle, but the brew stays on the draft', () => {
    const all: Witch = { character: 'witch-of-all-trades', recipes: ['void-storm'], cauldron: '1B 1W' }
    const coven = arrange([all, { recipes: ['storm-magic'], bench: '1B' }], { step: 'transform', timing: 'on-demand' })
    expect(coven.answers(0, 'void-storm', 'finish', 'heart-of-shadow')).toBe('ok')
    expect(coven.answer(1, 'call-initiative')).toBe('ok')
    const { draft } = coven.secret(0)
    expect([draft?.stage, draft?.returned, draft?.deeds.map(({ kind }) => kind)]).toEqual(['open', true, ['useRecipe']])
    expect(coven.circles()).toEqual(['', ''])
    expect(coven.player(0).stage).toBe('deciding')
  })
})

describe('the Daredevil', () => {
  const daring = (hand: string): Coven => arrange([{ character: 'daredevil', bench: '3R', hand }, { hand: 'toad-tornado' }])

  test('WW-9.11: is asked whether to play a random card', () => {
    const coven = daring('storm-magic')
    expect(coven.decision(0).prompt).toEqual({ key: 'prompt.choose-or-random', params: { round: 1 } })
    expect(coven.decision(1).prompt).toEqual({ key: 'prompt.choose', params: { round: 1 } })
  })

  test('WW-9.11: may skip the bonus or stop early', () => {
    const coven = daring('void-storm')
    coven.answer(0, 'random')
    expect(coven.decision(0).prompt).toEqual({ key: 'prompt.dare-bonus', params: { card: 'void-storm' } })
    expect(labels(coven, 0)).toContain('option.no-bonus')
    coven.answer(0, 'raven>mushroom')
    expect(labels(coven, 0)).toContain('option.enough')
  })
})

test('a circle that is full in the arcana step is a violation', () => {
  const s: State = structuredClone(arrange([{ recipes: ['void-storm'] }, { recipes: ['storm-magic'] }], { step: 'transform' }).state)
  Object.assign(s, { phase: 'arcana' })
  expect(violationsOf(s)).toEqual([])
  Object.assign(s.players[0]?.circle ?? {}, { toad: 5 })
  expect(violationsOf(s)).toEqual(['a circle is full and the match goes on'])
})
