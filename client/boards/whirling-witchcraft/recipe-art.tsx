import { memo, useId } from 'react'
import { recipeOf } from '#shared/games/whirling-witchcraft/cards.ts'
import type { Ingredient } from '#shared/games/whirling-witchcraft/content/index.ts'
import { SINGLE_PICTURES } from './recipe-art-single.tsx'
import { SPELL_PICTURES } from './recipe-art-spells.tsx'
import { THING_PICTURES } from './recipe-art-things.tsx'
import type { Picture } from './recipe-picture.tsx'

const ACCENTS: Readonly<Record<Ingredient, string>> = {
  'heart-of-shadow': '#c9a6ee',
  mandrake: '#f1e6cd',
  mushroom: '#f0705a',
  spider: '#6fa8f5',
  toad: '#b9d04c',
}
const PLAIN = '#f0b479'

const ART: Readonly<Record<string, Picture>> = { ...SINGLE_PICTURES, ...THING_PICTURES, ...SPELL_PICTURES }

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

/** The families and single cards that have a picture. */
export const PICTURES: ReadonlySet<string> = new Set(Object.keys(ART))
