import { describe, expect, test } from 'vitest'
import { sectorAt, sectorIndex } from './board.ts'
import { villageOf } from './cards.ts'
import {
  ALTAR_TILE,
  COMPANIONS,
  type Effect,
  EVENTS,
  PALACE,
  REVELATIONS,
  SECTOR_IDS,
  SPOT_EFFECTS,
  START_VILLAGE,
  VILLAGES,
} from './content/index.ts'
import { arrange } from './testing.ts'
import { companionOf } from './tiles.ts'

describe('nested effects', () => {
  test('Juggler, Mentor, seal, hire, Altar, Town Hall, strikes and Mercies nest many answers deep, some of other seats out of turn', () => {
    const play = arrange({
      palace: true,
      rotation: 1,
      heralds: [1, 2, 0],
      built: ['town-hall'],
      row: 'p0-mentor',
      top: 'p0-bard p0-archer',
      players: [
        {
          hand: 'juggler',
          explorer: 0,
          kept: ['seal-of-the-clan-house-1', 'seal-of-the-capital-1', 'seal-of-the-altar-1', 'seal-of-the-altar-2', 'mercy-coral-1', 'mercy-jade-1'],
        },
      ],
      board: 'p1-warrior@gate-1 p2-warrior@gate-2 p2-apprentice-1@springs-1*',
    })
    const steps: (readonly [number, string])[] = []
    const answer = (seat: number, pick: string): void => {
      steps.push([seat, play.asked])
      play.by(seat, pick)
    }
    answer(0, 'p0-juggler>altar-1>revealed')
    answer(0, 'use')
    // the Juggler copies the Mentor, the only one in the row; the seal of the Clan House comes first and reveals a tile
    answer(0, 'reveal')
    expect(play.state.row).toEqual(['p0-mentor', 'p0-archer', 'p0-bard'])
    answer(0, 'p0-archer>p0-juggler')
    expect([play.on('altar-1'), play.player(0).favour]).toEqual(['p0-archer', 2])
    answer(0, 'apply')
    answer(0, 'town-hall')
    answer(0, 'town-hall')
    expect(play.state.heralds).toEqual([0, 1, 2])
    answer(0, 'lantern')
    // the first seal of the Altar strikes
    answer(0, 'p1-warrior')
    answer(1, 'wall-0')
    answer(0, 'mercy-coral-1')
    answer(0, 'scroll')
    answer(0, 'skip')
    // the second seal strikes
    answer(0, 'p2-warrior')
    answer(2, 'wall-2')
    answer(0, 'mercy-jade-1')
    answer(0, 'scroll')
    answer(0, 'skip')
    expect(play.asked).toBe('end-turn')
    expect(steps.map(([seat, asked]) => `${seat} ${asked}`)).toEqual([
      '0 place',
      '0 ability',
      '0 reveal',
      '0 hire',
      '0 apply',
      '0 travel',
      '0 bonus',
      '0 gain-resource',
      '0 strike',
      '1 retreat',
      '0 mercy',
      '0 pay-resource',
      '0 mercy',
      '0 strike',
      '2 retreat',
      '0 mercy',
      '0 pay-resource',
      '0 mercy',
    ])
    expect(play.purse(0)).toEqual({ coin: 2, scroll: 3, lantern: 3, coral: 1, agate: 0, jade: 1, favour: 2 })
    expect(play.board).toEqual(['p0-archer@altar-1', 'p1-warrior@spot 0', 'p2-apprentice-1@springs-1*', 'p2-warrior@spot 4'])
    expect([play.state.underway, play.match.position.stack.length]).toEqual([[], 1])
  })

  test('no effect leads back to itself', () => {
    /** Returns what an effect may lead to: day effects, villages and abilities. */
    const leadsTo = (effect: Effect): readonly string[] => {
      switch (effect.step) {
        case 'may':
        case 'pay':
        case 'per':
        case 'each-highlighted':
        case 'opponents':
          return leadsTo(effect.do)
        case 'when':
          return [...leadsTo(effect.do), ...(effect.else ? leadsTo(effect.else) : [])]
        case 'sequence':
          return effect.of.flatMap(leadsTo)
        case 'choose':
          return effect.of.flatMap((branch) => leadsTo(branch.do))
        case 'bonus':
          return [...VILLAGES, START_VILLAGE, ALTAR_TILE].map(({ id }) => `village ${id}`)
        case 'day-effect':
          return effect.of === 'highlighted' ? SECTOR_IDS.map((id) => `day ${id}`) : [`day ${effect.of}`]
        // the row never holds the Juggler that copies, because a clan has only one
        case 'copy-ability':
          return COMPANIONS.filter(({ id }) => id !== 'juggler').map(({ id }) => `ability ${id}`)
        // Mercies may follow each strike, and seals each day effect, but they lead to nothing further
        default:
          return []
      }
    }
    const effectOf = (node: string): Effect | undefined => {
      const [kind, id = ''] = node.split(' ')
      if (kind === 'village') return villageOf(id).bonus
      return kind === 'day' ? sectorAt(sectorIndex(id)).day : companionOf(id).ability
    }
    let deepest = 0
    const walk = (effect: Effect | undefined, path: readonly string[]): void => {
      deepest = Math.max(deepest, path.length)
      for (const next of effect ? leadsTo(effect) : []) {
        expect(path).not.toContain(next)
        walk(effectOf(next), [...path, next])
      }
    }
    for (const root of [
      PALACE.day,
      ...Object.values(SPOT_EFFECTS),
      ...EVENTS.map(({ effect }) => effect),
      ...REVELATIONS.map(({ effect }) => effect),
    ])
      walk(root, [])
    for (const { id } of COMPANIONS) walk(companionOf(id).ability, [`ability ${id}`])
    // the Juggler copies a Pathfinder in the Town Hall, which applies the Capital; the Palace that applies the Altar is as deep
    expect(deepest).toBe(4)
    // seals and Mercies lead to nothing of that kind
    for (const { effect, trigger } of REVELATIONS) if (trigger.kind !== 'start-of-turn') expect(leadsTo(effect)).toEqual([])
  })
})
