import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Playback, type PlaybackStep } from './playback.ts'

const step = (seq: number, ...types: string[]): PlaybackStep => ({ seq, table: { at: seq }, events: types.map((type) => ({ type })) })
const tempo = ({ type }: { readonly type: string }): number => (type === 'silent' ? 0 : 100)
const started = (): Playback => new Playback(step(0), tempo)
const look = (playback: Playback): string => {
  const { seq, played, busy } = playback.read()
  return `${seq}:${played.map(({ type }) => type).join('+')}${busy ? '…' : ''}`
}

describe('playback', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('plays one event after another, then shows the table', () => {
    const playback = started()
    playback.play([step(1, 'move', 'capture')])
    expect(look(playback)).toBe('0:move…')
    vi.advanceTimersByTime(100)
    expect(look(playback)).toBe('0:move+capture…')
    vi.advanceTimersByTime(100)
    expect(look(playback)).toBe('1:')
    expect(playback.read().table).toEqual({ at: 1 })
  })

  test('spends no time on events with nothing to see', () => {
    const playback = started()
    playback.play([step(1, 'silent', 'move', 'silent')])
    expect(look(playback)).toBe('0:silent+move…')
    vi.advanceTimersByTime(100)
    expect(look(playback)).toBe('1:')
    playback.play([step(2, 'silent')])
    expect(look(playback)).toBe('2:')
  })

  test('plays an event without a time of its own together with the next one', () => {
    const together = new Playback(step(0), (event, next) => (next?.type === event.type ? 0 : 100))
    together.play([step(1, 'send', 'send', 'send', 'spill')])
    expect(look(together)).toBe('0:send+send+send…')
    vi.advanceTimersByTime(100)
    expect(look(together)).toBe('0:send+send+send+spill…')
    vi.advanceTimersByTime(100)
    expect(look(together)).toBe('1:')
  })

  test('lets an entry that arrives while another plays wait for it', () => {
    const playback = started()
    playback.play([step(1, 'move')])
    playback.play([step(2, 'cast')])
    expect(look(playback)).toBe('0:move…')
    vi.advanceTimersByTime(100)
    expect(look(playback)).toBe('1:cast…')
    vi.advanceTimersByTime(100)
    expect(look(playback)).toBe('2:')
  })

  test('doubles its speed when four events wait', () => {
    const playback = started()
    playback.play([step(1, 'a', 'b', 'c', 'd')])
    expect(playback.read().speed).toBe(2)
    vi.advanceTimersByTime(50)
    expect(look(playback)).toBe('0:a+b…')
    expect(playback.read().speed).toBe(1)
  })

  test('skips to the end when twelve events wait', () => {
    const playback = started()
    playback.play(Array.from({ length: 12 }, (_, index) => step(index + 1, 'move')))
    expect(look(playback)).toBe('12:')
  })

  test('jumps to the end on a click', () => {
    const playback = started()
    playback.play([step(1, 'move'), step(2, 'move')])
    playback.skip()
    expect(look(playback)).toBe('2:')
    vi.advanceTimersByTime(1000)
    expect(look(playback)).toBe('2:')
  })

  test('forgets waiting events when another moment is shown', () => {
    const playback = started()
    playback.play([step(1, 'move'), step(2, 'move')])
    playback.jump(step(7))
    vi.advanceTimersByTime(1000)
    expect(look(playback)).toBe('7:')
  })
})
