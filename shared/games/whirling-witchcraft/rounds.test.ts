import { expect, test } from 'vitest'
import { use } from './testing/notation.ts'
import { arrange } from './testing.ts'

test('two whole rounds of three players give the expected numbers', () => {
  const [matilda, kiki, sabrina] = [0, 1, 2] as const
  const coven = arrange(
    [
      { character: 'witch-of-all-trades', bench: '1B 1W 5R 5U 5G', hand: 'lore-of-spores elixir-of-the-moon void-storm ritual-of-wind' },
      { character: 'trickster', bench: '1B 1W 5R 3U 5G', prelaid: 2, hand: 'whirling-scheme spider-summons charm-of-fear mushroom-flood' },
      { character: 'potion-brewer', bench: '2W 4R 4U 4G', hand: 'the-lost-arcana rite-of-growth toad-offering storm-magic' },
    ],
    { deck: 'elixir-of-the-sun charm-of-love lore-of-webs leaping-sorcery toad-tornado headache-remedy' },
  )

  coven.answer(matilda, 'void-storm')
  coven.answer(kiki, 'charm-of-fear>rotated')
  coven.answer(sabrina, 'the-lost-arcana')
  expect([0, 1, 2].map((seat) => coven.tokens(seat))).toEqual([
    [2, 0, 0],
    [1, 0, 0],
    [2, 2, 2],
  ])
  expect(coven.state.players.map(({ fired }) => fired)).toEqual([['raven'], [], ['raven', 'book', 'cauldron']])
  expect([coven.step, coven.asked]).toEqual(['arcana', [matilda, sabrina]])
  coven.answers(matilda, 'raven>mushroom', 'raven>spider', 'finish')
  coven.answers(sabrina, 'book>toad', 'cauldron>heart-of-shadow', 'potion-brewer>mandrake', 'potion-brewer>mandrake', 'finish')
  expect(coven.benches()).toEqual(['1B 1W 4R 4U 5G', '1B 1W 5R 3U 5G', '4R 4U 4G'])
  expect(coven.cauldron(sabrina)).toBe('1B 2W')

  expect(coven.asked).toEqual([matilda, kiki])
  expect(coven.plan(matilda, { steps: [use('void-storm', '', 'R U G')] })).toBe('ok')
  expect(coven.plan(kiki, { steps: [use('charm-of-fear', 'U bench U bench', 'G'), use('trickster', 'R card R card', 'G G')] })).toBe('ok')
  expect([0, 1, 2].map((seat) => coven.sent(seat))).toEqual(['1R 1U 1G', '3G', '1B 2W'])
  expect(coven.benches()).toEqual(['1B 1W 4R 4U 8G', '2B 3W 5R 1U 5G', '5R 5U 5G'])
  expect(coven.circles()).toEqual(['', '', ''])
  expect(coven.heard('drew').map(({ seat }) => seat)).toEqual([matilda, sabrina, kiki])
  expect(coven.hands()).toEqual([
    ['elixir-of-the-sun', 'storm-magic', 'toad-offering', 'rite-of-growth'],
    ['lore-of-spores', 'lore-of-webs', 'elixir-of-the-moon', 'ritual-of-wind'],
    ['whirling-scheme', 'charm-of-love', 'mushroom-flood', 'spider-summons'],
  ])
  expect(coven.player(kiki).turned).toBe(true)

  coven.answer(matilda, 'storm-magic')
  coven.answer(kiki, 'lore-of-spores')
  coven.answer(sabrina, 'whirling-scheme>rotated')
  expect([0, 1, 2].map((seat) => coven.tokens(seat))).toEqual([
    [3, 0, 0],
    [2, 1, 1],
    [2, 2, 4],
  ])
  expect(coven.state.players.map(({ fired }) => fired)).toEqual([[], ['raven'], ['cauldron']])
  expect([coven.step, coven.asked]).toEqual(['arcana', [kiki, sabrina]])
  coven.answers(kiki, 'raven>toad', 'raven>toad', 'finish')
  coven.answers(sabrina, 'cauldron>mandrake', 'potion-brewer>toad', 'potion-brewer>toad', 'finish')
  expect(coven.benches()).toEqual(['1B 1W 4R 4U 8G', '2B 3W 5R 1U 3G', '5R 5U 3G'])
  expect(coven.cauldron(sabrina)).toBe('1W 2G')

  const storm = [use('storm-magic', 'B bench', 'B R U'), use('void-storm', '', 'R U G')]
  const turned = [use('trickster', 'G bench G bench', 'R R'), use('lore-of-spores', 'R brew', 'W')]
  const scheme = [use('whirling-scheme', 'R bench U bench G bench', 'W')]
  expect(coven.plan(matilda, { steps: storm })).toBe('ok')
  expect(coven.plan(kiki, { steps: turned })).toBe('ok')
  expect(coven.plan(sabrina, { steps: scheme })).toBe('ok')
  expect([0, 1, 2].map((seat) => coven.sent(seat))).toEqual(['1B 2R 2U 1G', '1W 1R', '2W 2G'])
  expect(coven.benches()).toEqual(['2W 5R 4U 8G', '2B 4W 5R 1U 3G', '1B 6R 6U 3G'])
  expect(coven.circles()).toEqual(['', '', '1W'])
  expect(
    coven
      .heard('drew')
      .slice(3)
      .map(({ seat }) => seat),
  ).toEqual([sabrina, kiki, matilda])
  expect(coven.hands()).toEqual([
    ['headache-remedy', 'charm-of-love', 'mushroom-flood', 'spider-summons'],
    ['elixir-of-the-sun', 'toad-tornado', 'toad-offering', 'rite-of-growth'],
    ['lore-of-webs', 'elixir-of-the-moon', 'leaping-sorcery', 'ritual-of-wind'],
  ])
  expect(coven.player(kiki).turned).toBe(false)
  expect([coven.step, coven.state.round, coven.asked]).toEqual(['choose', 3, [0, 1, 2]])
})
