import { describe, expect, test } from 'vitest'
import type { SeatView } from '../../kernel/game.ts'
import { Random } from '../../kernel/random.ts'
import { eventLine, formatText } from '../../kernel/words.ts'
import { sorcerers } from './index.ts'
import { arrange, begin, type Play } from './testing.ts'
import type { HandView, TableView } from './view.ts'

const viewOf = (play: Play, seat: number) => play.match.seatView(seat) as SeatView<TableView, HandView>
/** Returns the parts of two tables that are not the same object. */
const changed = (before: TableView, after: TableView): readonly string[] =>
  Object.entries(before).flatMap(([key, part]) => (part === Object.entries(after).find(([name]) => name === key)?.[1] ? [] : [key]))

describe('views', () => {
  test('a table lists every unit at its index, with tokens once they are chosen', () => {
    const play = begin(2)
    expect(play.table.units).toHaveLength(18)
    expect(play.table.units.map(({ id }) => id).slice(0, 9)).toEqual(['s0', 'w0-1', 'w0-2', 'w0-3', 'w0-4', 'w0-5', 'w0-6', 'w0-7', 'm0'])
    expect(play.table.units.every(({ token }) => token === '')).toBe(true)
    play.pick('necron')
    expect(play.table.units.slice(0, 2).map(({ token }) => token)).toEqual(['necron', 'warrior-necron'])
    expect(play.table.units[8]).toEqual({ id: 'm0', slot: 0, kind: 'summon', token: 'zombie-ball', cell: '' })
  })

  test('parts that an answer did not change are the same objects as before', () => {
    const play = arrange({ units: { V: 'f6 d4' } })
    const before = play.table
    expect(changed(before, play.table)).toEqual([])
    play.move('f6', 'f7')
    const after = play.table
    expect(changed(before, after)).toEqual(['phase', 'units', 'last'])
    const same = after.units.filter((unit, n) => unit === before.units[n])
    expect(same).toHaveLength(35)
    // Only the slot whose timer advanced is a new object.
    const timed = arrange({ units: { N: 'd4' } }).skip()
    const earlier = timed.table
    timed.end()
    expect(changed(earlier, timed.table)).toEqual(['phase', 'active', 'previous', 'turn', 'slots', 'waiting', 'history'])
    expect(timed.table.slots.map((slot, n) => slot === earlier.slots[n])).toEqual([true, false, true, true])
    // A view is never taken from another state.
    const { state } = arrange({ units: { V: 'f6' } })
    expect(sorcerers.table(structuredClone(state))).toEqual(sorcerers.table(state))
    const later = { ...state, slots: state.slots.map((slot, n) => (n === 0 ? { ...slot, attack: 2 } : slot)) }
    expect(sorcerers.table(later).slots[0]?.attackTimer).toBe(2)
    expect(sorcerers.table(state).slots[0]?.attackTimer).toBe(0)
  })

  test('the table shows the last turn until the next one', () => {
    const play = arrange({ units: { V: 'e6 g2', N: 'f6' } }).move('g2', 'g6')
    const trace = [
      { kind: 'move', unit: play.unitOn('g6').id, from: 'g2', to: 'g6' },
      { kind: 'capture', unit: 'w1-2', from: 'f6', to: '' },
    ]
    expect(play.table.last).toEqual(trace)
    play.end()
    expect(play.table.last).toEqual(trace)
    play.skip()
    expect(play.table.last).toEqual([])
  })

  test('imagine rebuilds the whole state from the view, because nothing is hidden', () => {
    const play = arrange({ options: { mode: 'teams' }, units: { V: 'S:g6 d4', N: 'f6 h2', M: '*k9 j10' }, timers: { V: { summon: 2 } }, turn: 'N' })
    play.turn('h2', 'h6').concede(2)
    for (const seat of [0, 1, 2, 3]) {
      const imagined = sorcerers.imagine(JSON.parse(JSON.stringify(viewOf(play, seat))), new Random({ seed: '0'.repeat(64), drawn: 0 }))
      expect(imagined).toEqual(play.state)
    }
    expect(sorcerers.hand(play.state, 0)).toEqual({})
  })

  test('the log has the expected sentences in both languages', () => {
    const names = ['Yarrow', 'Ash', 'Wren', 'Fern']
    const say = (play: Play, language: 'en' | 'ru'): readonly string[] =>
      play.events.map((event) => formatText(sorcerers.words, eventLine(sorcerers.words, event), language, (seat) => names[seat] ?? ''))
    const play = arrange({ units: { V: 'e6 g2', N: 'S:f6' } }).move('g2', 'g6')
    expect(say(play, 'en')).toEqual(['Yarrow: Faithful Monk g2 → g6.', 'Yarrow captures Necron on f6.', 'Necron is defeated (Ash).'])
    expect(say(play, 'ru')).toEqual(['Yarrow: Верный монах g2 → g6.', 'Yarrow окружает врага: гибнет Некрон (f6).', 'Некрон терпит поражение (Ash).'])
  })
})
