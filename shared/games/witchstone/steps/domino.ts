import type { Choice } from '../../../kernel/decision.ts'
import type { Line } from '../../../kernel/words.ts'
import { AROUND, brewOf, type CellIndex, type Chains, cellIdOf, cellOf, chainIfAt, chainsOf, hasPair, type Room, roomOf } from '../cauldron.ts'
import { activePlayer, type Player, type State } from '../state.ts'
import { at, dominoOf, take } from '../things.ts'
import { damagesOf, stepOfChoice } from './choice.ts'
import type { StepOf } from './frames.ts'

const roomFor = (player: Player, withoutCrystals: boolean): Room => roomOf(player, brewOf(player), withoutCrystals)
const fits = (s: State): boolean => hasPair(roomFor(activePlayer(s), false))
const wouldFit = (s: State): boolean => hasPair(roomFor(activePlayer(s), true))

/** Tells whether a domino would fit without the crystal. */
function fitsWithout(player: Player, crystal: string): boolean {
  const room = roomFor(player, false)
  for (const { id, place } of player.crystals) if (id === crystal) room[cellOf(place)] = 1
  return hasPair(room)
}

/** WS-2.8: if no two free cells lie side by side, crystals must be damaged as long as that can help. */
export const room: StepOf<'room'> = stepOfChoice({
  options: (s) => (fits(s) || !wouldFit(s) ? [] : damagesOf(s)),
  lines: (s) => ({ prompt: { key: 'prompt.room' }, status: { key: 'status.room', params: { seat: s.active } } }),
  pick: (_s, id) => {
    throw new Error(`'${id}' makes no room`)
  },
  pass(s, ctx) {
    const player = activePlayer(s)
    const [only, ...others] = player.dominoes
    if (!fits(s)) ctx.goto({ step: 'discard' })
    else if (only === undefined || others.length > 0) ctx.goto({ step: 'domino' })
    else {
      player.chosen = only
      ctx.goto({ step: 'place' })
    }
  },
  fallback(s) {
    const damages = damagesOf(s)
    const helpful = damages.find(({ id }) => fitsWithout(activePlayer(s), id.split('>')[0] ?? ''))
    return (helpful ?? at(damages, 0)).id
  },
})

/** WS-2.9: discards a domino, because none fits and damaging crystals does not help. */
export const discard: StepOf<'discard'> = stepOfChoice({
  options: (s) => activePlayer(s).dominoes.map((id) => ({ id, label: { key: 'option.discard', params: { domino: id } } })),
  lines: (s) => ({ prompt: { key: 'prompt.discard' }, status: { key: 'status.discard', params: { seat: s.active } } }),
  pick(s, id, ctx) {
    const { dominoes, discarded } = activePlayer(s)
    discarded.push(take(dominoes, id))
    ctx.emit({ type: 'discarded', seat: s.active, domino: id })
    s.phase = 'finish'
    ctx.goto({ step: 'finish' })
  },
  pass: () => {
    throw new Error('no domino is left')
  },
  fallback: (s) => at(activePlayer(s).dominoes, 0),
})

/** A domino on two cells, and the lengths of the chains through its halves. */
interface Placement {
  readonly a: CellIndex
  readonly b: CellIndex
  readonly chains: readonly [number, number]
}

// WS-2.3, WS-2.4: two free neighbours, either way round
function placementsOf(player: Player, domino: string): readonly Placement[] {
  const { a: kindA, b: kindB } = dominoOf(domino)
  const brew = brewOf(player)
  const free = roomOf(player, brew)
  const lengthsOf = (chains: Chains): readonly number[] => Array.from(free, (isFree, cell) => (isFree === 1 ? chainIfAt(chains, cell) : 0))
  const lengthsA = lengthsOf(chainsOf(brew, kindA))
  const lengthsB = lengthsOf(chainsOf(brew, kindB))
  const placements: Placement[] = []
  for (let a = 0; a < free.length; a++) {
    if (free[a] === 0) continue
    for (const b of at(AROUND, a)) if (free[b] === 1) placements.push({ a, b, chains: [at(lengthsA, a), at(lengthsB, b)] })
  }
  return placements
}

const idOf = ({ a, b }: Placement): string => `${cellIdOf(a)}>${cellIdOf(b)}`
const sumOf = ({ chains: [a, b] }: Placement): number => a + b

/** Returns the placement with the longest chains, which is used if the seat does not answer. */
function bestPlacement(player: Player, domino: string): Placement {
  return placementsOf(player, domino).reduce((best, other) => (sumOf(other) > sumOf(best) ? other : best))
}

/** Picks the domino. The others learn which one only when it is laid. */
export const domino: StepOf<'domino'> = stepOfChoice({
  options: (s) => activePlayer(s).dominoes.map((id) => ({ id })),
  lines: (s) => ({ prompt: { key: 'prompt.domino' }, status: { key: 'status.domino', params: { seat: s.active } } }),
  pick(s, id, ctx) {
    activePlayer(s).chosen = id
    ctx.goto({ step: 'place' })
  },
  pass: () => {
    throw new Error('no domino is left')
  },
  fallback(s) {
    const player = activePlayer(s)
    const value = (id: string): number => sumOf(bestPlacement(player, id))
    return player.dominoes.reduce((best, other) => (value(other) > value(best) ? other : best))
  },
})

/**
 * Keeps one label for each pair of lengths. With one label for each placement, a question of fifty choices would hold fifty labels until it is
 * answered.
 */
const labels = new Map<string, Line>()
function labelOf({ chains: [a, b] }: Placement): Line {
  const key = `${a} ${b}`
  const label = labels.get(key) ?? { key: 'option.place', params: { a, b } }
  labels.set(key, label)
  return label
}

/** Lays the domino. In `c1-m3>c2-m3` the first symbol goes on the first cell and the second on the second. */
export const place: StepOf<'place'> = stepOfChoice({
  options(s) {
    const player = activePlayer(s)
    return placementsOf(player, player.chosen).map((placement): Choice => ({ id: idOf(placement), label: labelOf(placement) }))
  },
  lines(s) {
    const { chosen } = activePlayer(s)
    const { a, b } = dominoOf(chosen)
    return { prompt: { key: 'prompt.place', params: { a, b } }, status: { key: 'status.domino', params: { seat: s.active } }, source: chosen }
  },
  pick(s, id, ctx) {
    const player = activePlayer(s)
    const [a = '', b = ''] = id.split('>')
    const laid = take(player.dominoes, player.chosen)
    player.chosen = ''
    player.laid.push({ domino: laid, a, b })
    ctx.emit({ type: 'laid', seat: s.active, domino: laid, a, b })
    s.phase = 'first'
    ctx.goto({ step: 'first' })
  },
  pass: () => {
    throw new Error('the domino does not fit')
  },
  fallback(s) {
    const player = activePlayer(s)
    return idOf(bestPlacement(player, player.chosen))
  },
})
