import { type ReactElement, useId } from 'react'

/** The four sorcerers, 120 by 150: flat silhouettes in a few tones, with one light in each picture. */
/** `id` makes the gradients of this drawing unique. */
type Portrait = (props: { readonly id: string }) => ReactElement

const Vidomina: Portrait = ({ id }) => (
  <>
    <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#2b2457" />
      <stop offset=".55" stopColor="#8a4f78" />
      <stop offset="1" stopColor="#e0925c" />
    </linearGradient>
    <radialGradient id={`${id}sun`}>
      <stop offset="0" stopColor="#fff3cf" />
      <stop offset=".55" stopColor="#ffdf9e" />
      <stop offset="1" stopColor="#ffdf9e" stopOpacity="0" />
    </radialGradient>
    <rect width="120" height="150" fill={`url(#${id}sky)`} />
    <circle cx="60" cy="56" r="54" fill={`url(#${id}sun)`} opacity=".8" />
    <circle cx="60" cy="54" r="31" fill="none" stroke="#f2c56a" strokeWidth="3" />
    <path d="M60 14V4M88.300 25.700l7-7M31.700 25.700l-7-7M100 54h10M20 54H10" stroke="#f2c56a" strokeWidth="3" strokeLinecap="round" />
    <path d="M0 112l14-26 8 8 6-20 10 16v60H0zM120 108l-12-22-9 10-7-22-10 20v56h38z" fill="#3d2450" />
    <path d="M97 20c20 30 20 84 0 116" fill="none" stroke="#7a4a22" strokeWidth="5" strokeLinecap="round" />
    <path d="M97 20v116" stroke="#f6eedb" strokeWidth="1.200" />
    <path d="M10 150c2-34 18-52 50-52s48 18 50 52z" fill="#efe4cd" />
    <path d="M66 98c28 2 42 20 44 52H78c2-22-2-38-12-52z" fill="#c9b594" />
    <path d="M50 100h20l6 50H44z" fill="#8f2f3f" />
    <path d="M60 100h10l6 50H62z" fill="#6d2032" />
    <path d="M26 104c-4-40 4-74 34-80 30 6 38 40 34 80-6-10-14-14-34-14s-28 4-34 14z" fill="#f6eedb" />
    <path d="M66 25c26 8 32 42 28 79-5-8-11-12-20-13.500C82 70 80 42 66 25z" fill="#d3c0a0" />
    <path d="M42 62c0-16 6-24 18-24s18 8 18 24c0 20-8 32-18 32S42 82 42 62z" fill="#e2ab7f" />
    <path d="M60 38c12 0 18 8 18 24 0 20-8 32-18 32 8-10 10-38 0-56z" fill="#c68a60" />
    <path d="M41 58c12 4 26 4 38 0v10c-12 4-26 4-38 0z" fill="#f6eedb" />
    <path d="M56 63l4-4 4 4-4 4z" fill="#d99a2e" />
    <path d="M54 82c4 2.500 8 2.500 12 0" fill="none" stroke="#8a4a38" strokeWidth="2" strokeLinecap="round" />
    <path d="M60 20l6 10-6 7-6-7z" fill="#f2c56a" />
  </>
)

const Necron: Portrait = ({ id }) => (
  <>
    <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#0f1230" />
      <stop offset=".6" stopColor="#2d2f66" />
      <stop offset="1" stopColor="#565a94" />
    </linearGradient>
    <radialGradient id={`${id}glow`}>
      <stop offset="0" stopColor="#dfe8ff" stopOpacity=".95" />
      <stop offset="1" stopColor="#8fa6ff" stopOpacity="0" />
    </radialGradient>
    <rect width="120" height="150" fill={`url(#${id}sky)`} />
    <circle cx="92" cy="26" r="15" fill="#e8ecff" />
    <circle cx="97" cy="22" r="12.500" fill="#1b1d45" />
    <path d="M0 118l10-2v-18h6v-8h8v8h6v22l10-2v32H0zM120 112l-8-2V94h-5v-7h-7v7h-5v20l-9-2v38h34z" fill="#15163a" />
    <circle cx="60" cy="72" r="52" fill={`url(#${id}glow)`} opacity=".35" />
    <path d="M14 12c12-6 28-4 40 10-14-8-26-8-36 2z" fill="#cfd6ea" />
    <path d="M16 14l14 136" stroke="#4b3a2e" strokeWidth="5" strokeLinecap="round" />
    <path d="M8 150c4-38 20-54 52-54s48 16 52 54z" fill="#26214a" />
    <path d="M66 96c28 3 42 20 46 54H80c2-24-2-40-14-54z" fill="#171433" />
    <path d="M40 100c6 10 34 10 40 0l4 10c-10 12-38 12-48 0z" fill="#d9cba4" />
    <path d="M44 122h32M42 132h36M41 142h38" stroke="#d9cba4" strokeWidth="4" strokeLinecap="round" opacity=".85" />
    <path d="M36 48C20 44 12 28 18 8c6 12 12 18 22 18l2-20 9 15L60 0l9 21 9-15 2 20c10 0 16-6 22-18 6 20-2 36-18 40z" fill="#e9ddba" />
    <path d="M66 14l3 7 9-15 2 20c10 0 16-6 22-18 6 20-2 36-18 40H72c2-12 0-24-6-34z" fill="#b7a67d" />
    <path d="M36 62c0-16 8-24 24-24s24 8 24 24c0 10-4 15-8 18v10c0 6-6 10-16 10s-16-4-16-10V80c-4-3-8-8-8-18z" fill="#efe6cb" />
    <path d="M64 38c13 2 20 10 20 24 0 10-4 15-8 18v10c0 5-4 8-11 9.500C74 80 74 56 64 38z" fill="#c2b48e" />
    <path d="M42 62c0-6 4-9 8-9s7 3 7 8-4 8-8 8-7-2-7-7zM63 61c0-5 3-8 7-8s8 3 8 9c0 5-3 7-7 7s-8-3-8-8z" fill="#171433" />
    <circle cx="50" cy="62" r="3.200" fill="#9fb4ff" />
    <circle cx="70" cy="62" r="3.200" fill="#9fb4ff" />
    <path d="M60 70l-4 8h8z" fill="#171433" />
    <path d="M50 86v10M56.500 87v12M63.500 87v12M70 86v10" stroke="#171433" strokeWidth="2" strokeLinecap="round" />
  </>
)

const Merlin: Portrait = ({ id }) => (
  <>
    <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#10263a" />
      <stop offset=".6" stopColor="#1f4a57" />
      <stop offset="1" stopColor="#4c7a62" />
    </linearGradient>
    <radialGradient id={`${id}star`}>
      <stop offset="0" stopColor="#fff6d6" />
      <stop offset="1" stopColor="#ffe9a8" stopOpacity="0" />
    </radialGradient>
    <rect width="120" height="150" fill={`url(#${id}sky)`} />
    <path d="M0 120l12-34 8 18 12-46 12 44 6-16 10 34v30H0zM120 116l-10-30-8 16-12-50-12 46-8-18-12 36v34h62z" fill="#12333a" />
    <circle cx="98" cy="40" r="30" fill={`url(#${id}star)`} opacity=".75" />
    <path d="M98 52l6 98" stroke="#6b4524" strokeWidth="5" strokeLinecap="round" />
    <path d="M97 22l5 12 12 5-12 5-5 12-5-12-12-5 12-5z" fill="#ffe39a" />
    <path d="M8 150c3-36 20-52 50-52s48 16 52 52z" fill="#2f4f9a" />
    <path d="M64 98c26 2 42 20 46 52H80c2-22-4-40-16-52z" fill="#213a78" />
    <path d="M16 128l5 3 5-5M92 124l6 5 4-6M30 142l4-6 5 5" stroke="#ffe39a" strokeWidth="2" fill="none" strokeLinecap="round" />
    <path d="M36 60h46v20c0 14-8 22-23 22S36 94 36 80z" fill="#e0a982" />
    <path d="M59 60h23v20c0 14-8 22-23 22 8-12 8-28 0-42z" fill="#c4855f" />
    <path d="M32 74c4 6 8 8 12 8 6 4 24 4 30 0 4 0 8-2 12-8 4 26-6 56-27 66-21-10-31-40-27-66z" fill="#f1ead9" />
    <path d="M62 86c6 0 10-2 12-4 4 0 8-2 12-8 4 26-6 56-27 66 8-18 9-38 3-54z" fill="#cbbf9f" />
    <path d="M44 80c6-6 12-4 15 0 3-4 9-6 15 0-6 6-12 6-15 2-3 4-9 4-15-2z" fill="#fff9ea" />
    <circle cx="48" cy="68" r="3" fill="#182040" />
    <circle cx="70" cy="68" r="3" fill="#182040" />
    <path d="M41 63c4-4 9-4 13-1M64 62c4-3 9-3 13 1" stroke="#f1ead9" strokeWidth="4" strokeLinecap="round" fill="none" />
    <path d="M14 62c10-8 16-8 20-12C38 30 44 14 64 2c-4 10 0 14 4 20 6 8 8 18 12 28 6 4 14 4 22 12-20 10-66 10-88 0z" fill="#3a5fb5" />
    <path d="M64 2c-4 10 0 14 4 20 6 8 8 18 12 28 6 4 14 4 22 12-8 4-20 6.500-32 7.300C70 48 58 26 64 2z" fill="#27458c" />
    <path d="M34 49c14 6 32 6 46 0l2 8c-16 6-34 6-50 0z" fill="#e9b44c" />
  </>
)

const Dadalan: Portrait = ({ id }) => (
  <>
    <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#2a0f1c" />
      <stop offset=".6" stopColor="#7a2a26" />
      <stop offset="1" stopColor="#e0703a" />
    </linearGradient>
    <radialGradient id={`${id}fire`}>
      <stop offset="0" stopColor="#ffe0a0" />
      <stop offset="1" stopColor="#ff8a3c" stopOpacity="0" />
    </radialGradient>
    <rect width="120" height="150" fill={`url(#${id}sky)`} />
    <path d="M0 116l24-34 16 18 22-40 26 40 12-12 20 30v32H0z" fill="#4a1720" />
    <circle cx="22" cy="34" r="32" fill={`url(#${id}fire)`} opacity=".9" />
    <path d="M22 56l-4 94" stroke="#4a2a18" strokeWidth="5" strokeLinecap="round" />
    <path d="M22 6c2 12 16 18 16 32a16 16 0 0 1-32 0c0-9 6-11 6-19 5 3 7 6 7.500 9 2-6 3-13 2.500-22z" fill="#ff9a3c" />
    <path d="M22 26c2 6 7 9 7 15a7.500 7.500 0 0 1-15 0c0-5 3-6 4-10 2 1.500 2.500 3 3 4 .8-3 1-6 1-9z" fill="#ffe08a" />
    <path d="M120 66c-14-6-26 0-32 16 10-4 14 0 16 8 4-4 10-2 16 6zM8 108c8-16 22-22 34-18l-8 34z" fill="#3a1118" />
    <path d="M10 150c4-36 20-50 50-50s46 14 50 50z" fill="#6a2222" />
    <path d="M66 100c26 3 40 18 44 50H80c2-22-2-38-14-50z" fill="#471418" />
    <path
      d="M36 116q6 8 12 0 6 8 12 0 6 8 12 0 6 8 12 0M32 130q7 9 14 0 7 9 14 0 7 9 14 0 7 9 14 0M30 145q7 9 15 0 7 9 15 0 8 9 15 0 8 9 15 0"
      stroke="#e9a24c"
      strokeWidth="2.500"
      fill="none"
    />
    <path d="M38 58c0-16 8-26 22-26s22 10 22 26c0 24-8 42-22 42S38 82 38 58z" fill="#b8623a" />
    <path d="M60 32c14 0 22 10 22 26 0 24-8 42-22 42 10-14 10-50 0-68z" fill="#8c4028" />
    <path d="M43 60c6-4 11-3 14 2-5 2-10 2-14-2zM77 60c-6-4-11-3-14 2 5 2 10 2 14-2z" fill="#2a0f10" />
    <circle cx="51" cy="61" r="2.200" fill="#ffd35a" />
    <circle cx="69" cy="61" r="2.200" fill="#ffd35a" />
    <path d="M57 74l3 3 3-3M50 86c6 3 14 3 20 0" stroke="#4a1a12" strokeWidth="2.500" fill="none" strokeLinecap="round" />
    <path d="M44 72l-4 8M76 72l4 8M46 82l-3 6M74 82l3 6" stroke="#e9a24c" strokeWidth="2.500" strokeLinecap="round" />
    <path
      d="M37 52C18 52 6 38 10 14c8 14 16 20 26 20 4-12 12-22 24-32 12 10 20 20 24 32 10 0 18-6 26-20 4 24-8 38-27 38-8-8-38-8-46 0z"
      fill="#e0a444"
    />
    <path d="M60 2c12 10 20 20 24 32 10 0 18-6 26-20 4 24-8 38-27 38-4-4-12-6-20-6 4-16 4-30-3-44z" fill="#a86a24" />
    <path d="M60 16l5 14-5 8-5-8z" fill="#ff7a3c" />
  </>
)

const PORTRAITS: Readonly<Record<string, Portrait>> = { vidomina: Vidomina, necron: Necron, merlin: Merlin, dadalan: Dadalan }

/** With `face`, shows only the head, for a medallion. */
export function Portrait({ sorcerer, face = false }: { readonly sorcerer: string; readonly face?: boolean }) {
  const Drawn = PORTRAITS[sorcerer]
  const id = useId()
  return (
    <svg viewBox={face ? '14 14 92 92' : '0 0 120 150'} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Drawn ? <Drawn id={id} /> : <Unknown />}
    </svg>
  )
}

function Unknown() {
  return (
    <>
      <rect width="120" height="150" fill="#3b2a1d" />
      <path d="M60 26c18 0 28 14 28 34 0 14-5 24-12 30 20 5 30 24 32 60H12c2-36 12-55 32-60-7-6-12-16-12-30 0-20 10-34 28-34z" fill="#5a4636" />
      <path d="M50 56c0-16 20-16 20-2 0 10-10 10-10 20M60 86v1" stroke="#d9b97a" strokeWidth="6" fill="none" strokeLinecap="round" />
    </>
  )
}
