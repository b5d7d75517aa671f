import { type ReactElement, useId } from 'react'
import type { Look } from './face-parts.tsx'
import { FACES } from './faces.tsx'

const HEAD = 'M42 62c0-16 6-24 18-24s18 8 18 24c0 20-8 32-18 32S42 82 42 62z'
const HEAD_SHADE = 'M62 38c10 1 16 9 16 24 0 20-8 32-18 32 9-12 11-38 2-56z'
const ROBE = 'M8 150c2-34 20-50 52-50s50 16 52 50z'
const ROBE_SHADE = 'M68 100c28 3 42 18 44 50H80c2-22-2-38-12-50z'

/** Light falls from the glow. The far half of the face and robe lies in shadow. */
function Bust({ look, id }: { readonly look: Look; readonly id: string }) {
  const { sky, glow, skin, robe, behind, before, eyes } = look
  return (
    <>
      <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={sky[0]} />
        <stop offset="1" stopColor={sky[1]} />
      </linearGradient>
      <radialGradient id={`${id}g`}>
        <stop offset="0" stopColor={glow.colour} stopOpacity=".9" />
        <stop offset="1" stopColor={glow.colour} stopOpacity="0" />
      </radialGradient>
      <rect width="120" height="150" fill={`url(#${id}s)`} />
      <circle cx={glow.x} cy={glow.y} r={glow.r} fill={`url(#${id}g)`} />
      {behind}
      <path d={ROBE} fill={robe[0]} />
      <path d={ROBE_SHADE} fill={robe[1]} />
      <path d="M52 84h16v18c-4 5-12 5-16 0z" fill={skin[1]} />
      <path d={HEAD} fill={skin[0]} />
      <path d={HEAD_SHADE} fill={skin[1]} />
      <Eyes kind={eyes} />
      <path d="M54 82c4 3 8 3 12 0" fill="none" stroke="#5a2a22" strokeWidth="2" strokeLinecap="round" />
      {before}
    </>
  )
}

function Eyes({ kind }: { readonly kind: Look['eyes'] }): ReactElement | undefined {
  switch (kind) {
    case 'open':
      return (
        <>
          <path d="M47 65c2-4 7-4 9 0-2 3-7 3-9 0zM64 65c2-4 7-4 9 0-2 3-7 3-9 0z" fill="#fff8ea" />
          <circle cx="51.500" cy="65" r="2" fill="#22140e" />
          <circle cx="68.500" cy="65" r="2" fill="#22140e" />
          <path d="M46 58c3-2 7-2 10 0M64 58c3-2 7-2 10 0" stroke="#2a1810" strokeWidth="1.800" fill="none" strokeLinecap="round" />
        </>
      )
    case 'closed':
      return (
        <path
          d="M46 65c3 3 7 3 10 0M64 65c3 3 7 3 10 0M46 58c3-2 7-2 10 0M64 58c3-2 7-2 10 0"
          stroke="#2a1810"
          strokeWidth="1.900"
          fill="none"
          strokeLinecap="round"
        />
      )
    case 'sly':
      return (
        <>
          <path d="M46 62l10 3c-2 3-8 3-10-3zM74 62l-10 3c2 3 8 3 10-3z" fill="#fff8ea" />
          <circle cx="52" cy="64.500" r="1.800" fill="#22140e" />
          <circle cx="68" cy="64.500" r="1.800" fill="#22140e" />
          <path d="M45 58l11 3M75 58l-11 3" stroke="#2a1810" strokeWidth="2.200" fill="none" strokeLinecap="round" />
        </>
      )
    case 'none':
      return undefined
  }
}

/** With `face`, shows only the head, for a medallion. Without a character it shows a card's back. */
export function Portrait({ character, face = false }: { readonly character: string; readonly face?: boolean }) {
  const id = useId()
  const look = FACES[character]
  return (
    <svg viewBox={face ? '14 10 92 92' : '0 0 120 150'} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {look ? <Bust look={look} id={id} /> : <Unknown />}
    </svg>
  )
}

function Unknown() {
  return (
    <>
      <rect width="120" height="150" fill="#3a2116" />
      <path
        d="M0 30L30 0M0 70L70 0M0 110L110 0M0 150L120 30M40 150l80-80M80 150l40-40M0 120l30 30M0 80l70 70M0 40l110 110M0 0l120 120M40 0l80 80M80 0l40 40"
        stroke="#59351f"
        strokeWidth="4"
      />
      <circle cx="60" cy="58" r="36" fill="#241410" stroke="#d98f4e" strokeWidth="4" />
      <path d="M34 58a26 26 0 0 1 44-19M86 58a26 26 0 0 1-44 19" fill="none" stroke="#d98f4e" strokeWidth="5" strokeLinecap="round" />
      <path d="M83 30v13H70zM37 86V73h13z" fill="#d98f4e" />
      <path d="M46 54h28c2 14-4 20-14 20s-16-6-14-20z" fill="#f4e2c4" />
    </>
  )
}
