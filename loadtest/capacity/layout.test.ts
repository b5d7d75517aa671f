import { expect, test } from 'vitest'
import { DEMAND, GAME, measured } from './fixtures.ts'
import { demandOf, LOST_SHARE, NODE_SHARE, PORTS, planLayout, REDIS_SHARE, RETURN_SECONDS, takeoverOf } from './layout.ts'

test('a match costs its answers, its share of an opening, and four pings in fifteen seconds', () => {
  expect(demandOf(GAME, 5).node).toBeCloseTo((0.001 + 0.0003) / 5 + (4 / 15) * 0.00003, 12)
  expect(demandOf(GAME, 5).redis).toBeCloseTo((0.00003 + 0.00002) / 5, 12)
  expect(demandOf(GAME, 10).node).toBeLessThan(demandOf(GAME, 5).node)
})

test('all matches fit into the cells, and a lost cell costs at most the allowed share', () => {
  for (const matches of [1, 7, 999, 12_345, 100_000]) {
    const layout = planLayout(measured(GAME), { ...DEMAND, matches })
    expect(layout.cells * layout.matches).toBeGreaterThanOrEqual(matches)
    expect((layout.cells - 1) * layout.matches).toBeLessThan(matches)
    expect(layout.matches).toBeLessThanOrEqual(Math.max(1, matches * LOST_SHARE))
  }
})

test('a slow Redis makes cells smaller and is never busier than its limit', () => {
  const slow = { ...GAME, answer: { ...GAME.answer, redis: 0.001 } }
  const [fast, small] = [planLayout(measured(GAME), DEMAND), planLayout(measured(slow), DEMAND)]
  expect(fast.cells).toBe(10)
  expect(small.cells).toBeGreaterThan(40)
  for (const { redisLoad } of [fast, small]) expect(redisLoad).toBeLessThanOrEqual(REDIS_SHARE)
})

test('no node is busier than its limit, and the other nodes can take in the matches of a dead one in time', () => {
  for (const takeover of [0, 0.002, 0.01, 0.1]) {
    const game = { ...GAME, restore: { ...GAME.restore, node: takeover } }
    const { nodes, nodesForLoad, nodeLoad, matches } = planLayout(measured(game), DEMAND)
    const spare = (count: number) => count - 1 - nodeLoad * nodes
    const work = (count: number) => (matches / count) * takeoverOf(game)
    expect(nodeLoad).toBeLessThanOrEqual(NODE_SHARE)
    expect(work(nodes)).toBeLessThanOrEqual(spare(nodes) * RETURN_SECONDS)
    if (nodes > nodesForLoad) expect(work(nodes - 1)).toBeGreaterThan(spare(nodes - 1) * RETURN_SECONDS)
  }
})

test('the load of two games is the mean of their loads', () => {
  const dear = { ...GAME, answer: { node: 0.003, redis: 0.00009, proxy: 0.0006 } }
  const [one, other, both] = [planLayout(measured(GAME), DEMAND), planLayout(measured(dear), DEMAND), planLayout(measured(GAME, dear), DEMAND)]
  const load = ({ nodes, nodeLoad }: typeof one) => nodes * nodeLoad
  expect(load(both)).toBeCloseTo((load(one) + load(other)) / 2, 9)
  expect(both.redisLoad).toBeCloseTo((one.redisLoad + other.redisLoad) / 2, 9)
})

test('a proxy has enough addresses for the ports of its connections to a node', () => {
  const heavy = { ...GAME, answer: { node: 0.000001, redis: 0.0000001, proxy: 0.0002 }, opening: GAME.ping, join: GAME.ping, restore: GAME.ping }
  const { socketsPerNode, proxyAddresses, proxyConnections, matches } = planLayout(measured(heavy), DEMAND)
  expect(socketsPerNode).toBeGreaterThan(PORTS)
  expect(proxyAddresses * PORTS).toBeGreaterThanOrEqual(socketsPerNode)
  expect(proxyConnections).toBe(8 * matches)
})
