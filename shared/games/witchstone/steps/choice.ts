import type { Choice, Decision, Seat } from '../../../kernel/decision.ts'
import type { Step } from '../../../kernel/game.ts'
import type { Line } from '../../../kernel/words.ts'
import { isCell } from '../cauldron.ts'
import { COLOURS } from '../content/index.ts'
import { damageCrystal } from '../crystals.ts'
import type { Events } from '../events.ts'
import { activePlayer, isTurn, playerAt, type State } from '../state.ts'
import { at } from '../things.ts'
import type { Ctx, Frame } from './frames.ts'

/** The line that the seat reads, and the line that the others read about it. */
export interface Lines {
  readonly prompt: Line
  readonly status: Line
  readonly source?: string
}

/** A step in which the active seat picks one thing. There may be nothing to pick. */
export interface ChoiceStep<F extends Frame> {
  options(s: State, frame: F): readonly Choice[]
  lines(s: State, frame: F): Lines
  pick(s: State, id: string, ctx: Ctx, frame: F): void
  /** Runs if there is nothing to pick. */
  pass(s: State, ctx: Ctx, frame: F): void
  fallback(s: State, frame: F): string
  /** Asks even if there is only one thing to pick. */
  readonly alwaysAsk?: true
}

const HIDE: Choice = { id: 'hide-scrolls', skippedByBots: true }
const SHOW: Choice = { id: 'show-scrolls', skippedByBots: true }

/** WS-10.9: a choice that every seat has at any time, no matter who decides. */
const ASIDES = COLOURS.map((_, seat) => ({
  hide: { seat, prompt: { key: 'prompt.hide-scrolls' }, question: { kind: 'one', choices: [HIDE] }, optional: true, persistent: true },
  show: { seat, prompt: { key: 'prompt.show-scrolls' }, question: { kind: 'one', choices: [SHOW] }, optional: true, persistent: true },
})) satisfies readonly Readonly<Record<string, Decision>>[]

const asidesOf = (s: State): readonly Decision[] =>
  s.privacy === 'player-choice'
    ? s.players.flatMap(({ stacked }, seat) => (seat === s.active ? [] : [stacked ? at(ASIDES, seat).show : at(ASIDES, seat).hide]))
    : []

function switchPrivacy(s: State, seat: Seat, hide: boolean, ctx: Ctx): void {
  const player = playerAt(s, seat)
  player.stacked = hide
  if (!hide) ctx.barrier()
  ctx.emit({ type: hide ? 'scrolls-hidden' : 'scrolls-shown', seat })
}

const damageChoice = (crystal: string, points: number): Choice => ({
  id: `${crystal}>damage`,
  label: { key: 'option.damage', params: { points } },
  skippedByBots: true,
})

/** WS-11.1, WS-11.2: returns the crystals that the active seat may damage, which it may do at any decision of its own turn. */
export function damagesOf(s: State): readonly Choice[] {
  if (!isTurn(s)) return []
  const { crystals, hoard } = activePlayer(s)
  return crystals.flatMap(({ id, place }) => (isCell(place) ? [damageChoice(id, hoard.damaged + 1)] : []))
}

/** Returns the damages that the choices do not contain already. */
function extras(s: State, choices: readonly Choice[]): readonly Choice[] {
  const known = new Set(choices.map(({ id }) => id))
  return damagesOf(s).filter(({ id }) => !known.has(id))
}

const DAMAGE = '>damage'

/**
 * Turns a choice step into a step that the kernel can run. It adds the choices that all seats have at any time, and does not ask if there is only
 * one answer.
 */
export function stepOfChoice<F extends Frame>(choice: ChoiceStep<F>): Step<State, F, Frame, Events> {
  return {
    ask(s, frame) {
      const choices = choice.options(s, frame)
      const asides = asidesOf(s)
      if (choices.length === 0) return asides
      const more = extras(s, choices)
      if (choices.length + more.length === 1 && !choice.alwaysAsk) return asides
      const own = s.privacy === 'player-choice' ? [activePlayer(s).stacked ? SHOW : HIDE] : []
      const decision: Decision = { seat: s.active, ...choice.lines(s, frame), question: { kind: 'one', choices: [...choices, ...more, ...own] } }
      return [choice.alwaysAsk ? { ...decision, alwaysAsk: true } : decision, ...asides]
    },

    answer(s, frame, seat, pick, ctx) {
      const id = String(pick)
      if (id === HIDE.id || id === SHOW.id) switchPrivacy(s, seat, id === HIDE.id, ctx)
      else if (id.endsWith(DAMAGE)) damageCrystal(s, id.slice(0, -DAMAGE.length), ctx)
      else choice.pick(s, id, ctx, frame)
    },

    run(s, frame, ctx) {
      const [only] = choice.options(s, frame)
      if (!only) choice.pass(s, ctx, frame)
      else if (only.id.endsWith(DAMAGE)) damageCrystal(s, only.id.slice(0, -DAMAGE.length), ctx)
      else choice.pick(s, only.id, ctx, frame)
    },

    fallback: (s, frame, seat) => (seat === s.active ? choice.fallback(s, frame) : playerAt(s, seat).stacked ? SHOW.id : HIDE.id),
  }
}
