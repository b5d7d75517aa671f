import type { ReactNode } from 'react'
import { revelationOf } from '#shared/games/ryozen/cards.ts'
import { CLAN_HOUSE_AREAS, type Cost, RESOURCES } from '#shared/games/ryozen/content/index.ts'
import { eventAreaId } from '#shared/games/ryozen/effects/events.ts'
import { ownerOf } from '#shared/games/ryozen/tiles.ts'
import { Icon, symbolHref } from '../../ui/Icon.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import { areaCost, cardOf, tileLabel } from './cards.tsx'
import { EventArt } from './event-art.tsx'
import type { Play } from './play.ts'
import { RevelationArt } from './revelation-art.tsx'
import { Sign } from './Sprite.tsx'
import { Target } from './Target.tsx'
import { TileBack, TilePicture } from './Tile.tsx'
import { type BoardWord, boardText, costText, nameOf, textOf } from './words.ts'

/** What lies beside the kingdom: wings on a wide table, sheets on a narrow one. */
export const PANELS = ['house', 'revelations', 'events', 'villages'] as const
export type PanelName = (typeof PANELS)[number]

export function Panel(props: {
  readonly name: PanelName
  readonly play: Play
  readonly onShut: () => void
  readonly counts?: ReactNode
  readonly children: ReactNode
}) {
  const { name, play, counts, children } = props
  const title = boardText(name satisfies BoardWord, play.language)
  return (
    <section className={`ry-panel ${name}`} aria-label={title}>
      <header>
        <h3>{title}</h3>
        {counts}
        <button type="button" className="iconb shut" aria-label={boardText('shut', play.language)} onClick={props.onShut}>
          <Icon name="cross" />
        </button>
      </header>
      {children}
    </section>
  )
}

/** How many cards lie face down. */
export function Deck({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <span className="ry-deck" role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 20 24" aria-hidden="true">
        <path d="M5 3h13v19H5z" fill="#0d1330" stroke="#8a7a4e" />
        <path d="M2 1h13v19H2z" fill="#1e2a55" stroke="#f2d08a" strokeWidth="1.400" />
        <path d="M8.500 5l1.700 3.500L13 10l-2.800 1.500L8.500 15l-1.700-3.500L4 10l2.800-1.500z" fill="#e0563f" />
      </svg>
      {count}
    </span>
  )
}

type PanelProps = { readonly play: Play; readonly onShut: () => void }

/** The row of companions for hire: dearer to the right, and worth more. */
export function ClanHouse({ play, onShut }: PanelProps) {
  const { view, seatStyles, language, selectable, selected } = play
  // While one hires, one's own that are not lit are too dear.
  const isHiring = view.row.some((tile) => selectable.has(tile) || selected.includes(tile))
  const isTooDear = (tile: string): boolean => isHiring && ownerOf(tile) === play.seat && !selectable.has(tile) && selected.length === 0
  return (
    <Panel name="house" play={play} onShut={onShut}>
      <ul className="ry-house">
        {CLAN_HOUSE_AREAS.map(({ id, cost, favour }, area) => {
          const tile = view.row[area]
          return (
            <li key={id} title={areaCost(area, language)}>
              {tile ? (
                <Target
                  play={play}
                  thing={tile}
                  label={`${tileLabel(tile, play)}. ${areaCost(area, language)}`}
                  className={`ry-seat ${isTooDear(tile) ? 'no' : ''}`}
                  readable
                >
                  <TilePicture tile={tile} players={view.players} seatStyles={seatStyles} />
                </Target>
              ) : (
                <span className="ry-seat blank">{boardText('noTile', language)}</span>
              )}
              <small>
                {cost.coin}
                <Sign name="coin" />
              </small>
              <span className="ry-worth">
                <Sign name="favour" />
                <b>{favour}</b>
              </span>
            </li>
          )
        })}
      </ul>
      <ul className="ry-stacks">
        {view.players.map(({ stack }, seat) => {
          const seatStyle = seatStyles[seat]
          if (!seatStyle) return undefined
          const label = boardText('stackOf', language, { name: seatStyle.name, count: stack })
          const isOpen = play.selectable.has('reveal') && seat === play.seat
          return (
            <li key={seatStyle.seat}>
              <button
                type="button"
                className={`ry-stack ${isOpen ? 'selectable' : ''}`}
                data-target={isOpen ? 'reveal' : undefined}
                aria-label={label}
                title={label}
                aria-disabled={!isOpen}
                tabIndex={isOpen ? 0 : -1}
                onClick={() => isOpen && play.onSelect('reveal')}
              >
                <svg viewBox="0 0 100 100" style={inColour(seatStyle.colour)} aria-hidden="true">
                  <TileBack symbol={seatStyle.symbol} />
                </svg>
                {stack}
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

/** Price, glyph and what burning brings, as they stand on the card. */
export function RevelationFace({ card, language }: { readonly card: string; readonly language: Play['language'] }) {
  const { price, burnFavour, glyph } = revelationOf(card)
  return (
    <>
      <span className="art">
        <RevelationArt card={card} />
      </span>
      <span className="price" title={costText(price, language)}>
        {price.scroll}
        <Sign name="scroll" />
      </span>
      <span className="glyph" title={nameOf(glyph, language)}>
        <Sign name={glyph} />
      </span>
      <span className="worth">
        <Sign name="burn" />
        {burnFavour}
      </span>
      <b>{nameOf(card, language)}</b>
      <span className="tx">{textOf(card, language)}</span>
    </>
  )
}

export function Revelations({ play, onShut }: PanelProps) {
  const { view, language, selectable, selected } = play
  const isForked = selectable.has('keep') || selectable.has('burn')
  const isBuying = view.display.some((card) => selectable.has(card) || (card !== '' && selected.includes(card)))
  const isTooDear = (card: string): boolean => isBuying && !isForked && !selectable.has(card) && !selected.includes(card)
  return (
    <Panel
      name="revelations"
      play={play}
      onShut={onShut}
      counts={<Deck count={view.revelationDeck} label={boardText('deck', language, { count: view.revelationDeck })} />}
    >
      <ul className="ry-market">
        {view.display.map((card, n) => (
          <li key={card || `gap ${n}`}>
            {card === '' ? (
              <span className="ry-tile-card blank">{boardText('noCard', language)}</span>
            ) : (
              <Target
                play={play}
                thing={card}
                label={`${nameOf(card, language)}, ${boardText('price', language, { cost: costText(revelationOf(card).price, language) })}. ${textOf(card, language)}`}
                className={`ry-tile-card revelation ${isTooDear(card) ? 'no' : ''}`}
                readable
              >
                <RevelationFace card={card} language={language} />
                {isTooDear(card) && (
                  <span className="why">{boardText('lacks', language, { cost: costText(revelationOf(card).price, language) })}</span>
                )}
              </Target>
            )}
            {isForked && selected[0] === card && <FateFork play={play} card={card} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Bought cards are kept or burnt. */
function FateFork({ play, card }: { readonly play: Play; readonly card: string }) {
  const { language } = play
  return (
    <span className="ry-fate">
      <Target play={play} thing="keep" label={boardText('keep', language)} className="ry-way" card={() => undefined}>
        <Sign name="keep" />
        <b>{boardText('keep', language)}</b>
      </Target>
      <Target play={play} thing="burn" label={boardText('burn', language)} className="ry-way" card={() => undefined}>
        <Sign name="burn" />
        <b>{boardText('burn', language)}</b>
        <span className="gain">
          +{revelationOf(card).burnFavour}
          <Sign name="favour" />
        </span>
      </Target>
    </span>
  )
}

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
            thing="event-discard"
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
                <Target play={play} thing={id} label={`${nameOf(id, language)}: ${boardText('noEvent', language)}`} className="ry-tile-card blank">
                  {boardText('noEvent', language)}
                </Target>
              ) : (
                <Target
                  key={event}
                  play={play}
                  thing={event}
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

/** A cost as printed: a sign for each piece. */
export function Price({ cost }: { readonly cost: Cost }) {
  const pieces = RESOURCES.flatMap((resource) => Array.from({ length: cost[resource] ?? 0 }, (_, n) => ({ resource, id: `${resource} ${n}` })))
  return (
    <span className="ry-price">
      {pieces.map(({ resource, id }) => (
        <Sign key={id} name={resource} />
      ))}
    </span>
  )
}

/** Whose explorer stands here. */
export function Pawn({
  symbol,
  colour,
  label,
}: {
  readonly symbol: Parameters<typeof symbolHref>[0]
  readonly colour: string
  readonly label: string
}) {
  return (
    <svg className="ry-pawn" viewBox="0 0 24 30" style={inColour(colour)} role="img" aria-label={label}>
      <title>{label}</title>
      <path d="M12 1a9 9 0 0 1 9 9c0 6-5 10-9 19C8 20 3 16 3 10a9 9 0 0 1 9-9z" fill="var(--c)" stroke="#1a1224" strokeWidth="1.600" />
      <use href={symbolHref(symbol)} x="6.500" y="4.500" width="11" height="11" fill="#1a1224" />
    </svg>
  )
}
