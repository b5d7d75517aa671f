import type { CSSProperties } from 'react'
import { Icon } from './Icon.tsx'
import type { SeatStyle } from './seats.ts'

/** For `--c`, the colour that styles take from a seat. */
export const inColour = (colour: string): CSSProperties => ({ ['--c' as string]: colour })

/** Colour and symbol of a player; the name stands beside it. */
export function SeatBadge({ seatStyle }: { readonly seatStyle: Pick<SeatStyle, 'symbol' | 'colour'> }) {
  return (
    <span className="mark" style={inColour(seatStyle.colour)}>
      <Icon name={seatStyle.symbol} />
    </span>
  )
}
