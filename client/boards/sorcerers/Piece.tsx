import { memo, useLayoutEffect, useRef } from 'react'
import type { FilledIcon } from '../../ui/Icon.tsx'
import { prefersReducedMotion } from '../../ui/motion.ts'
import { inColour } from '../../ui/SeatBadge.tsx'
import type { Motion } from './animations.ts'
import { FigureArt } from './figures.tsx'

/**
 * Figures are slightly larger than their cell and stand on its lower edge. Tall figures are enlarged less, because they would hide the
 * figures behind them.
 */
const standing = (token: string): string => `translate(0 -1.5) scale(${token.startsWith('warrior') ? 1.14 : 1.02})`
const MOVE_MS = 320
const EASE = 'cubic-bezier(.45,.05,.25,1)'

interface PieceProps {
  readonly id: string
  readonly cell: string
  readonly token: string
  readonly colour: string
  readonly symbol: FilledIcon
  readonly x: number
  readonly y: number
  readonly lifted: boolean
  readonly leaving: boolean
  readonly motion: Motion | undefined
  readonly speed: number
}

const at = (x: number, y: number): string => `translate(${x}px, ${y}px)`

/** Returns the keyframes of a move. A jump rises on the way. */
function travel(from: readonly [number, number], to: readonly [number, number], motion: Motion | undefined): Keyframe[] {
  const [start, end] = [{ transform: at(...from) }, { transform: at(...to) }]
  if (motion !== 'jump') return [start, end]
  return [start, { transform: `${at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 30)} scale(1.12)` }, end]
}

export const Piece = memo(function Piece({ id, cell, token, colour, symbol, x, y, lifted, leaving, motion, speed }: PieceProps) {
  const group = useRef<SVGGElement>(null)
  const before = useRef<readonly [number, number] | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves only when its place changes
  useLayoutEffect(() => {
    const from = before.current
    before.current = [x, y]
    if (!from || (from[0] === x && from[1] === y) || prefersReducedMotion()) return
    const running = group.current?.animate(travel(from, [x, y], motion), { duration: MOVE_MS / speed, easing: EASE })
    return () => running?.cancel()
  }, [x, y])
  const state = [leaving ? `leaving ${motion ?? 'fade'}` : '', lifted ? 'lifted' : '', motion === 'appear' && !leaving ? 'appearing' : ''].join(' ')
  return (
    <g ref={group} style={{ transform: at(x, y) }} data-unit={id} data-cell={cell}>
      <g className={`fig ${state}`} style={inColour(colour)}>
        <g transform={standing(token)}>
          <FigureArt token={token} symbol={symbol} />
        </g>
      </g>
    </g>
  )
})
