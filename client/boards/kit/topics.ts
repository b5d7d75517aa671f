import type { GameEvent } from '#shared/kernel/event.ts'
import type { EventOf } from '#shared/kernel/game.ts'
import type { TypeOf } from './animations.ts'

/** What an event is about. Each topic has a sound, and the log can show one topic alone. */
export const TOPICS = ['move', 'card', 'hit', 'gain', 'loss', 'phase'] as const
export type Topic = (typeof TOPICS)[number]

/** The event types of a game by topic. */
export type TopicsOf<G> = { readonly [K in Topic]?: readonly TypeOf<EventOf<G>>[] }

/** Returns the topic of events. An event that no topic lists is a move if the board shows it, and otherwise has no topic. */
export function topicReader(topics: Partial<Record<Topic, readonly string[]>>, isShown: (type: string) => boolean) {
  const byType = new Map(TOPICS.flatMap((topic) => (topics[topic] ?? []).map((type) => [type, topic] as const)))
  return ({ type }: Pick<GameEvent, 'type'>): Topic | undefined => byType.get(type) ?? (isShown(type) ? 'move' : undefined)
}
