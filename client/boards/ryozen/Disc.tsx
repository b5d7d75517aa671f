import { type ReactNode, useState } from 'react'
import { FACE_COUNT, ROTATING_BOARD } from '#shared/games/ryozen/content/index.ts'
import type { TableView } from '#shared/games/ryozen/view.ts'
import { inColour } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { band, MIDDLE, POINTER, polar, RING, STEP, sideAngle, TOWER, turnsBetween, WALL } from './geometry.ts'
import { SignAt } from './Sprite.tsx'

const SIDES = Array.from({ length: FACE_COUNT }, (_, side) => side)
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const

/** Returns the disc's turns, in sixths, since the table was opened. They keep adding up, so the disc never springs back. */
export function useTurns(rotation: number): number {
  const [seen, setSeen] = useState({ rotation, turns: rotation })
  if (seen.rotation === rotation) return seen.turns
  const turns = seen.turns + turnsBetween(seen.rotation, rotation)
  setSeen({ rotation, turns })
  return turns
}

function Turning({ turns, className, children }: { readonly turns: number; readonly className: string; readonly children: ReactNode }) {
  return (
    <g className={`ry-turning ${className}`} style={{ transform: `rotate(${turns * STEP}deg)` }}>
      {children}
    </g>
  )
}

/** The light from the three gates of the disc on the sectors in front of them. */
export function Beams({ turns }: { readonly turns: number }) {
  return (
    <Turning turns={turns} className="ry-beams">
      {ROTATING_BOARD.highlightOffsets.map((offset) => (
        <g key={offset}>
          <path
            className="beam"
            d={band(RING.disc, RING.name.inner - 2, offset * STEP - STEP / 2 + 0.6, offset * STEP + STEP / 2 - 0.6)}
            fill="url(#ry-beam)"
          />
        </g>
      ))}
    </Turning>
  )
}

interface DiscProps {
  readonly view: TableView
  readonly seatStyles: readonly SeatStyle[]
  readonly seat: number | undefined
  readonly turns: number
}

export function Disc({ view, seatStyles, seat, turns }: DiscProps) {
  return (
    <Turning turns={turns} className="ry-disc">
      <circle cx={MIDDLE} cy={MIDDLE} r={RING.disc} fill="url(#ry-disc)" stroke="url(#ry-gold)" strokeWidth="5" />
      <circle cx={MIDDLE} cy={MIDDLE} r={RING.disc - 26} className="line" />
      {ROTATING_BOARD.highlightOffsets.map((offset) => (
        <Gate key={offset} offset={offset} />
      ))}
      {ROMAN.map((number, position) => {
        const angle = POINTER - position * STEP
        const { x, y } = polar(RING.disc - 14, angle)
        return (
          <text key={number} className="ry-numeral" transform={`translate(${x} ${y}) rotate(${angle})`} y="7">
            {number}
          </text>
        )
      })}
      {view.palaceMode ? <Castle view={view} seat={seat} turns={turns} /> : <Court view={view} seatStyles={seatStyles} />}
    </Turning>
  )
}

/** A gate of light on the edge of the disc. The first gate shows the sun. */
function Gate({ offset }: { readonly offset: number }) {
  const angle = offset * STEP
  return (
    <g className="gate" transform={`rotate(${angle} ${MIDDLE} ${MIDDLE}) translate(${MIDDLE} ${MIDDLE - RING.disc})`}>
      <path d="M-34 6C-22-2-12-10 0-22c12 12 22 20 34 28z" fill="url(#ry-gold)" stroke="#3a240f" strokeWidth="2" />
      <circle r={offset === 0 ? 10 : 6} cy="-1" fill={offset === 0 ? '#e0563f' : '#fff6dc'} stroke="#5a1a10" strokeWidth="1.500" />
    </g>
  )
}

/** The Palace from above: an area for each side of the table, and a roof for each floor. */
function Court({ view, seatStyles }: { readonly view: TableView; readonly seatStyles: readonly SeatStyle[] }) {
  return (
    <>
      {SIDES.map((side) => {
        const owner = view.players.findIndex((player) => player.side === side)
        const seatStyle = seatStyles[owner]
        return (
          <path
            key={side}
            className={`area ${seatStyle ? 'used' : ''}`}
            style={inColour(seatStyle?.colour ?? '#8a7aa8')}
            d={band(68, 161, sideAngle(side) - 44, sideAngle(side) + 44)}
          />
        )
      })}
      {ROOFS.slice(0, view.level).map((tone, floor) => (
        <Roof key={tone} radius={62 - floor * 18} tone={tone} />
      ))}
      <Phoenix />
    </>
  )
}

/** From the ground floor up. */
const ROOFS = ['#a8321f', '#c9482e', '#e0704a'] as const

function Roof({ radius, tone }: { readonly radius: number; readonly tone: string }) {
  const corner = (n: number) => polar(radius, 45 + n * 90)
  const [a, b, c, d] = [corner(0), corner(1), corner(2), corner(3)]
  const dip = (n: number) => polar(radius * 0.6, 90 + n * 90)
  const sides = [0, 1, 2, 3].map((n) => `Q${dip(n).x} ${dip(n).y} ${corner(n + 1).x} ${corner(n + 1).y}`).join('')
  return (
    <g className="roof">
      <path d={`M${a.x} ${a.y}${sides}z`} fill={tone} stroke="#f2d08a" strokeWidth="2.600" strokeLinejoin="round" />
      <path d={`M${a.x} ${a.y}L${c.x} ${c.y}M${b.x} ${b.y}L${d.x} ${d.y}`} stroke="#f2d08a" strokeWidth="2" opacity=".8" />
    </g>
  )
}

function Phoenix() {
  return (
    <g transform={`translate(${MIDDLE} ${MIDDLE})`}>
      <circle r="13" fill="url(#ry-gold)" stroke="#3a240f" strokeWidth="2" />
      <path d="M0 9c-6-1-9-6-7-12 2 1 4 3 4 5 0-5 1-8 3-11 2 3 3 6 3 11 0-2 2-4 4-5 2 6-1 11-7 12z" fill="#a8321f" />
    </g>
  )
}

/** The Palace as a stronghold: outer walls, battlements and the summit. The parts that the player's seat cannot see lie in shadow. */
function Castle({ view, seat, turns }: { readonly view: TableView; readonly seat: number | undefined; readonly turns: number }) {
  const sight = seat === undefined ? undefined : view.sight[seat]?.faces
  return (
    <>
      {SIDES.map((face) => {
        const angle = sideAngle(face)
        const isSeen = !sight || sight.includes(face)
        const wall = polar((WALL.inner + WALL.outer) / 2, angle)
        const tower = polar((TOWER.inner + TOWER.outer) / 2, angle)
        return (
          <g key={face} className={`face ${isSeen ? 'seen' : 'unseen'}`}>
            <path className="wall" d={band(WALL.inner, WALL.outer, angle - 43, angle + 43)} />
            <path className="tower" d={band(TOWER.inner, TOWER.outer, angle - 42, angle + 42)} />
            <Upright {...wall} turns={turns}>
              <SignAt name="any" x={0} y={0} size={32} />
            </Upright>
            <Upright {...tower} turns={turns}>
              <SignAt name="lantern" x={-11} y={0} size={24} />
              <SignAt name="sector" x={12} y={0} size={24} />
            </Upright>
          </g>
        )
      })}
      <circle className="summit" cx={MIDDLE} cy={MIDDLE} r="39" />
      <Phoenix />
    </>
  )
}

/** Print on the disc that stays upright while the disc turns. */
function Upright(props: { readonly x: number; readonly y: number; readonly turns: number; readonly children: ReactNode }) {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <g className="ry-upright" style={{ transform: `rotate(${-props.turns * STEP}deg)` }}>
        {props.children}
      </g>
    </g>
  )
}
