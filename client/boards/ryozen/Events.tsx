import { eventAreaId } from '#shared/games/ryozen/effects/events.ts'
import { cardOf } from './cards.tsx'
import { EventArt } from './event-art.tsx'
import { Deck, Panel, type PanelProps } from './Panels.tsx'
import { Sign } from './Sprite.tsx'
import { Target } from './Target.tsx'
import { boardText, nameOf, textOf } from './words.ts'

export function Events({ play, onShut }: PanelProps) {
  const { view, language } = play
  const top = view.eventDiscard.at(-1)
  const discards = boardText('discarded', language, { count: view.eventDiscard.length })
  return (
    <Panel
      name="events"
      play={play}
      onShut={onShut}
      counts={
        <>
          <Deck count={view.eventDeck} label={boardText('deck', language, { count: view.eventDeck })} />
          <Target
            play={play}
            target="event-discard"
            label={top ? `${discards}. ${boardText('topOf', language, { name: nameOf(top, language) })}` : discards}
            className="ry-deck out"
            card={() => (top ? cardOf(play, top) : undefined)}
            readable={top !== undefined}
          >
            <Sign name="discard" />
            {view.eventDiscard.length}
          </Target>
        </>
      }
    >
      <ul className="ry-market">
        {view.events.map((event, area) => {
          const id = eventAreaId(area)
          return (
            <li key={id}>
              {event === '' ? (
                <Target play={play} target={id} label={`${nameOf(id, language)}: ${boardText('noEvent', language)}`} className="ry-tile-card blank">
                  {boardText('noEvent', language)}
                </Target>
              ) : (
                <Target
                  key={event}
                  play={play}
                  target={event}
                  label={`${nameOf(event, language)}. ${textOf(event, language)}`}
                  className={`ry-tile-card event ${event === view.tonight ? 'now' : ''}`}
                  readable
                >
                  <span className="art">
                    <EventArt event={event} />
                  </span>
                  <b>{nameOf(event, language)}</b>
                  <span className="tx">{textOf(event, language)}</span>
                </Target>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
