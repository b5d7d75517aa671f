import { Icon } from '../../ui/Icon.tsx'
import { Portrait as Face } from './portraits.tsx'
import { Tracks } from './Tracks.tsx'
import type { SeatProps } from './table.ts'
import { ownSlot, sideOf, slotsOf, warriorsLeft } from './table.ts'
import { boardText, nameOf } from './words.ts'

export function Portrait({ table, seat }: SeatProps) {
  return <Face sorcerer={ownSlot(table, seat)?.sorcerer ?? ''} face />
}

/** The places held, out of those needed to win. */
export function Score({ table, seat, language }: SeatProps) {
  const slot = slotsOf(table, seat).find(({ defeated }) => !defeated) ?? ownSlot(table, seat)
  const side = slot && sideOf(table, slot)
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
  return slotsOf(table, seat).map((slot) => {
    const left = warriorsLeft(table, slot.slot)
    const label = `${boardText('warriors', language)}: ${left}`
    return (
      <span key={slot.slot} className={`so-counts ${slot.defeated ? 'out' : ''}`}>
        <span className="so-left" role="img" aria-label={label} title={label}>
          <Icon name="pawn" />
          {left}
        </span>
        <Tracks table={table} slot={slot} language={language} />
      </span>
    )
  })
}

export function PlayerBoard({ table, seat, language }: SeatProps) {
  const slots = slotsOf(table, seat)
  const shown = ownSlot(table, seat)
  return (
    <div className={`so-own ${slots.length > 1 ? 'pair' : ''}`}>
      {slots.map((slot) => {
        const side = sideOf(table, slot)
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
                  <b>{warriorsLeft(table, slot.slot)}</b>
                  <small>{boardText('warriors', language)}</small>
                </li>
              </ul>
              <div className="so-tracks">
                <Tracks table={table} slot={slot} language={language} />
              </div>
            </div>
          </div>
        )
      })}
    </div>
  )
}
