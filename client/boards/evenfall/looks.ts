import type { SeatStyle } from '../../ui/seats.ts'
import { symbolOf } from '../../ui/seats.ts'
import type { Reader } from './play.ts'
import { boardText } from './words.ts'

export type PartyLook = Pick<SeatStyle, 'symbol' | 'colour'>

/** The Automa's colour and symbol. No seat has them. */
const AUTOMA_LOOK: PartyLook = { symbol: symbolOf(4), colour: 'var(--p5)' }

export const lookOf = ({ seatStyles }: Pick<Reader, 'seatStyles'>, party: number): PartyLook => seatStyles[party] ?? AUTOMA_LOOK
export const nameOfParty = ({ seatStyles, language }: Pick<Reader, 'seatStyles' | 'language'>, party: number): string =>
  seatStyles[party]?.name ?? boardText('automa', language)
