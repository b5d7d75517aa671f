import type { StatementSync } from 'node:sqlite'
import type { Span } from '#rooms/match/clock/spans.ts'
import { type Beat, MAX_PAUSES, NOT_PUT_OFF_MS, PAUSE_MS, UPTIME_MS } from '../process/pauses.ts'

type Prepare = (sql: string) => StatementSync

/** Puts due times off by a pause. Only clocks of `relaxed` matches run while nobody is there, so only they could be due too early. */
function putOff(prepare: Prepare, from: number, to: number): void {
  prepare(
    `UPDATE clocks SET due = due + ? WHERE due > ? AND due <= ?
     AND match IN (SELECT id FROM matches WHERE phase = 'playing' AND body ->> '$.pace' = 'relaxed')`,
  ).run(to - from, from + NOT_PUT_OFF_MS, to)
}

function note(prepare: Prepare, from: number, to: number): void {
  const { changes } = prepare('UPDATE pauses SET ended = ? WHERE ended = (SELECT max(ended) FROM pauses) AND ended > ?').run(to, from - UPTIME_MS)
  if (changes === 0) prepare('INSERT INTO pauses (began, ended) VALUES (?, ?)').run(from, to)
  prepare('DELETE FROM pauses WHERE began NOT IN (SELECT began FROM pauses ORDER BY began DESC LIMIT ?)').run(MAX_PAUSES)
  putOff(prepare, from, to)
}

/** Writes a heartbeat and returns the pauses. It runs in one transaction. */
export function beat(prepare: Prepare, { since, at, forget }: Beat): readonly Span[] {
  const last = prepare('SELECT at FROM beats').get()?.at
  if (last !== undefined && since - Number(last) > PAUSE_MS) note(prepare, Number(last), since)
  prepare('INSERT INTO beats (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)').run(at)
  prepare('DELETE FROM pauses WHERE ended <= ?').run(forget)
  return prepare('SELECT began, ended FROM pauses ORDER BY began')
    .all()
    .map(({ began, ended }): Span => [Number(began), Number(ended)])
}
