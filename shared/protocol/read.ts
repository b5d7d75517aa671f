import type { EventField, EventFields, GameEvent } from '../kernel/event.ts'
import type { Fairness } from '../kernel/fairness.ts'
import type { Outcome } from '../kernel/game.ts'
import type { GameOptions } from '../kernel/game-options.ts'
import type { Line } from '../kernel/words.ts'
import { type MatchState, ownSeat, type PrivateView, type Prompt, type PromptView, type SeatState } from './match.ts'

type WithoutJson<T> = Omit<T, `${string}Json`>

/** A seat with its JSON parsed. */
export interface SeatInView extends WithoutJson<Omit<SeatState, 'private'>> {
  readonly status: Line | undefined
  /** Only present for the client's own seat. */
  readonly private?: WithoutJson<Omit<PrivateView, 'prompt'>> & { readonly prompt: Prompt | undefined }
}
/** A synced state with its JSON parsed. */
export interface MatchView extends WithoutJson<Omit<MatchState, 'seats'>> {
  readonly options: GameOptions
  readonly outcome: Outcome | undefined
  readonly fairness: Fairness | undefined
  /** The events of the last moment, including the private fields that the client's own seat learns. */
  readonly events: readonly GameEvent[]
  readonly seats: readonly SeatInView[]
}

const MAX_KEPT = 256

/**
 * Caches the parsed value of each text. A state is read at every patch, and most of its texts stay the same. Equal texts return the same object,
 * so do not change it.
 */
function memoOnText<T>(parse: (json: string) => T): (json: string) => T {
  const kept = new Map<string, T>()
  return (json) => {
    const known = kept.get(json)
    if (known !== undefined) return known
    const parsed = parse(json)
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(json, parsed)
    return parsed
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a reader for texts that hold a record. An empty text gives `undefined`. The server wrote the text from the same type. */
function recordReader<T extends object>(): (json: string) => T | undefined {
  const read = memoOnText((json) => {
    const value: unknown = JSON.parse(json)
    if (!isRecord(value)) throw new TypeError('not a record of the protocol')
    return value as T
  })
  return (json) => (json === '' ? undefined : read(json))
}

export const readLine = recordReader<Line>()
export const readOutcome = recordReader<Outcome>()
const readFairness = recordReader<Fairness>()
const readLabels = recordReader<Readonly<Record<string, Line>>>()
const optionsReader = recordReader<GameOptions>()
export const readOptions = (json: string): GameOptions => optionsReader(json) ?? {}

function listReader<T>(isOne: (value: unknown) => value is T): (json: string) => readonly T[] {
  return memoOnText((json) => {
    const list: unknown = JSON.parse(json)
    if (!Array.isArray(list) || !list.every(isOne)) throw new TypeError('not a list of the protocol')
    return list
  })
}

const readChoices = listReader((value): value is string => typeof value === 'string')

const isField = (value: unknown): value is EventField =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number'))
const isFields = (value: unknown): value is EventFields => isRecord(value) && Object.values(value).every(isField)
const isEvent = (value: unknown): value is GameEvent => isFields(value) && typeof value.type === 'string'
type Secret = readonly [index: number, fields: EventFields]
const isSecret = (value: unknown): value is Secret => Array.isArray(value) && typeof value[0] === 'number' && isFields(value[1])

const readPublicEvents = listReader(isEvent)
const readSecrets = listReader(isSecret)

/** Returns the events of one moment as a seat reads them: the public events with the seat's private fields. */
export function readEvents(eventsJson: string, secretsJson = '[]'): readonly GameEvent[] {
  const secrets = new Map(readSecrets(secretsJson))
  return readPublicEvents(eventsJson).map((event, index) => {
    const secret = secrets.get(index)
    return secret ? { ...event, ...secret, type: event.type } : event
  })
}

/** Returns the parsed prompt, or `undefined` if nothing is asked. */
export function readPrompt(view: PromptView | undefined): Prompt | undefined {
  if (!view?.id) return undefined
  const { textJson, choicesJson, labelsJson, ...rest } = view
  const text = readLine(textJson)
  if (!text) throw new TypeError('a prompt without words')
  const { id, kind, source, min, max, optional } = rest
  return { id, kind, source, min, max, optional, text, choices: readChoices(choicesJson), labels: readLabels(labelsJson) ?? {} }
}

function readSeat({ statusJson, private: own, ...seat }: SeatState): SeatInView {
  const status = readLine(statusJson)
  return own ? { ...seat, status, private: { hand: own.hand, undo: own.undo, prompt: readPrompt(own.prompt) } } : { ...seat, status }
}

/** Turns a synced state into typed values. */
export function readMatch(state: MatchState): MatchView {
  const { optionsJson, outcomeJson, fairnessJson, eventsJson, seats, ...rest } = state
  const own = seats[ownSeat(state) ?? -1]?.private
  return {
    ...rest,
    options: readOptions(optionsJson),
    outcome: readOutcome(outcomeJson),
    fairness: readFairness(fairnessJson),
    events: readEvents(eventsJson, own?.secretsJson),
    seats: seats.map(readSeat),
  }
}
