import { describe, expect, test } from 'vitest'
import { RECIPES } from '../content/index.ts'
import { arrange } from '../testing.ts'

describe('choosing a recipe', () => {
  test('WW-4.1: exactly one card must be laid down, usable or not, and a pass is not offered', () => {
    const coven = arrange([{ hand: 'curse-of-shadows ritual-of-wind' }, { hand: 'void-storm' }])
    expect(coven.asked).toEqual([0, 1])
    expect(coven.offered(0)).toEqual(['curse-of-shadows', 'ritual-of-wind>rotated', 'ritual-of-wind>upright'])
    for (const pick of ['pass', 'finish', '', 'void-storm']) expect(coven.answer(0, pick)).toBe('not-offered')
    expect(coven.answer(0, 'curse-of-shadows')).toBe('ok')
    expect(coven.answer(0, 'ritual-of-wind>upright')).toBe('not-asked')
    expect(coven.asked).toEqual([1])
    expect(coven.hands()).toEqual([['ritual-of-wind'], ['void-storm']])
  })

  test('WW-4.2, WW-T37: a seat with an empty hand plays nothing and keeps the initiative of its last card', () => {
    const coven = arrange([{ recipes: ['elixir-of-wrath'] }, { hand: 'lore-of-webs' }, { hand: 'void-storm' }])
    expect(coven.asked).toEqual([1, 2])
    expect(coven.answer(0, 'lore-of-webs')).toBe('not-asked')
    coven.answer(1, 'lore-of-webs')
    coven.answer(2, 'void-storm')
    expect(coven.player(0).recipes.map(({ card }) => card)).toEqual(['elixir-of-wrath'])
    expect(coven.player(0).fired).toEqual([])
    expect(coven.match.seatView(0).table).toMatchObject({ players: [{ initiative: 29 }, { initiative: 8 }, { initiative: 1 }] })
  })

  const cards = RECIPES.map(({ id, rotatable }) => [id, rotatable] as const)
  test.each(cards)('WW-4.3: %s may be turned when it is played: %s', (id, rotatable) => {
    const other = id === 'void-storm' ? 'lore-of-webs' : 'void-storm'
    const coven = arrange([{ hand: id }, { hand: other }])
    expect(coven.offered(0)).toEqual(rotatable ? [`${id}>rotated`, `${id}>upright`] : [id])
    expect(coven.answer(0, rotatable ? `${id}>rotated` : id)).toBe('ok')
    coven.answer(1, other)
    expect(coven.player(0).recipes).toEqual([{ card: id, rotated: rotatable }])
    expect(coven.player(1).recipes).toEqual([{ card: other, rotated: false }])
  })

  test('WW-4.4: a revealed recipe keeps its orientation', () => {
    const coven = arrange([{ hand: 'charm-of-fear void-storm', bench: '2U' }, { hand: 'lore-of-webs lore-of-spores' }])
    coven.answer(0, 'charm-of-fear>rotated')
    coven.answer(1, 'lore-of-webs')
    expect(coven.step).toBe('transform')
    expect(coven.offered(0)).toEqual(['charm-of-fear', 'finish'])
    coven.answer(0, 'finish')
    expect(coven.step).toBe('choose')
    expect(coven.offered(0).some((id) => id.startsWith('charm-of-fear'))).toBe(false)
    expect(coven.player(0).recipes).toEqual([{ card: 'charm-of-fear', rotated: true }])
  })

  test('WW-4.5: the Initiate may redraw and the Daredevil may dare before choosing but not afterwards', () => {
    const coven = arrange([
      { character: 'initiate', hand: 'void-storm' },
      { character: 'daredevil', hand: 'lore-of-webs' },
      { hand: 'lore-of-spores' },
    ])
    expect(coven.offered(0)).toEqual(['redraw', 'void-storm'])
    expect(coven.offered(1)).toEqual(['lore-of-webs', 'random'])
    expect(coven.offered(2)).toEqual(['lore-of-spores'])
    coven.answer(0, 'void-storm')
    coven.answer(1, 'lore-of-webs')
    expect(coven.answer(0, 'redraw')).toBe('not-asked')
    expect(coven.answer(1, 'random')).toBe('not-asked')
  })

  test('WW-4.6: the Daredevil’s bonus comes first, then all cards are turned up at once and stay', () => {
    const coven = arrange([{ hand: 'storm-magic' }, { character: 'daredevil', hand: 'toad-tornado', bench: '2G' }, { hand: 'void-storm' }])
    coven.answer(2, 'void-storm')
    coven.answers(1, 'random', 'raven>toad', 'raven>toad')
    expect(coven.benches()).toEqual(['', '2G', ''])
    expect(coven.state.players.map(({ recipes }) => recipes)).toEqual([[], [], []])
    coven.answer(0, 'storm-magic')
    const told = coven.events.map(({ type, seat }) => `${type} ${seat}`)
    const reveals = ['dared 1', 'removed 1', 'revealed 0', 'revealed 1', 'revealed 2']
    expect(told.filter((line) => reveals.includes(line))).toEqual(reveals)
    expect(coven.state.players.map(({ recipes }) => recipes.map(({ card }) => card))).toEqual([['storm-magic'], ['toad-tornado'], ['void-storm']])
    expect(coven.bench(1)).toBe('')
  })

  test('WW-3.3: a recipe can be undone and replaced until the last one is laid down, and the others stay as they are', () => {
    const coven = arrange([{ hand: 'storm-magic void-storm' }, { hand: 'lore-of-webs' }, { hand: 'lore-of-spores' }])
    coven.answer(0, 'storm-magic')
    coven.answer(1, 'lore-of-webs')
    expect(coven.undo(0)).toBe('ok')
    expect(coven.asked).toEqual([0, 2])
    expect(coven.secret(1).chosen).toEqual({ card: 'lore-of-webs', rotated: false })
    expect(coven.answer(0, 'void-storm')).toBe('ok')
    coven.answer(2, 'lore-of-spores')
    expect(coven.player(0).recipes).toEqual([{ card: 'void-storm', rotated: false }])
    for (const seat of [0, 1, 2]) expect(coven.undo(seat)).toBe('nothing-to-undo')
  })

  test('WW-R6: turning a card does not change its number', () => {
    const coven = arrange([{ hand: 'ritual-of-wind' }, { hand: 'void-storm' }])
    coven.answer(0, 'ritual-of-wind>rotated')
    coven.answer(1, 'void-storm')
    expect(coven.match.seatView(1).table).toMatchObject({ players: [{ initiative: 60, recipes: [{ rotated: true }] }, { initiative: 1 }] })
  })

  test('the fallback lays down the lowest number, unturned', () => {
    const coven = arrange([{ hand: 'ritual-of-wind charm-of-fear storm-magic' }, { hand: 'void-storm' }])
    const { fallback } = coven.match.game.steps.choose ?? {}
    expect(fallback?.(coven.state, { step: 'choose' }, 0)).toBe('charm-of-fear>upright')
    expect(fallback?.(coven.state, { step: 'choose' }, 1)).toBe('void-storm')
  })
})
