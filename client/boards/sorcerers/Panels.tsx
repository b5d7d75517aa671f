import { Icon } from '../../ui/Icon.tsx'
import type { SeatProps } from '../game-ui.ts'
import { Portrait as Face } from './portraits.tsx'
import { Tracks } from './Tracks.tsx'
import { ownSlot, sideOf, slotsOf, tableOf, warriorsLeft } from './table.ts'
import { boardText, nameOf } from './words.ts'

export function Portrait({ table, seat }: SeatProps) {
  return <Face sorcerer={ownSlot(tableOf(table), seat)?.sorcerer ?? ''} face />
}

/** Places held, of those needed to win. */
export function Score({ table, seat, language }: SeatProps) {
  const view = tableOf(table)
  const slot = slotsOf(view, seat).find(({ defeated }) => !defeated) ?? ownSlot(view, seat)
  const side = slot && sideOf(view, slot)
  if (!side) return undefined
  const label = `${boardText('places', language)}: ${boardText('of', language, { held: side.held, needed: side.placesToWin })}`
  return (
    <span role="img" aria-label={label} title={label}>
      <Icon name="stone" />
      {side.held}
      <small>/{side.placesToWin}</small>
    </span>
  )
}

export function Stats({ table, seat, language }: SeatProps) {
  const view = tableOf(table)
  return slotsOf(view, seat).map((slot) => {
    const left = warriorsLeft(view, slot.slot)
    const label = `${boardText('warriors', language)}: ${left}`
    return (
      <span key={slot.slot} className={`so-counts ${slot.defeated ? 'out' : ''}`}>
        <span className="so-left" role="img" aria-label={label} title={label}>
          <Icon name="pawn" />
          {left}
        </span>
        <Tracks table={view} slot={slot} language={language} />
      </span>
    )
  })
}

export function PlayerBoard({ table, seat, language }: SeatProps) {
  const view = tableOf(table)
  const slots = slotsOf(view, seat)
  const shown = ownSlot(view, seat)
  return (
    <div className={`so-own ${slots.length > 1 ? 'pair' : ''}`}>
      {slots.map((slot) => {
        const side = sideOf(view, slot)
        return (
          <div key={slot.slot} className={`so-own-slot ${slot === shown ? 'shown' : ''}`}>
            <div className="so-own-face">
              <Face sorcerer={slot.sorcerer} face={slots.length > 1} />
            </div>
            <div className="so-own-text">
              <h2 className="so-own-name">{slot.sorcerer ? nameOf(slot.sorcerer, language) : '…'}</h2>
              <ul className="so-facts">
                <li className="so-fact">
                  <Icon name="stone" />
                  <b>{boardText('of', language, { held: side?.held ?? 0, needed: side?.placesToWin ?? 0 })}</b>
                  <small>{boardText('places', language)}</small>
                </li>
                <li className="so-fact">
                  <Icon name="pawn" />
                  <b>{warriorsLeft(view, slot.slot)}</b>
                  <small>{boardText('warriors', language)}</small>
                </li>
              </ul>
              <div className="so-tracks">
                <Tracks table={view} slot={slot} language={language} />
              </div>
            </div>
          </div>
        )
      })}
    </div>
  )
}
