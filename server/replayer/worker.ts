import { workerData } from 'node:worker_threads'
import { type PackedLogEntry, pack } from '#rooms/match/host/packed-log-entry.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import type { Answers, Question, Reply, Task, ThreadData } from './tasks.ts'
import { Timeline } from './timeline.ts'

/** The most entries that the thread keeps for all matches together. */
const MAX_ENTRIES = 30_000

const { games }: ThreadData = workerData
const { GAMES }: { readonly GAMES: readonly Game[] } = await import(games)

/** The timelines in the order of their last use. */
const timelines = new Map<string, Timeline>()

export default function reply({ match, question, beginning, more }: Task): Reply {
  const timeline = beginning ? beginTimeline(beginning) : timelines.get(match)
  if (!timeline) return { kind: 'lacking', known: undefined }
  timelines.delete(match)
  timelines.set(match, timeline)
  if (more) timeline.extend(more.from, more.entries)
  forgetOldest()
  const needed = question.kind === 'view' ? question.seq : question.to
  return timeline.length < needed ? { kind: 'lacking', known: timeline.length } : { kind: 'answer', answer: answer(timeline, question) }
}

function beginTimeline({ setup, snapshot }: NonNullable<Task['beginning']>): Timeline {
  const game = GAMES.find(({ id }) => id === setup.game)
  if (!game) throw new Error(`there is no game '${setup.game}'`)
  return new Timeline(Match.resume(game, setup, snapshot))
}

function answer(timeline: Timeline, question: Question): Answers[Question['kind']] {
  switch (question.kind) {
    case 'view': {
      const { game, position } = timeline.at(question.seq)
      const table = game.table(position.state)
      return question.seat === undefined ? { table } : { table, hand: game.hand(position.state, question.seat) }
    }
    case 'told': {
      const packed: PackedLogEntry[] = []
      timeline.walk(question.from, question.to, ({ events }) => packed.push(pack(events)))
      return packed
    }
  }
}

function forgetOldest(): void {
  let total = 0
  for (const { length } of timelines.values()) total += length
  for (const [match, { length }] of timelines) {
    if (total <= MAX_ENTRIES || timelines.size === 1) return
    timelines.delete(match)
    total -= length
  }
}
