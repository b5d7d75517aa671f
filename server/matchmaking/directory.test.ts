import { beforeEach, describe, expect, test } from 'vitest'
import type { MatchInfo } from '#shared/protocol/http.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { LocalDirectory } from './directory.ts'

const info = (id: string, name = ''): MatchInfo => ({
  id,
  game: 'hexes',
  phase: 'gathering',
  listed: true,
  pace: 'live',
  options: {},
  seats: [{ name, kind: name ? 'human' : 'open' }],
  createdAt: 1,
})

describe('the directory', () => {
  let time: ControlledTime
  beforeEach(() => {
    time = new ControlledTime()
  })

  test('removes a match whose host has been away for a minute without any message', () => {
    const directory = new LocalDirectory(time)
    let heard = 0
    directory.watch(() => heard++)
    const [now, names] = [time.now(), () => directory.list().map(({ id }) => id)]
    directory.put({ ...info('later'), seen: now })
    directory.put({ ...info('sooner'), seen: now - 20_000 })
    directory.put(info('here'))
    expect(names()).toEqual(['later', 'sooner', 'here'])
    time.advance(39_999)
    expect(names()).toEqual(['later', 'sooner', 'here'])
    time.advance(1)
    expect(names()).toEqual(['later', 'here'])
    expect(heard).toBe(4)
    // The host comes back.
    directory.put(info('later'))
    time.advance(100_000)
    expect(names()).toEqual(['later', 'here'])
    // An outdated listing from another node is not added again.
    directory.put({ ...info('late'), seen: now })
    directory.put({ ...info('later'), seen: now })
    expect(names()).toEqual(['here'])
    expect(time.nextAt).toBeUndefined()
  })

  test('removes a relaxed match when its time is over, and not because nobody is online', () => {
    const directory = new LocalDirectory(time)
    const until = time.now() + 7 * 86_400_000
    directory.keep({ ...info('kept'), pace: 'relaxed', until })
    time.advance(until - time.now() - 1)
    expect(directory.list().map(({ id }) => id)).toEqual(['kept'])
    time.advance(1)
    expect(directory.list()).toEqual([])
  })

  test('lists the latest version of each match that was not removed', () => {
    const directory = new LocalDirectory(time)
    directory.put(info('a'))
    directory.put(info('b'))
    directory.put(info('a', 'Ada'))
    directory.remove('b')
    expect(directory.list()).toEqual([info('a', 'Ada')])
  })

  test('calls its watchers only when something changes', () => {
    const directory = new LocalDirectory(time)
    let heard = 0
    const listener = () => heard++
    const unwatch = directory.watch(listener)
    const unwatchToo = directory.watch(listener)
    directory.put(info('a'))
    expect(heard).toBe(2)
    directory.put(info('a'))
    directory.remove('nobody')
    expect(heard).toBe(2)
    unwatch()
    directory.remove('a')
    expect(heard).toBe(3)
    unwatchToo()
    directory.put(info('a'))
    expect(heard).toBe(3)
  })
})
