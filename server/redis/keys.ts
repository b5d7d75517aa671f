/**
 * Where things are in Redis. Everything of one match has the match in braces, so that it is in one place also in a Redis that is
 * spread over several machines; no script touches the keys of two matches, or of a match and something else.
 */
export const KEYS = {
  /** Hash: `record`, `snapshot` and `snapshotSeq`, the owner's `node` and `epoch`, `rev` of the record, `archived`: how many entries are. */
  match: (match: string): string => `coven:{${match}}`,
  /** Stream, its ids `<seq>-0`. Of an archived match it is there for a while when somebody asked for it. */
  entries: (match: string): string => `coven:{${match}}:entries`,
  /** Sorted set: for whom a seat is held, until when. */
  holds: (match: string): string => `coven:{${match}}:holds`,

  // Sorted sets of match ids. Hints only: the record is the truth, and whoever reads compares.
  unfinished: 'coven:unfinished',
  /** Those that are not over, by when somebody has to look at them. */
  clocks: 'coven:clocks',
  finished: 'coven:finished',
  /** Finished, with their entries still here. */
  unarchived: 'coven:unarchived',
  /** Cleared away before they began. */
  abandoned: 'coven:abandoned',
  of: (user: string): string => `coven:of:${user}`,
  /** Not over, by who made them and from which network; and those that have not begun. */
  openBy: (user: string): string => `coven:open:by:${user}`,
  openFrom: (network: string): string => `coven:open:from:${network}`,
  gatheringBy: (user: string): string => `coven:gathering:by:${user}`,

  /** Hash: `beat`, when somebody could last answer; and from each moment since when nobody could to the one at which somebody could again. */
  pauses: 'coven:pauses',

  /** Hash: `fingerprint` of the secret that all nodes know, the `next` one's while it takes that one's place, and the `id` by which clients know the service. */
  service: 'coven:service',
  /** Hash from node id to what others must know of it; who is in here and has no lease is dead. */
  nodes: 'coven:nodes',
  /** There as long as the node lives. */
  lease: (node: string): string => `coven:lease:${node}`,
  /** Set of match ids: what would be orphaned if the node died. A hint, like the indices. */
  held: (node: string): string => `coven:held:${node}`,

  /** Hash from match id to its table as the lobby shows it. */
  lobby: 'coven:lobby',
  quickLock: (game: string): string => `coven:quick:${game}`,
  quickLast: (game: string): string => `coven:quick:${game}:last`,

  /** When the allowance of a person or a network will be full again; gone by then. */
  limit: (what: string, scope: string, key: string): string => `coven:limit:${what}:${scope}:${key}`,
} as const

export const CHANNELS = {
  lobby: 'coven:lobby',
  /** Ids of archived matches that somebody wants to see. */
  archive: 'coven:archive',
  node: (node: string): string => `coven:to:${node}`,
} as const
