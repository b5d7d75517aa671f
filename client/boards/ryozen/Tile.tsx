import { memo } from 'react'
import { kindOf, ownerOf } from '#shared/games/ryozen/tiles.ts'
import { type FilledIcon, symbolHref } from '../../ui/Icon.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { headOf } from './animals.tsx'
import type { PlayerView } from './table.ts'
import { TRADES } from './trades.tsx'

function Badge({ symbol }: { readonly symbol: FilledIcon }) {
  return (
    <>
      <circle cx="17" cy="83" r="14" fill="var(--c)" stroke="#1a1224" strokeWidth="2.400" />
      <use href={symbolHref(symbol)} x="7" y="73" width="20" height="20" fill="#1a1224" />
    </>
  )
}

/** The front of a tile, 100 by 100: paper, the clan's head, a robe in the player's colour, and the tool of the trade. */
function Front({ clan, kind, symbol }: { readonly clan: string; readonly kind: string; readonly symbol: FilledIcon }) {
  const trade = TRADES[kind]
  return (
    <>
      <rect x="1.500" y="1.500" width="97" height="97" rx="13" fill="#f3e6c8" stroke="#1a1224" strokeWidth="3" />
      <rect x="4.500" y="4.500" width="91" height="91" rx="10" fill="none" stroke="var(--c)" strokeWidth="5" />
      <circle cx="50" cy="44" r="34" fill="#e3cfa0" />
      {trade?.back}
      <path d="M14 95c2-20 16-28 36-28s34 8 36 28z" fill="var(--c)" stroke="#1a1224" strokeWidth="2" />
      <path d="M39 68l11 16 11-16" fill="none" stroke="#1a1224" strokeWidth="3" opacity=".55" />
      {headOf(clan)}
      {trade?.front}
      <Badge symbol={symbol} />
    </>
  )
}

/** The back of a tile: waves of the night sea, the phoenix, and the owner's symbol. All backs of one player are equal. */
export function TileBack({ symbol }: { readonly symbol: FilledIcon }) {
  return (
    <>
      <rect x="1.500" y="1.500" width="97" height="97" rx="13" fill="#17214a" stroke="#1a1224" strokeWidth="3" />
      <path
        d="M8 92a14 14 0 0 1 28 0 14 14 0 0 1 28 0 14 14 0 0 1 28 0M8 72a14 14 0 0 1 14 14M78 86a14 14 0 0 1 14-14M8 20a14 14 0 0 0 28 0 14 14 0 0 0 28 0 14 14 0 0 0 28 0M8 32a14 14 0 0 0 14-6M78 26a14 14 0 0 0 14 6"
        fill="none"
        stroke="#6f8fe8"
        strokeWidth="2.400"
        opacity=".75"
      />
      <rect x="4.500" y="4.500" width="91" height="91" rx="10" fill="none" stroke="var(--c)" strokeWidth="5" />
      <circle cx="50" cy="50" r="27" fill="#1e2a55" stroke="#f2d08a" strokeWidth="3" />
      <path
        d="M50 70c-12-2-18-12-15-25 5 2 8 6 9 11 0-10 2-18 6-24 4 6 6 14 6 24 1-5 4-9 9-11 3 13-3 23-15 25z"
        fill="#e0563f"
        stroke="#f2d08a"
        strokeWidth="2.200"
        strokeLinejoin="round"
      />
      <Badge symbol={symbol} />
    </>
  )
}

/** A companion on the board. */
export const TileArt = memo(function TileArt(props: {
  readonly tile: string
  readonly clan: string
  readonly symbol: FilledIcon
  readonly hidden?: boolean
}) {
  const { tile, clan, symbol, hidden = false } = props
  return hidden ? <TileBack symbol={symbol} /> : <Front clan={clan} kind={kindOf(tile)} symbol={symbol} />
})

/** A companion as a separate picture. */
export function TilePicture(props: {
  readonly tile: string
  readonly players: readonly PlayerView[]
  readonly seatStyles: readonly SeatStyle[]
  readonly hidden?: boolean
}) {
  const { tile, players, seatStyles, hidden } = props
  const seatStyle = seatStyles[ownerOf(tile)]
  return (
    <svg className="ry-tile" data-surface="board" viewBox="0 0 100 100" style={inColour(seatStyle?.colour ?? '')} aria-hidden="true">
      <TileArt tile={tile} clan={players[ownerOf(tile)]?.clan ?? ''} symbol={seatStyle?.symbol ?? 'flame'} hidden={hidden ?? false} />
    </svg>
  )
}
