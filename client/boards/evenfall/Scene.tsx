import type { SceneProps } from '../kit/define-board.ts'

/** The picture of the game in the lobby, 320 by 200. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <linearGradient id={`${id}a`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#1a1440" />
      <stop offset=".55" stopColor="#3f2d72" />
      <stop offset="1" stopColor="#8a4f86" />
    </linearGradient>
    <rect width="320" height="200" fill={`url(#${id}a)`} />
    <circle cx="226" cy="62" r="34" fill="#fff0c4" />
    <path d="M0 120c60-40 110-10 160-24s100-30 160 4v100H0z" fill="#2d2050" />
    <path d="M0 150c80-24 160 10 320-14v64H0z" fill="#1c1438" />
    <path d="M84 84c10 4 12 10 10 14l10 40c12 2 18 6 18 10 0 8-20 12-44 12s-44-4-44-12c0-4 8-8 20-10 4-22 12-42 30-54z" fill="#0f0a22" />
    <path d="M60 132c14 5 30 5 44 0l2 8c-16 6-32 6-48 0z" fill="#b58cf0" />
  </>
)
