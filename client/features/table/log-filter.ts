import type { Seat } from '#shared/kernel/decision.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { LogEntry } from '#shared/protocol/match.ts'
import type { Topic } from '../../boards/kit/topics.ts'
import { type LogLine, type LogSection, linesSince } from './log-sections.ts'

type TopicOf = (event: GameEvent) => Topic | undefined

/** Which lines of the log are shown. An empty filter shows all. */
export interface LogFilter {
  readonly seat?: Seat
  readonly topic?: Topic
}

/** Returns the sections with the lines that pass the filter. Sections without such a line are left out. */
export function filterSections(sections: readonly LogSection[], { seat, topic }: LogFilter, topicOf: TopicOf): readonly LogSection[] {
  if (seat === undefined && topic === undefined) return sections
  const passes = ({ event }: LogLine): boolean => (seat ?? event.seat) === event.seat && (topic === undefined || topicOf(event) === topic)
  return sections.map((section) => ({ ...section, lines: section.lines.filter(passes) })).filter(({ lines }) => lines.length > 0)
}

/** How telling an event is for a person who has missed it. */
const WEIGHTS: Readonly<Record<Topic, number>> = { hit: 5, card: 4, phase: 3, gain: 2, move: 1, loss: 1 }

/** So many lines of one weight are told, so that one long battle is not all that a person hears of. */
const MOST_ALIKE = 2

interface Missed {
  readonly log: readonly LogEntry[]
  /** The last entry that the person has seen. */
  readonly since: number
  readonly own: Seat | undefined
  readonly topicOf: TopicOf
  /** The most lines that are told. */
  readonly most: number
}

/** Returns the most telling lines that a person has missed, in the order of the log. Of equals, the latest are told. */
export function retold({ log, since, own, topicOf, most }: Missed): readonly LogLine[] {
  const lines = linesSince(log, since).filter(({ event }) => event.seat !== own || own === undefined)
  const weighed = lines.flatMap((line, index) => {
    const topic = topicOf(line.event)
    return topic ? [{ line, index, weight: WEIGHTS[topic] }] : []
  })
  const best = weighed.toSorted((a, b) => b.weight - a.weight || b.index - a.index)
  const told = best.filter(({ weight }, index) => best.slice(0, index).filter((other) => other.weight === weight).length < MOST_ALIKE).slice(0, most)
  return told.toSorted((a, b) => a.index - b.index).map(({ line }) => line)
}
