import { describe, expect, test } from 'vitest'
import { filterSections, type LogFilter, retold } from './log-filter.ts'
import { groupLog } from './log-sections.ts'

const TOPIC_OF = { captured: 'hit', moved: 'move', drew: 'card' } as const
const topicOf = ({ type }: { readonly type: string }) => Object.entries(TOPIC_OF).find(([known]) => known === type)?.[1]
const event = (type: string, seat?: number) => (seat === undefined ? { type } : { type, seat })
const log = [
  [event('dealt')],
  [event('moved', 0), event('captured', 0)],
  [event('moved', 1), event('passed', 1)],
  [event('drew', 0), event('moved', 0)],
].map((events, seq) => ({ seq, at: 0, events }))
const sections = groupLog(log, ({ seat }) => seat)
const shown = (filter: LogFilter) =>
  filterSections(sections, filter, topicOf).map(({ turn, lines }) => `${turn}: ${lines.map((line) => line.event.type).join()}`)

describe('the filter of the log', () => {
  test('leaves everything as it is while nothing is chosen', () => {
    expect(filterSections(sections, {}, topicOf)).toBe(sections)
  })
  test('shows one player, one topic, or one topic of one player, without empty turns', () => {
    expect(shown({ seat: 0 })).toEqual(['1: moved,captured', '3: drew,moved'])
    expect(shown({ topic: 'move' })).toEqual(['1: moved', '2: moved', '3: moved'])
    expect(shown({ seat: 0, topic: 'card' })).toEqual(['3: drew'])
    expect(shown({ seat: 1, topic: 'hit' })).toEqual([])
  })
})

describe('the retelling', () => {
  const entries = (...types: readonly (readonly [string, number])[]) =>
    types.map(([type, seat], seq) => ({ seq, at: 0, events: [event(type, seat)] }))
  const told = (since: number, entryList = entries(['moved', 1], ['captured', 1], ['moved', 2], ['moved', 1], ['drew', 2], ['moved', 0])) =>
    retold({ log: entryList, since, own: 0, topicOf, most: 3 }).map(({ seq, event: { type } }) => `${seq} ${type}`)

  test('tells the most telling events of the others, in the order of the log', () => {
    expect(told(-1)).toEqual(['1 captured', '3 moved', '4 drew'])
  })
  test('tells of one kind of event no more than twice', () => {
    expect(told(-1, entries(['moved', 1], ['captured', 1], ['captured', 2], ['captured', 1]))).toEqual(['0 moved', '2 captured', '3 captured'])
  })
  test('tells nothing from before, and nothing that was undone', () => {
    expect(told(3)).toEqual(['4 drew'])
    const undone = [...entries(['moved', 1], ['captured', 1]), { seq: 2, at: 0, events: [event('undone', 1)], undoes: 1 }]
    expect(told(-1, undone)).toEqual(['0 moved'])
  })
})
