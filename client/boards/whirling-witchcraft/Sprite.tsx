import { memo, type ReactElement } from 'react'
import { ARCANA_IDS, type ArcanaId, INGREDIENT_IDS, type Ingredient } from '#shared/games/whirling-witchcraft/content/index.ts'

/** The colour and the mark of an ingredient. Neither is ever shown without the other. */
interface Kind {
  readonly face: string
  readonly light: string
  readonly dark: string
  /** The mark on a cube. */
  readonly ink: string
  /** The mark on a printed slot. */
  readonly print: string
  readonly mark: ReactElement
}

/** In a mark, `currentColor` is the ink, and the cut-outs show what lies below. */
const KINDS: Readonly<Record<Ingredient, Kind>> = {
  'heart-of-shadow': {
    face: '#4a3860',
    light: '#8a74a8',
    dark: '#1c1228',
    ink: '#ecd4ff',
    print: '#c9a6ee',
    mark: (
      <path d="M12 20.500C5.500 15.700 3.300 12.400 3.300 9.300 3.300 6.400 5.500 4.200 8.100 4.200c1.700 0 3.100.9 3.900 2.400.8-1.500 2.200-2.400 3.900-2.400 2.600 0 4.800 2.200 4.800 5.100 0 3.100-2.200 6.400-8.700 11.200zM12 9l-2 2.700 3 1.500-2 3.300 4.500-4.300-2.900-1.300z" />
    ),
  },
  mandrake: {
    face: '#f1e6cd',
    light: '#fffdf6',
    dark: '#a8936a',
    ink: '#6b4517',
    print: '#f1e6cd',
    mark: (
      <path d="M12 9.300C8 9.500 5 7 4.300 3.200c3.600 0 6.200 1.500 7.700 4.200 1.500-2.700 4.100-4.200 7.700-4.200C19 7 16 9.500 12 9.300zM8.600 10h6.800c1 2.200.7 4.300-.6 6l3.400 4.600-4.600-2.400-1.600 3.300-1.600-3.300-4.600 2.400L9.200 16c-1.300-1.700-1.600-3.800-.6-6z" />
    ),
  },
  mushroom: {
    face: '#cf4a38',
    light: '#f2917e',
    dark: '#74200f',
    ink: '#fff0e2',
    print: '#ff9c86',
    mark: (
      <path
        fillRule="evenodd"
        d="M2.800 12.600C2.800 7.300 6.800 3.600 12 3.600s9.200 3.700 9.200 9zM8.700 13.800h6.600l1 6.600H7.700zM8 8a1.600 1.600 0 1 0 0 3.200A1.600 1.600 0 0 0 8 8zm6.600-2a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400z"
      />
    ),
  },
  spider: {
    face: '#3a78cf',
    light: '#86b8f7',
    dark: '#173a75',
    ink: '#f2f8ff',
    print: '#90c0ff',
    mark: (
      <>
        <path d="M12 4.600a2.700 2.700 0 0 1 2 4.500 4.700 4.700 0 1 1-4 0 2.700 2.700 0 0 1 2-4.500z" />
        <path
          d="M8.400 11.200L4.600 9V4.800M7.600 14H2.800M8.400 16.600L5 20.600M15.600 11.200L19.400 9V4.800M16.400 14h4.800M15.600 16.600l3.400 4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.900"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ),
  },
  toad: {
    face: '#8fa632',
    light: '#cfe06f',
    dark: '#465812',
    ink: '#1d2804',
    print: '#cfe06f',
    mark: (
      <path
        fillRule="evenodd"
        d="M3.400 13.600c0-1.800.6-3.200 1.600-4.300a3.900 3.900 0 1 1 6-2.700h2a3.900 3.900 0 1 1 6 2.700c1 1.100 1.600 2.500 1.600 4.300 0 4-3.600 6.800-8.600 6.800s-8.600-2.800-8.600-6.800zM7.200 4.600a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zm9.600 0a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zM6.400 13.200c3 2.700 8.200 2.700 11.200 0l1 1.500c-3.800 3.400-9.400 3.400-13.200 0z"
      />
    ),
  },
}

const ARCANA_MARKS: Readonly<Record<ArcanaId, ReactElement>> = {
  raven: (
    <path
      fillRule="evenodd"
      d="M1.500 17.500c3-.2 4.300-1.600 5-4C7.700 8.300 10.700 4 15.300 4c2.300 0 4 1.300 4.500 3.200l3.200 1.400-3.100 1.500c-.3 5.400-4.200 8.800-9.600 8.900L9.200 21.500H6.400l1.100-2.700c-2.200 0-4.400-.3-6-1.300zM15.700 6.300a1.200 1.200 0 1 0 0 2.400 1.200 1.200 0 0 0 0-2.400zm-7.200 8.400c2.600.9 5.600.2 7.500-1.900-1.500 3.200-4.700 4.300-7.500 1.900z"
    />
  ),
  book: (
    <path
      fillRule="evenodd"
      d="M12 5.800C9.300 3.900 5.800 3.400 2 4v15c3.800-.6 7.300-.1 10 1.800 2.700-1.900 6.200-2.400 10-1.800V4c-3.800-.6-7.300-.1-10 1.800zM11 7.600v10.200c-2-1-4.300-1.300-6.800-1.100V6.100c2.500-.2 4.800.3 6.800 1.500zM15.500 8l.9 2 2 .9-2 .9-.9 2-.9-2-2-.9 2-.9z"
    />
  ),
  cauldron: (
    <path d="M2.500 7.500c0-1 .6-1.500 1.500-1.500h16c.9 0 1.500.5 1.500 1.500S20.900 9 20 9H4c-.9 0-1.500-.5-1.500-1.500zM3.900 10.500h16.200c.6 3.600-.3 6.500-2.200 8.400l1.300 2.600h-2.500l-.9-1.400c-2.400 1.200-5.200 1.200-7.600 0l-.9 1.400H4.800l1.300-2.600c-1.900-1.900-2.800-4.800-2.200-8.400zM8 1.500a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400zm6.200.3a1.300 1.300 0 1 1 0 2.600 1.300 1.300 0 0 1 0-2.600z" />
  ),
}

const SHRUNK = 'translate(12 12) scale(.8) translate(-12 -12)'
const HALVES = ['M1.500 6A4.500 4.500 0 0 1 6 1.500h14.800L1.500 20.800z', 'M22.500 18a4.500 4.500 0 0 1-4.500 4.500H3.200L22.500 3.200z'] as const
const HALF_MARKS = ['translate(8.200 8.200) scale(.5) translate(-12 -12)', 'translate(15.800 15.800) scale(.5) translate(-12 -12)'] as const

const PAIRS: readonly (readonly [Ingredient, Ingredient])[] = [
  ['mushroom', 'spider'],
  ['mushroom', 'toad'],
  ['spider', 'toad'],
]

/** Returns a fifth of a disc. */
function wedge(n: number): string {
  const at = (k: number): string => {
    const angle = -Math.PI / 2 + (k * 2 * Math.PI) / 5
    return `${(12 + 10.5 * Math.cos(angle)).toFixed(1)} ${(12 + 10.5 * Math.sin(angle)).toFixed(1)}`
  }
  return `M12 12L${at(n)}A10.500 10.500 0 0 1 ${at(n + 1)}z`
}

/** A cube. Light falls from the upper left, and the mark is cut into its face. */
function CubeSymbol({ id }: { readonly id: Ingredient }) {
  const { face, light, dark, ink, mark } = KINDS[id]
  return (
    <symbol id={`ww-cube-${id}`} viewBox="0 0 24 24">
      <rect x=".6" y=".6" width="22.800" height="22.800" rx="4.600" fill={dark} />
      <path d="M.6 20V5.200A4.600 4.600 0 0 1 5.200.6H20L17.500 3.600H6.200a2.600 2.600 0 0 0-2.600 2.600v11.300z" fill={light} />
      <rect x="3" y="3" width="17.600" height="17.600" rx="3" fill={face} />
      <path d="M3 9.500V6a3 3 0 0 1 3-3h8z" fill={light} opacity=".35" />
      <g transform="translate(11.800 11.800) scale(.72) translate(-12 -12)" fill={ink} color={ink}>
        {mark}
      </g>
      <rect
        x=".6"
        y=".6"
        width="22.800"
        height="22.800"
        rx="4.600"
        fill="none"
        stroke={id === 'heart-of-shadow' ? '#a993c4' : '#0a0503'}
        strokeWidth="1.100"
      />
    </symbol>
  )
}

/** A slot as printed on a card: flat, dark, with a rim in the kind's colour. */
function SlotSymbol({ id }: { readonly id: Ingredient }) {
  const { face, dark, print, mark } = KINDS[id]
  return (
    <symbol id={`ww-slot-${id}`} viewBox="0 0 24 24">
      <rect x="1.500" y="1.500" width="21" height="21" rx="4.500" fill={dark} stroke={id === 'heart-of-shadow' ? print : face} strokeWidth="2" />
      <g transform={SHRUNK} fill={print} color={print}>
        {mark}
      </g>
    </symbol>
  )
}

function PairSymbol({ pair }: { readonly pair: readonly [Ingredient, Ingredient] }) {
  return (
    <symbol id={`ww-slot-${pair.join('-')}`} viewBox="0 0 24 24">
      {pair.map((id, n) => (
        <g key={id}>
          <path d={HALVES[n]} fill={KINDS[id].dark} stroke={KINDS[id].face} strokeWidth="1.800" strokeLinejoin="round" />
          <g transform={HALF_MARKS[n]} fill={KINDS[id].print} color={KINDS[id].print}>
            {KINDS[id].mark}
          </g>
        </g>
      ))}
    </symbol>
  )
}

/** All cubes, slots and arcana signs of the table, drawn once. */
export const Sprite = memo(function Sprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      {INGREDIENT_IDS.map((id) => (
        <g key={id}>
          <CubeSymbol id={id} />
          <SlotSymbol id={id} />
        </g>
      ))}
      {PAIRS.map((pair) => (
        <PairSymbol key={pair.join()} pair={pair} />
      ))}
      <symbol id="ww-slot-any" viewBox="0 0 24 24">
        <rect x="1" y="1" width="22" height="22" rx="5" fill="#120b07" stroke="#e6c79a" strokeWidth="1.600" />
        <g transform="translate(12 12) scale(.84) translate(-12 -12)">
          {INGREDIENT_IDS.map((id, n) => (
            <path key={id} d={wedge(n)} fill={KINDS[id].face} stroke="#120b07" strokeWidth=".8" />
          ))}
          <path d="M12 5.500l1.900 4.100 4.500.5-3.300 3.100.9 4.400-4-2.200-4 2.200.9-4.400-3.300-3.100 4.500-.5z" fill="#fff6e3" stroke="#120b07" />
        </g>
      </symbol>
      {ARCANA_IDS.map((id) => (
        <symbol key={id} id={`ww-${id}`} viewBox="0 0 24 24">
          <g fill="currentColor">{ARCANA_MARKS[id]}</g>
        </symbol>
      ))}
    </svg>
  )
})
