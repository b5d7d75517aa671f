import { memo } from 'react'
import { slotsFor } from '#shared/games/ryozen/board.ts'
import { RESOURCES, SECTORS } from '#shared/games/ryozen/content/index.ts'
import type { Language } from '#shared/kernel/words.ts'
import { emblemOf } from './emblems.tsx'
import { arc, band, MIDDLE, POINTER, polar, RING, SLOT_SIZE, SPAN, STEP, sectorAngle, slotPlace } from './geometry.ts'
import { type Gift, giftsOf } from './gifts.ts'
import { SignAt } from './Sprite.tsx'
import { nameOf } from './words.ts'

const HALF = STEP / 2

/** Below the middle, letters would be upside down, so everything there runs the other way round. */
const isBelow = (sector: number): boolean => Math.cos((sectorAngle(sector) * Math.PI) / 180) < -0.1
export const alongRim = (sector: number, offset: number): number => sectorAngle(sector) + (isBelow(sector) ? -offset : offset)

/** Heralds stand on the rim of the Capital, the best one first. */
const CAPITAL = SECTORS.findIndex(({ id }) => id === 'capital')
const HERALDS = { from: -1, apart: 7.2 } as const
/** Returns a place on the band of a sector's name: -1 is before the name, 1 is after it. */
export const rimPlace = (sector: number, along: number) => polar((RING.name.outer + RING.name.inner) / 2, alongRim(sector, along * RIM_END))
const RIM_END = 26.2
export const heraldPlace = (nth: number) => rimPlace(CAPITAL, (HERALDS.from + nth * HERALDS.apart) / RIM_END)

/** Returns a wavering ring, like the contour lines of an old map. */
function contour(radius: number, phase: number): string {
  const points = Array.from({ length: 73 }, (_, n) => {
    const angle = n * 5
    const turn = (angle * Math.PI) / 180
    return polar(radius + 9 * Math.sin(5 * turn + phase) + 7 * Math.sin(8 * turn - phase * 2), angle)
  })
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`
}
const CONTOURS = [222, 246, 268, 296, 322, 350, 372, 402, 430].map((radius, n) => contour(radius, n * 0.9)).join('')

function Defs() {
  return (
    <defs>
      <radialGradient id="ry-land" gradientUnits="userSpaceOnUse" cx={MIDDLE} cy={MIDDLE} r={RING.edge}>
        <stop offset=".35" stopColor="#31448a" />
        <stop offset=".75" stopColor="#22306a" />
        <stop offset="1" stopColor="#18224c" />
      </radialGradient>
      <radialGradient id="ry-beam" gradientUnits="userSpaceOnUse" cx={MIDDLE} cy={MIDDLE} r={RING.gifts.outer}>
        <stop offset=".42" stopColor="#ffe3a3" stopOpacity=".95" />
        <stop offset=".58" stopColor="#d99a3c" stopOpacity=".8" />
        <stop offset="1" stopColor="#8a5418" stopOpacity=".78" />
      </radialGradient>
      <radialGradient id="ry-disc" gradientUnits="userSpaceOnUse" cx={MIDDLE} cy={MIDDLE} r={RING.disc}>
        <stop offset="0" stopColor="#4a2a3a" />
        <stop offset=".7" stopColor="#2c1c3c" />
        <stop offset="1" stopColor="#1c1430" />
      </radialGradient>
      <linearGradient id="ry-gold" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff0c2" />
        <stop offset=".45" stopColor="#d9a94e" />
        <stop offset="1" stopColor="#8a5f1c" />
      </linearGradient>
      <pattern id="ry-washi" width="120" height="120" patternUnits="userSpaceOnUse">
        <path
          d="M4 18c20-8 34 6 52-2M70 8c12 10 26 2 44 8M12 52c10 14 30 4 46 12M78 40c8 16 22 6 36 18M2 88c24-6 30 10 54 2M66 76c14 2 18 18 46 12M24 108c12-10 26 4 40-4M88 104c8-6 16 6 28 0M50 30c2 10 12 12 10 24M104 62c-6 8 2 16-4 26"
          fill="none"
          stroke="#dfe7ff"
          strokeWidth="1"
          opacity=".13"
        />
      </pattern>
      {SECTORS.map(({ id }, sector) => {
        const angle = sectorAngle(sector)
        const { inner, outer } = RING.name
        const d = isBelow(sector) ? arc(outer - 11, angle + HALF, angle - HALF) : arc(inner + 11, angle - HALF, angle + HALF)
        return <path key={id} id={`ry-rim-${id}`} d={d} />
      })}
    </defs>
  )
}

/** The land under the light of the Palace. */
export const Land = memo(function Land() {
  return (
    <g>
      <Defs />
      <circle cx={MIDDLE} cy={MIDDLE} r={RING.edge} fill="#0d1330" />
      <circle cx={MIDDLE} cy={MIDDLE} r={RING.edge - 5} fill="url(#ry-land)" />
      {SECTORS.map(({ id }, sector) => {
        const { x, y } = polar(RING.slots, sectorAngle(sector))
        return (
          <g key={id}>
            {sector % 2 === 1 && (
              <path d={band(RING.disc, RING.name.inner, sectorAngle(sector) - HALF, sectorAngle(sector) + HALF)} fill="#0c1334" opacity=".22" />
            )}
            <g transform={`translate(${x - 110} ${y - 110}) scale(2.2)`} opacity=".13">
              {emblemOf(id, '#fff0c2', '#fff0c2')}
            </g>
          </g>
        )
      })}
      <path d={CONTOURS} fill="none" stroke="#f2d08a" strokeWidth="1.400" opacity=".34" />
      <circle cx={MIDDLE} cy={MIDDLE} r={RING.edge - 5} fill="url(#ry-washi)" />
    </g>
  )
})

function Plate(props: {
  readonly sector: number
  readonly from: number
  readonly sign: 'day' | 'night'
  readonly gifts: readonly (Gift | undefined)[]
}) {
  const { sector, from, sign, gifts } = props
  const { inner, outer } = RING.gifts
  const radius = (inner + outer) / 2
  const [a, b] = [alongRim(sector, from), alongRim(sector, from + 27)]
  const apart = 6.3
  const first = from + 13.5 - (gifts.length * apart) / 2
  return (
    <g className={`ry-plate ${sign}`}>
      <path d={band(inner, outer, Math.min(a, b), Math.max(a, b))} />
      <SignAt name={sign} {...polar(radius, alongRim(sector, first))} size={32} />
      {gifts.map((gift, n) => {
        const { x, y } = polar(radius, alongRim(sector, first + (n + 1) * apart))
        return (
          gift && (
            <g key={`${gift.sign} ${gift.count}`}>
              <SignAt name={gift.sign} x={x} y={y} size={38} />
              {gift.count > 1 && (
                <text x={x + 16} y={y + 19}>
                  {gift.count}
                </text>
              )}
            </g>
          )
        )
      })}
    </g>
  )
}

/** The print on the land, readable in any light: borders, names, gifts and slots. */
export const Print = memo(function Print({ players, language }: { readonly players: number; readonly language: Language }) {
  const slots = slotsFor(players)
  const perSector = slots.length / SECTORS.length
  return (
    <g>
      {SECTORS.map(({ id, day, night }, sector) => {
        const angle = sectorAngle(sector)
        const edge = [polar(RING.disc + 12, angle + HALF), polar(RING.edge - 6, angle + HALF)] as const
        return (
          <g key={id}>
            <path className="ry-border" d={`M${edge[0].x} ${edge[0].y}L${edge[1].x} ${edge[1].y}`} />
            <path className="ry-name-band" d={band(RING.name.inner, RING.name.outer, angle - HALF + 0.8, angle + HALF - 0.8)} />
            <text className="ry-name">
              <textPath href={`#ry-rim-${id}`} startOffset={sector === CAPITAL ? '29%' : '50%'}>
                {nameOf(id, language)}
              </textPath>
            </text>
            <Plate sector={sector} from={-28} sign="day" gifts={giftsOf(day)} />
            <Plate sector={sector} from={1} sign="night" gifts={[...giftsOf(night.each), { sign: 'most', count: 1 }, ...giftsOf(night.majority)]} />
          </g>
        )
      })}
      {slots.map(({ id, cost }) => {
        const { x, y } = slotPlace(id, perSector)
        const half = SLOT_SIZE / 2
        const paid = RESOURCES.find((resource) => (cost[resource] ?? 0) > 0)
        return (
          <g key={id} className={`ry-slot ${paid ? 'paid' : 'free'}`}>
            <rect x={x - half} y={y - half} width={SLOT_SIZE} height={SLOT_SIZE} rx="13" />
            {paid && (
              <>
                <SignAt name={paid} x={x} y={y - 4} size={46} />
                <text x={x} y={y + 36}>
                  −{cost[paid]}
                </text>
              </>
            )}
          </g>
        )
      })}
      <circle className="ry-edge" cx={MIDDLE} cy={MIDDLE} r={RING.edge - 4} />
      <Pointer />
    </g>
  )
})

/** The fixed mark beside the disc that shows its position. */
function Pointer() {
  const [tip, left, right] = [polar(RING.disc - 2, POINTER), polar(RING.disc + 30, POINTER - 5), polar(RING.disc + 30, POINTER + 5)]
  return <path className="ry-pointer" d={`M${tip.x} ${tip.y}L${left.x} ${left.y}L${right.x} ${right.y}z`} />
}

/** The square that contains the whole kingdom. */
export const KINGDOM_BOX = `0 0 ${SPAN} ${SPAN}`
