/**
 * The keys in Redis. The keys of one match have its id in braces, so that a Redis cluster keeps them on one machine. No script touches the
 * keys of two matches, or of a match and something else.
 */
export const KEYS = {
  /** Hash: `record`, `snapshot`, `snapshotSeq`, the owner's `node` and `epoch`, the record's `rev`, and `archived`, the number of archived entries. */
  match: (match: string): string => `coven:{${match}}`,
  /** Stream with the ids `<seq>-0`. For an archived match it exists for a while after somebody asked for it. */
  entries: (match: string): string => `coven:{${match}}:entries`,
  /** Sorted set: the people for whom a seat is held, by the end of the hold. */
  holds: (match: string): string => `coven:{${match}}:holds`,

  // Sorted sets of match ids. They are hints: a reader must compare with the record.
  unfinished: 'coven:unfinished',
  /** Unfinished matches by due time. */
  clocks: 'coven:clocks',
  finished: 'coven:finished',
  /** Finished matches whose entries are still in Redis. */
  unarchived: 'coven:unarchived',
  /** Matches that were removed before they began. */
  abandoned: 'coven:abandoned',
  of: (user: string): string => `coven:of:${user}`,
  /** Unfinished matches by creator and by network, and by creator those that have not begun. */
  openBy: (user: string): string => `coven:open:by:${user}`,
  openFrom: (network: string): string => `coven:open:from:${network}`,
  gatheringBy: (user: string): string => `coven:gathering:by:${user}`,

  /** Hash: `beat` is the last time at which answers could be accepted. Every other field is the start of a pause, with its end as the value. */
  pauses: 'coven:pauses',

  /** Hash: the `fingerprint` of the common secret, that of the `next` one during a rotation, and the `id` by which clients know the service. */
  service: 'coven:service',
  /** Hash from node id to its NodeInfo. A node in here without a lease is dead. */
  nodes: 'coven:nodes',
  /** Exists while the node is alive. */
  lease: (node: string): string => `coven:lease:${node}`,
  /** Set of the match ids that would be orphaned if the node died. A hint, like the indices. */
  held: (node: string): string => `coven:held:${node}`,

  /** Hash from match id to its listing in the lobby. */
  lobby: 'coven:lobby',
  quickLock: (game: string): string => `coven:quick:${game}`,
  quickLast: (game: string): string => `coven:quick:${game}:last`,

  /** The time at which the token bucket of a person or a network is full again. The key expires then. */
  limit: (what: string, scope: string, key: string): string => `coven:limit:${what}:${scope}:${key}`,
} as const

export const CHANNELS = {
  lobby: 'coven:lobby',
  /** Ids of archived matches that somebody asks for. */
  archive: 'coven:archive',
  node: (node: string): string => `coven:to:${node}`,
} as const
