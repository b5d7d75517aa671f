import type { ReactElement } from 'react'

/** The pictures of the events, 130 by 84, with one light in each. */
const NIGHT = '#141b3d'
const INDIGO = '#243268'
const BLUE = '#3d56a8'
const GOLD = '#f2d08a'
const RED = '#d0442e'
const EMBER = '#f2884b'
const PALE = '#f7ecd2'

const ground = (sky: string, land: string, d = 'M0 62c30-8 60-6 90-2s30 0 40-4v28H0z') => (
  <>
    <path d="M0 0h130v84H0z" fill={sky} />
    <path d={d} fill={land} />
  </>
)

const eclipse = (colour: string, shape: string, rim: string) => (
  <>
    {ground(NIGHT, '#0c1230')}
    <circle cx="65" cy="38" r="34" fill={rim} opacity=".25" />
    <circle cx="65" cy="38" r="27" fill={rim} opacity=".45" />
    <path d={shape} fill={colour} />
    <circle cx="74" cy="33" r="20" fill="#0a0f28" />
    <path d="M18 16h2M108 20h2M96 8h2M28 40h2M112 50h2" stroke={PALE} strokeWidth="2" />
  </>
)

const ART: Readonly<Record<string, ReactElement>> = {
  'breach-in-the-wall': (
    <>
      {ground('#e07a4a', '#5a2a3a')}
      <path d="M0 26h12v-8h12v8h12v-8h12v8h10l8 12-6 10 8 12-4 24H0zM130 26h-12v-8h-12v8H94v-8H84l-6 14 8 12-8 12 6 28h46z" fill="#2b3460" />
      <path d="M0 44h40M8 60h48M0 74h56M16 26v18M30 44v16M92 44h38M88 60h42M112 26v18M100 60v24" stroke="#4a588f" strokeWidth="2" />
      <path d="M58 78l8-6 6 6 8-4v10H54z" fill="#4a588f" />
    </>
  ),
  rebellion: (
    <>
      {ground('#3a1530', '#160a20', 'M0 66h130v18H0z')}
      <path d="M0 46c40-14 90-14 130 0v20H0z" fill="#a8321f" opacity=".7" />
      <path d="M22 66V34M52 66V26M84 66V30M110 66V38" stroke="#160a20" strokeWidth="4" />
      <path d="M22 36c-6-6 0-12 0-18 6 6 8 12 0 18zM84 32c-6-6 0-12 0-18 6 6 8 12 0 18z" fill={EMBER} />
      <path d="M54 14h22l-6 8 6 8H54zM112 26h14l-4 6 4 6h-14z" fill={RED} />
      <path
        d="M14 84c0-16 16-16 16 0M40 84c0-18 20-18 20 0M68 84c0-16 18-16 18 0M98 84c0-16 18-16 18 0"
        fill="#160a20"
        stroke="#5a1f3a"
        strokeWidth="2"
      />
    </>
  ),
  'fire-in-the-clan-house': (
    <>
      {ground('#2a1438', '#12081c')}
      <path d="M36 40c-8-14 6-18 4-34 10 8 12 14 10 22 6-8 6-16 14-26 4 14 16 18 14 34 4-4 6-8 6-14 12 12 8 24 0 30z" fill={EMBER} />
      <path d="M48 40c-2-8 6-10 8-18 4 6 4 8 10 4 8 6 6 12 2 16z" fill="#ffe08a" />
      <path d="M18 48c20-4 34-8 47-18 13 10 27 14 47 18l-6 8H24z" fill="#0c0716" />
      <path d="M30 56h70v26H30z" fill="#1c0f28" />
      <path d="M40 62h12v20H40zM60 62h10v10H60zM78 62h12v20H78z" fill={EMBER} />
    </>
  ),
  'bandit-raid': (
    <>
      {ground('#3d4f86', NIGHT)}
      <circle cx="100" cy="20" r="12" fill={PALE} />
      <path d="M30 84c0-30 14-44 34-44s34 14 34 44z" fill="#0c1230" />
      <circle cx="64" cy="34" r="18" fill="#c99a6a" />
      <path d="M44 30c4-18 36-18 40 0zM46 40c12-4 24-4 36 0-2 10-8 14-18 14s-16-4-18-14z" fill="#0c1230" />
      <path d="M56 34h6M67 34h6" stroke="#0c1230" strokeWidth="4" strokeLinecap="round" />
      <path d="M26 60l26 18M102 60L76 78" stroke="#dfe7f2" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  'suspicious-rumours': (
    <>
      {ground('#4a3f7a', '#241c48')}
      <path
        d="M0 84c0-28 6-44 22-44 10 0 14 8 14 16l8 4-8 4v8c0 6-6 8-12 8v4zM130 84c0-28-6-44-22-44-10 0-14 8-14 16l-8 4 8 4v8c0 6 6 8 12 8v4z"
        fill="#120d2a"
      />
      <path d="M30 10h70a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H74l-9 10-9-10H30a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8z" fill={PALE} />
      <path d="M46 24c12-12 26-12 38 0-12 12-26 12-38 0z" fill={INDIGO} />
      <circle cx="65" cy="24" r="6" fill={RED} />
    </>
  ),
  'ominous-shadows': (
    <>
      {ground('#2c3a78', '#0a0f28', 'M0 70h130v14H0z')}
      <circle cx="65" cy="36" r="28" fill={PALE} />
      <path d="M18 84c6-20 4-34 12-46l4 18 4-26 6 24 6-28 4 28 8-24v26l8-14c-2 20-10 30-12 42z" fill="#0a0f28" />
      <path d="M92 84c2-16 10-22 12-40l6 14 4-18 4 24c0 8-4 14-4 20z" fill="#0a0f28" />
    </>
  ),
  'coral-eclipse': eclipse('#ff8672', 'M65 11a27 27 0 1 0 0 54 27 27 0 0 0 0-54z', '#ff8672'),
  'agate-eclipse': eclipse('#a9b7ff', 'M65 11a27 27 0 1 0 0 54 27 27 0 0 0 0-54z', '#6f80e0'),
  'jade-eclipse': eclipse('#5fbf80', 'M65 8l24 16-4 30-20 12-20-12-4-30z', '#4fae6e'),
  'curse-of-the-shadow': (
    <>
      {ground('#4b2a5a', '#1a0c26')}
      <path d="M20 84c4-40 18-66 45-66s41 26 45 66z" fill="#0d0616" />
      <path d="M46 42l14 5-3 5c-6 0-10-4-11-10zM84 42l-14 5 3 5c6 0 10-4 11-10z" fill={EMBER} />
      <path d="M10 20l30 24M120 20L90 44" stroke="#dfe7f2" strokeWidth="4" strokeLinecap="round" />
      <path d="M50 66c10 6 20 6 30 0l-6 8-4-4-5 5-5-5-4 4z" fill={EMBER} />
    </>
  ),
  'palace-banquet': (
    <>
      {ground('#5a1f2e', '#2a0e18', 'M0 66h130v18H0z')}
      <path d="M20 0v8M65 0v4M110 0v8" stroke={GOLD} strokeWidth="2" />
      <ellipse cx="20" cy="20" rx="11" ry="13" fill={EMBER} />
      <ellipse cx="65" cy="16" rx="11" ry="13" fill="#ffc06a" />
      <ellipse cx="110" cy="20" rx="11" ry="13" fill={EMBER} />
      <path d="M10 56h110v8H10z" fill="#8a5a2e" />
      <path d="M20 64v20M110 64v20" stroke="#5a3818" strokeWidth="6" />
      <path d="M26 44h28c0 8-6 12-14 12s-14-4-14-12zM76 44h28c0 8-6 12-14 12s-14-4-14-12z" fill={PALE} />
      <path d="M58 56V38c0-4 4-4 4-8h6c0 4 4 4 4 8v18z" fill={BLUE} />
      <path d="M34 40c2-4-2-6 0-10M46 40c2-4-2-6 0-10M84 40c2-4-2-6 0-10M96 40c2-4-2-6 0-10" stroke={PALE} strokeWidth="2" fill="none" opacity=".7" />
    </>
  ),
  'public-brawl': (
    <>
      {ground('#e9b45a', '#8a4a2a')}
      <path d="M65 4l8 18 18-10-4 20 22-2-14 16 18 12-22 2 6 20-20-8-12 12-12-12-20 8 6-20-22-2 18-12-14-16 22 2-4-20 18 10z" fill={RED} />
      <path d="M65 20l5 12 12-6-2 12 14 0-9 9 11 8-14 1-17 6-17-6-14-1 11-8-9-9h14l-2-12 12 6z" fill="#ffe08a" />
      <path d="M30 40h20v-6h10v26H40l-10-6zM100 40H80v-6H70v26h20l10-6z" fill="#3a1c12" />
    </>
  ),
  'lunar-curse': (
    <>
      {ground(NIGHT, '#0a0f28')}
      <circle cx="65" cy="36" r="30" fill="#cdd8ff" />
      <path
        d="M62 6l-6 14 10 8-8 12 12 10-4 16M66 28l14-4 6-12M70 50l14 2 8 10"
        fill="none"
        stroke={INDIGO}
        strokeWidth="3.500"
        strokeLinejoin="round"
      />
      <path d="M48 62c0 8-6 8-6 14a6 6 0 0 0 12 0c0-6-6-6-6-14zM86 60c0 6-4 6-4 10a4 4 0 0 0 8 0c0-4-4-4-4-10z" fill="#8fa0f5" />
    </>
  ),
  'sun-flares': (
    <>
      {ground('#c9482e', '#6e1f1a', 'M0 70h130v14H0z')}
      <path
        d="M65 40L20 0h22zM65 40L54 0h22zM65 40L92 0h24zM65 40L130 20v24zM65 40L0 20v24zM65 40L0 60v16zM65 40l65 20v16z"
        fill="#ffc06a"
        opacity=".75"
      />
      <circle cx="65" cy="42" r="24" fill="#ffe8a8" />
      <path d="M0 70c40-6 90-6 130 0v14H0z" fill="#6e1f1a" />
    </>
  ),
  'lunar-festival': (
    <>
      {ground('#1c2658', '#0c1230')}
      <circle cx="102" cy="22" r="14" fill={PALE} />
      <path d="M16 44h14v18H16zM44 22h16v20H44zM70 42h14v18H70zM96 50h12v15H96zM24 8h10v13H24zM78 10h10v13H78z" fill={EMBER} />
      <path d="M18 48h10v10H18zM47 27h10v10H47zM73 47h8v8h-8z" fill="#ffe08a" />
      <path d="M0 76c40-8 90-8 130 0v8H0z" fill="#3d56a8" opacity=".6" />
    </>
  ),
  'invisible-presence': (
    <>
      {ground('#20294f', '#10162f')}
      <path
        d="M0 30c30-10 50 10 80 2s40-4 50 0v10c-30-8-50 6-80 2S20 36 0 44zM0 56c30-8 50 8 80 2s40-4 50 0v8c-30-6-50 6-80 2S20 60 0 66z"
        fill="#8fa0d8"
        opacity=".35"
      />
      <path
        d="M24 22c8-8 18-8 26 0-8 8-18 8-26 0zM78 46c8-8 18-8 26 0-8 8-18 8-26 0zM88 14c5-5 11-5 16 0-5 5-11 5-16 0zM16 58c6-6 12-6 18 0-6 6-12 6-18 0z"
        fill={PALE}
      />
      <circle cx="37" cy="22" r="4" fill={NIGHT} />
      <circle cx="91" cy="46" r="4" fill={NIGHT} />
      <circle cx="96" cy="14" r="2.600" fill={NIGHT} />
      <circle cx="25" cy="58" r="2.800" fill={NIGHT} />
    </>
  ),
  'ceremony-of-three-lights': (
    <>
      {ground('#2d1c4a', '#150c28', 'M0 72h130v12H0z')}
      <circle cx="65" cy="30" r="30" fill="#ffd98a" opacity=".18" />
      <path d="M18 72h24l-4-22H22zM53 72h24l-4-32H57zM88 72h24l-4-22H92z" fill="#6a5a8a" />
      <path d="M30 50c-8-8 0-14 0-24 8 10 10 16 0 24zM65 40c-10-10 0-18 0-30 10 12 12 20 0 30zM100 50c-8-8 0-14 0-24 8 10 10 16 0 24z" fill={EMBER} />
      <path d="M30 49c-3-4 0-7 0-12 3 5 5 8 0 12zM65 39c-4-5 0-9 0-16 4 7 6 11 0 16zM100 49c-3-4 0-7 0-12 3 5 5 8 0 12z" fill="#ffe9b0" />
    </>
  ),
  'mist-of-oblivion': (
    <>
      {ground('#7a86b0', '#4a5688')}
      <path d="M20 60l24-34 18 24 14-18 28 36z" fill="#36427a" />
      <path d="M50 18h30v30H50z" fill={PALE} opacity=".85" />
      <path d="M56 26h18M56 33h14M56 40h9" stroke="#5d4630" strokeWidth="2.500" opacity=".6" />
      <path d="M0 40c24-8 40 4 66 0s44-6 64 2v12c-24-8-44 4-66 2S24 48 0 56zM0 64c24-8 44 6 70 0s40-4 60 2v18H0z" fill="#d5dcf2" opacity=".85" />
    </>
  ),
  flood: (
    <>
      {ground('#f0d9a8', '#24406e')}
      <circle cx="102" cy="20" r="10" fill={RED} />
      <path d="M0 84V48c10-30 44-44 72-26 12 8 12 20 2 22 4-10-8-14-14-6-8 12 4 24 24 22 20-2 34-10 46-4v28z" fill="#2f57a0" />
      <path d="M0 84V60c10-24 34-34 52-24-14 4-16 26 6 34 24 8 50-4 72-2v16z" fill="#1d3a78" />
      <path d="M72 22c8 2 14 8 12 14l-6-6-2 6-5-7-5 5c0-6 2-10 6-12z" fill="#fff" />
    </>
  ),
  earthquake: (
    <>
      {ground('#d9834e', '#5a2e26', 'M0 56h130v28H0z')}
      <path d="M34 56l10-30-6-2 22-12 16 20-6 0 4 26z" fill="#2a1430" />
      <path d="M44 40l26 4M48 28l14 3" stroke={GOLD} strokeWidth="2.500" />
      <path d="M60 56l-8 10 10 4-8 14h14l4-12-8-4 6-12zM16 56l6 10-8 6 4 12h6l2-14 6-6-6-8zM104 56l-4 8 10 8-6 12h8l6-14-8-6 4-8z" fill="#1c0c12" />
    </>
  ),
}

export function EventArt({ event }: { readonly event: string }) {
  return (
    <svg viewBox="0 0 130 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {ART[event]}
    </svg>
  )
}
