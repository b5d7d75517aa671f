import { describe, expect, test } from 'vitest'
import { type QueuedTask, SHORT_IN_A_ROW, TaskQueue } from './queue.ts'

const long = (owner: string, match: string, seat = 0): QueuedTask => ({ owner, match, seat, isLong: true })
const short = (owner: string, match: string, seat = 0): QueuedTask => ({ owner, match, seat, isLong: false })

/** Takes tasks and returns their owners and matches in order, as `owner match`. */
const serve = (queue: TaskQueue<QueuedTask>, count = Number.POSITIVE_INFINITY): string[] => {
  const served: string[] = []
  for (let turn = queue.take(); turn; turn = served.length < count ? queue.take() : undefined) served.push(`${turn.task.owner} ${turn.task.match}`)
  return served
}

describe('waiting tasks', () => {
  test('of one match are taken in the order of their arrival', () => {
    const queue = new TaskQueue<QueuedTask>(10)
    for (const seat of [2, 0, 1]) queue.put(short('ada', 't1', seat))
    expect([queue.take(), queue.take(), queue.take()].map((turn) => turn?.task.seat)).toEqual([2, 0, 1])
    expect(queue.take()).toBeUndefined()
  })

  test('take turns by person, and those of one person take turns by match', () => {
    const queue = new TaskQueue<QueuedTask>(100)
    for (const seat of [0, 1, 2]) for (const match of ['t1', 't2', 't3']) queue.put(short('hog', match, seat))
    queue.put(short('ben', 'b'))
    queue.put(short('ben', 'b', 1))
    queue.put(short('eve', 'e'))
    expect(serve(queue)).toEqual([
      'hog t1',
      'ben b',
      'eve e',
      'hog t2',
      'ben b',
      'hog t3',
      'hog t1',
      'hog t2',
      'hog t3',
      'hog t1',
      'hog t2',
      'hog t3',
    ])
  })

  test.each([1, 60, 400])('of a novice are taken before those of %i masters of any person', (masters) => {
    const queue = new TaskQueue<QueuedTask>(1000)
    for (let n = 0; n < masters; n++) queue.put(long(n % 2 ? 'hog' : `person ${n}`, `t${n}`))
    queue.put(short('ben', 'b'))
    expect(queue.take()?.task.owner).toBe('ben')
  })

  test('of a person wait for at most one task of each other person', () => {
    const queue = new TaskQueue<QueuedTask>(10_000)
    const others = Array.from({ length: 50 }, (_, n) => `person ${n}`)
    for (let n = 0; n < 20; n++) for (const owner of others) queue.put(short(owner, `${owner} ${n}`))
    queue.put(short('ben', 'b'))
    expect(serve(queue).indexOf('ben b')).toBeLessThanOrEqual(others.length)
  })

  test('of a master are taken after a limited number of short ones', () => {
    const queue = new TaskQueue<QueuedTask>(1000)
    queue.put(long('ada', 'a'))
    for (let n = 0; n < 200; n++) queue.put(short(`person ${n}`, `t${n}`))
    expect(serve(queue).indexOf('ada a')).toBe(SHORT_IN_A_ROW)
  })

  test('that are long can be excluded', () => {
    const queue = new TaskQueue<QueuedTask>(10)
    queue.put(long('ada', 'a'))
    expect(queue.take(false)).toBeUndefined()
    queue.put(short('ben', 'b'))
    expect(queue.take(false)?.task.owner).toBe('ben')
    expect(queue.size).toBe(1)
  })
})

describe('the time of a task', () => {
  test('is shared by the waiting persons, or by the tasks of its owner if they are more', () => {
    const queue = new TaskQueue<QueuedTask>(1000)
    for (let n = 0; n < 180; n++) queue.put(long('hog', `t${n % 60}`, n))
    queue.put(long('ben', 'b'))
    const first = queue.take()
    const second = queue.take()
    expect([first?.task.owner, first?.sharers]).toEqual(['hog', 180])
    expect([second?.task.owner, second?.sharers]).toEqual(['ben', 2])
  })

  test('is the whole budget if nobody else waits', () => {
    const queue = new TaskQueue<QueuedTask>(1000)
    queue.put(long('ben', 'b'))
    expect(queue.take()?.sharers).toBe(1)
  })
})

describe('dropped tasks', () => {
  test('a new task of a seat replaces its waiting one', () => {
    const queue = new TaskQueue<QueuedTask>(10)
    const before = long('ada', 'a', 1)
    expect(queue.put(before)).toBeUndefined()
    expect(queue.put(long('ada', 'a', 2))).toBeUndefined()
    expect(queue.put(short('ada', 'a', 1))).toBe(before)
    expect(queue.size).toBe(2)
  })

  test('when too many tasks wait, only the owner with the most loses one', () => {
    const queue = new TaskQueue<QueuedTask>(10)
    for (let n = 0; n < 9; n++) queue.put(long('hog', `t${n}`))
    expect(queue.put(short('ben', 'b'))).toBeUndefined()
    expect(queue.put(short('eve', 'e'))).toMatchObject({ owner: 'hog' })
    const more = long('hog', 'more')
    expect(queue.put(more)?.owner).toBe('hog')
    expect(queue.size).toBe(10)
    expect(serve(queue, 2)).toEqual(['ben b', 'eve e'])
  })
})
