import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { WORDS } from '#shared/games/witchstone/words.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { formatText } from '#shared/kernel/words.ts'
import { inColour, SeatBadge } from '../../ui/SeatBadge.tsx'
import { useScrollStop } from '../../ui/scroll-stop.ts'
import { animations } from './animations.ts'
import { Ball } from './Ball.tsx'
import { Brew, Cauldron, useTurn } from './Cauldron.tsx'
import { useHarm, useLit } from './harm.ts'
import { countSelectable, PARTS, PartChips, scrollToPart } from './Parts.tsx'
import { Rack } from './Rack.tsx'
import { ScrollRow } from './Scroll.tsx'
import { ShapeSprite } from './Sprite.tsx'
import { Key, TouchProvider } from './Touch.tsx'
import { Pentagram, Wand } from './Tracks.tsx'
import { Tray } from './Tray.tsx'
import type { Props } from './table.ts'
import { type TableView, viewpointOf } from './table.ts'
import { beginTrail, follow, type Trace } from './trail.ts'
import { boardText } from './words.ts'

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
  const { selected, onSelect, onClear, selectableAfter, language, seatStyles, seat, played } = props
  const harm = useHarm(props)
  const selectable = useLit(props.selectable, harm)
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
    scrollToPart(parts.current, wanted)
  }, [wanted])

  const others = view.players.flatMap((other, index) => (index === shown ? [] : [{ other, index }]))
  const shownLook = seatStyles[shown]
  return (
    <TouchProvider value={touching}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a click on nothing deselects, as Esc does */}
      <div className={`ws-table ${selectable.size > 12 ? 'calm' : ''}`} onClick={() => selected.length > 0 && onClear()}>
        <ShapeSprite />
        <PartChips counts={counts} language={language} onShow={(part) => scrollToPart(parts.current, part)} />
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
            <Tray {...props} selectable={selectable} harm={harm} view={view} player={player} chosen={chosen} turn={turn} onTurn={onTurn} />
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
