import { useEffect, useMemo, useRef, useState } from 'react'
import { KINDS } from '#shared/games/witchstone/content/index.ts'
import type { Seat } from '#shared/kernel/ask.ts'
import { useKeys } from '../../ui/keys.ts'
import { inColour, Mark } from '../../ui/Mark.tsx'
import type { BoardProps } from '../face.ts'
import { Ball } from './Ball.tsx'
import { Brew, Cauldron, useTurn } from './Cauldron.tsx'
import { HUES, isCell, isExit, isPortal, isRegion } from './geometry.ts'
import { Rack } from './Rack.tsx'
import { ScrollRow } from './Scroll.tsx'
import { ShapeSprite, SignIcon } from './Sprite.tsx'
import { stage } from './staging.ts'
import { Key, TouchProvider } from './Touch.tsx'
import { Pentagram, Wand } from './Tracks.tsx'
import { handOf, isKind, type TableView, tableOf, viewpointOf } from './table.ts'
import { nameOf, tell } from './words.ts'

const PARTS = ['cauldron', 'ball', 'tracks', 'racks'] as const
type Part = (typeof PARTS)[number]

/** On which part of the table a thing lies. */
function partOf(thing: string, view: TableView): Part | undefined {
  if (isCell(thing) || isExit(thing) || thing.startsWith('crystal-') || isKind(thing) || thing === 'damage' || thing === 'screen') return 'cauldron'
  if (isPortal(thing) || isRegion(thing) || thing === 'prepare-witch') return 'ball'
  if (thing.startsWith('pentagram-cell') || thing.startsWith('wand-cell') || thing === 'again') return 'tracks'
  if (thing.startsWith('potion-shelf') || view.row.includes(thing) || view.stoneTable.includes(thing)) return 'racks'
  return undefined
}

/** How many things are lit on each part; crystals that could only be damaged are always lit, so they do not draw the eye. */
function countLit(lit: ReadonlySet<string>, view: TableView): Readonly<Record<Part, number>> {
  const counts: Record<Part, number> = { cauldron: 0, ball: 0, tracks: 0, racks: 0 }
  for (const thing of lit) {
    const part = partOf(thing, view)
    if (part) counts[part] += thing.startsWith('crystal-') ? 0 : 1
  }
  return counts
}

export function WitchstoneBoard(props: BoardProps) {
  const { lit, picked, onTouch, onClear, after, language, looks, seat, played } = props
  const view = useMemo(() => stage(tableOf(props.table), played), [props.table, played])
  const [pointed, onPoint] = useState<string>()
  const [looked, setLooked] = useState<Seat>()
  const [turn, onTurn] = useTurn()
  const keys = useKeys(lit)
  const touching = useMemo(() => ({ lit, picked, onTouch, after, pointed, onPoint }), [lit, picked, onTouch, after, pointed])
  const base = viewpointOf(view, seat)
  const asked = lit.size > 0
  const shown = looked ?? base
  const player = view.players[shown]
  const counts = countLit(lit, view)
  const chosen = handOf(props.hand)?.chosen || undefined
  const parts = useRef<HTMLDivElement>(null)

  // What is asked now comes into view by itself; what was looked at meanwhile is put aside.
  const wanted = PARTS.find((part) => counts[part] > 0)
  useEffect(() => {
    if (!wanted) return
    setLooked(undefined)
    scrollTo(parts.current, wanted)
  }, [wanted])

  const others = view.players.flatMap((other, index) => (index === shown ? [] : [{ other, index }]))
  const shownLook = looks[shown]
  return (
    <TouchProvider value={touching}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click on nothing lets go, as Esc does, and the arrows move between the lit things inside */}
      <div
        ref={keys.layer}
        className={`ws-table ${lit.size > 12 ? 'calm' : ''}`}
        onClick={() => picked.length > 0 && onClear()}
        onKeyDown={keys.onKeyDown}
        onPointerDown={keys.onPointerDown}
      >
        <ShapeSprite />
        <nav className="ws-chips" aria-label={tell('ball', language)}>
          {PARTS.map((part) => (
            <button key={part} type="button" className={counts[part] > 0 ? 'some' : ''} onClick={() => scrollTo(parts.current, part)}>
              {tell(part, language)}
              {counts[part] > 0 && <b>{counts[part]}</b>}
            </button>
          ))}
        </nav>
        <div className="ws-parts" ref={parts}>
          <section className="ws-part cauldron" data-part="cauldron" aria-label={tell('cauldron', language)}>
            <div className="ws-pot" style={inColour(shownLook?.colour ?? '#ccc')}>
              {player && (
                <Cauldron
                  player={player}
                  look={shownLook}
                  own={shown === seat}
                  last={!asked || shown !== seat}
                  chosen={chosen}
                  turn={turn}
                  onTurn={onTurn}
                  language={language}
                />
              )}
              <span className="ws-whose">
                {shownLook && <Mark look={shownLook} />}
                {shown === seat ? tell('cauldron', language) : tell('cauldronOf', language, { name: shownLook?.name ?? '' })}
              </span>
            </div>
            <Tray {...props} view={view} chosen={chosen} onTurn={onTurn} />
            <ul className="ws-minis">
              {others.map(({ other, index }) => (
                <li key={index}>
                  <button
                    type="button"
                    className="ws-mini"
                    style={inColour(looks[index]?.colour ?? '#ccc')}
                    aria-label={tell('cauldronOf', language, { name: looks[index]?.name ?? '' })}
                    title={tell('cauldronOf', language, { name: looks[index]?.name ?? '' })}
                    onClick={() => setLooked(index === base ? undefined : index)}
                  >
                    <svg viewBox="-200 -196 400 392" aria-hidden="true">
                      <Brew player={other} look={looks[index]} last />
                    </svg>
                    {looks[index] && <Mark look={looks[index]} />}
                  </button>
                </li>
              ))}
            </ul>
          </section>
          <section className="ws-part ball" data-part="ball" aria-label={tell('ball', language)}>
            <Ball view={view} looks={looks} language={language} own={seat} />
          </section>
          <section className="ws-part tracks" data-part="tracks" aria-label={tell('tracks', language)}>
            <Pentagram view={view} looks={looks} language={language} />
            {(lit.has('again') || picked.includes('again')) && (
              <Key thing="again" label={tell('again', language)} className="ws-chip">
                {tell('again', language)}
              </Key>
            )}
          </section>
          <section className="ws-part wandpart" aria-label={tell('wand', language)}>
            <Wand view={view} looks={looks} language={language} />
          </section>
          <section className="ws-part rack" data-part="racks" aria-label={tell('rack', language)}>
            <Rack view={view} looks={looks} language={language} />
          </section>
          <section className="ws-part scrolls" aria-label={tell('scrolls', language)}>
            <ScrollRow view={view} language={language} />
          </section>
        </div>
      </div>
    </TouchProvider>
  )
}

function scrollTo(parts: HTMLElement | null, part: Part): void {
  if (!parts || parts.scrollWidth <= parts.clientWidth + 4) return
  const target = parts.querySelector<HTMLElement>(`[data-part="${part}"]`)
  if (target) parts.scrollTo({ left: target.offsetLeft - 8, behavior: 'auto' })
  if (part === 'tracks') parts.querySelector('.wandpart .lit')?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** What may be done with the thing in hand that is no place on the table: turn the domino, choose a kind, damage, hide. */
function Tray(props: BoardProps & { readonly view: TableView; readonly chosen: string | undefined; readonly onTurn: () => void }) {
  const { view, lit, language, chosen, onTurn } = props
  const kinds = KINDS.filter((kind) => lit.has(kind))
  const timesOf = (kind: string): number => view.open.find((open) => open.what === 'choose' && open.kind === kind)?.count ?? 2
  return (
    <div className="ws-tray">
      {kinds.map((kind) => (
        <Key key={kind} thing={kind} label={`${nameOf(kind, language)} ×${timesOf(kind)}`} className="ws-chip kind">
          <SignIcon shape={kind} fill={HUES[kind]} />×{timesOf(kind)}
        </Key>
      ))}
      {lit.has('damage') && (
        <Key thing="damage" label={tell('damage', language)} className="ws-chip bad">
          <SignIcon shape="hammer" />
          {tell('damage', language)}
        </Key>
      )}
      {lit.has('screen') && (
        <Key thing="screen" label={tell('screen', language)} className="ws-chip">
          <SignIcon shape="veil" />
          {tell('screen', language)}
        </Key>
      )}
      {chosen && [...lit].some(isCell) && (
        <>
          <button
            type="button"
            className="ws-chip plain"
            onClick={(event) => {
              event.stopPropagation()
              onTurn()
            }}
          >
            <SignIcon shape="turn" />
            {tell('turnIt', language)} <kbd>R</kbd>
          </button>
          <small>{tell('turnHint', language)}</small>
        </>
      )}
    </div>
  )
}
