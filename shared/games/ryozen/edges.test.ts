import { describe, expect, test } from 'vitest'
import type { Effect } from './content/index.ts'
import { isPossible } from './effects/possible.ts'
import { movesOf } from './effects/relocate.ts'
import { ryozen } from './index.ts'
import { OPTIONS } from './options.ts'
import { removeFrom } from './state.ts'
import { declining } from './steps/decisions.ts'
import type { By, Frame } from './steps/frames.ts'
import { arrange, night, type Play, type Scene } from './testing.ts'

const BY: By = { seat: 0, source: 'gate', sector: 'gate', tile: '' }
const can = (scene: Scene, effect: Effect, by: By = BY): boolean => isPossible(arrange(scene).state, by, effect)
/** Starts a match in which only this effect is resolved. */
const only = (effect: Effect, scene: Scene = {}): Play => arrange({ ...scene, step: { ...BY, ...effect } satisfies Frame })
const LANTERN: Effect = { step: 'gain', of: { lantern: 1 } }

describe('what an effect could do', () => {
  test('an effect that needs nothing on the board is always possible', () => {
    expect(can({}, { step: 'opponents', do: { step: 'lose', of: { favour: 1 } } })).toBe(true)
    expect(can({}, LANTERN)).toBe(true)
  })

  test('RY-10.12 an explorer at the start cannot go back', () => {
    expect(can({}, { step: 'explorer-back' })).toBe(false)
    expect(can({ built: ['craftville'], players: [{ explorer: 1 }] }, { step: 'explorer-back' })).toBe(true)
  })

  test('RY-11.5 a player without a revelation cannot lose one', () => {
    for (const effect of [{ step: 'discard-revelation' }, { step: 'forget' }] satisfies readonly Effect[]) {
      expect(can({}, effect)).toBe(false)
      expect(can({ players: [{ kept: ['rainbow-1'] }] }, effect)).toBe(true)
    }
  })

  test('RY-11.17 a condition leads to the branch that holds, or to nothing without such a branch', () => {
    const everywhere: Scene = { board: 'p0-warrior@gate-1 p0-apprentice-1@outskirts-1 p0-apprentice-2@springs-1' }
    const effect: Effect = { step: 'when', condition: 'own-in-every-highlighted', do: LANTERN }
    expect(can(everywhere, effect)).toBe(true)
    expect(can({}, effect)).toBe(false)
    expect(can({}, { ...effect, else: LANTERN })).toBe(true)
  })

  test('an effect on all highlighted sectors is possible with a companion in one of them', () => {
    const strike: Effect = { step: 'each-highlighted', do: { step: 'strike', owner: 'own', where: 'here', face: 'any' } }
    expect(can({ board: 'p0-warrior@gate-1' }, strike)).toBe(true)
    expect(can({ board: 'p0-warrior@capital-1 p1-warrior@gate-1' }, strike)).toBe(false)
  })

  test('a companion cannot move itself', () => {
    const { state } = arrange({ board: 'p0-warrior@palace p0-apprentice-1@palace' })
    const moves = movesOf(state, { ...BY, tile: 'p0-warrior' }, { face: 'any', from: 'board', to: 'here' })
    expect(new Set(moves.map(({ tile }) => tile))).toEqual(new Set(['p0-apprentice-1']))
  })

  test('RY-6.14 a lock needs a sector', () => {
    expect(() => arrange({ step: { ...BY, sector: '', step: 'lock' } })).toThrow('no sector to lock')
  })

  test('a good that a player does not have cannot be taken away', () => {
    expect(() => removeFrom(['p0-archer'], 'p0-bard')).toThrow("'p0-bard' is not there")
  })
})

describe('nothing left', () => {
  test('no next village is shown when the last one is built', () => {
    const { state } = arrange()
    expect(ryozen.table({ ...state, villageStack: [] }).nextVillage).toBe('')
    expect(ryozen.table(state).nextVillage).toBe(state.villageStack.at(-1))
  })

  test('there is no fallback for a seat that is asked nothing', () => {
    expect(() => declining(() => [])(arrange().state, {})).toThrow('nothing is asked')
  })
})

describe('gains', () => {
  test('fixed goods are given first, then resources are chosen, and then shards', () => {
    const play = only({ step: 'gain', of: { lantern: 1, any: 1, shard: 1 } }, { players: [{ coin: 0, scroll: 0, lantern: 0 }] })
    expect([play.purse(0).lantern, play.asked]).toEqual([1, 'gain-resource'])
    play.pick('coin')
    expect([play.purse(0).coin, play.asked]).toEqual([1, 'gain-shard'])
  })
})

describe('what the log tells', () => {
  const types = (play: Play): readonly string[] => play.eventTypes

  test("RY-6.16 a Juggler's event names the ability that it uses", () => {
    const play = arrange({ players: [{ hand: 'juggler' }], row: 'p0-merchant' }).pick('p0-juggler>gate-1>revealed', 'use')
    expect(play.events).toContainEqual({ type: 'copied', seat: 0, companion: 'merchant', tile: 'p0-merchant' })
  })

  test('RY-9.2 the tile that leaves a full row is named', () => {
    const row = 'p1-bard p0-archer p2-seer p0-merchant p1-seer p2-bard'
    const play = arrange({ row, top: 'p0-hermit' }).pick('p0-apprentice-1>clan-house-1>revealed', 'apply', 'reveal')
    expect(play.events).toContainEqual({ type: 'dropped', seat: 1, tile: 'p1-bard', companion: 'bard' })
  })

  test('RY-5.5 building from the end of the path does not count as exploring', () => {
    const play = arrange().pick('p0-apprentice-1>outskirts-1>revealed', 'apply')
    expect(types(play)).toContain('built')
    expect(types(play)).not.toContain('explored')
  })

  test('RY-12.1 an empty Palace is not reached at night', () => {
    const reached = (scene: Scene): readonly unknown[] => night({ palace: true, ...scene }).match.events.map(({ event }) => event.place)
    expect(reached({ board: 'p0-warrior@gate-1' })).not.toContain('palace')
    expect(reached({ board: 'p0-warrior@summit' })).toContain('palace')
  })

  test('RY-5.8 the display is refilled after the only revelation that could be paid for', () => {
    const display = ['seal-of-the-gate-1', 'mercy-jade-1', 'mercy-coral-1']
    const play = arrange({ display, players: [{ scroll: 1 }] }).pick('p0-apprentice-1>springs-1>revealed', 'apply', 'seal-of-the-gate-1>keep')
    expect([play.purse(0).scroll, play.asked]).toEqual([0, 'end-turn'])
    expect(play.table.display.filter((card) => card === '')).toEqual([])
  })
})

test('the options decide on the mode, the clans and the first player', () => {
  const choices = OPTIONS.map((spec) => [spec.id, spec.kind === 'choice' ? spec.values.map(({ id }) => id) : [], spec.default])
  expect(choices).toEqual([
    ['mode', ['base', 'palace'], 'base'],
    ['clanChoice', ['draft', 'random'], 'draft'],
    ['firstPlayer', ['random', 'seat-1'], 'random'],
  ])
})
