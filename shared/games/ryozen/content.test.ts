import { describe, expect, test } from 'vitest'
import { randomCommand, randomOf, seedOf } from '../../conformance/harness.ts'
import { REVELATION_IDS } from './cards.ts'
import {
  ALTAR_TILE,
  COMPANIONS,
  EVENTS,
  MOON_SHARDS,
  PALACE,
  type Piece,
  RESOURCE_TOKENS,
  REVELATIONS,
  SECTORS,
  SPOTS,
  START_VILLAGE,
  VILLAGES,
} from './content/index.ts'
import { begin } from './testing.ts'
import { TILES } from './tiles.ts'
import { WORDS } from './words.ts'

describe('content', () => {
  test('there are as many of each piece as in the box', () => {
    const count = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + piece.count, 0)
    expect([count(REVELATIONS), count(COMPANIONS), count(EVENTS), count(VILLAGES)]).toEqual([36, 80, 20, 12])
    expect([count(RESOURCE_TOKENS), count(MOON_SHARDS)]).toEqual([74, 36])
    expect(TILES).toHaveLength(80)
    for (const { id, count: all, perClan } of COMPANIONS) expect([id, all]).toEqual([id, 4 * perClan])
  })

  test('every card, tile and place has a text about its effect', () => {
    const told = [
      ...COMPANIONS.map(({ id }) => id),
      ...TILES.map(({ id }) => id),
      ...REVELATION_IDS,
      ...EVENTS.map(({ id }) => id),
      ...VILLAGES.map(({ id }) => id),
      START_VILLAGE.id,
      ALTAR_TILE.id,
      ...[...SECTORS, PALACE].flatMap(({ id }) => [`${id}-day`, `${id}-night`]),
      ...SPOTS.map(({ kind }) => kind),
    ]
    for (const id of told) expect([id, WORDS[`text.${id}`]?.en.length, WORDS[`text.${id}`]?.ru.length]).not.toContain(undefined)
  })

  test('everything that is offered has a name', () => {
    const unnamed = new Set<string>()
    for (const seats of [2, 4] as const)
      for (const mode of ['base', 'palace'] as const) {
        const play = begin(seats, { mode }, seedOf(seats))
        const random = randomOf(seats)
        while (!play.match.outcome) {
          const { question } = play.decision
          const choices = question.kind === 'amount' ? [] : question.choices
          for (const { id, label } of choices)
            if (!label) for (const part of id.split('>')) if (!WORDS[`term.${part}`] && !WORDS[`option.${part}`]) unnamed.add(part)
          play.enter(randomCommand(play.match, random))
        }
      }
    expect([...unnamed]).toEqual([])
  })
})
