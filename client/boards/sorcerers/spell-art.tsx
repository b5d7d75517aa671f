import { type ReactElement, useId } from 'react'

/** A picture of a spell, 130 by 84. */
interface Picture {
  readonly sky: readonly [string, string]
  readonly draw: ReactElement
}

const stars = (
  <g fill="#fff3d0">
    <circle cx="14" cy="12" r="1" />
    <circle cx="32" cy="24" r=".8" />
    <circle cx="104" cy="14" r="1.200" />
    <circle cx="118" cy="30" r=".8" />
    <circle cx="84" cy="8" r=".8" />
    <circle cx="50" cy="9" r=".9" />
  </g>
)

const ART: Readonly<Record<string, Picture>> = {
  dash: {
    sky: ['#2b2457', '#c97a5a'],
    draw: (
      <>
        <circle cx="98" cy="34" r="22" fill="#ffe3a6" />
        <path d="M0 68c40-10 90-10 130 0v16H0z" fill="#2a1838" />
        <path d="M6 34h44M14 46h30M2 58h40M24 24h30" stroke="#f6eedb" strokeWidth="3" strokeLinecap="round" opacity=".75" />
        <path d="M52 72l14-16-6-14 12-12 14 4 8 14 14 2-2 6-18-2-6-8-6 10 12 10-4 14-7-2 3-9-14-9-8 14z" fill="#f6eedb" />
        <circle cx="84" cy="24" r="8" fill="#f6eedb" />
        <path d="M78 24c-10-2-18 0-28 8 12-2 20 0 26 4z" fill="#c6b48f" />
      </>
    ),
  },
  'summon-white-monk': {
    sky: ['#241a48', '#7a5a86'],
    draw: (
      <>
        <path d="M37 84V36c0-16 12-28 28-28s28 12 28 28v48z" fill="#ffe9b8" opacity=".9" />
        <path d="M46 84V40c0-12 8-20 19-20s19 8 19 20v44z" fill="#fff6da" />
        <path d="M51 84c-2-22 2-42 14-52 12 10 16 30 14 52z" fill="#efe4cd" />
        <path d="M66 33c11 10 15 30 13 51H68c4-16 4-36-2-51z" fill="#c6b48f" />
        <circle cx="65" cy="48" r="7" fill="#d09a70" />
        <path d="M56 50c0-10 4-16 9-18 5 2 9 8 9 18-2-7-5-9-9-9s-7 2-9 9z" fill="#8f7550" />
        <path d="M0 30l24-8v62H0zM130 30l-24-8v62h24z" fill="#1a1238" />
        <path d="M0 78h130v6H0z" fill="#120c26" />
      </>
    ),
  },
  'bow-shot': {
    sky: ['#1a1440', '#5c4a92'],
    draw: (
      <>
        {stars}
        <circle cx="104" cy="30" r="17" fill="#fff0c4" />
        <path d="M0 74c30-10 90-10 130 0v10H0z" fill="#15102c" />
        <path d="M44 8c30 16 30 52 0 68" fill="none" stroke="#d9a35c" strokeWidth="5" strokeLinecap="round" />
        <path d="M44 8L26 42l18 34" fill="none" stroke="#f6eedb" strokeWidth="1.500" />
        <path d="M26 42h82" stroke="#f6eedb" strokeWidth="3" />
        <path d="M122 42l-18-8 4 8-4 8z" fill="#ffd98a" />
        <path d="M26 42l-12-7h8l10 7-10 7h-8z" fill="#8f2f3f" />
      </>
    ),
  },
  'mind-transfer': {
    sky: ['#101336', '#4a4d86'],
    draw: (
      <>
        <path d="M65 42m-40 0a40 28 0 0 1 80 0" fill="none" stroke="#b9c6ff" strokeWidth="3" strokeDasharray="2 7" strokeLinecap="round" />
        <path d="M65 42m40 0a40 28 0 0 1-80 0" fill="none" stroke="#b9c6ff" strokeWidth="3" strokeDasharray="2 7" strokeLinecap="round" />
        <path d="M97 30l9 13 8-14zM33 54l-9-13-8 14z" fill="#dfe6ff" />
        <path d="M12 44c0-14 7-20 17-20s17 6 17 20c0 7-3 11-6 13v6c0 5-5 8-11 8s-11-3-11-8v-6c-3-2-6-6-6-13z" fill="#efe6cb" />
        <circle cx="23" cy="45" r="4.500" fill="#171433" />
        <circle cx="36" cy="45" r="4.500" fill="#171433" />
        <path d="M84 76c-2-12 2-18 6-22-8-14 0-28 12-28s20 14 12 28c4 4 8 10 6 22z" fill="#26214a" />
        <circle cx="102" cy="42" r="9" fill="#8fa0e8" />
        <path d="M58 42l7-16 7 16-7 16z" fill="#dfe6ff" />
      </>
    ),
  },
  'summon-zombie-ball': {
    sky: ['#141634', '#5a5488'],
    draw: (
      <>
        {stars}
        <path d="M0 66l40 6 40-4 50 6v10H0z" fill="#0f0f2a" />
        <path d="M28 34L12 24l2 10-8 4 16 6zM100 24l14-12 1 12 10 2-18 8z" fill="#e9ddba" />
        <circle cx="66" cy="42" r="33" fill="#6e6a4e" />
        <path d="M74 10a33 33 0 0 1-10 65c28-8 32-46 10-65z" fill="#4c4938" />
        <g fill="#efe6cb">
          <path d="M44 30c0-8 4-11 10-11s10 3 10 11c0 4-2 6-3.500 7v4h-13v-4C46 36 44 34 44 30z" />
          <path d="M72 48c0-9 5-12 11-12s11 3 11 12c0 4-2 7-4 8v4H76v-4c-2-1-4-4-4-8z" />
          <path d="M44 58c0-6 4-9 8-9s8 3 8 9c0 3-1 5-3 6v3H47v-3c-2-1-3-3-3-6z" />
        </g>
        <path d="M51 30h.1M58 30h.1M80 48h.1M87 48h.1M50 58h.1M55 58h.1" stroke="#171433" strokeWidth="4.500" strokeLinecap="round" />
      </>
    ),
  },
  'ghost-energy': {
    sky: ['#0d1030', '#3a4590'],
    draw: (
      <>
        <circle cx="65" cy="40" r="38" fill="#a9b8ff" opacity=".25" />
        <path
          d="M65 6c14 0 22 10 22 26 0 14 4 28 10 40-8 0-10-6-14-6s-6 10-11 10-5-8-9-8-4 8-9 8-6-10-10-10-6 6-14 6c8-14 13-26 13-40C43 16 51 6 65 6z"
          fill="#dfe6ff"
        />
        <path d="M70 7c12 3 17 12 17 25 0 14 4 28 10 40-8 0-10-6-14-6-2 0-4 4-6 7 4-26 4-48-7-66z" fill="#a9b8ea" />
        <ellipse cx="57" cy="30" rx="4" ry="6" fill="#141840" />
        <ellipse cx="73" cy="30" rx="4" ry="6" fill="#141840" />
        <path d="M60 44c3 3 7 3 10 0v6c-3 3-7 3-10 0z" fill="#141840" />
        <path d="M16 20l10 10M114 20l-10 10M16 66l12-8M114 66l-12-8" stroke="#b9c6ff" strokeWidth="4" strokeLinecap="round" />
      </>
    ),
  },
  'forest-spirit': {
    sky: ['#0f2a2e', '#4c7a62'],
    draw: (
      <>
        <circle cx="65" cy="34" r="28" fill="#fff2c0" opacity=".85" />
        <path d="M0 84V30l8-22 8 30 6-18 8 36v28zM130 84V28l-8-22-9 32-5-18-9 36v28z" fill="#0c2226" />
        <path d="M65 84c-12 0-16-14-12-28l-6-6 10-2c2-4 5-6 8-6s6 2 8 6l10 2-6 6c4 14 0 28-12 28z" fill="#3f5a3c" />
        <path d="M65 42c3 0 6 2 8 6l10 2-6 6c4 14 0 28-12 28z" fill="#2b4230" />
        <path
          d="M56 46C44 40 40 30 42 14c2 8 5 10 9 11-1-6 0-10 3-15 0 14 2 24 6 33zM74 46c12-6 16-16 14-32-2 8-5 10-9 11 1-6 0-10-3-15 0 14-2 24-6 33z"
          fill="#6b4a2a"
        />
        <circle cx="60" cy="56" r="2.200" fill="#ffe08a" />
        <circle cx="70" cy="56" r="2.200" fill="#ffe08a" />
        <path d="M0 76c40-6 90-6 130 0v8H0z" fill="#0a1a1c" />
      </>
    ),
  },
  'summon-familiar': {
    sky: ['#14263e', '#3f6a78'],
    draw: (
      <>
        {stars}
        <circle cx="92" cy="34" r="24" fill="#fff0c4" />
        <path d="M0 70c40-4 80 2 130-6v4c-50 10-90 4-130 10z" fill="#2a1a14" />
        <path d="M84 68c14 4 22-4 20-16" fill="none" stroke="#10121e" strokeWidth="6" strokeLinecap="round" />
        <path d="M48 70c-4-18 2-30 12-34h12c10 6 16 18 12 34z" fill="#10121e" />
        <path d="M44 38l-3-24 13 8h16l13-8-3 24c-6 10-30 10-36 0z" fill="#1b1e30" />
        <ellipse cx="54" cy="32" rx="4.500" ry="5" fill="#ffd35a" />
        <ellipse cx="70" cy="32" rx="4.500" ry="5" fill="#ffd35a" />
        <path d="M54 28v8M70 28v8" stroke="#10121e" strokeWidth="2" />
        <path d="M62 39l-2.500 3h5z" fill="#d98a7a" />
      </>
    ),
  },
  lightning: {
    sky: ['#141a36', '#44548c'],
    draw: (
      <>
        <path d="M14 22c0-10 12-14 20-8 6-10 26-10 30 0 8-8 24-6 26 4 12-4 24 2 22 12H18c-4-1-5-5-4-8z" fill="#2a3260" />
        <path d="M74 26L48 56h16l-8 26 32-38H70l12-18z" fill="#ffe27a" />
        <path d="M74 26L60 50h14l-6 16 20-22H70l12-18z" fill="#fff6cf" />
        <path d="M16 84V52h6v-8h5v4h5v-4h5v4h5v-4h5v8h5v32z" fill="#10142c" />
        <path d="M26 66h8v18h-8z" fill="#ffd98a" opacity=".8" />
        <path d="M0 78h130v6H0z" fill="#0c1024" />
      </>
    ),
  },
  flight: {
    sky: ['#4a1d2c', '#e0834a'],
    draw: (
      <>
        <circle cx="30" cy="28" r="17" fill="#ffe0a0" />
        <path d="M0 84l22-26 14 12 20-28 22 30 14-12 38 24z" fill="#3a121c" />
        <path
          d="M70 40C58 18 40 12 18 16c10 4 14 8 16 14 6-2 10 0 12 6 6-2 10 0 14 8zM74 40c10-24 28-32 50-28-10 4-14 10-14 16-6-2-10 0-12 8-6-2-10 0-14 10z"
          fill="#7a2226"
        />
        <path d="M60 44c4-8 14-10 20-2l12-6-6 12c-4 8-14 12-24 10l-22 10c6-10 12-18 20-24z" fill="#5a161e" />
        <circle cx="84" cy="42" r="1.800" fill="#ffd35a" />
      </>
    ),
  },
  'summon-fire-spirit': {
    sky: ['#2a0f1c', '#a8402c'],
    draw: (
      <>
        <circle cx="65" cy="46" r="40" fill="#ffb347" opacity=".3" />
        <path
          d="M63 2c6 14 20 20 26 36 2-4 3-8 2-14 12 14 14 30 8 44-4 10-16 16-34 16s-30-6-34-16c-6-16 0-30 8-38 1 6 3 10 6 12 0-18 12-24 18-40z"
          fill="#f0632c"
        />
        <path d="M66 30c6 12 20 18 20 34 0 14-9 20-21 20s-21-7-21-18c0-8 4-14 8-18 1 6 2 8 5 10 0-12 6-18 9-28z" fill="#ffc14d" />
        <path d="M56 60c3-3 6-3 8 0M68 60c3-3 6-3 8 0" stroke="#7a2014" strokeWidth="3.500" strokeLinecap="round" fill="none" />
        <path d="M58 70c4 4 12 4 16 0" stroke="#7a2014" strokeWidth="3" strokeLinecap="round" fill="none" />
      </>
    ),
  },
  'fire-stone': {
    sky: ['#241024', '#8c3a34'],
    draw: (
      <>
        {stars}
        <path d="M130 0L74 36l18 20z" fill="#ff8a3c" opacity=".8" />
        <path d="M126 0L78 40l10 10z" fill="#ffd98a" />
        <path d="M64 30l20 2 10 16-6 18-22 8-18-10-2-20z" fill="#5a2a24" />
        <path d="M64 30l20 2 10 16-6 18-16-12z" fill="#8a3e2c" />
        <path d="M56 46l10 6 4 12M66 52l12-8" stroke="#ffb347" strokeWidth="3" strokeLinecap="round" fill="none" />
        <path d="M0 84c8-12 20-10 28-4 8-8 24-8 32 2l70 2z" fill="#170a18" />
        <path d="M28 76l-8-12M40 74l-2-14" stroke="#ff8a3c" strokeWidth="3" strokeLinecap="round" />
      </>
    ),
  },
}

export function SpellArt({ spell }: { readonly spell: string }) {
  const id = useId()
  const art = ART[spell]
  if (!art) return undefined
  return (
    <svg viewBox="0 0 130 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={art.sky[0]} />
        <stop offset="1" stopColor={art.sky[1]} />
      </linearGradient>
      <rect width="130" height="84" fill={`url(#${id})`} />
      {art.draw}
    </svg>
  )
}
