import type { CSSProperties } from 'react'
import { Icon } from './Icon.tsx'
import type { SeatStyle } from './seats.ts'

/** Sets `--c`, the seat's colour, for the styles inside. */
export const inColour = (colour: string): CSSProperties => ({ ['--c' as string]: colour })

/** A player's colour and symbol. The name stands beside it. */
export function SeatBadge({ seatStyle }: { readonly seatStyle: Pick<SeatStyle, 'symbol' | 'colour'> }) {
  return (
    <span className="mark" style={inColour(seatStyle.colour)}>
      <Icon name={seatStyle.symbol} />
    </span>
  )
}
