import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Playback, type PlaybackStep } from './playback.ts'
import { SPEEDS } from './playback-speed.ts'

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

  test('plays slowly without ever hurrying, and fast in half of the time', () => {
    const types = Array.from({ length: 12 }, () => 'move')
    const slow = new Playback(step(0), tempo, () => SPEEDS.slow)
    slow.play([step(1, ...types)])
    expect([slow.read().played.length, slow.read().speed, slow.read().left]).toEqual([1, 0.5, 11])
    vi.advanceTimersByTime(199)
    expect(slow.read().played).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(slow.read().played).toHaveLength(2)

    const fast = new Playback(step(0), tempo, () => SPEEDS.fast)
    fast.play([step(1, 'move', 'capture')])
    vi.advanceTimersByTime(50)
    expect(look(fast)).toBe('0:move+capture…')
  })

  test('shows every moment at once if the person wants that, and also what already plays', () => {
    let speed = SPEEDS.normal
    const playback = new Playback(step(0), tempo, () => speed)
    playback.play([step(1, 'move', 'capture')])
    speed = SPEEDS.instant
    playback.play([step(2, 'move')])
    vi.advanceTimersByTime(100)
    expect(look(playback)).toBe('2:')
    playback.play([step(3, 'move', 'cast')])
    expect(look(playback)).toBe('3:')
  })

  describe('step by step', () => {
    const stepwise = (factor = 1): Playback => new Playback(step(0), tempo, () => ({ ...SPEEDS.step, factor }))
    const waits = (playback: Playback): string => `${look(playback)} ${playback.read().left}${playback.read().isWaiting ? ' waits' : ''}`

    test('plays the first event, and lets each further one wait until it is asked for', () => {
      const playback = stepwise()
      playback.play([step(1, 'move', 'silent', 'capture', 'cast')])
      expect(waits(playback)).toBe('0:move… 2')
      vi.advanceTimersByTime(60_000)
      expect(waits(playback)).toBe('0:move… 2 waits')
      playback.advance()
      expect(waits(playback)).toBe('0:move+silent+capture… 1')
      playback.advance()
      expect(waits(playback)).toBe('0:move+silent+capture+cast… 0')
      vi.advanceTimersByTime(100)
      expect(waits(playback)).toBe('1: 0')
    })

    test('lets what others do later wait as well, but not what follows the person’s own answer', () => {
      const playback = stepwise()
      playback.play([step(1, 'move')])
      vi.advanceTimersByTime(100)
      playback.play([step(2, 'move'), step(3, 'move', 'cast')])
      expect(waits(playback)).toBe('1:… 3 waits')
      playback.skip()
      expect(waits(playback)).toBe('3: 0')
      playback.advance()
      playback.play([step(4, 'move')])
      expect(waits(playback)).toBe('3:move… 0')
    })

    test('neither hurries nor skips, however many events wait', () => {
      const playback = stepwise()
      playback.play(Array.from({ length: 30 }, (_, index) => step(index + 1, 'move')))
      expect([waits(playback), playback.read().speed]).toEqual(['0:move… 29', 1])
    })

    test('shows each event in its place without motion, if motion is reduced', () => {
      const playback = stepwise(Number.POSITIVE_INFINITY)
      playback.play([step(1, 'move', 'capture')])
      vi.advanceTimersByTime(0)
      expect(waits(playback)).toBe('0:move… 1 waits')
    })

    test('goes on by itself when the person chooses another speed', () => {
      let speed = SPEEDS.step
      const playback = new Playback(step(0), tempo, () => speed)
      playback.play([step(1, 'move', 'capture')])
      vi.advanceTimersByTime(100)
      speed = SPEEDS.normal
      playback.resume()
      expect(waits(playback)).toBe('0:move+capture… 0')
    })
  })

  test('forgets waiting events when another moment is shown', () => {
    const playback = started()
    playback.play([step(1, 'move'), step(2, 'move')])
    playback.jump(step(7))
    vi.advanceTimersByTime(1000)
    expect(look(playback)).toBe('7:')
  })
})
