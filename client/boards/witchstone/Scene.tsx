import type { SceneProps } from '../kit/define-board.ts'

/** The picture of the game in the lobby, 320 by 200. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <radialGradient id={`${id}a`} cx=".5" cy=".45" r=".8">
      <stop offset="0" stopColor="#2c7484" />
      <stop offset="1" stopColor="#0e2a31" />
    </radialGradient>
    <rect width="320" height="200" fill={`url(#${id}a)`} />
    <g fill="none" stroke="#bfe9f2" strokeWidth="2" opacity=".45">
      <path d="M60 40l30 17v34l-30 17-30-17V57zM120 40l30 17v34l-30 17-30-17V57zM260 40l30 17v34l-30 17-30-17V57zM30 92l30 17v34l-30 17-30-17v-34zM290 92l30 17v34l-30 17-30-17v-34z" />
    </g>
    <circle cx="160" cy="92" r="44" fill="#8a5cd0" />
    <circle cx="160" cy="92" r="44" fill="none" stroke="#e2ecf2" strokeWidth="3" />
    <path d="M134 78a30 30 0 0 1 22-18" stroke="#fff" strokeWidth="5" strokeLinecap="round" fill="none" />
    <path d="M160 70l8 16 16 6-16 6-8 16-8-16-16-6 16-6z" fill="#f3ecff" />
    <path d="M126 140h68l10 20h-88z" fill="#d7dfe6" />
  </>
)
