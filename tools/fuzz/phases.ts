/** With limits on, most of what is sent would meet nothing but the limits: so most of it goes to a server without, and the rest to one as it is shipped. */
const NO_LIMITS = { LIMITS: 'off', MAX_MATCHES: '1000000' }

interface Phase {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
  readonly share: number
  /** Of the rate: refusals come faster than answers. */
  readonly rateShare: number
}

export const PHASES: readonly [Phase, ...Phase[]] = [
  { name: 'without limits', env: NO_LIMITS, share: 0.9, rateShare: 1 },
  { name: 'limits as shipped', env: {}, share: 0.1, rateShare: 1 },
]
