import { memo, type ReactElement, useId } from 'react'
import { recipeOf } from '#shared/games/whirling-witchcraft/cards.ts'
import type { Ingredient } from '#shared/games/whirling-witchcraft/content/index.ts'

/** One picture per family, 130 by 84; `currentColor` is the colour of the ingredient that tells the three cards apart. */
interface Picture {
  readonly sky: readonly [string, string]
  readonly draw: ReactElement
}

const ACCENTS: Readonly<Record<Ingredient, string>> = {
  'heart-of-shadow': '#c9a6ee',
  mandrake: '#f1e6cd',
  mushroom: '#f0705a',
  spider: '#6fa8f5',
  toad: '#b9d04c',
}
const PLAIN = '#f0b479'

const table = <path d="M0 70h130v14H0z" fill="#20120c" />

const ART: Readonly<Record<string, Picture>> = {
  'void-storm': {
    sky: ['#140c2a', '#4a2f6b'],
    draw: (
      <>
        <path
          d="M65 42c5-7 17-3 16 6s-16 14-28 6-10-30 10-34 42 10 40 32-32 34-62 26S8 44 26 20"
          fill="none"
          stroke="#c9a6ee"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="65" cy="44" r="7" fill="#fff0ff" />
        <path d="M98 8l4 7 8 2-6 6 1 8-7-4-7 4 1-8-6-6 8-2z" fill="#f0b479" />
      </>
    ),
  },
  'the-lost-arcana': {
    sky: ['#1c1420', '#6b4a34'],
    draw: (
      <>
        <circle cx="65" cy="42" r="34" fill="#f0b479" opacity=".22" />
        <path d="M38 20h22v34H38zM54 16h22v34H54zM70 20h22v34H70z" fill="#3a2116" stroke="#f0b479" strokeWidth="2.500" transform="rotate(-4 65 40)" />
        <path d="M65 24l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill="#fff0d0" />
        {table}
      </>
    ),
  },
  'book-of-midnight': {
    sky: ['#0d1030', '#34346e'],
    draw: (
      <>
        <path d="M92 8a16 16 0 1 0 14 24A14 14 0 0 1 92 8z" fill="#fff0c4" />
        <path d="M14 44c18-8 38-8 51 3v32C52 68 32 68 14 76z" fill="#f4e2c4" />
        <path d="M116 44c-18-8-38-8-51 3v32c13-11 33-11 51-3z" fill="#c9ae80" />
        <path d="M24 50c12-3 24-3 33 2M24 58c12-3 24-3 33 2M73 52c9-5 21-5 33-2M73 60c9-5 21-5 33-2" stroke="#5d4630" strokeWidth="2" fill="none" />
      </>
    ),
  },
  'curse-of-shadows': {
    sky: ['#0a0612', '#38244a'],
    draw: (
      <>
        <path d="M0 84V34c12-20 22-6 30-18 10 8 20-14 35-14s25 22 35 14c8 12 18-2 30 18v50z" fill="#1a1024" />
        <path d="M38 40c8-10 18-10 24 2-10 6-20 6-24-2zM92 40c-8-10-18-10-24 2 10 6 20 6 24-2z" fill="#ffd98a" />
        <circle cx="51" cy="40" r="3" fill="#1a1024" />
        <circle cx="79" cy="40" r="3" fill="#1a1024" />
        <path d="M40 62l8-6 8 8 9-8 9 8 8-8 8 6" stroke="#c9a6ee" strokeWidth="3" fill="none" strokeLinejoin="round" />
      </>
    ),
  },
  'whirling-scheme': {
    sky: ['#2a160c', '#a5683a'],
    draw: (
      <>
        <path d="M30 44a35 26 0 0 1 60-20M100 44a35 26 0 0 1-60 20" fill="none" stroke="#ffd9a8" strokeWidth="6" strokeLinecap="round" />
        <path d="M98 12v20H78zM32 76V56h20z" fill="#ffd9a8" />
        <path d="M52 40h26c2 13-4 19-13 19s-15-6-13-19z" fill="#1c110b" />
        <circle cx="60" cy="34" r="4" fill="#f0b479" />
        <circle cx="70" cy="31" r="5" fill="#f0b479" />
      </>
    ),
  },
  'secret-summons': {
    sky: ['#160a1c', '#5c2640'],
    draw: (
      <>
        <ellipse cx="65" cy="58" rx="50" ry="16" fill="none" stroke="#c9a6ee" strokeWidth="3" />
        <path d="M65 44L98 68 32 50h66L34 68z" fill="none" stroke="#c9a6ee" strokeWidth="2" />
        <path d="M65 10c16 12 18 30 0 50-18-20-16-38 0-50z" fill="#c9a6ee" opacity=".55" />
        <path d="M65 26c7 8 8 18 0 30-8-12-7-22 0-30z" fill="#fff0ff" />
        <path d="M12 44h6v22h-6zM112 44h6v22h-6z" fill="#f4e2c4" />
        <path d="M15 32c4 5 4 9 0 11-4-2-4-6 0-11zM115 32c4 5 4 9 0 11-4-2-4-6 0-11z" fill="#ffd98a" />
      </>
    ),
  },
  lore: {
    sky: ['#2c1a10', '#8a5c34'],
    draw: (
      <>
        <path d="M30 14h70v52H30z" fill="#f4e2c4" />
        <path d="M24 10h82a6 6 0 0 1 0 12H24a6 6 0 0 1 0-12zM24 60h82a6 6 0 0 1 0 12H24a6 6 0 0 1 0-12z" fill="#c9ae80" />
        <path d="M42 30h46M42 38h46M42 52h30" stroke="#8a6a3c" strokeWidth="2.500" strokeLinecap="round" />
        <circle cx="84" cy="50" r="9" fill="currentColor" stroke="#5d2a1c" strokeWidth="2" />
      </>
    ),
  },
  ache: {
    sky: ['#122026', '#4c6f72'],
    draw: (
      <>
        <path d="M28 40h74c0 24-14 34-37 34S28 64 28 40z" fill="#cfd8d6" />
        <path d="M70 40h32c0 24-14 34-37 34 14-6 14-22 5-34z" fill="#93a3a2" />
        <ellipse cx="65" cy="40" rx="37" ry="8" fill="#e9f0ee" />
        <ellipse cx="65" cy="41" rx="30" ry="5.500" fill="currentColor" />
        <path d="M66 38L96 6l10 8-30 30z" fill="#b98a5a" />
        {table}
      </>
    ),
  },
  brew: {
    sky: ['#1a0f0a', '#6b3a20'],
    draw: (
      <>
        <path d="M28 34h74c6 28-10 44-37 44S22 62 28 34z" fill="#120b07" />
        <ellipse cx="65" cy="34" rx="40" ry="9" fill="#3a2a22" />
        <ellipse cx="65" cy="33" rx="32" ry="6" fill="currentColor" />
        <circle cx="54" cy="22" r="6" fill="currentColor" />
        <circle cx="72" cy="14" r="8" fill="currentColor" opacity=".8" />
        <circle cx="84" cy="26" r="4" fill="currentColor" />
        <path d="M38 78c6-6 4-10 10-14 2 6 8 4 8 12 4-2 4-8 10-12 4 6 10 6 10 12 4-2 4-6 8-8 2 6 6 6 8 12z" fill="#ff8a3c" />
      </>
    ),
  },
  charm: {
    sky: ['#2a1030', '#8a3f6b'],
    draw: (
      <>
        <path d="M26 0c4 26 20 40 39 42 19-2 35-16 39-42" fill="none" stroke="#e6c79a" strokeWidth="3" strokeDasharray="5 4" />
        <path d="M65 34l24 20-24 26-24-26z" fill="#e6c79a" />
        <path d="M65 41l16 14-16 17-16-17z" fill="currentColor" />
        <path d="M65 41l16 14-16 4z" fill="#fff" opacity=".4" />
      </>
    ),
  },
  flask: {
    sky: ['#0f1e2a', '#3d6a7a'],
    draw: (
      <>
        <path d="M56 8h18v24c16 4 24 14 24 26 0 12-10 20-33 20S32 70 32 58c0-12 8-22 24-26z" fill="#d6eef2" opacity=".85" />
        <path d="M37 52c18-6 38 6 56 0 2 14-6 22-28 22S35 66 37 52z" fill="currentColor" />
        <path d="M53 4h24v8H53z" fill="#a8653c" />
        <circle cx="58" cy="62" r="3" fill="#fff" opacity=".7" />
        <circle cx="72" cy="58" r="2" fill="#fff" opacity=".7" />
        {table}
      </>
    ),
  },
  veil: {
    sky: ['#1a1a34', '#62628c'],
    draw: (
      <>
        <path d="M40 80c-4-34 2-66 25-70 23 4 29 36 25 70-6-6-10-6-13 0-3-6-9-6-12 0-3-6-9-6-12 0-3-6-7-6-13 0z" fill="#eef0ff" opacity=".75" />
        <path d="M54 36c3-5 8-5 10 0-2 4-8 4-10 0zM68 36c3-5 8-5 10 0-2 4-8 4-10 0z" fill="#1a1a34" />
        <circle cx="24" cy="26" r="5" fill="currentColor" />
        <circle cx="106" cy="20" r="6" fill="currentColor" />
        <circle cx="112" cy="56" r="4" fill="currentColor" />
        <circle cx="18" cy="60" r="4" fill="currentColor" />
      </>
    ),
  },
  incantation: {
    sky: ['#10162e', '#4a4a8a'],
    draw: (
      <>
        <path d="M22 74L84 26l5 6L28 80z" fill="#a8653c" />
        <path d="M94 6l5 13 13 5-13 5-5 13-5-13-13-5 13-5z" fill="currentColor" />
        <path d="M58 10l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM112 46l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#fff0d0" />
        <path d="M20 20h14v14M44 30l-8 10h12" stroke="#fff0d0" strokeWidth="3" fill="none" opacity=".7" />
      </>
    ),
  },
  'mood-elixir': {
    sky: ['#241030', '#6b4a86'],
    draw: (
      <>
        <path d="M58 6h14v12c4 18 22 26 22 42 0 12-12 18-29 18s-29-6-29-18c0-16 18-24 22-42z" fill="#d6eef2" opacity=".85" />
        <path d="M40 52c16 6 34-6 50 2 6 14-6 20-25 20s-31-8-25-22z" fill="currentColor" />
        <path d="M55 2h20v8H55z" fill="#8a5a30" />
        <circle cx="56" cy="58" r="3" fill="#20122c" />
        <circle cx="74" cy="58" r="3" fill="#20122c" />
        <path d="M56 70c5-5 13-5 18 0" stroke="#20122c" strokeWidth="3" fill="none" strokeLinecap="round" />
      </>
    ),
  },
  'sky-elixir': {
    sky: ['#0d1238', '#3f4f9a'],
    draw: (
      <>
        <g fill="#fff3d0">
          <circle cx="14" cy="14" r="1.500" />
          <circle cx="30" cy="40" r="1.200" />
          <circle cx="112" cy="20" r="1.500" />
          <circle cx="100" cy="52" r="1.200" />
        </g>
        <path d="M57 6h16v14l18 16v34a8 8 0 0 1-8 8H47a8 8 0 0 1-8-8V36l18-16z" fill="#d6eef2" opacity=".8" />
        <path d="M43 44h44v24a6 6 0 0 1-6 6H49a6 6 0 0 1-6-6z" fill="currentColor" />
        <path d="M65 44l4 10 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z" fill="#fff6d6" />
        <path d="M54 2h22v8H54z" fill="#d9a03f" />
      </>
    ),
  },
  sorcery: {
    sky: ['#2a0f18', '#8a3f34'],
    draw: (
      <>
        <circle cx="65" cy="24" r="22" fill="currentColor" opacity=".35" />
        <path d="M65 2l6 16 16 6-16 6-6 16-6-16-16-6 16-6z" fill="currentColor" />
        <path d="M30 84c0-14 8-20 12-30l6 2-2 12 8-22 7 2-4 20 8-22 7 2-4 22 9-16 6 4-8 26z" fill="#d99f70" />
        <path d="M66 50l8-2-4 22 9-16 6 4-8 26H64z" fill="#b07348" />
      </>
    ),
  },
  'wild-magic': {
    sky: ['#1a1220', '#6b3a4a'],
    draw: (
      <>
        <path d="M0 84l36-44 16 16 18-30 20 26 12-10 28 42z" fill="#20121c" />
        <path d="M70 26l10 13-8 4 6 12-12-8 2-6-6-4z" fill="currentColor" />
        <path d="M76 0L58 18h10l-8 14 22-18H72l10-14z" fill="#fff0c4" />
        <circle cx="48" cy="18" r="4" fill="currentColor" />
        <circle cx="96" cy="22" r="5" fill="currentColor" />
        <circle cx="28" cy="30" r="3" fill="currentColor" />
      </>
    ),
  },
  disaster: {
    sky: ['#1c1c20', '#6a6a62'],
    draw: (
      <>
        <path
          d="M22 12c30-10 64-8 88 2-20 6-60 8-88-2zM34 24c22 6 44 6 62 2-10 8-40 12-62-2zM44 38c14 6 28 6 42 2-8 10-28 10-42-2zM52 52c8 5 18 5 26 1-4 9-18 9-26-1zM60 66c4 3 8 3 12 0-1 8-8 10-12 0z"
          fill="#d9d6c8"
        />
        <path d="M18 40l10-6 8 8-8 10-10-2zM98 46l8-8 10 6-4 10-10 2zM30 64l8-4 6 6-6 8zM88 68l8-5 7 6-7 7z" fill="currentColor" />
        <path d="M0 78h130v6H0z" fill="#20180f" />
      </>
    ),
  },
  summons: {
    sky: ['#0f1420', '#3c4a6a'],
    draw: (
      <>
        <path d="M28 84V40c0-22 16-36 37-36s37 14 37 36v44h-8V42c0-18-12-30-29-30S36 24 36 42v42z" fill="#6b5a4a" />
        <path d="M36 84V42c0-18 12-30 29-30s29 12 29 30v42z" fill="currentColor" opacity=".8" />
        <path d="M65 28c8-6 18 2 14 12s-22 10-22 0 14-10 16-2" stroke="#fff6e3" strokeWidth="3.500" fill="none" strokeLinecap="round" />
        <path d="M0 78h130v6H0z" fill="#120b14" />
      </>
    ),
  },
  mystery: {
    sky: ['#180f2c', '#54407c'],
    draw: (
      <>
        <path d="M65 4l46 74H19z" fill="none" stroke="#e6c79a" strokeWidth="4" strokeLinejoin="round" />
        <path d="M34 54c14-18 48-18 62 0-14 18-48 18-62 0z" fill="#fff6e3" />
        <circle cx="65" cy="54" r="12" fill="currentColor" />
        <circle cx="65" cy="54" r="5.500" fill="#180f2c" />
        <path d="M65 0v-6M20 20l8 8M110 20l-8 8" stroke="#e6c79a" strokeWidth="3" strokeLinecap="round" />
      </>
    ),
  },
  offering: {
    sky: ['#26140c', '#94602c'],
    draw: (
      <>
        <circle cx="65" cy="30" r="26" fill="#ffe3a6" opacity=".35" />
        <circle cx="50" cy="38" r="9" fill="currentColor" />
        <circle cx="66" cy="32" r="11" fill="currentColor" />
        <circle cx="82" cy="39" r="8" fill="currentColor" />
        <path d="M28 42h74c-2 16-14 22-37 22S30 58 28 42z" fill="#c9ae80" />
        <path d="M68 42h34c-2 16-14 22-37 22 10-6 10-14 3-22z" fill="#8a6a3c" />
        <path d="M52 62h26l6 12H46z" fill="#a88a5a" />
        {table}
      </>
    ),
  },
  rite: {
    sky: ['#0f2416', '#4c7a4a'],
    draw: (
      <>
        <circle cx="65" cy="44" r="26" fill="none" stroke="#6b4a24" strokeWidth="5" />
        <path
          d="M65 18c8-10 18-10 24-6-6 10-16 12-24 6zM91 44c4-12 12-16 20-14-2 12-10 18-20 14zM65 70c8 10 18 10 24 6-6-10-16-12-24-6zM39 44c-4 12-12 16-20 14 2-12 10-18 20-14zM46 25c-4-12-14-14-22-10 4 10 14 14 22 10zM84 63c4 10 14 12 22 8-4-9-14-12-22-8z"
          fill="#8fc06a"
        />
        <circle cx="65" cy="44" r="13" fill="currentColor" />
        <path d="M65 35l3 6 6 3-6 3-3 6-3-6-6-3 6-3z" fill="#fff6e3" />
      </>
    ),
  },
  tonic: {
    sky: ['#14202c', '#4f7a8c'],
    draw: (
      <>
        <path d="M46 22h14v10c6 2 8 6 8 12v30H38V44c0-6 2-10 8-12z" fill="#7a4a2c" />
        <path d="M38 48h30v18H38z" fill="#f4e2c4" />
        <path d="M46 14h14v9H46z" fill="#c9ae80" />
        <circle cx="53" cy="57" r="6" fill="currentColor" />
        <path d="M84 40h22v10c0 14-4 22-11 24-7-2-11-10-11-24z" fill="#d6eef2" opacity=".8" />
        <path d="M86 52h18c0 10-3 17-9 19-6-2-9-9-9-19z" fill="currentColor" />
        {table}
      </>
    ),
  },
  ritual: {
    sky: ['#1c0f14', '#7a3a2c'],
    draw: (
      <>
        <circle cx="65" cy="30" r="34" fill="#ffcf86" opacity=".2" />
        <path d="M24 46h12v26H24zM59 34h12v38H59zM94 46h12v26H94z" fill="#f4e2c4" />
        <path d="M30 46h6v26h-6zM65 34h6v38h-6zM100 46h6v26h-6z" fill="#c9ae80" />
        <path d="M30 26c7 9 7 16 0 19-7-3-7-10 0-19zM65 10c8 11 8 19 0 23-8-4-8-12 0-23zM100 26c7 9 7 16 0 19-7-3-7-10 0-19z" fill="currentColor" />
        <path d="M30 34c3 4 3 8 0 10-3-2-3-6 0-10zM65 20c4 5 4 9 0 12-4-3-4-7 0-12zM100 34c3 4 3 8 0 10-3-2-3-6 0-10z" fill="#fff6d6" />
        {table}
      </>
    ),
  },
}

export const RecipeArt = memo(function RecipeArt({ card }: { readonly card: string }) {
  const id = useId()
  const { family, theme } = recipeOf(card)
  const picture = ART[family] ?? ART[card]
  if (!picture) return undefined
  return (
    <svg viewBox="0 0 130 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true" color={theme ? ACCENTS[theme] : PLAIN}>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={picture.sky[0]} />
        <stop offset="1" stopColor={picture.sky[1]} />
      </linearGradient>
      <rect width="130" height="84" fill={`url(#${id})`} />
      {picture.draw}
    </svg>
  )
})

/** Families and single cards that have a picture. */
export const PICTURES: ReadonlySet<string> = new Set(Object.keys(ART))
