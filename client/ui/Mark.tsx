import type { CSSProperties } from 'react'
import { Icon } from './Icon.tsx'
import type { SeatLook } from './seats.ts'

/** For `--c`, the colour that styles take from a seat. */
export const inColour = (colour: string): CSSProperties => ({ ['--c' as string]: colour })

/** Colour and symbol of a player; the name stands beside it. */
export function Mark({ look }: { readonly look: Pick<SeatLook, 'symbol' | 'colour'> }) {
  return (
    <span className="mark" style={inColour(look.colour)}>
      <Icon name={look.symbol} />
    </span>
  )
}
