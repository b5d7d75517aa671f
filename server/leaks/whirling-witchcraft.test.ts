import { whirlingWitchcraft } from '#shared/games/whirling-witchcraft/index.ts'
import { stage, type Witch } from '#shared/games/whirling-witchcraft/testing.ts'
import { testSecrets } from '../testing/twins.ts'

const OTHERS: readonly Witch[] = [
  { hand: 'lore-of-webs lore-of-spores', bench: '2R' },
  { hand: 'toad-tornado spider-quake', bench: '2U' },
]

testSecrets(whirlingWitchcraft, [
  {
    title: 'a hand',
    seats: 3,
    insiders: [0],
    begin: (_dealt, twin) => stage([{ hand: twin === 0 ? 'void-storm storm-magic' : 'ritual-of-wind storm-magic' }, ...OTHERS]),
    async play(sitting) {
      await sitting.answer(1, 'lore-of-webs')
      await sitting.answer(0, 'storm-magic')
    },
  },
])
