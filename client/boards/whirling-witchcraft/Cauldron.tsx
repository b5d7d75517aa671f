import { INGREDIENT_IDS, type Ingredient, LIMITS } from '#shared/games/whirling-witchcraft/content/index.ts'
import { type Cubes, countCubes, namesOf } from '#shared/games/whirling-witchcraft/cubes.ts'
import { symbolHref } from '../../ui/Icon.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import type { Forecast } from './forecast.ts'
import { CIRCLE, NODES, type RingPlace } from './geometry.ts'

const STAR = 'M0-36L21.200 29.100-34.200-11.100H34.200L-21.200 29.100z'
const POT = 'M-25-5c-3 8-3 15 1 21 4 7 13 11 24 11s20-4 24-11c4-6 4-13 1-21z'

/** One cube of each kind with its count. Up to five kinds lie side by side in the mouth. */
function Heap({ cubes, more }: { readonly cubes: Cubes; readonly more: Cubes }) {
  const kinds = INGREDIENT_IDS.filter((id) => cubes[id] + more[id] > 0)
  const rows: readonly (readonly Ingredient[])[] = kinds.length > 3 ? [kinds.slice(0, 2), kinds.slice(2)] : [kinds]
  return rows.map((row, level) => (
    <g key={row.join()} transform={`translate(${-(row.length * 18) / 2} ${level === rows.length - 1 ? -21 : -37})`}>
      {row.map((id, n) => (
        <g key={id} transform={`translate(${n * 18} 0)`}>
          <use className={cubes[id] === 0 ? 'ghost' : undefined} href={`#ww-cube-${id}`} width="16.500" height="16.500" x=".75" />
          {cubes[id] + more[id] > 1 && (
            <g transform="translate(14.500 14)">
              <circle className={`ww-badge ${more[id] > 0 ? 'more' : ''}`} r="6.400" />
              <text className="ww-count" y="3.700">
                {cubes[id] + more[id]}
              </text>
            </g>
          )}
        </g>
      ))}
    </g>
  ))
}

/** A cauldron in the middle of its owner's circle. The five nodes take the cubes that overflow at the neighbour's. */
export function Cauldron(props: {
  readonly place: RingPlace
  readonly scale: number
  readonly seatStyle: SeatStyle
  readonly content: Cubes
  /** The cubes that one more brew would add. */
  readonly more: Cubes
  readonly circle: Cubes
  readonly forecast?: Forecast | undefined
  readonly near: boolean
  readonly came: number
  readonly label: string
}) {
  const { place, scale, seatStyle, content, more, circle, forecast, near, came, label } = props
  const spilled = namesOf(circle)
  const coming = forecast ? namesOf(forecast.over) : []
  const beyond = spilled.length - LIMITS.circle
  const hot = spilled.length >= LIMITS.circle - 1 ? 'hot' : ''
  return (
    <g
      className={`ww-cauldron ${near ? 'near' : ''} ${hot} ${came > 0 ? 'last' : ''}`}
      style={inColour(seatStyle.colour)}
      transform={`translate(${place.x} ${place.y}) scale(${scale})`}
      data-drop={near ? 'pot circle' : undefined}
    >
      <title>{label}</title>
      <circle className="ground" r={CIRCLE + 10} />
      <circle className="rim" r={CIRCLE} data-anchor={`circle ${place.seat}`} />
      <path className="star" d={STAR} />
      <g data-anchor={`pot ${place.seat}`}>
        <path d="M-15 23l-5 9M15 23l5 9" stroke="#0f0906" strokeWidth="5" strokeLinecap="round" />
        <path className="pot" d={POT} />
        <path d="M-21 2c-2 7-1 12 2 16 3 4 8 7 13 8-8-5-12-13-12-24z" fill="#a87a52" opacity=".5" />
        <ellipse className="lip" cx="0" cy="-6" rx="28" ry="8" />
        <ellipse className={countCubes(content) > 0 ? 'brew' : 'brew dry'} cx="0" cy="-6.500" rx="22.500" ry="5.300" />
        <circle className="owner" cy="14" r="9.500" />
        <use className="sign" href={symbolHref(seatStyle.symbol)} x="-6.500" y="7.500" width="13" height="13" />
        <Heap cubes={content} more={more} />
      </g>
      {NODES.map(({ x, y }, n) => {
        const [cube, ghost] = [spilled[n], coming[n - spilled.length]]
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle className={`node ${cube ? 'full' : ''}`} r="8.500" />
            {cube && <use href={`#ww-cube-${cube}`} x="-7" y="-7" width="14" height="14" />}
            {!cube && ghost && <use className="ghost" href={`#ww-cube-${ghost}`} x="-7" y="-7" width="14" height="14" />}
          </g>
        )
      })}
      {beyond > 0 && (
        <g transform={`translate(0 ${-CIRCLE - 17})`}>
          <circle className="ww-badge" r="9" />
          <text className="ww-count" y="4">
            +{beyond}
          </text>
        </g>
      )}
      {forecast && forecast.gain > 0 && (
        <g className="ww-pill" transform={`translate(0 ${CIRCLE + 4})`}>
          <rect x="-31" y="-10" width="62" height="20" rx="10" />
          <text y="4.600">
            +{forecast.gain} → {forecast.circle}
          </text>
        </g>
      )}
    </g>
  )
}
