/** The kinds of input, with the share of each in a run. */
export const KINDS = ['message', 'framing', 'upgrade', 'http', 'slow'] as const
export type Kind = (typeof KINDS)[number]
const SHARES: Readonly<Record<Kind, number>> = { message: 0.56, framing: 0.1, upgrade: 0.09, http: 0.249, slow: 0.001 }
const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text)

/** An input, written as `kind:number`. Together with the seed it determines the bytes, except for ids and tokens from the server. */
export interface InputId {
  readonly kind: Kind
  readonly number: number
}
export const nameOf = ({ kind, number }: InputId): string => `${kind}:${number}`

export function readInputId(text: string): InputId {
  const [kind = '', number = ''] = text.split(':')
  if (!isKind(kind) || !/^\d+$/.test(number))
    throw new Error(`'${text}' is not an input: write ${KINDS.join('|')}, a colon and a number, such as http:42`)
  return { kind, number: Number(number) }
}

/** The inputs to send: a range of numbers for each kind, or single inputs. */
export type Ranges = Readonly<Record<Kind, readonly [from: number, to: number]>>
export type Chosen = { readonly ranges: Ranges } | { readonly only: readonly InputId[] }

const rangesOf = (make: (kind: Kind) => readonly [number, number]): Ranges => ({
  message: make('message'),
  framing: make('framing'),
  upgrade: make('upgrade'),
  http: make('http'),
  slow: make('slow'),
})

/** Returns the ranges of the next inputs, from where an earlier part of the run ended. */
export const rangesFrom = (from: Readonly<Record<Kind, number>>, inputs: number): Ranges =>
  rangesOf((kind) => [from[kind], from[kind] + Math.max(1, Math.round(inputs * SHARES[kind]))])

export interface AttackPlan {
  readonly url: string
  readonly seed: number
  readonly chosen: Chosen
  readonly perSecond: number
  /** Matches of honest players. */
  readonly honest: readonly string[]
}

/** An input as it was sent. */
export interface Sent extends InputId {
  readonly what: string
  readonly base64: string
}

export type DriverMessage = { readonly order: 'begin'; readonly plan: AttackPlan } | { readonly order: 'go' | 'pause' | 'recall' | 'end' }

export interface Progress {
  readonly sent: Readonly<Record<Kind, number>>
  readonly statuses: Readonly<Record<string, number>>
  readonly joins: number
  readonly refusedJoins: number
  /** Inputs that were not finished in time. */
  readonly stuck: number
}
export type AttackerMessage =
  | ({ readonly word: 'progress' } & Progress)
  /** Nothing is under way. */
  | { readonly word: 'paused' | 'done' | 'ready' }
  /** The last inputs, oldest first. */
  | { readonly word: 'recalled'; readonly inputs: readonly Sent[] }
  /** A reply that the server must not give. */
  | { readonly word: 'finding'; readonly problem: string; readonly input: Sent }
  | { readonly word: 'failed'; readonly error: string }
