/**
 * The settings without limits. Limits would refuse most inputs before other code sees them. So most inputs go to a server without limits, and the
 * rest to one as it is shipped.
 */
const NO_LIMITS = { LIMITS: 'off', MAX_MATCHES: '1000000' }

interface Phase {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
  readonly share: number
  /** The share of the rate. Refusals come faster than replies. */
  readonly rateShare: number
}

export const PHASES: readonly [Phase, ...Phase[]] = [
  { name: 'without limits', env: NO_LIMITS, share: 0.9, rateShare: 1 },
  { name: 'limits as shipped', env: {}, share: 0.1, rateShare: 1 },
]
