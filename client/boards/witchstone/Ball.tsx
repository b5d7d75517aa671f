import { PORTALS, REGIONS, STONE_SLOTS } from '#shared/games/witchstone/content/index.ts'
import type { Language } from '#shared/kernel/words.ts'
import { inColour } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { Hat } from './Gem.tsx'
import { BALL, bandPath, HUES, inBall, isPortal, isRegion, onRing, type Point, radiusOf, wayOf } from './geometry.ts'
import { Sign } from './Sprite.tsx'
import { Spot, useTouching } from './Touch.tsx'
import { kindOfToken, type PlayerView, type TableView } from './table.ts'
import { boardText, nameOf } from './words.ts'

interface BallProps {
  readonly view: TableView
  readonly seatStyles: readonly SeatStyle[]
  readonly language: Language
  readonly own: number | undefined
}

const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

export function Ball(props: BallProps) {
  const { view, seatStyles, language } = props
  return (
    <svg className="ws-ball" viewBox="-278 -278 556 556">
      <title>{boardText('ball', language)}</title>
      <circle className="ws-ball-foot" r={BALL + 30} />
      <circle className="ws-ball-glass" r={BALL + 20} />
      <path
        className="ws-contour"
        d="M-180-150C-90-60-60-160 40-90S170 20 210-30M-230 60C-130 20-90 110 10 80S150 150 220 110M-150 190C-60 130 0 220 130 180"
      />
      {PORTALS.map(({ id }) => (
        <PortalLine key={id} {...props} id={id} />
      ))}
      {REGIONS.map(({ id, type }, n) => {
        const region = view.regions[n]
        return region && <Region key={id} {...props} id={id} type={type} region={region} />
      })}
      <path className="ws-ball-shine" d="M-205-120A240 240 0 0 1-90-222" />
      {view.players.map((player, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
        <Corner key={seat} {...props} player={player} seat={seat} />
      ))}
      <Caption view={view} seatStyles={seatStyles} language={language} />
    </svg>
  )
}

/** Shows the name and details of the region or portal under the pointer, beside it. */
function Caption({ view, seatStyles, language }: Omit<BallProps, 'own'>) {
  const { pointed, selected, effectOf } = useTouching()
  const target = pointed ?? selected.at(-1) ?? ''
  if (!isRegion(target) && !isPortal(target)) return undefined
  const region = view.regions.find(({ id }) => id === target)
  const portal = PORTALS.find(({ id }) => id === target)
  const people = region ? [region.owner, ...region.witches].flatMap((seat) => seatStyles[seat]?.name ?? []) : []
  const facts = region
    ? [...(region.token ? [nameOf(region.token, language)] : []), ...(people.length > 0 ? [people.join(', ')] : [])]
    : portal
      ? [boardText('vp', language, { n: portal.vp })]
      : []
  const lines = [nameOf(target, language), effectOf(target) ?? facts.join(' · ')].filter((line) => line !== '')
  const { x, y } = region ? inBall(target) : middleOf(target)
  const width = Math.max(...lines.map((line, n) => line.length * (n === 0 ? 13 : 11.5))) + 28
  const height = 14 + 26 * lines.length
  const gap = region ? radiusOf(target) + 12 : 16
  const top = y > -120 ? y - gap - height : y + gap
  const left = Math.min(276 - width, Math.max(-276, x - width / 2))
  return (
    <g className="ws-caption" transform={`translate(${left} ${top})`}>
      <rect width={width} height={height} rx="13" />
      {lines.map((line, n) => (
        <text key={line} className={n === 0 ? 'name' : ''} x={width / 2} y={27 + 26 * n}>
          {line}
        </text>
      ))}
    </g>
  )
}

function middleOf(portal: string): Point {
  const { from, to } = wayOf(portal)
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

function PortalLine({ id, view, seatStyles, language }: BallProps & { readonly id: string }) {
  const { trace } = useTouching()
  const state = view.portals.find((portal) => portal.id === id)
  const portal = PORTALS.find((known) => known.id === id)
  if (!state || !portal) return undefined
  const { from, to, slots } = wayOf(id, state.from)
  const seatStyle = seatStyles[state.owner]
  const old = trace?.targets.has(id) ? (trace.start.portals.find((portal) => portal.id === id)?.filled ?? 0) : state.filled
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`
  const label = `${nameOf(id, language)}: ${state.filled}/${portal.length}, ${boardText('vp', language, { n: portal.vp })}`
  return (
    <Spot
      target={id}
      halo={bandPath(from, to, 12)}
      label={label}
      className={`ws-portal l${portal.length} ${state.filled === portal.length ? 'done' : ''} ${seatStyle ? 'owned' : ''}`}
    >
      <g style={seatStyle && inColour(seatStyle.colour)}>
        <path className="line" d={line} />
        {slots.map(({ x, y }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots are identified by their order
          <circle key={n} className={n < state.filled ? 'full' : 'slot'} cx={x} cy={y} r="7" />
        ))}
        {state.filled > 0 &&
          slots
            .slice(0, state.filled)
            .map(({ x, y }) => <use key={x} className="sign" href={`#i-${seatStyle?.symbol}`} x={x - 5} y={y - 5} width="10" height="10" />)}
        {slots.slice(old, state.filled).map(({ x, y }) => (
          <circle key={x} className="ws-last fine" cx={x} cy={y} r="10.500" />
        ))}
      </g>
    </Spot>
  )
}

type RegionState = TableView['regions'][number]

function Region({ id, type, region, seatStyles, language }: BallProps & { id: string; type: (typeof REGIONS)[number]['type']; region: RegionState }) {
  const { trace } = useTouching()
  const r = radiusOf(id)
  const kind = kindOfToken(region.token)
  const owner = seatStyles[region.owner]
  const stone = type === 'witchstone'
  const label = [
    nameOf(id, language),
    ...(region.token ? [nameOf(region.token, language)] : []),
    ...(owner ? [owner.name] : []),
    ...region.witches.map((seat) => seatStyles[seat]?.name ?? ''),
  ].join(', ')
  return (
    <Spot target={id} at={inBall(id)} halo={circle(r + 3)} label={label} className={`ws-region ${type}`}>
      <circle className="ground" r={r} />
      <Sign shape={type} size={stone ? 40 : 25} />
      {stone &&
        STONE_SLOTS.map(({ id: slot, effect }, n) => {
          const { x, y } = onRing(n, 4, 25)
          const seat = region.witches[n]
          return seat === undefined ? (
            <g key={slot} transform={`translate(${x} ${y})`}>
              <circle className="stone-slot" r="9" />
              <text className="stone-vp" y="4.500">
                {effect.vp}
              </text>
            </g>
          ) : (
            <g key={slot} transform={`translate(${x} ${y})`}>
              <Hat seatStyle={seatStyles[seat]} size={24} />
            </g>
          )
        })}
      {owner && (
        <g transform="translate(0 -6)">
          <Hat seatStyle={owner} size={36} high />
        </g>
      )}
      {!stone &&
        region.witches.map((seat, n) => (
          <g key={seat} className="ws-come" transform={`translate(${(n - (region.witches.length - 1) / 2) * 17} ${-r + 1})`}>
            <Hat seatStyle={seatStyles[seat]} size={24} />
          </g>
        ))}
      {region.token && (
        <g className="ws-token" transform={`translate(${r * 0.72} ${r * 0.72})`}>
          <circle r="11" />
          {kind ? <Sign shape={kind} size={14} fill={HUES[kind]} /> : <text y="4.500">3</text>}
        </g>
      )}
      {trace?.targets.has(id) && <circle className="ws-last" r={r + 5} />}
    </Spot>
  )
}

const CORNERS = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
] as const
const quadrantOf = (player: PlayerView): number | undefined => {
  const region = REGIONS.find(({ id }) => id === player.tower)
  return region && 'quadrant' in region ? region.quadrant : undefined
}
/** Returns the corner beside the player's tower. Before the towers are chosen, it returns any free corner. */
function cornerOf(view: TableView, seat: number): (typeof CORNERS)[number] {
  const taken = view.players.map(quadrantOf)
  const free = [0, 1, 2, 3].filter((quadrant) => !taken.includes(quadrant))
  const nth = taken.slice(0, seat).filter((quadrant) => quadrant === undefined).length
  return CORNERS[taken[seat] ?? free[nth] ?? 0] ?? CORNERS[0]
}

/** A player's pieces beside the ball: witches in the supply, lying witches, and energy. */
function Corner({ view, seatStyles, language, own, player, seat }: BallProps & { readonly player: PlayerView; readonly seat: number }) {
  const { x, y } = cornerOf(view, seat)
  const seatStyle = seatStyles[seat]
  const label = seat === own ? boardText('prepare', language) : (seatStyle?.name ?? '')
  return (
    <g className="ws-corner" style={inColour(seatStyle?.colour ?? '#ccc')} transform={`translate(${x * 240} ${y * 240})`}>
      <Spot target={seat === own ? 'prepare-witch' : ''} label={label} halo="M-34-34h68v68h-68z" className="ws-supply">
        <title>{`${boardText('supply', language, { n: player.witches })}, ${boardText('lying', language, { n: player.lying })}`}</title>
        <rect x="-34" y="-34" width="68" height="68" rx="12" />
        <g transform="translate(-16 -18)">
          <Hat seatStyle={seatStyle} size={26} />
        </g>
        <text x="14" y="-12">
          {player.witches}
        </text>
        <g transform="translate(-16 2) rotate(80)">
          <Hat seatStyle={seatStyle} size={20} />
        </g>
        <text x="14" y="8">
          {player.lying}
        </text>
        <circle className="energy" cx="-16" cy="21" r="7" />
        <Sign shape="energy" x={-16} y={21} size={11} />
        <text x="14" y="27">
          {player.markers}
        </text>
      </Spot>
    </g>
  )
}
