import { openSync, writeSync } from 'node:fs'
import { entryOf, recordOf } from './fixtures.ts'
import { type Durability, openJournal } from './index.ts'

/**
 * A process for tests to kill or to starve: `test-child.ts append|fill FILE TOLD process|power`. Writes to TOLD what was acknowledged:
 * to a file, because a pipe that is full would stop it.
 */
const [task, file = '', told = '', durability = 'process'] = process.argv.slice(2)
const out = openSync(told, 'w')
const tell = (line: string) => writeSync(out, `${line}\n`)
const journal = await openJournal({ file, durability: durability as Durability })

/** Appends to a match until the process is killed, going on where an earlier life ended. */
async function appendForEver(match: string): Promise<void> {
  const stored = await journal.load(match)
  if (!stored) await journal.save(recordOf(match, { phase: 'playing' }))
  for (let seq = (stored?.entries.length ?? 0) + 1; ; seq++) {
    await journal.append(match, entryOf(seq, { request: `${match} ${seq}` }))
    tell(`${match} ${seq}`)
  }
}

/** Saves one match after another, many at a time, and tells which were kept and why others were not. */
async function fill(): Promise<void> {
  for (let group = 0; group < 10; group++) {
    const ids = Array.from({ length: 10 }, (_, n) => `m${group * 10 + n}`)
    const saved = await Promise.allSettled(ids.map((id) => journal.save(recordOf(id, { phase: 'playing', version: 'x'.repeat(20_000) }))))
    for (const [n, result] of saved.entries())
      tell(result.status === 'fulfilled' ? `kept ${ids[n]}` : `${result.reason.code} ${result.reason.message}`)
  }
  for (const { id } of await journal.unfinished()) tell(`listed ${id}`)
  tell('alive')
  process.exit(0)
}

if (task === 'append') await Promise.all(['a', 'b', 'c', 'd', 'e'].map(appendForEver))
else await fill()
