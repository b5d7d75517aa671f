import { useEffect, useRef } from 'react'
import { prefersReducedMotion } from '../../ui/motion.ts'
import { type Flight, flightsOf, spotName } from './cube-flights.ts'
import type { WitchcraftEvent } from './table.ts'

const FLIGHT_MS = 420
const STAGGER_MS = 36
const LATE_MS = 460
const MAX_FLIGHTS = 60
const SIZE = 20
const SVG = 'http://www.w3.org/2000/svg'

interface FlightSpace {
  readonly board: HTMLElement
  readonly layer: HTMLElement
}

/** Returns the middle of a marked element in the layer's own pixels, whatever the board's zoom. */
function middleOf({ board, layer }: FlightSpace, spot: string): { readonly x: number; readonly y: number } | undefined {
  const box = board.querySelector(`[data-anchor="${spot}"]`)?.getBoundingClientRect()
  if (!box || box.width === 0) return undefined
  const outer = layer.getBoundingClientRect()
  const scale = outer.width / Math.max(1, layer.offsetWidth)
  return { x: (box.left + box.width / 2 - outer.left) / scale, y: (box.top + box.height / 2 - outer.top) / scale }
}

function drawCube(cube: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#ww-cube-${cube}`)
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'ww-flying')
  svg.append(use)
  return svg
}

function launch(space: FlightSpace, { cube, from, to, late }: Flight, n: number, speed: number): Animation | undefined {
  const [start, end] = [middleOf(space, spotName(from, cube)), middleOf(space, spotName(to, cube))]
  if (!start || !end) return undefined
  const flying = drawCube(cube)
  space.layer.append(flying)
  const at = (x: number, y: number, scale: number): string => `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${scale})`
  const high = Math.min(start.y, end.y) - 26
  const flight = flying.animate(
    [
      { transform: at(start.x, start.y, 0.7), opacity: 0 },
      { transform: at(start.x, start.y, 1), opacity: 1, offset: 0.12 },
      { transform: at((start.x + end.x) / 2, (high + (start.y + end.y) / 2) / 2, 1.15), opacity: 1, offset: 0.55 },
      { transform: at(end.x, end.y, 0.9), opacity: 1, offset: 0.92 },
      { transform: at(end.x, end.y, 0.7), opacity: 0 },
    ],
    { duration: FLIGHT_MS / speed, delay: ((late ? LATE_MS : 0) + n * STAGGER_MS) / speed, easing: 'cubic-bezier(.45,.05,.25,1)', fill: 'backwards' },
  )
  flight.onfinish = () => flying.remove()
  flight.oncancel = () => flying.remove()
  return flight
}

/** Flying cubes, drawn over everything else. The table below already shows the result. */
export function Flights({ played, speed }: { readonly played: readonly WitchcraftEvent[]; readonly speed: number }) {
  const layer = useRef<HTMLDivElement>(null)
  const seen = useRef<readonly WitchcraftEvent[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new events start flights
  useEffect(() => {
    const before = seen.current
    seen.current = played
    const board = layer.current?.parentElement
    const goesOn = before.every((event, n) => event === played[n])
    const fresh = goesOn ? played.slice(before.length) : played
    if (!layer.current || !board || prefersReducedMotion()) return
    const space = { board, layer: layer.current }
    for (const [n, flight] of fresh.flatMap(flightsOf).slice(0, MAX_FLIGHTS).entries()) launch(space, flight, n % 8, speed)
  }, [played])
  return <div ref={layer} className="ww-flights" aria-hidden="true" />
}
