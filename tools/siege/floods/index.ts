import type { Flood } from '../flood.ts'
import { changes } from './changes.ts'
import { passwords, replays, requests, upgrades } from './edge.ts'
import { log, view } from './past.ts'
import { chat, join, silent, slowReaders, unacknowledged } from './sockets.ts'
import { bots, tables, undo } from './tables.ts'

/** In the order in which they come: replays end the long match that others want to look back at. */
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
