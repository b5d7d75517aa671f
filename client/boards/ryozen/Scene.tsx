import type { SceneProps } from '../kit/define-board.ts'

/** The picture of the game in the lobby, 320 by 200. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <linearGradient id={`${id}a`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#131c40" />
      <stop offset="1" stopColor="#34498c" />
    </linearGradient>
    <rect width="320" height="200" fill={`url(#${id}a)`} />
    <circle cx="160" cy="86" r="52" fill="#e0563f" />
    <path d="M0 150c60-30 100-10 160-22s110-20 160 8v64H0z" fill="#1a2550" />
    <path
      d="M0 160c60-30 100-10 160-22s110-20 160 8M0 176c60-28 110-8 160-18s100-14 160 6"
      fill="none"
      stroke="#f2d08a"
      strokeWidth="1.500"
      opacity=".8"
    />
    <path d="M96 118h128l-18-16h-92zM112 136h96l-14-14h-68zM104 138h112v22H104z" fill="#f2d08a" />
    <path d="M150 144h20v16h-20z" fill="#7a2a1e" />
  </>
)
