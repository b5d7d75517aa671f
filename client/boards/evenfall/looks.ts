import type { SeatLook } from '../../ui/seats.ts'
import { symbolOf } from '../../ui/seats.ts'
import type { Reader } from './play.ts'
import { tell } from './words.ts'

export type PartyLook = Pick<SeatLook, 'symbol' | 'colour'>

/** The Automa has a colour and a symbol that no seat has. */
const AUTOMA_LOOK: PartyLook = { symbol: symbolOf(4), colour: 'var(--p5)' }

export const lookOf = ({ looks }: Pick<Reader, 'looks'>, party: number): PartyLook => looks[party] ?? AUTOMA_LOOK
export const nameOfParty = ({ looks, language }: Pick<Reader, 'looks' | 'language'>, party: number): string =>
  looks[party]?.name ?? tell('automa', language)
