import type { ReactNode } from 'react'

interface EmblemFrameProps {
  readonly ground?: string
  readonly rim?: string
  /** The sign of the game, drawn 34 by 34. */
  readonly children?: ReactNode
}

/** The round frame that all emblems share. Without a sign it stands for a game that this client cannot draw. */
export function EmblemFrame({ ground = '#2a2240', rim = '#8578a8', children }: EmblemFrameProps) {
  return (
    <svg className="emblem" viewBox="0 0 34 34" aria-hidden="true">
      <circle cx="17" cy="17" r="16" fill={ground} stroke={rim} strokeWidth="2" />
      {children}
    </svg>
  )
}
