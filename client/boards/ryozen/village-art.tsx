import type { ReactElement } from 'react'
import { emblemOf } from './emblems.tsx'

/** Villages on the path to the Altar, 100 by 100. */
const SKY = { dawn: '#f0b27a', day: '#a9c4f0', dusk: '#6a4a86', night: '#22306a' } as const
const LAND = '#3d5a4a'
const ROOF = '#c93a26'
const WALL = '#f7ecd2'
const WOOD = '#6b4a2e'

const place = (sky: string, land: string, drawn?: ReactElement) => (
  <>
    <path d="M0 0h100v100H0z" fill={sky} />
    <path d="M0 74c30-10 70-10 100 0v26H0z" fill={land} />
    {drawn}
  </>
)
const house = (x: number, y: number, size: number) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-20 0h40v24h-40z" fill={WALL} />
    <path d="M-28 2L0-22 28 2l-4 6h-48z" fill={ROOF} />
    <path d="M-6 24V10H6v14z" fill={WOOD} />
  </g>
)

const ART: Readonly<Record<string, ReactElement>> = {
  'start-village': place(SKY.dawn, '#6b8a4a', house(50, 56, 1.1)),
  prosperopolis: place(
    SKY.day,
    '#7a6a4a',
    <>
      {house(24, 62, 0.7)}
      {house(76, 62, 0.7)}
      <path d="M40 30h20v50H40z" fill={WALL} />
      <path d="M32 34l18-20 18 20zM34 52l16-10 16 10z" fill={ROOF} />
      <circle cx="50" cy="66" r="6" fill="#f2c14e" />
    </>,
  ),
  craftville: place(
    SKY.dusk,
    '#3a2a4a',
    <>
      <path d="M18 62h52c8 0 14-6 14-12H60v-6H26c0 8-2 12-8 18zM34 62h28v10l8 12H26l8-12z" fill="#aeb6c8" />
      <path d="M60 30l22-20 8 8-22 18z" fill="#5a6278" />
      <path d="M34 16l26 24" stroke={WOOD} strokeWidth="7" strokeLinecap="round" />
      <path d="M20 34l-8-6M24 24l-2-10" stroke="#ffc06a" strokeWidth="4" strokeLinecap="round" />
    </>,
  ),
  'fire-cape': place(
    SKY.night,
    '#1c2648',
    <>
      <path d="M50 26L100 8v26zM50 26L0 8v26z" fill="#ffd98a" opacity=".55" />
      <path d="M40 34h20l6 50H34z" fill={WALL} />
      <path d="M38 48h24l1 10H37zM36 68h28l1 10H35z" fill={ROOF} />
      <path d="M40 18h20v16H40z" fill="#ffe08a" />
      <path d="M36 18L50 6l14 12z" fill={ROOF} />
    </>,
  ),
  'river-shoal': place(
    SKY.day,
    '#8aa86a',
    <>
      <path d="M0 100c10-24 40-20 46-36s-20-18-6-34h22c-14 14 12 18 8 36s-18 20-16 34z" fill="#2f6ac0" />
      <path d="M30 82c8 4 16 0 22 4M50 62c6 2 10 0 16 2M48 44c4 2 8 0 12 2" stroke="#cfe2ff" strokeWidth="3" fill="none" />
      {house(80, 66, 0.5)}
      {house(18, 60, 0.5)}
    </>,
  ),
  bulwark: place(
    SKY.dawn,
    '#5a4a3a',
    <>
      <path d="M14 40h10v-8h10v8h10v-8h12v8h10v-8h10v8h10v46H14z" fill="#7a7f92" />
      <path d="M14 56h72M14 70h72M32 40v16M56 56v14M70 40v16M40 70v16" stroke="#565b70" strokeWidth="2.500" />
      <path d="M42 86V66a8 8 0 0 1 16 0v20z" fill="#2a2436" />
      <path d="M50 32V10M50 10h18l-5 6 5 6H50z" stroke={WOOD} strokeWidth="3" fill={ROOF} />
    </>,
  ),
  'owl-cove': place(
    SKY.night,
    '#141b3d',
    <>
      <circle cx="78" cy="22" r="12" fill="#fff0c4" />
      <path d="M22 34l8 8c12-6 28-6 40 0l8-8c4 30 0 54-28 54S18 64 22 34z" fill="#8a6a4a" />
      <circle cx="38" cy="54" r="12" fill={WALL} />
      <circle cx="62" cy="54" r="12" fill={WALL} />
      <circle cx="38" cy="54" r="5" fill="#1a1224" />
      <circle cx="62" cy="54" r="5" fill="#1a1224" />
      <path d="M46 64h8l-4 8z" fill="#f2a24b" />
    </>,
  ),
  'bandit-lair': place(
    '#8a4a3a',
    '#4a2a24',
    <>
      <path d="M6 88C10 50 28 24 52 24s42 26 44 64z" fill="#5a3a30" />
      <path d="M30 88c0-24 8-38 20-38s20 14 20 38z" fill="#160a10" />
      <path d="M42 66h6M54 66h6" stroke="#ffc06a" strokeWidth="4" strokeLinecap="round" />
      <path d="M76 14l-14 26M82 20L64 36" stroke="#dfe7f2" strokeWidth="5" strokeLinecap="round" />
    </>,
  ),
  'bird-gorge': place(
    '#f2c58a',
    '#7a4a3a',
    <>
      <path d="M0 20l26 12 10 68H0zM100 20L74 32l-10 68h36z" fill="#8a5a48" />
      <path
        d="M30 44c8-12 16-8 20 0 4-8 12-12 20 0-8-4-14 0-20 8-6-8-12-12-20-8zM42 72c4-6 6-4 8 0 2-4 4-6 8 0-4-2-6 0-8 4-2-4-4-6-8-4z"
        fill="#2a1c2e"
      />
    </>,
  ),
  'town-hall': place(SKY.day, '#6a7a5a', <g transform="translate(14 14) scale(.74)">{emblemOf('capital', WALL, ROOF)}</g>),
  'nomad-camp': place(
    SKY.dawn,
    '#a8824a',
    <>
      <path d="M36 22L8 84h56z" fill={WALL} />
      <path d="M36 22L26 84h20z" fill={WOOD} />
      <path d="M36 22L8 84h8zM36 22l28 62h-8z" fill={ROOF} />
      <path d="M32 14l8 14M40 14l-8 14" stroke={WOOD} strokeWidth="4" strokeLinecap="round" />
      <path d="M78 50L62 84h32z" fill="#d9b26a" />
      <path d="M78 50l-6 34h12z" fill={WOOD} />
    </>,
  ),
  'moon-forge': place(
    SKY.night,
    '#2a1c2e',
    <>
      <path d="M60 10a26 26 0 1 0 24 38A22 22 0 0 1 60 10z" fill="#ffe9b0" />
      <path d="M20 82h44c6 0 10-4 10-10H56v-6H26c0 6-2 12-6 16z" fill="#aeb6c8" />
      <path d="M26 54l18-14 10 12-18 14z" fill="#5a6278" />
      <path d="M22 36l20 22" stroke={WOOD} strokeWidth="6" strokeLinecap="round" />
      <path d="M60 66l8-6M64 72l12-2" stroke="#ff8a4d" strokeWidth="4" strokeLinecap="round" />
    </>,
  ),
  'moon-harbour': place(
    '#2c3f86',
    '#1d2a5c',
    <>
      <circle cx="68" cy="30" r="18" fill="#fff0c4" />
      <path d="M14 66h66l-12 20H28z" fill={WOOD} />
      <path d="M44 64V16l-24 40z" fill={WALL} />
      <path d="M48 64V24l22 34z" fill={ROOF} />
      <path d="M4 90c14-6 24 6 38 0s24 6 38 0 14 4 20 0" stroke="#8fb0ff" strokeWidth="4" fill="none" />
    </>,
  ),
  'altar-tile': place(SKY.dusk, '#3a2a4a', <g transform="translate(16 12) scale(.7)">{emblemOf('altar', '#cdd0e0', '#f2884b')}</g>),
}

export function VillageArt({ village }: { readonly village: string }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {ART[village] ?? place(SKY.day, LAND)}
    </svg>
  )
}
