import { describe, expect, test } from 'vitest'
import { REGIONS } from '#shared/games/witchstone/content/index.ts'
import { animations } from './animations.ts'
import type { TableView, WitchstoneEvent } from './table.ts'

const player = { tower: '', laid: [], placed: [], crystals: [{ id: 'crystal-0-1', place: 'c0-0' }], witches: 11, lying: 0, pentagram: 14, wand: 2 }
const table = {
  players: [player],
  regions: REGIONS.map(({ id }) => ({ id, token: 'power-energy-1', owner: -1, witches: [] })),
  portals: [{ id: 'portal', owner: -1, filled: 0, from: '' }],
  shelves: [{ id: 'potion-shelf-wand', capacity: 4, crystals: [] }],
  row: ['a', 'b'],
  deck: 3,
} as unknown as TableView

describe('events play over the table', () => {
  test('a crystal goes to the rim and from there onto a shelf', () => {
    const out: WitchstoneEvent = { type: 'crystal-out', seat: 0, crystal: 'crystal-0-1', from: 'c0-0', to: 'exit-wand' }
    expect(animations.applyEvents(table, [out]).players[0]?.crystals[0]?.place).toBe('exit-wand')
    const shelved = animations.applyEvents(table, [out, { type: 'shelved', seat: 0, crystal: 'crystal-0-1', shelf: 'potion-shelf-wand' }])
    expect(shelved.players[0]?.crystals).toEqual([])
    expect(shelved.shelves[0]?.crystals).toEqual(['crystal-0-1'])
  })

  test('a witch lies down, stands up in a region and takes the token from there', () => {
    const region = REGIONS[3].id
    const after = animations.applyEvents(table, [
      { type: 'witch-prepared', seat: 0, lying: 1 },
      { type: 'witch-moved', seat: 0, region, cost: 1, points: 2 },
    ])
    expect(after.players[0]).toMatchObject({ witches: 10, lying: 0 })
    expect(after.regions[3]).toMatchObject({ token: '', witches: [0] })
  })

  test('the table itself is not changed, and an invisible event takes no time', () => {
    const before = JSON.stringify(table)
    animations.applyEvents(table, [{ type: 'marker-placed', seat: 0, portal: 'portal', nth: 1, length: 2 }])
    expect(JSON.stringify(table)).toBe(before)
    expect(animations.eventMs({ type: 'activated', seat: 0, kind: 'energy', times: 1, source: '' }, undefined)).toBe(0)
    expect(animations.eventMs({ type: 'laid', seat: 0, domino: 'd', a: 'c0-0', b: 'c0-1' }, undefined)).toBeGreaterThan(0)
  })
})
