import { type ReactNode, useId } from 'react'
import { GOODS } from '#shared/games/ryozen/content/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PopoverHeader } from '../../ui/PopoverHeader.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import { ClanFace } from './animals.tsx'
import { cardOf } from './cards.tsx'
import { PeekCard } from './PeekCard.tsx'
import { Sign } from './Sprite.tsx'
import type { SeatProps } from './table.ts'
import { pilesOf } from './table.ts'
import { boardText, nameOf } from './words.ts'

const PLACES = ['I', 'II', 'III', 'IV'] as const

export function Portrait({ table, seat }: SeatProps) {
  return <ClanFace clan={table.players[seat]?.clan ?? ''} />
}

/** Favour, with the place of the herald and the first player's token below it. */
export function Score({ table, seat, language }: SeatProps) {
  const view = table
  const favour = view.players[seat]?.favour ?? 0
  const label = `${nameOf('favour', language)}: ${favour}`
  const herald = PLACES[view.heralds.indexOf(seat)] ?? ''
  return (
    <span className="ry-score">
      <span role="img" aria-label={label} title={label}>
        <Sign name="favour" />
        {favour}
      </span>
      <small>
        <span role="img" aria-label={`${boardText('heraldRank', language)}: ${herald}`} title={boardText('heraldRank', language)}>
          <Sign name="herald" />
          {herald}
        </span>
        {view.first === seat && (
          <span role="img" aria-label={boardText('firstToken', language)} title={boardText('firstToken', language)}>
            <Sign name="token" />
          </span>
        )}
      </small>
    </span>
  )
}

const PURSE = GOODS.filter((good) => good !== 'favour')

/** Goods. The eye opens a sheet with everything else that is public. */
export function Stats(props: SeatProps) {
  const { table, seat, language } = props
  const player = table.players[seat]
  if (!player) return undefined
  return (
    <span className="ry-counts">
      {PURSE.map((good) => {
        const label = `${nameOf(good, language)}: ${player[good]}`
        return (
          <span key={good} className={player[good] === 0 ? 'zero' : ''} role="img" aria-label={label} title={label}>
            <Sign name={good} />
            {player[good]}
          </span>
        )
      })}
      <Belongings {...props} />
    </span>
  )
}

/** A sheet with companions, revelations and what has left the game. */
function Belongings({ table, seat, seatStyle, language }: SeatProps) {
  const id = useId()
  const view = table
  const player = view.players[seat]
  if (!player) return undefined
  const title = boardText('boardOf', language, { name: seatStyle.name })
  const reader = { view, seatStyles: view.players.map((_, index) => (index === seat ? seatStyle : { ...seatStyle, seat: index })), language, seat }
  const cards = (targets: readonly string[]): ReactNode =>
    pilesOf(targets, (target) => nameOf(target, language)).map(([target = '', ...more]) => {
      const card = cardOf(reader, target)
      return card && <PeekCard key={target} card={{ ...card, name: more.length > 0 ? `${card.name} ×${more.length + 1}` : card.name, facts: [] }} />
    })
  const part = (name: string, targets: readonly string[]): ReactNode =>
    targets.length > 0 && (
      <section>
        <h3>
          {name}: {targets.length}
        </h3>
        <div className="ry-cards">{cards(targets)}</div>
      </section>
    )
  return (
    <>
      <button type="button" className="ry-more" popoverTarget={id} aria-label={title} title={title}>
        <Icon name="eye" />
      </button>
      <div id={id} popover="auto" className="pop ry-board-of" style={inColour(seatStyle.colour)}>
        <PopoverHeader id={id} title={title} />
        {part(boardText('hand', language), player.hand)}
        {part(boardText('kept', language), player.kept)}
        {part(boardText('pushed', language), player.pushed)}
        {part(boardText('gone', language), player.gone)}
        <p>
          {boardText('stack', language)}: {player.stack}
        </p>
      </div>
    </>
  )
}
