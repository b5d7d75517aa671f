import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Runtime, SocketHandlers } from './runtime.ts'
import { Connection } from './runtime-connection.ts'

describe('joining', () => {
  afterEach(() => void vi.useRealTimers())

  /** Returns a runtime whose connections receive what `open` sends them, and a record of what it did. */
  function runtimeWith(attempts: number, open: (handlers: SocketHandlers, connections: number) => void) {
    const seen = { noted: [] as string[], opened: 0, closed: 0 }
    const runtime: Runtime = {
      attempts,
      now: () => 0,
      sleep: () => Promise.resolve(),
      post: () => Promise.resolve({ status: 200, body: { sessionId: 's', roomId: 'r', processId: 'p' } }),
      connect(_, handlers) {
        open(handlers, ++seen.opened)
        return { send: () => undefined, close: () => void seen.closed++ }
      },
      note: (metric) => void seen.noted.push(metric),
      warn: () => undefined,
    }
    return { runtime, seen }
  }
  const STATE = Uint8Array.of(14)
  const MESSAGE = Uint8Array.of(13)

  test('asks for another place if the first connection stays silent, and counts the silence', async () => {
    vi.useFakeTimers()
    const { runtime, seen } = runtimeWith(3, (handlers, connections) => {
      if (connections === 2) setTimeout(() => handlers.frame(STATE), 5)
    })
    const joining = Connection.join(runtime, 'http://x', 'm', {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await joining).isOpen).toBe(true)
    expect(seen).toEqual({ noted: ['silences'], opened: 2, closed: 1 })
  })

  test.each([
    ['nothing came', () => undefined],
    ['no state', (handlers: SocketHandlers) => void setTimeout(() => handlers.frame(MESSAGE), 5)],
  ])('fails after the last attempt: %s', async (reason, open) => {
    vi.useFakeTimers()
    const { runtime, seen } = runtimeWith(1, open)
    const joining = expect(Connection.join(runtime, 'http://x', 'm', {})).rejects.toThrow(reason)
    await vi.advanceTimersByTimeAsync(60_000)
    await joining
    expect(seen).toMatchObject({ opened: 1, closed: 1 })
  })
})
