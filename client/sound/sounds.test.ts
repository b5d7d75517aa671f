import { expect, test } from 'vitest'
import { TOPICS } from '../boards/kit/topics.ts'
import { SOUNDS } from './sounds.ts'

test.each(Object.entries(SOUNDS))('the sound of %s is short, audible and not too loud', (_name, tones) => {
  expect(tones.length).toBeGreaterThan(0)
  for (const { from, to, at, length, gain } of tones) {
    for (const pitch of [from, to]) expect(pitch).toBeGreaterThanOrEqual(40)
    expect(at + length).toBeLessThanOrEqual(2)
    expect(length).toBeGreaterThan(0.02)
    expect(gain).toBeGreaterThan(0)
    expect(gain).toBeLessThanOrEqual(1)
  }
})

test('every topic has a sound of its own', () => {
  const sounds = TOPICS.map((topic) => JSON.stringify(SOUNDS[topic]))
  expect(new Set(sounds).size).toBe(TOPICS.length)
})
