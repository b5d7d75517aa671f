import { PENTAGRAM, WAND } from '#shared/games/witchstone/content/index.ts'
import { specialOf } from '#shared/games/witchstone/things.ts'
import type { Language } from '#shared/kernel/words.ts'
import type { SeatStyle } from '../../ui/seats.ts'
import { Owl, SpecialGem } from './Gem.tsx'
import { HUES, onRing, onWand, type Point } from './geometry.ts'
import { type Shape, Sign } from './Sprite.tsx'
import { Spot, useTouching } from './Touch.tsx'
import type { TableView } from './table.ts'
import { inCauldronOf } from './trail.ts'
import { boardText, nameOf } from './words.ts'

interface TrackProps {
  readonly view: TableView
  readonly seatStyles: readonly SeatStyle[]
  readonly language: Language
}

const RADIUS = 86
const LOOP = PENTAGRAM.length
const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
const STAR = Array.from({ length: 5 }, (_, n) => onRing((n * 2) % 5, 5, 68))
  .map(({ x, y }) => `${x} ${y}`)
  .join('L')

/** Returns an offset that keeps several owls on one cell apart. */
const asideOf = (place: number, places: readonly number[], seat: number): number => places.slice(0, seat).filter((other) => other === place).length

/** Returns where the owls that have just moved came from, by seat. */
function useStarts(track: 'wand' | 'pentagram'): ReadonlyMap<number, number> {
  const { trace } = useTouching()
  if (!trace) return new Map()
  return new Map(trace.start.players.flatMap((player, seat) => (trace.targets.has(inCauldronOf(seat, track)) ? [[seat, player[track]]] : [])))
}

interface TravellerProps {
  readonly at: Point
  readonly title: string
  readonly seatStyle: SeatStyle | undefined
  /** Whether it has just moved. */
  readonly isMarked: boolean
}

/** A player's owl on its track. */
function Traveller({ at, title, seatStyle, isMarked }: TravellerProps) {
  return (
    <g className="ws-travels" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <title>{title}</title>
      <Owl seatStyle={seatStyle} />
      {isMarked && <circle className="ws-last" r="16" />}
    </g>
  )
}

export function Pentagram({ view, seatStyles, language }: TrackProps) {
  const places = view.players.map(({ pentagram }) => pentagram % LOOP)
  const starts = useStarts('pentagram')
  return (
    <svg className="ws-penta" viewBox="-112 -112 224 224">
      <title>{boardText('pentagram', language)}</title>
      <circle className="disc" r="108" />
      <path className="star" d={`M${STAR}Z`} />
      <circle className="ring" r={RADIUS} />
      {PENTAGRAM.map(({ id, index, effect }) => effect && <Prize key={id} view={view} index={index} effect={effect} language={language} />)}
      {PENTAGRAM.map(({ id, index, colour }) => (
        <Spot key={id} target={id} at={onRing(index, LOOP, RADIUS)} halo={circle(15)} label={nameOf(id, language)} className={`ws-step ${colour}`}>
          <circle r="13" />
          {colour === 'orange' && <Sign shape="owl" size={16} />}
          {colour === 'blue' && <Sign shape="gem" size={15} />}
          {index === 0 && <Sign shape="pentagram" size={15} />}
        </Spot>
      ))}
      {[...starts].map(([seat, start]) => {
        const { x, y } = onRing(start % LOOP, LOOP, RADIUS)
        return (
          <g key={seat} className="ws-was" transform={`translate(${x} ${y})`}>
            <Owl seatStyle={seatStyles[seat]} />
          </g>
        )
      })}
      {places.map((place, seat) => {
        const at = onRing(place, LOOP, RADIUS + 4 + 9 * asideOf(place, places, seat))
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
        return <Traveller key={seat} at={at} title={seatStyles[seat]?.name ?? ''} seatStyle={seatStyles[seat]} isMarked={starts.has(seat)} />
      })}
    </svg>
  )
}

type Effect = NonNullable<(typeof PENTAGRAM)[number]['effect']>

/** The prize beside a cell: the special tile of its slot, or the stack of owls with the points of the top one. */
function Prize({ view, index, effect, language }: { view: TableView; index: number; effect: Effect; language: Language }) {
  const { x, y } = onRing(index, LOOP, 46)
  const slot = effect.verb === 'takeSpecial' ? view.slots[Number(effect.slot.at(-1)) - 1] : undefined
  const stack = effect.verb === 'takeOwl' ? view.owls.find(({ id }) => id === effect.stack) : undefined
  return (
    <g className="ws-prize" transform={`translate(${x} ${y})`}>
      {slot && (
        <g transform="scale(.6)">
          <title>{nameOf(slot, language)}</title>
          <SpecialGem kinds={specialOf(slot).symbols} />
        </g>
      )}
      {!slot && effect.verb === 'takeSpecial' && <text y="5">×2</text>}
      {stack && (
        <>
          <circle r="13" />
          <text className="owlvp" y="5">
            {stack.tiles.at(-1) ?? 2}
          </text>
          <text y="26">{stack.tiles.length}</text>
        </>
      )}
    </g>
  )
}

const METRICS: Readonly<Record<string, Shape>> = {
  portalsCompleted: 'energy',
  powerTokens: 'points',
  figuresInBall: 'witches',
  crystalsOnRack: 'gem',
  specialTiles: 'pentagram',
  scrolls: 'scroll',
}

export function Wand({ view, seatStyles, language }: TrackProps) {
  const places = view.players.map(({ wand }) => wand)
  const starts = useStarts('wand')
  const end = onWand(WAND.length - 1)
  return (
    <svg className="ws-wand" viewBox="0 0 1016 68">
      <title>{boardText('wand', language)}</title>
      <path className="wood" d={`M8 34c0-20 30-22 44-12L${end.x} 24c22-10 34 2 34 10s-12 20-34 10L52 46C38 56 8 54 8 34z`} />
      {WAND.map((cell) => {
        const { id, index, kind, effect } = cell
        const what = effect?.verb === 'scorePer' ? METRICS[effect.metric] : effect?.verb === 'activate' ? effect.kind : undefined
        return (
          <Spot key={id} target={id} at={onWand(index)} halo={circle(19)} label={nameOf(id, language)} className={`ws-step ${kind}`}>
            <circle r="16.500" />
            {what && <Sign shape={what} size={18} y={-2} fill={effect?.verb === 'activate' ? HUES[effect.kind] : undefined} />}
            {effect && (
              <text className="vp" y="29">
                {effect.verb === 'scorePer' ? `+${effect.vp}` : `×${effect.verb === 'activate' ? effect.times : ''}`}
              </text>
            )}
          </Spot>
        )
      })}
      {[...starts].map(([seat, start]) => {
        const [from, to] = [onWand(start), onWand(places[seat] ?? start)]
        return (
          <g key={seat}>
            <path className="ws-last" d={`M${from.x} ${from.y - 16}L${to.x} ${to.y - 16}`} />
            <g className="ws-was" transform={`translate(${from.x} ${from.y - 16})`}>
              <Owl seatStyle={seatStyles[seat]} />
            </g>
          </g>
        )
      })}
      {places.map((place, seat) => {
        const { x, y } = onWand(place)
        const aside = asideOf(place, places, seat)
        const at = { x: x + aside * 9, y: y - 16 + aside * 3 }
        const title = `${seatStyles[seat]?.name}: ${boardText('wand', language)} ${place}`
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
        return <Traveller key={seat} at={at} title={title} seatStyle={seatStyles[seat]} isMarked={starts.has(seat)} />
      })}
    </svg>
  )
}
