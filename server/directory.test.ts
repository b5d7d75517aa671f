import { describe, expect, test } from 'vitest'
import type { MatchInfo } from '#shared/wire/http.ts'
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
  test('lists what was put and not removed, in its latest form', () => {
    const directory = new LocalDirectory()
    directory.put(info('a'))
    directory.put(info('b'))
    directory.put(info('a', 'Ada'))
    directory.remove('b')
    expect(directory.list()).toEqual([info('a', 'Ada')])
  })

  test('tells its watchers of changes, and of nothing else', () => {
    const directory = new LocalDirectory()
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
