import type { Flood } from '../flood.ts'
import { changes } from './changes.ts'
import { passwords, replays, requests, upgrades } from './edge.ts'
import { log, view } from './past.ts'
import { chat, join, silent, slowReaders, unacknowledged } from './sockets.ts'
import { bots, tables, undo } from './tables.ts'

/** The floods in the order in which they run. `replays` is last because it ends the long match that other floods use. */
export const FLOODS: readonly Flood[] = [
  view,
  log,
  chat,
  join,
  unacknowledged,
  silent,
  slowReaders,
  undo,
  changes,
  tables,
  bots,
  passwords,
  requests,
  upgrades,
  replays,
]
