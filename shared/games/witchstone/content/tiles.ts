import { ACTIONS, joined } from './actions.ts'
import { type EffectOf, KINDS, type Kind, type Piece, type Source } from './vocabulary.ts'

const nameOf = (kind: Kind) => ACTIONS.find(({ id }) => id === kind)?.name ?? { en: '', ru: '' }

/** WS-R7: the fifteen unordered pairs of different kinds. */
const PAIRS: readonly (readonly [Kind, Kind])[] = KINDS.flatMap((a, n) => KINDS.slice(n + 1).map((b) => [a, b] as const))

export interface Domino extends Piece {
  readonly a: Kind
  readonly b: Kind
}

/** The dominoes. Every player has one of each. */
export const DOMINOES: readonly Domino[] = PAIRS.map(([a, b]) => ({
  id: `domino-${a}-${b}`,
  name: joined(nameOf(a), nameOf(b), ' / '),
  count: 4,
  a,
  b,
  source: 'public',
}))

export interface Special extends Piece {
  readonly symbols: readonly [Kind, Kind]
  readonly instant: EffectOf<'activateOneOf'>
  readonly permanent: EffectOf<'cellSymbols'>
}

/** Two pairs appear in examples of the rulebook. */
const KNOWN_SPECIALS: readonly string[] = ['special-energy-witches', 'special-witches-pentagram']
const sourceOf = (id: string): Source => (KNOWN_SPECIALS.includes(id) ? 'rulebook' : 'ours')

export const SPECIALS: readonly Special[] = PAIRS.map(([a, b]) => {
  const id = `special-${a}-${b}`
  const { en, ru } = joined(nameOf(a), nameOf(b), ' / ')
  return {
    id,
    name: { en: `Special ${en}`, ru: `Особый ${ru}` },
    count: 1,
    symbols: [a, b],
    instant: { verb: 'activateOneOf', kinds: [a, b], times: 2 },
    permanent: { verb: 'cellSymbols', symbols: [a, b] },
    source: sourceOf(id),
  }
})

export interface PowerToken extends Piece {
  readonly effect: EffectOf<'activate'> | EffectOf<'vp'>
}

/** WS-R30: three tokens of each action and three of points. */
export const POWER_TOKENS: readonly PowerToken[] = [
  ...KINDS.map((kind): PowerToken => {
    const { en, ru } = nameOf(kind)
    return {
      id: `power-${kind}`,
      name: { en: `Power token: ${en}`, ru: `Жетон усиления: «${ru}»` },
      count: 3,
      effect: { verb: 'activate', kind, times: 1 },
      source: 'ours',
    }
  }),
  {
    id: 'power-vp',
    name: { en: 'Power token: 3 victory points', ru: 'Жетон усиления: 3 победных очка' },
    count: 3,
    effect: { verb: 'vp', vp: 3 },
    source: 'ours',
  },
]
