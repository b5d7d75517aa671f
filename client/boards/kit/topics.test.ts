import { expect, test } from 'vitest'
import { topics as evenfall } from '../evenfall/topics.ts'
import { topics as ryozen } from '../ryozen/topics.ts'
import { topics as sorcerers } from '../sorcerers/topics.ts'
import { topics as whirlingWitchcraft } from '../whirling-witchcraft/topics.ts'
import { topics as witchstone } from '../witchstone/topics.ts'
import { topicReader } from './topics.ts'

test('an event has the topic that lists it, and is otherwise a move if the board shows it', () => {
  const topicOf = topicReader({ hit: ['captured'], card: ['drew'] }, (type) => type === 'captured' || type === 'moved')
  expect(['captured', 'drew', 'moved', 'refilled'].map((type) => topicOf({ type }))).toEqual(['hit', 'card', 'move', undefined])
})

test.each(Object.entries({ evenfall, ryozen, sorcerers, whirlingWitchcraft, witchstone }))('%s gives each event one topic', (_game, topics) => {
  const types: readonly string[] = Object.values(topics).flat()
  expect(types.length).toBeGreaterThan(5)
  expect(types.filter((type, index) => types.indexOf(type) !== index)).toEqual([])
})
