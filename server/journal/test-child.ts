import { openSync, writeSync } from 'node:fs'
import { entryOf, recordOf } from './fixtures.ts'
import { type Durability, openJournal } from './index.ts'

/**
 * A process that tests kill or limit: `test-child.ts append|fill FILE TOLD process|power`. It writes the acknowledged operations to the file
 * TOLD. A full pipe would block it.
 */
const [task, file = '', told = '', durability = 'process'] = process.argv.slice(2)
const out = openSync(told, 'w')
const tell = (line: string) => writeSync(out, `${line}\n`)
const journal = await openJournal({ file, durability: durability as Durability })

/** Appends to a match until the process is killed. It continues where the previous process ended. */
async function appendForEver(match: string): Promise<void> {
  const stored = await journal.load(match)
  if (!stored) await journal.save(recordOf(match, { phase: 'playing' }))
  for (let seq = (stored?.entries.length ?? 0) + 1; ; seq++) {
    await journal.append(match, entryOf(seq, { request: `${match} ${seq}` }))
    tell(`${match} ${seq}`)
  }
}

/** Saves matches in groups, and writes for each whether it was kept or why not. */
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
