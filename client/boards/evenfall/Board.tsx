import { useMemo, useRef } from 'react'
import { boardOf, COVEN_IDS } from '#shared/games/evenfall/content/index.ts'
import { inColour } from '../../ui/SeatBadge.tsx'
import { animations } from './animations.ts'
import { Choices } from './Choices.tsx'
import { Coven } from './Coven.tsx'
import { EffectSigns } from './Goods.tsx'
import { lookOf, nameOfParty } from './looks.ts'
import { Piles } from './Piles.tsx'
import { PlayProvider, playOf, usePlay } from './play.ts'
import { Regions } from './Regions.tsx'
import { Speaks } from './Speaks.tsx'
import { Sign } from './Sprite.tsx'
import { Tabs } from './Tabs.tsx'
import { Target } from './Target.tsx'
import type { Props } from './table.ts'
import { trailOf } from './trail.ts'
import { useLitCounts, useParts } from './use-parts.ts'
import { boardText, nameOf, textOf } from './words.ts'

const NO_TRAIL: ReadonlySet<string> = new Set()

export function EvenfallBoard(props: Props) {
  const { table, played, recent } = props
  const view = useMemo(() => animations.applyEvents(table, played), [table, played])
  // The trail is hidden while events play, because the movement itself shows what happens.
  const trail = useMemo(() => (played.length > 0 ? NO_TRAIL : trailOf(recent ?? [])), [played, recent])
  const play = playOf(props, view, trail)
  const { selectable, selected, onClear, seat } = play
  const frame = useRef<HTMLDivElement>(null)
  const lit = useLitCounts(frame, play)
  const { shown, part, look } = useParts(play, lit)
  return (
    <PlayProvider value={play}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a click on nothing deselects, as Esc does */}
      <div
        ref={frame}
        data-part={part}
        className={`ev-table ${selectable.size > 12 ? 'calm' : ''} ${view.side}`}
        onClick={() => selected.length > 0 && onClear()}
      >
        {view.phase === 'covens' ? (
          <Draft />
        ) : (
          <>
            <Regions />
            <div className="ev-bar">
              <Piles />
              <Speaks />
              <Tabs shown={shown} part={part} lit={lit} onLook={look} />
              <Choices />
            </div>
            <section
              className="ev-covenpart"
              style={inColour(lookOf(play, shown).colour)}
              aria-label={
                shown === seat ? boardText('yourCoven', play.language) : boardText('covenOf', play.language, { name: nameOfParty(play, shown) })
              }
            >
              <Coven party={shown} />
            </section>
          </>
        )}
      </div>
    </PlayProvider>
  )
}

/** The choice of one of four covens before anything is dealt. */
function Draft() {
  const play = usePlay()
  const { view, language } = play
  return (
    <ul className="ev-draft" aria-label={boardText('chooseCoven', language)}>
      {COVEN_IDS.map((coven) => {
        const board = boardOf(coven, view.side)
        const taken = view.players.findIndex((player) => player.coven === coven)
        return (
          <li key={coven}>
            <Target
              target={coven}
              label={`${nameOf(coven, language)}. ${textOf(board.id, language)}`}
              className={`ev-covencard ${taken >= 0 ? 'taken' : ''}`}
            >
              <span className="crest">
                <Sign name={coven} />
              </span>
              <b>{nameOf(coven, language)}</b>
              <span className="ev-does">
                <EffectSigns effect={board.token} />
              </span>
              <span className="text">{textOf(board.id, language)}</span>
              {taken >= 0 && <em>{boardText('takenBy', language, { name: nameOfParty(play, taken) })}</em>}
            </Target>
          </li>
        )
      })}
    </ul>
  )
}
