import { useEffect, useRef } from 'react'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { LogEntry } from '#shared/protocol/match.ts'
import type { Topic } from '../../boards/kit/topics.ts'
import { playSound, useSoundUnlock } from '../../sound/use-sound.ts'
import type { TableView } from './table-view.ts'

/** The end of the log: its last entry, and how many of that entry's events it tells. */
interface LogEnd {
  readonly seq: number
  readonly events: number
}

/** When so many entries come at once, the person comes back or has skipped, and hears nothing of it. */
const MAX_ENTRIES = 3

export const endOf = (log: readonly LogEntry[]): LogEnd => {
  const last = log.at(-1)
  return last ? { seq: last.seq, events: last.events.length } : { seq: -1, events: 0 }
}

/** Returns the events that the log tells after an earlier end of it. */
export function eventsAfter(log: readonly LogEntry[], heard: LogEnd): readonly GameEvent[] {
  if (heard.seq === -1) return []
  const entries = log.filter(({ seq }) => seq >= heard.seq)
  if (entries.length > MAX_ENTRIES + 1) return []
  return entries.flatMap(({ seq, events }) => (seq === heard.seq ? events.slice(heard.events) : events))
}

/** The topics by how much they deserve a sound. Of events that begin together, only one is heard. */
const BY_WEIGHT: readonly Topic[] = ['hit', 'phase', 'card', 'gain', 'loss', 'move']

export function loudestTopic(events: readonly GameEvent[], topicOf: (event: GameEvent) => Topic | undefined): Topic | undefined {
  const topics = new Set(events.map(topicOf))
  return BY_WEIGHT.find((topic) => topics.has(topic))
}

/** Plays the sounds of events at the moment when the board begins to show them. */
export function useEventSounds({ log, loaded }: Pick<TableView, 'log' | 'loaded'>, isOn: boolean): void {
  useSoundUnlock()
  const { topicOf } = loaded.ui
  const heard = useRef<LogEnd>({ seq: -1, events: 0 })
  useEffect(() => {
    const topic = loudestTopic(eventsAfter(log, heard.current), topicOf)
    heard.current = endOf(log)
    if (topic && isOn) playSound(topic)
  }, [log, topicOf, isOn])
}
