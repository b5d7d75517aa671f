import type { KeyboardEvent } from 'react'
import { PALACE, SECTOR_IDS } from '#shared/games/ryozen/content/index.ts'
import { placeLabel, slotText, tileLabel } from './cards.tsx'
import { heraldPlace } from './Ground.tsx'
import { MIDDLE, polar, RING, SPAN, sectorAngle, slotPlace, spotPlace } from './geometry.ts'
import type { Standing } from './Pieces.tsx'
import type { Play } from './play.ts'
import { Target } from './Target.tsx'
import { dayPlaceOf, isSpot, SPOT_LIST, sectorNumber, slotCost, slotsPerSector } from './table.ts'
import { boardText, costText, nameOf, optionText } from './words.ts'

/** A place of the kingdom that can be read or selected. */
export interface Hit {
  readonly target: string
  /** Why it cannot be selected now, if a player would expect to. */
  readonly why?: string
  readonly kind: 'sector' | 'palace' | 'slot' | 'tile' | 'spot'
  readonly label: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const MANY = 12
const percent = (length: number): string => `${(100 * length) / SPAN}%`
const square = (size: number) => ({ width: size, height: size })

/** Explains why a slot is not offered: its sector is closed, or it is too expensive. */
function whyNot({ view, seatStyles, language }: Play, slot: string): string | undefined {
  const sector = SECTOR_IDS[sectorNumber(slot)]
  const locker = view.players.findIndex(({ lock }) => lock === sector)
  if (locker !== -1) return boardText('lockedBy', language, { name: seatStyles[locker]?.name ?? '' })
  const cost = slotCost(view, slot)
  return Object.keys(cost).length > 0 ? boardText('lacks', language, { cost: costText(cost, language) }) : undefined
}

const isOpenIn =
  ({ selectable, selected }: Play) =>
  (target: string): boolean =>
    selectable.has(target) || selected.includes(target)

function sectorHits(play: Play): readonly Hit[] {
  return SECTOR_IDS.map((id, sector) => ({
    target: id,
    kind: 'sector',
    label: placeLabel(play, id),
    ...polar((RING.gifts.inner + RING.gifts.outer) / 2, sectorAngle(sector)),
    width: 150,
    height: 62,
  }))
}

function palaceHit(play: Play): Hit {
  const size = play.view.palaceMode ? 2 * RING.disc : 150
  return { target: PALACE.id, kind: 'palace', label: placeLabel(play, PALACE.id), x: MIDDLE, y: MIDDLE, ...square(size) }
}

function slotHits(play: Play): readonly Hit[] {
  const { view, language, selectable } = play
  const perSector = slotsPerSector(view)
  const isOpen = isOpenIn(play)
  const isPlacing = view.slots.some(({ id }) => selectable.has(id))
  return view.slots
    .filter(({ tile }) => tile === '')
    .map(({ id }) => {
      const { x, y, size } = slotPlace(id, perSector)
      const why = isPlacing && !isOpen(id) ? whyNot(play, id) : undefined
      const label = `${nameOf(id, language)}: ${why ?? slotText(view, id, language)}`
      return { target: id, kind: 'slot', label, x, y, ...square(size), ...(why ? { why } : {}) }
    })
}

function spotHits({ view, language }: Play, turns: number): readonly Hit[] {
  if (!view.palaceMode) return []
  return SPOT_LIST.map((spot) => {
    const { x, y, size } = spotPlace(spot, turns)
    return { target: spot, kind: 'spot', label: nameOf(spot, language), x, y, ...square(size) }
  })
}

function tileHits(play: Play, standings: readonly Standing[]): readonly Hit[] {
  return standings.map(({ tile, hidden, x, y, size }) => {
    const label = `${tileLabel(tile, play)}${hidden ? `, ${boardText('hiddenTile', play.language)}` : ''}`
    return { target: tile, kind: 'tile', label, x, y, ...square(size) }
  })
}

/** `use` lies on the tile just placed, `apply` on the place of the day effect. */
function effectHits({ view, language, selectable }: Play, below: readonly Hit[]): readonly Hit[] {
  const placed = below.find(({ kind, target }) => kind === 'tile' && target === view.turn.tile)
  const effect = below.find(({ target }) => target === dayPlaceOf(view))
  return [
    ...(placed && selectable.has('use') ? [{ ...placed, target: 'use', label: optionText('use', language) }] : []),
    ...(effect && selectable.has('apply') ? [{ ...effect, target: 'apply', label: optionText('apply', language) }] : []),
  ]
}

/** Lists every place of the kingdom that can be read or selected. Hits that lie on top come last. */
export function hitsOf(play: Play, standings: readonly Standing[], turns: number): readonly Hit[] {
  const isOpen = isOpenIn(play)
  const below = [...sectorHits(play), palaceHit(play), ...slotHits(play), ...spotHits(play, turns), ...tileHits(play, standings)]
  const hits = [...below, ...effectHits(play, below)]
  const openSpots = hits.filter(({ target }) => isSpot(target) && isOpen(target))
  // A selectable spot wins over the companion that stands on it, unless the companion is selectable too.
  const isCovered = ({ x, y }: Hit): boolean => openSpots.some((spot) => spot.x === x && spot.y === y)
  return hits.filter((hit) => hit.kind !== 'tile' || isOpen(hit.target) || !isCovered(hit))
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/**
 * Arrow keys move to the nearest hit in that direction. From a selectable hit they move only to selectable ones, so that the player stays
 * among their choices.
 */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const here = document.activeElement
  if (!step || !(here instanceof HTMLElement) || !event.currentTarget.contains(here)) return
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  }
  const [x, y] = middle(here)
  let best: { readonly element: HTMLElement; readonly cost: number } | undefined
  for (const element of event.currentTarget.querySelectorAll<HTMLElement>(here.dataset.target ? 'button[data-target]' : 'button')) {
    const [dx, dy] = [middle(element)[0] - x, middle(element)[1] - y]
    const along = dx * step[0] + dy * step[1]
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0])
    const cost = along + 2 * aside
    if (along > 4 && aside <= 2 * along && (!best || cost < best.cost)) best = { element, cost }
  }
  if (!best) return
  event.preventDefault()
  best.element.focus()
}

/** Real buttons over the picture. */
export function Hits(props: { readonly play: Play; readonly hits: readonly Hit[]; readonly onPoint: (target: string | undefined) => void }) {
  const { play, hits, onPoint } = props
  const { view, seatStyles, language } = play
  const isOpen = isOpenIn(play)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside
    <div className={`ry-hits ${play.selectable.size > MANY ? 'calm' : ''}`} onKeyDown={walk}>
      {hits.map(({ target, kind, label, why, x, y, width, height }) => (
        <Target
          key={`${kind} ${target}`}
          play={play}
          target={target}
          label={label}
          className={`ry-hit ${kind} ${why ? 'no' : ''}`}
          style={{ left: percent(x - width / 2), top: percent(y - height / 2), width: percent(width), height: percent(height) }}
          why={why}
          onPoint={onPoint}
          // From here the arrows lead to everything that can be read.
          readable={kind === 'palace'}
          // The preview of a place would cover other selectable places.
          {...(isOpen(target) && kind !== 'tile' ? { card: () => undefined } : {})}
        >
          {why && <span className="ry-why">{why}</span>}
        </Target>
      ))}
      {view.heralds.map((seat, place) => {
        const { x, y } = heraldPlace(place)
        const seatStyle = seatStyles[seat]
        const label = boardText('heraldAt', language, { place: place + 1, name: seatStyle?.name ?? '' })
        return (
          <span key={seat} className="ry-note" role="img" aria-label={label} title={label} style={{ left: percent(x - 22), top: percent(y - 22) }} />
        )
      })}
    </div>
  )
}

/** Returns the selectable target that a finger has narrowly missed. */
export function nearestSelectable(
  hits: readonly Hit[],
  selectable: ReadonlySet<string>,
  point: { readonly x: number; readonly y: number },
  reach: number,
) {
  let best: { readonly target: string; readonly distance: number } | undefined
  for (const { target, x, y, width, height } of hits) {
    if (!selectable.has(target)) continue
    const distance = Math.hypot(Math.max(0, Math.abs(x - point.x) - width / 2), Math.max(0, Math.abs(y - point.y) - height / 2))
    if (distance <= reach && (!best || distance < best.distance)) best = { target: target, distance }
  }
  return best?.target
}
