import { useId } from 'react'
import type { Keyword } from '#shared/games/evenfall/content/index.ts'
import { hashOf } from './art.ts'
import { pathOfShape } from './Sprite.tsx'

const SKIES: Readonly<Record<Keyword, readonly (readonly [string, string])[]>> = {
  artifact: [
    ['#4a2c1c', '#c98a4a'],
    ['#3a2030', '#b0605a'],
    ['#2b2a4a', '#8a7ab0'],
  ],
  spell: [
    ['#2a1758', '#9a5ad0'],
    ['#141a52', '#5a7ad0'],
    ['#3a1040', '#c0508a'],
  ],
  familiar: [
    ['#163a34', '#5fa07a'],
    ['#1a3450', '#6aa0b8'],
    ['#3a3018', '#a89a4a'],
  ],
}

/** A ritual's picture, 130 by 84: its thing before a light of its keyword. */
export function RitualArt({ ritual, keyword }: { readonly ritual: string; readonly keyword: Keyword }) {
  const id = useId()
  const hash = hashOf(ritual)
  const skies = SKIES[keyword]
  const [top = '#2d2350', bottom = '#6a4f8a'] = skies[hash % skies.length] ?? []
  return (
    <svg viewBox="0 0 130 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <radialGradient id={id} cx={0.3 + (hash % 5) / 10} cy=".4" r=".8">
        <stop offset="0" stopColor={bottom} />
        <stop offset="1" stopColor={top} />
      </radialGradient>
      <rect width="130" height="84" fill={`url(#${id})`} />
      <circle cx={40 + (hash % 50)} cy="30" r="24" fill="#fff3cf" opacity=".25" />
      <path d="M0 70c40-8 90-8 130 0v14H0z" fill="#120a1e" opacity=".55" />
      <g transform="translate(37 12) scale(2.300)">
        <path d={pathOfShape(keyword)} fill="#1a1024" fillRule="evenodd" />
      </g>
    </svg>
  )
}
