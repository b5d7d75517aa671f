import type { Choice, PickValue } from '../../../kernel/decision.ts'
import { askOne, askSome, choicesOf, idsOf } from '../asking.ts'
import { become, type Ctx, type EffectFrame, perform, proceed, type StepOf } from '../frames.ts'
import { multiply } from '../goods.ts'
import { circleOf, faceAt, isAutoma, opponentsOf, partyAt, placesOf, playerAt, type State, sicklesOn } from '../state.ts'
import { chainOf, fire, heir } from './lookup.ts'

type HarvestFrame = EffectFrame<'harvest'>

/** The places of a harvest: all of `certain`, and `count` places that the seat chooses from `open`. */
interface Field {
  readonly certain: readonly string[]
  readonly open: readonly string[]
  readonly count: number
}
const all = (certain: readonly string[]): Field => ({ certain, open: [], count: 0 })

function fieldOf(s: State, { node, ctx: scope }: HarvestFrame): Field {
  const player = playerAt(s, scope.seat)
  const { place = '', found = '', opponent } = scope
  const own = (one: string): readonly string[] => placesOf(player).filter((known) => known === one)
  switch (node.what) {
    case 'this':
      return all(own(place))
    case 'found':
      return all(own(found))
    case 'outerAll':
      return all(player.outer)
    case 'one':
      return { certain: [], open: player.outer, count: node.n ?? 1 }
    case 'thisAndOne':
      return { certain: own(place), open: player[circleOf(player, place)].filter((one) => one !== place), count: 1 }
    case 'opponentOuter':
      return opponent === undefined ? all([]) : { certain: [], open: partyAt(s, opponent).outer, count: node.n ?? 1 }
  }
}

/** Returns the opponents to choose from, or none if no opponent has to be chosen. */
function victimsOf(s: State, { node, ctx: scope }: HarvestFrame): readonly Choice[] {
  if (node.what !== 'opponentOuter' || scope.opponent !== undefined) return []
  return opponentsOf(s, scope.seat).flatMap((party) => (partyAt(s, party).outer.length > 0 ? [opponentChoice(s, party)] : []))
}

const opponentChoice = (s: State, party: number): Choice =>
  isAutoma(s, party)
    ? { id: 'automa', label: { key: 'option.automa' } }
    : { id: `player:${party}`, label: { key: 'option.player', params: { seat: party } } }

function begin(frame: HarvestFrame, places: readonly string[], ctx: Ctx): void {
  const { node, ctx: scope } = frame
  proceed(ctx, frame)
  // EV-R4: an empty circle is not harvested
  if (places.length > 0) ctx.call({ step: 'reap', ctx: scope, owner: scope.opponent ?? scope.seat, places, signal: node.signal === true })
}

/** EF-V10: harvests places. The seat chooses the opponent and the places where there is a choice. */
export const harvest: StepOf<'harvest'> = {
  ask(s, frame) {
    const victims = victimsOf(s, frame)
    if (victims.length > 0) return [askOne(frame.ctx, 'opponent', victims)]
    const { open, count } = fieldOf(s, frame)
    return open.length > count ? [askSome(frame.ctx, 'harvest', choicesOf(open), count)] : []
  },
  answer(s, frame, _seat, pick, ctx) {
    if (victimsOf(s, frame).length > 0) {
      const opponent = opponentsOf(s, frame.ctx.seat).find((party) => opponentChoice(s, party).id === pick)
      if (opponent === undefined) throw new RangeError(`'${pick}' is no opponent`)
      become(ctx, frame, [frame.node], { ...frame.ctx, opponent })
      return
    }
    const { certain, open } = fieldOf(s, frame)
    const ids = idsOf(pick)
    begin(frame, [...certain, ...open.filter((place) => ids.includes(place))], ctx)
  },
  run(s, frame, ctx) {
    const { certain, open } = fieldOf(s, frame)
    begin(frame, [...certain, ...open], ctx)
  },
  fallback(s, frame): PickValue {
    const [victim] = victimsOf(s, frame)
    const { open, count } = fieldOf(s, frame)
    if (victim) return victim.id
    return count === 1 ? (open[0] ?? '') : open.slice(0, count).toSorted()
  },
}

/** EV-6.4 to EV-6.7: harvests the places from left to right. Each gives its goods once, and once more for each sickle, as one reward. */
export const reap: StepOf<'reap'> = {
  run(s, frame, ctx) {
    const { ctx: scope, owner, places, signal } = frame
    const [place, ...left] = places
    if (place === undefined) {
      ctx.end()
      if (signal) fire(s, { on: 'outer-harvested-all', party: scope.seat }, ctx, chainOf(scope))
      return
    }
    ctx.goto({ ...frame, places: left })
    ctx.emit({ type: owner === scope.seat ? 'place-harvested' : 'place-plundered', seat: scope.seat, place })
    ctx.call({ step: 'after', occasion: { on: 'place-harvested', party: scope.seat, place }, chain: chainOf(scope) })
    perform(ctx, heir(scope, place), multiply({ do: 'gain', ...faceAt(s, place).harvest }, 1 + sicklesOn(partyAt(s, owner), place)))
  },
}
