import { describe, expect, test } from 'vitest'
import { GAMES } from '#shared/games/index.ts'
import type { Dictionary, Language } from '#shared/kernel/words.ts'
import { confirmText } from './choice-name.ts'

const WORDS = new Map(GAMES.map(({ id, words }) => [id, words]))
const confirm = (game: string, topic: string, count: number, language: Language): string | undefined =>
  confirmText(WORDS.get(game) ?? ({} satisfies Dictionary), { text: { key: `prompt.${topic}` } }, count, language)

describe('the button that confirms several targets', () => {
  test('says that cards are discarded', () => {
    for (const topic of ['discard', 'scout-discard', 'pay-cards']) {
      expect(confirm('evenfall', topic, 2, 'en')).toBe('Discard 2')
      expect(confirm('evenfall', topic, 2, 'ru')).toBe('Сбросить 2')
    }
  })

  test('says that places are harvested and revelations kept', () => {
    expect(confirm('evenfall', 'harvest', 3, 'en')).toBe('Harvest 3')
    expect(confirm('ryozen', 'forget', 0, 'en')).toBe('Keep 0')
    expect(confirm('ryozen', 'forget', 1, 'ru')).toBe('Оставить 1')
  })

  test('has no words of the game for a prompt that takes one target', () => {
    expect(confirm('evenfall', 'turn', 1, 'en')).toBeUndefined()
  })
})
