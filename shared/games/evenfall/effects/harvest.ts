import type { Choice, PickValue } from '../../../kernel/decision.ts'
import { askOne, askSome, choicesOf, idsOf } from '../asking.ts'
import { become, type EffectFrame, perform, proceed, type StepOf, type Tools } from '../frames.ts'
import { multiply } from '../goods.ts'
import { circleOf, faceAt, isAutoma, opponentsOf, partyAt, placesOf, playerAt, type State, sicklesOn } from '../state.ts'
import { chainOf, fire, heir } from './lookup.ts'

type HarvestFrame = EffectFrame<'harvest'>

/** What is harvested for certain, and how many of what else. */
interface Field {
  readonly certain: readonly string[]
  readonly open: readonly string[]
  readonly count: number
}
const all = (certain: readonly string[]): Field => ({ certain, open: [], count: 0 })

function fieldOf(s: State, { node, ctx }: HarvestFrame): Field {
  const player = playerAt(s, ctx.seat)
  const { place = '', found = '', opponent } = ctx
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

/** The opponents to choose from, as long as one has to be chosen. */
function victimsOf(s: State, { node, ctx }: HarvestFrame): readonly Choice[] {
  if (node.what !== 'opponentOuter' || ctx.opponent !== undefined) return []
  return opponentsOf(s, ctx.seat).flatMap((party) => (partyAt(s, party).outer.length > 0 ? [opponentChoice(s, party)] : []))
}

const opponentChoice = (s: State, party: number): Choice =>
  isAutoma(s, party)
    ? { id: 'automa', label: { key: 'option.automa' } }
    : { id: `player:${party}`, label: { key: 'option.player', params: { seat: party } } }

function begin(frame: HarvestFrame, places: readonly string[], k: Tools): void {
  const { node, ctx } = frame
  proceed(k, frame)
  // EV-R4: an empty circle is not harvested
  if (places.length > 0) k.call({ step: 'reap', ctx, owner: ctx.opponent ?? ctx.seat, places, signal: node.signal === true })
}

/** EF-V10 */
export const harvest: StepOf<'harvest'> = {
  ask(s, frame) {
    const victims = victimsOf(s, frame)
    if (victims.length > 0) return [askOne(frame.ctx, 'opponent', victims)]
    const { open, count } = fieldOf(s, frame)
    return open.length > count ? [askSome(frame.ctx, 'harvest', choicesOf(open), count)] : []
  },
  answer(s, frame, _seat, pick, k) {
    if (victimsOf(s, frame).length > 0) {
      const opponent = opponentsOf(s, frame.ctx.seat).find((party) => opponentChoice(s, party).id === pick)
      if (opponent === undefined) throw new RangeError(`'${pick}' is no opponent`)
      become(k, frame, [frame.node], { ...frame.ctx, opponent })
      return
    }
    const { certain, open } = fieldOf(s, frame)
    const ids = idsOf(pick)
    begin(frame, [...certain, ...open.filter((place) => ids.includes(place))], k)
  },
  run(s, frame, k) {
    const { certain, open } = fieldOf(s, frame)
    begin(frame, [...certain, ...open], k)
  },
  fallback(s, frame): PickValue {
    const [victim] = victimsOf(s, frame)
    const { open, count } = fieldOf(s, frame)
    if (victim) return victim.id
    return count === 1 ? (open[0] ?? '') : open.slice(0, count).toSorted()
  },
}

/** EV-6.4 to EV-6.7: left to right, the goods of each place once and once more for each sickle, as one reward. */
export const reap: StepOf<'reap'> = {
  run(s, frame, k) {
    const { ctx, owner, places, signal } = frame
    const [place, ...left] = places
    if (place === undefined) {
      k.end()
      if (signal) fire(s, { on: 'outer-harvested-all', party: ctx.seat }, k, chainOf(ctx))
      return
    }
    k.goto({ ...frame, places: left })
    k.emit({ type: owner === ctx.seat ? 'place-harvested' : 'place-plundered', seat: ctx.seat, place })
    k.call({ step: 'after', occasion: { on: 'place-harvested', party: ctx.seat, place }, chain: chainOf(ctx) })
    perform(k, heir(ctx, place), multiply({ do: 'gain', ...faceAt(s, place).harvest }, 1 + sicklesOn(partyAt(s, owner), place)))
  },
}
