import { useEffect, useMemo, useState } from 'react'
import { boardOf, COVEN_IDS } from '#shared/games/evenfall/content/index.ts'
import { inColour, SeatBadge } from '../../ui/SeatBadge.tsx'
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
import { Target } from './Target.tsx'
import type { Props } from './table.ts'
import { AUTOMA, ownerOf, parties, partyAt, peopleOf } from './table.ts'
import { trailOf } from './trail.ts'
import { boardText, nameOf, textOf } from './words.ts'

const NO_TRAIL: ReadonlySet<string> = new Set()

export function EvenfallBoard(props: Props) {
  const { table, played, recent } = props
  const view = useMemo(() => animations.applyEvents(table, played), [table, played])
  // The trail is hidden while events play, because the movement itself shows what happens.
  const trail = useMemo(() => (played.length > 0 ? NO_TRAIL : trailOf(recent ?? [])), [played, recent])
  const play = playOf(props, view, trail)
  const { selectable, selected, onClear, seat } = play
  const [looked, setLooked] = useState<number>()

  // Shows the coven that the current question is about.
  const wanted = useMemo(
    () => [...selectable].map((target) => ownerOf(view, target)).find((party) => party !== undefined && party !== seat),
    [selectable, view, seat],
  )
  useEffect(() => {
    if (selectable.size > 0) setLooked(wanted)
  }, [wanted, selectable])

  const shown = looked ?? seat ?? view.active
  return (
    <PlayProvider value={play}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a click on nothing deselects, as Esc does */}
      <div className={`ev-table ${selectable.size > 12 ? 'calm' : ''} ${view.side}`} onClick={() => selected.length > 0 && onClear()}>
        {view.phase === 'covens' ? (
          <Draft />
        ) : (
          <>
            <Regions />
            <div className="ev-bar">
              <Piles />
              <Speaks />
              <Tabs shown={shown} onLook={setLooked} />
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
        <Choices />
      </div>
    </PlayProvider>
  )
}

/** All covens in brief. A touch on one shows it in full below. */
function Tabs({ shown, onLook }: { readonly shown: number; readonly onLook: (party: number | undefined) => void }) {
  const play = usePlay()
  const { view, language, seat, selectable } = play
  return (
    <ul className={`ev-tabs ${parties(view).length > 2 ? 'many' : ''}`}>
      {parties(view).map((party) => {
        const owner = partyAt(view, party)
        if (!owner) return undefined
        const choice = party === AUTOMA && view.automa.length > 0 ? 'automa' : `player:${party}`
        const name = nameOfParty(play, party)
        const body = (
          <>
            <SeatBadge seatStyle={lookOf(play, party)} />
            <span className="who">{party === seat ? boardText('yourCoven', language) : name}</span>
            <span className="brief">
              <Sign name="place" />
              {owner.outer.length}·{owner.inner.length}
              <Sign name="person" />
              {peopleOf(owner, 'specialist').length}
              <Sign name="council" />
              {peopleOf(owner, 'council').length}
            </span>
          </>
        )
        return (
          <li key={party}>
            {selectable.has(choice) ? (
              <Target target={choice} label={name} className="ev-tab">
                {body}
              </Target>
            ) : (
              <button
                type="button"
                className="ev-tab"
                aria-pressed={party === shown}
                aria-label={boardText('covenOf', language, { name })}
                onClick={(event) => {
                  event.stopPropagation()
                  onLook(party === seat ? undefined : party)
                }}
              >
                {body}
              </button>
            )}
          </li>
        )
      })}
    </ul>
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
