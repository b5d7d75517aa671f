import { useId } from 'react'
import type { Keyword } from '#shared/games/evenfall/content/index.ts'
import { hashOf } from './art.ts'
import { ARTIFACT_ART } from './artifacts.ts'
import { FAMILIAR_ART } from './familiars.ts'
import { pathOfShape } from './Sprite.tsx'
import { SPELL_ART } from './spells.ts'

const TONES = {
  dark: '#1b1026',
  light: '#fff3cf',
  gold: '#e0ae4e',
  rose: '#d4587c',
  green: '#6fb56f',
  violet: '#9a6ae0',
  ember: '#f08a4a',
  blue: '#6aa8f0',
  mist: '#b9b6d2',
  bark: '#7a5236',
} as const
export type Layers = readonly (readonly [keyof typeof TONES, string])[]

const SKIES: Readonly<Record<Keyword, readonly (readonly [string, string])[]>> = {
  artifact: [
    ['#3a2218', '#a86f3e'],
    ['#331c30', '#9a5660'],
    ['#26254a', '#7a6ea6'],
  ],
  spell: [
    ['#22124a', '#7a48b8'],
    ['#121748', '#4f6cc0'],
    ['#330e3c', '#a8487e'],
  ],
  familiar: [
    ['#12332e', '#4f8f6e'],
    ['#162c46', '#5c90a8'],
    ['#33290f', '#97893f'],
  ],
}

/** A ritual's picture, 130 by 84: its subject in front of a light in the colour of its keyword. */
export function RitualArt({ ritual, keyword }: { readonly ritual: string; readonly keyword: Keyword }) {
  const id = useId()
  const hash = hashOf(ritual)
  const skies = SKIES[keyword]
  const [top = '#2d2350', bottom = '#6a4f8a'] = skies[hash % skies.length] ?? []
  const name = ritual.replace(/^ritual-/, '')
  const layers = ARTIFACT_ART[name] ?? SPELL_ART[name] ?? FAMILIAR_ART[name] ?? [['dark', pathOfShape(keyword)]]
  return (
    <svg viewBox="0 0 130 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <radialGradient id={id} cx=".5" cy=".45" r=".75">
        <stop offset="0" stopColor="#fff0c4" stopOpacity=".85" />
        <stop offset=".35" stopColor={bottom} />
        <stop offset="1" stopColor={top} />
      </radialGradient>
      <rect width="130" height="84" fill={top} />
      <rect width="130" height="84" fill={`url(#${id})`} />
      <path d="M0 72c40-8 90-8 130 0v12H0z" fill="#120a1e" opacity=".5" />
      <g transform="translate(30.200 7) scale(1.450)">
        {layers.map(([tone, d]) => (
          <path key={d} d={d} fill={TONES[tone]} fillRule="evenodd" />
        ))}
      </g>
    </svg>
  )
}
