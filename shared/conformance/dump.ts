import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command, MatchSetup } from '../kernel/command.ts'

/** A complete match that failed a check. `coven replay FILE` replays it up to the command after which the check failed. */
export interface FailureDump {
  readonly setup: MatchSetup
  readonly entries: readonly Command[]
  /** The name of the failed check. */
  readonly check: string
  readonly message: string
}

export function writeDump(dump: FailureDump): string {
  const folder = join(tmpdir(), 'coven-dumps')
  mkdirSync(folder, { recursive: true })
  const { game, seats, seed } = dump.setup
  const file = join(folder, `${game}-${seats}-${seed.slice(-8)}-${dump.check.replaceAll(/\W+/g, '-')}.json`)
  writeFileSync(file, `${JSON.stringify(dump, undefined, 2)}\n`)
  return file
}
