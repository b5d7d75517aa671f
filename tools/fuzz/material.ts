import type { Dice } from './dice.ts'

/** Real ids and tokens of the server under test, from which inputs are made. */
export interface Material {
  readonly host: string
  readonly tokens: readonly string[]
  /** Seat tokens of these tables and of others. */
  readonly seatTokens: readonly string[]
  readonly reconnections: readonly string[]
  /** Matches of the fuzzers, matches of honest players, and ids that look like one. */
  readonly matches: readonly string[]
  /** Rooms to connect to: `<process>/<room>?sessionId=<session>`. Most sessions are used up. */
  readonly rooms: readonly string[]
  readonly games: readonly string[]
}

const STRANGE_IDS = ['__proto__', 'constructor', 'x', '..', '%2e%2e', 'null', '*', 'lobby', 'A'.repeat(64), 'A'.repeat(5000), '%ff', '%00', 'é']

export const anyOf = (list: readonly string[], dice: Dice): string => (list.length > 0 ? dice.pick(list) : 'none')

export const matchId = ({ matches }: Material, dice: Dice): string => (dice.happens(4) ? dice.pick(STRANGE_IDS) : anyOf(matches, dice))

const NOBODY = Buffer.from('{"alg":"none"}').toString('base64url')

/** Returns a token that is valid, of another kind, broken, or signed by nobody. */
export function anyToken(material: Material, dice: Dice): string {
  const token = anyOf(dice.happens(4) ? material.seatTokens : material.tokens, dice)
  const [head = '', body = '', signature = ''] = token.split('.')
  return dice.pick([
    () => token,
    () => token,
    () => token,
    () => anyOf(material.reconnections, dice),
    () => `${NOBODY}.${body}.`,
    () => `${head}.${body}.${signature.slice(1)}`,
    () => `${head}.${Buffer.from('{"sub":"1","name":"x"}').toString('base64url')}.${signature}`,
    () => token.slice(0, dice.roll(token.length + 1)),
    () => `${token}.${token}`,
    () => '',
    () => 'x'.repeat(5000),
    () =>
      dice
        .bytes(20)
        .toString('latin1')
        .replaceAll(/[\r\n]/g, ' '),
  ])()
}
