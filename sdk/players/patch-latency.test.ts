import { describe, expect, test } from 'vitest'
import { PatchLatency } from './patch-latency.ts'

describe('the latency of a patch', () => {
  test('is measured when the last seat has been shown the entry', () => {
    const latency = new PatchLatency()
    const told: number[] = []
    latency.onShown(0, 4, 10)
    latency.onShown(1, 4, 10)
    latency.whenShownToAll(5, (at) => told.push(at))
    latency.onShown(0, 5, 20)
    expect(told).toEqual([])
    latency.onShown(1, 5, 25)
    expect(told).toEqual([25])
  })

  test('is known if all seats were shown the entry before it was asked for', () => {
    const latency = new PatchLatency()
    const told: number[] = []
    for (const seat of [0, 1]) latency.onShown(seat, 4, 10)
    latency.onShown(1, 5, 20)
    latency.onShown(0, 5, 30)
    latency.whenShownToAll(5, (at) => told.push(at))
    expect(told).toEqual([30])
  })

  test('does not depend on a seat that has left', () => {
    const latency = new PatchLatency()
    const told: number[] = []
    for (const seat of [0, 1]) latency.onShown(seat, 4, 10)
    latency.whenShownToAll(5, (at) => told.push(at))
    latency.onShown(0, 5, 20)
    latency.onDisconnected(1, 40)
    expect(told).toEqual([40])
  })
})
