import type { Seat } from '#shared/kernel/decision.ts'
import { LANGUAGES } from '#shared/kernel/words.ts'
import { BOT_NAMES } from '#shared/names/bots.ts'
import type { BotLevel, SeatKind } from '#shared/protocol/match.ts'
import { type Translation, translate } from '../i18n/translation.tsx'
import type { FilledIcon } from './Icon.tsx'

const SYMBOLS = ['flame', 'wave', 'pine', 'sun', 'moon'] as const satisfies readonly FilledIcon[]

/** How a seat looks everywhere on the page. Name, colour and symbol always appear together. */
export interface SeatStyle {
  readonly seat: Seat
  readonly name: string
  readonly symbol: FilledIcon
  /** A CSS value. */
  readonly colour: string
}

interface SeatedPlayer {
  readonly name: string
  readonly kind: SeatKind
  readonly level?: string
}

const isLevel = (level: string | undefined): level is BotLevel => level === 'novice' || level === 'adept' || level === 'master'

export function nameOf({ name, kind }: SeatedPlayer, seat: Seat, language: Translation['language']): string {
  if (kind === 'open') return translate(language, 'seat.open')
  return kind === 'bot' && name === '' ? (BOT_NAMES[language][seat % BOT_NAMES[language].length] ?? '') : name
}

/** Returns the bot level as a word. */
export const levelName = (level: string | undefined, language: Translation['language']): string | undefined =>
  isLevel(level) ? translate(language, `level.${level}`) : undefined

export const symbolOf = (seat: Seat): FilledIcon => SYMBOLS[seat % SYMBOLS.length] ?? 'flame'
export const colourOf = (seat: Seat): string => `var(--p${(seat % SYMBOLS.length) + 1})`

export function seatStylesOf(seats: readonly SeatedPlayer[], language: Translation['language']): readonly SeatStyle[] {
  return seats.map((player, seat) => ({ seat, name: nameOf(player, seat, language), symbol: symbolOf(seat), colour: colourOf(seat) }))
}

/** Names for guests who have not chosen one. They sound the same in both languages. */
const NAMES: Readonly<Record<Translation['language'], readonly string[]>> = {
  en: ['Hazel', 'Moth', 'Rowan', 'Ember', 'Thistle', 'Wren', 'Juniper', 'Sorrel', 'Briar', 'Fern', 'Raven', 'Ash'],
  ru: ['Полынь', 'Рябина', 'Сова', 'Искра', 'Вереск', 'Ворон', 'Осока', 'Крапива', 'Зарница', 'Мята', 'Ясень', 'Лунь'],
}

export function guestName(language = document.documentElement.lang): string {
  const names = NAMES[LANGUAGES.find((known) => known === language) ?? 'en']
  const [at = 0, number = 0] = crypto.getRandomValues(new Uint16Array(2))
  return `${names[at % names.length]} ${10 + (number % 90)}`
}
