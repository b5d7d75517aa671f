import type { SceneProps } from '../kit/define-board.ts'

/** The picture of the game in the lobby, 320 by 200. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <radialGradient id={`${id}a`} cx=".5" cy=".35" r=".8">
      <stop offset="0" stopColor="#8a5a34" />
      <stop offset="1" stopColor="#241811" />
    </radialGradient>
    <rect width="320" height="200" fill={`url(#${id}a)`} />
    <path d="M70 100a90 60 0 0 1 160-36M250 100a90 60 0 0 1-160 36" fill="none" stroke="#d98f4e" strokeWidth="7" strokeLinecap="round" />
    <path d="M240 44v30h-30zM80 156v-30h30z" fill="#d98f4e" />
    <path d="M112 92h96c6 42-14 66-48 66s-54-24-48-66z" fill="#1c120c" />
    <ellipse cx="160" cy="92" rx="52" ry="13" fill="#3a2a22" />
    <ellipse cx="160" cy="92" rx="42" ry="9" fill="#9be36f" />
    <circle cx="146" cy="74" r="8" fill="#b9f28e" />
    <circle cx="174" cy="64" r="11" fill="#9be36f" />
    <path d="M150 40h14v14h-14zM190 34h12v12h-12zM118 46h11v11h-11z" fill="#f0c75a" transform="rotate(12 160 44)" />
  </>
)
