import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { KINDS } from '#shared/games/witchstone/content/index.ts'
import { dominoOf } from '#shared/games/witchstone/things.ts'
import { WORDS } from '#shared/games/witchstone/words.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { formatText } from '#shared/kernel/words.ts'
import { inColour, SeatBadge } from '../../ui/SeatBadge.tsx'
import { useScrollStop } from '../../ui/scroll-stop.ts'
import { animations } from './animations.ts'
import { Ball } from './Ball.tsx'
import { Brew, Cauldron, useTurn } from './Cauldron.tsx'
import { HUES, isCell, isExit, isPortal, isRegion } from './geometry.ts'
import { useGhost } from './ghost.ts'
import { Rack } from './Rack.tsx'
import { ScrollRow } from './Scroll.tsx'
import { ShapeSprite, SignIcon } from './Sprite.tsx'
import { Key, TouchProvider, useTouching } from './Touch.tsx'
import { Pentagram, Wand } from './Tracks.tsx'
import type { Props } from './table.ts'
import { isKind, type PlayerView, type TableView, viewpointOf } from './table.ts'
import { beginTrail, follow, type Trace } from './trail.ts'
import { boardText, nameOf } from './words.ts'

const PARTS = ['cauldron', 'ball', 'tracks', 'rack', 'scrolls'] as const
type Part = (typeof PARTS)[number]

/** Returns the part of the table that a target lies on. */
function partOf(target: string, view: TableView): Part | undefined {
  if (isCell(target) || isExit(target) || target.startsWith('crystal-') || isKind(target) || target === 'damage' || target === 'screen')
    return 'cauldron'
  if (isPortal(target) || isRegion(target) || target === 'prepare-witch') return 'ball'
  if (target.startsWith('pentagram-cell') || target.startsWith('wand-cell') || target === 'again') return 'tracks'
  if (target.startsWith('potion-shelf') || view.stoneTable.includes(target)) return 'rack'
  return view.row.includes(target) ? 'scrolls' : undefined
}

/** Counts the selectable targets on each part. Crystals are left out: they are always selectable, if only to be damaged, and would distract. */
function countSelectable(selectable: ReadonlySet<string>, view: TableView): Readonly<Record<Part, number>> {
  const counts: Record<Part, number> = { cauldron: 0, ball: 0, tracks: 0, rack: 0, scrolls: 0 }
  for (const target of selectable) {
    const part = partOf(target, view)
    if (part) counts[part] += target.startsWith('crystal-') ? 0 : 1
  }
  return counts
}

/** Returns what the last turn changed, from the table before it. */
function useTrace(table: TableView): Trace | undefined {
  const [trail, setTrail] = useState(() => beginTrail(table))
  if (trail.table === table) return trail.trace
  const next = follow(trail, table)
  setTrail(next)
  return next.trace
}

/** Returns the effect of the choice that the target completes, in the words of the rules. */
function useEffects({ prompt, selected, language, seatStyles }: Props): (target: string) => string | undefined {
  return useCallback(
    (target) => {
      const line = prompt?.labels[[...selected, target].join('>')]
      return line && formatText(WORDS, line, language, (seat) => seatStyles[seat]?.name ?? '')
    },
    [prompt, selected, language, seatStyles],
  )
}

export function WitchstoneBoard(props: Props) {
  const { selectable, selected, onSelect, onClear, selectableAfter, language, seatStyles, seat, played } = props
  const table = props.table
  const view = useMemo(() => animations.applyEvents(table, played), [table, played])
  const left = useTrace(table)
  // The trace is hidden while events play, because the movement itself shows what happens.
  const trace = played.length > 0 ? undefined : left
  const effectOf = useEffects(props)
  const [pointed, onPoint] = useState<string>()
  const [looked, setLooked] = useState<Seat>()
  const [turn, onTurn] = useTurn()
  const touching = useMemo(
    () => ({ selectable, selected, onSelect, selectableAfter, pointed, onPoint, effectOf, trace }),
    [selectable, selected, onSelect, selectableAfter, pointed, effectOf, trace],
  )
  const base = viewpointOf(view, seat)
  const shown = looked ?? base
  const player = view.players[shown]
  const counts = countSelectable(selectable, view)
  const chosen = props.hand?.chosen || undefined
  const parts = useRef<HTMLDivElement>(null)
  const wand = useScrollStop<HTMLElement>()

  // Scrolls to the part that the question is about and closes what the player had opened meanwhile.
  const wanted = PARTS.find((part) => counts[part] > 0)
  useEffect(() => {
    if (!wanted) return
    setLooked(undefined)
    scrollTo(parts.current, wanted)
  }, [wanted])

  const others = view.players.flatMap((other, index) => (index === shown ? [] : [{ other, index }]))
  const shownLook = seatStyles[shown]
  return (
    <TouchProvider value={touching}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a click on nothing deselects, as Esc does */}
      <div className={`ws-table ${selectable.size > 12 ? 'calm' : ''}`} onClick={() => selected.length > 0 && onClear()}>
        <ShapeSprite />
        <nav className="ws-chips" aria-label={boardText('ball', language)}>
          {PARTS.map((part) => (
            <button key={part} type="button" className={counts[part] > 0 ? 'some' : ''} onClick={() => scrollTo(parts.current, part)}>
              {boardText(part, language)}
              {counts[part] > 0 && <b>{counts[part]}</b>}
            </button>
          ))}
        </nav>
        <div className="ws-parts" ref={parts}>
          <section className="ws-part cauldron" data-part="cauldron" aria-label={boardText('cauldron', language)}>
            <div className="ws-pot" style={inColour(shownLook?.colour ?? '#ccc')}>
              {player && (
                <Cauldron
                  player={player}
                  seat={shown}
                  seatStyle={shownLook}
                  own={shown === seat}
                  chosen={chosen}
                  turn={turn}
                  onTurn={onTurn}
                  language={language}
                />
              )}
              <span className={`ws-whose ${shown === seat ? 'at-home' : ''}`}>
                {shownLook && <SeatBadge seatStyle={shownLook} />}
                <span>{shown === seat ? boardText('cauldron', language) : boardText('cauldronOf', language, { name: shownLook?.name ?? '' })}</span>
              </span>
            </div>
            <Tray {...props} view={view} player={player} chosen={chosen} turn={turn} onTurn={onTurn} />
            <ul className="ws-minis">
              {others.map(({ other, index }) => (
                <li key={index}>
                  <button
                    type="button"
                    className="ws-mini"
                    style={inColour(seatStyles[index]?.colour ?? '#ccc')}
                    aria-label={boardText('cauldronOf', language, { name: seatStyles[index]?.name ?? '' })}
                    title={boardText('cauldronOf', language, { name: seatStyles[index]?.name ?? '' })}
                    onClick={() => setLooked(index === base ? undefined : index)}
                  >
                    <svg viewBox="-216 -200 432 400" aria-hidden="true">
                      <Brew player={other} seat={index} seatStyle={seatStyles[index]} />
                    </svg>
                    <span>
                      {seatStyles[index] && <SeatBadge seatStyle={seatStyles[index]} />}
                      <b>{seatStyles[index]?.name}</b>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
          <section className="ws-part ball" data-part="ball" aria-label={boardText('ball', language)}>
            <Ball view={view} seatStyles={seatStyles} language={language} own={seat} />
          </section>
          <section className="ws-part tracks" data-part="tracks" aria-label={boardText('tracks', language)}>
            <Pentagram view={view} seatStyles={seatStyles} language={language} />
            {(selectable.has('again') || selected.includes('again')) && (
              <Key target="again" label={boardText('again', language)} className="ws-chip">
                {boardText('again', language)}
              </Key>
            )}
          </section>
          <section ref={wand} className="ws-part wandpart" aria-label={boardText('wand', language)}>
            <Wand view={view} seatStyles={seatStyles} language={language} />
          </section>
          <section className="ws-part rack" data-part="rack" aria-label={boardText('rack', language)}>
            <Rack view={view} seatStyles={seatStyles} language={language} />
          </section>
          <section className="ws-part scrolls" data-part="scrolls" aria-label={boardText('scrolls', language)}>
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
  if (part === 'tracks') parts.querySelector('.wandpart .selectable')?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

interface TrayProps extends Props {
  readonly view: TableView
  readonly player: PlayerView | undefined
  readonly chosen: string | undefined
  readonly turn: number
  readonly onTurn: () => void
}

/** The options for the selected target that are not places on the table: turn the domino, choose a kind, damage, hide. */
function Tray({ view, player, chosen, turn, onTurn, selectable, language }: TrayProps) {
  const kinds = KINDS.filter((kind) => selectable.has(kind))
  const timesOf = (kind: string): number => view.open.find((open) => open.what === 'choose' && open.kind === kind)?.count ?? 2
  return (
    <div className="ws-tray">
      {kinds.map((kind) => (
        <Key key={kind} target={kind} label={`${nameOf(kind, language)} ×${timesOf(kind)}`} className="ws-chip kind">
          <SignIcon shape={kind} fill={HUES[kind]} />×{timesOf(kind)}
        </Key>
      ))}
      {selectable.has('damage') && (
        <Key target="damage" label={boardText('damage', language)} className="ws-chip bad">
          <SignIcon shape="hammer" />
          {boardText('damage', language)}
        </Key>
      )}
      {selectable.has('screen') && (
        <Key target="screen" label={boardText('screen', language)} className="ws-chip">
          <SignIcon shape="veil" />
          {boardText('screen', language)}
        </Key>
      )}
      {chosen && [...selectable].some(isCell) && <Laying player={player} domino={chosen} turn={turn} onTurn={onTurn} language={language} />}
    </div>
  )
}

type LayingProps = Pick<TrayProps, 'player' | 'turn' | 'onTurn' | 'language'> & { readonly domino: string }

/** The selected domino: a button to turn it and one to place it as shown, with the chains it would make. */
function Laying({ player, domino, turn, onTurn, language }: LayingProps) {
  const { onSelect } = useTouching()
  const ghost = useGhost(player, domino, turn)
  const { a, b } = dominoOf(domino)
  return (
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
        {boardText('turnIt', language)} <kbd>R</kbd>
      </button>
      {ghost?.held && ghost.b ? (
        <button
          type="button"
          className="ws-chip lay"
          onClick={(event) => {
            event.stopPropagation()
            if (ghost.b) onSelect(ghost.b)
          }}
        >
          {boardText('layIt', language)}
          <SignIcon shape={a} fill={HUES[a]} />×{ghost.chains[0]}
          <SignIcon shape={b} fill={HUES[b]} />×{ghost.chains[1]}
        </button>
      ) : (
        <small>{boardText('turnHint', language)}</small>
      )}
    </>
  )
}
