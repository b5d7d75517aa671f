import type { ReactElement } from 'react'
import { emblemOf } from './emblems.tsx'
import type { SignName } from './Sprite.tsx'

/** The pictures of the revelations, 130 by 84. The cards of a family share a picture and differ in what it holds. */
const PAPER = '#f7ecd2'
const GOLD = '#f2d08a'
const RED = '#c93a26'

const sign = (name: SignName, x: number, y: number, size: number) => (
  <use href={`#ry-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
)

/** A bowl on the altar with a gift that rises from it. */
const offering = (gift: SignName) => (
  <>
    <path d="M0 0h130v84H0z" fill="#3a1428" />
    <circle cx="65" cy="34" r="36" fill="#f2884b" opacity=".28" />
    <circle cx="65" cy="32" r="24" fill="#ffc06a" opacity=".35" />
    <path d="M48 52c-8-12 6-18 4-34 12 8 10 14 13 20 3-6 2-14 12-20-2 16 12 22 4 34z" fill="#f2884b" />
    {sign(gift, 65, 28, 32)}
    <path d="M34 50h62c0 14-12 20-31 20s-31-6-31-20z" fill={GOLD} />
    <path d="M34 50h62v5H34z" fill="#a8752a" />
    <path d="M52 70h26l6 14H46z" fill="#8a5a24" />
  </>
)

/** Red wax on a letter, with the sign of a place. */
const seal = (place: string) => (
  <>
    <path d="M0 0h130v84H0z" fill="#2a3a72" />
    <path d="M8 14l108-8 6 66-110 8z" fill={PAPER} />
    <path d="M22 26l30-2M22 36l22-2M22 58l24-2M88 22l22-2M92 54l20-2" stroke="#b79a6a" strokeWidth="3" strokeLinecap="round" />
    <path d="M65 12c8-4 12 2 18 4s14 4 14 12 6 12 4 18-8 10-12 16-14 4-20 8-14-2-20-4-12-8-14-14-2-12 2-18 4-12 10-16 12-2 18-6z" fill={RED} />
    <circle cx="67" cy="42" r="24" fill="#a8281a" />
    <g transform="translate(49 24) scale(.36)">{emblemOf(place, '#ffd9c2', '#ffb59a')}</g>
  </>
)

/** A moon over beads, with the shard that is prayed for. */
const prayer = (shard: SignName, glow: string) => (
  <>
    <path d="M0 0h130v84H0z" fill="#161d42" />
    <circle cx="65" cy="36" r="33" fill={glow} opacity=".3" />
    <circle cx="65" cy="36" r="25" fill={glow} opacity=".45" />
    {sign(shard, 65, 36, 40)}
    <path d="M20 12c-8 60 98 60 90 0" fill="none" stroke={GOLD} strokeWidth="7" strokeDasharray="0 9.500" strokeLinecap="round" />
    <path d="M65 62v14M58 84l7-10 7 10z" stroke={RED} strokeWidth="4" fill={RED} />
  </>
)

/** A lotus with the shard that is paid. */
const mercy = (shard: SignName, glow: string) => (
  <>
    <path d="M0 0h130v84H0z" fill="#3b2a5c" />
    <circle cx="65" cy="40" r="38" fill={glow} opacity=".22" />
    <path
      d="M65 74C40 74 20 62 14 42c14 0 24 6 30 14-6-14-4-28 4-40 10 8 16 18 17 30 1-12 7-22 17-30 8 12 10 26 4 40 6-8 16-14 30-14-6 20-26 32-51 32z"
      fill="#f3b9b4"
    />
    <path d="M65 74c-14-6-20-20-17-38 8 6 14 14 17 24 3-10 9-18 17-24 3 18-3 32-17 38z" fill="#fbe0da" />
    {sign(shard, 65, 36, 30)}
    <path d="M10 78c36-6 74-6 110 0v6H10z" fill="#2a1c46" />
  </>
)

const ART: Readonly<Record<string, ReactElement>> = {
  'strategic-maneuvers': (
    <>
      <path d="M0 0h130v84H0z" fill="#24406e" />
      <path d="M10 10l28 6 28-6 28 6 26-6v64l-26 6-28-6-28 6-28-6z" fill={PAPER} />
      <path d="M38 16v64M66 10v64M94 16v64" stroke="#c9ad78" strokeWidth="2" />
      <path d="M24 62c10-30 40 0 50-20 4-8 12-10 22-10" fill="none" stroke={RED} strokeWidth="4" strokeDasharray="8 5" />
      <path d="M92 24l14 8-14 9z" fill={RED} />
      <path d="M24 62V44M24 44h14l-4 5 4 5H24z" stroke="#1a1224" strokeWidth="2" fill="#3d56a8" />
    </>
  ),
  'offering-of-wealth': offering('coin'),
  'offering-of-wisdom': offering('scroll'),
  'offering-of-spirits': offering('lantern'),
  'offering-of-the-phoenix': offering('favour'),
  'seal-of-the-outskirts': seal('outskirts'),
  'seal-of-the-capital': seal('capital'),
  'seal-of-the-palace': seal('palace'),
  'seal-of-the-springs': seal('springs'),
  'seal-of-the-gate': seal('gate'),
  'seal-of-the-altar': seal('altar'),
  'seal-of-the-clan-house': seal('clan-house'),
  disguise: (
    <>
      <path d="M0 0h130v84H0z" fill="#5a1f2e" />
      <path d="M0 84C20 40 50 20 65 0c15 20 45 40 65 84z" fill="#7a2a3a" />
      <path d="M32 14c22-10 44-10 66 0 0 32-10 52-33 64C42 66 32 46 32 14z" fill={PAPER} />
      <path d="M42 32c8-6 14-6 20 0-6 6-14 6-20 0zM68 32c6-6 12-6 20 0-6 6-14 6-20 0z" fill="#1a1224" />
      <path d="M44 22c6-4 10-4 14-1M86 22c-6-4-10-4-14-1" stroke={RED} strokeWidth="4" strokeLinecap="round" fill="none" />
      <path d="M54 54c8 5 14 5 22 0-4 9-18 9-22 0z" fill={RED} />
      <circle cx="44" cy="48" r="5" fill="#f2a7a0" />
      <circle cx="86" cy="48" r="5" fill="#f2a7a0" />
    </>
  ),
  'prayer-coral': prayer('coral', '#ff8672'),
  'prayer-agate': prayer('agate', '#8fa0f5'),
  'prayer-jade': prayer('jade', '#5fbf80'),
  'mercy-coral': mercy('coral', '#ff8672'),
  'mercy-agate': mercy('agate', '#8fa0f5'),
  'mercy-jade': mercy('jade', '#5fbf80'),
  rainbow: (
    <>
      <path d="M0 0h130v84H0z" fill="#8fb0e8" />
      <path d="M10 84a55 55 0 0 1 110 0" fill="none" stroke={RED} strokeWidth="8" />
      <path d="M18 84a47 47 0 0 1 94 0" fill="none" stroke="#f2a24b" strokeWidth="8" />
      <path d="M26 84a39 39 0 0 1 78 0" fill="none" stroke="#f7e08a" strokeWidth="8" />
      <path d="M34 84a31 31 0 0 1 62 0" fill="none" stroke="#5fbf80" strokeWidth="8" />
      <path d="M42 84a23 23 0 0 1 46 0" fill="none" stroke="#3d56a8" strokeWidth="8" />
      <path d="M0 84V66c20-8 40 0 60 2s50-10 70-4v20z" fill="#24406e" />
      <path d="M96 22c8-8 18-4 20 0 8 0 10 10 2 12H92c-6-2-4-10 4-12z" fill="#fff" />
    </>
  ),
}

const kindOf = (card: string): string => (card in ART ? card : card.replace(/-\d$/, ''))

export function RevelationArt({ card }: { readonly card: string }) {
  return (
    <svg viewBox="0 0 130 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {ART[kindOf(card)]}
    </svg>
  )
}
