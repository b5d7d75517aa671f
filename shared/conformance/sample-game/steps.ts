import type { Choice, Decision, PickValue, Seat } from '../../kernel/decision.ts'
import type { Game, StepContext } from '../../kernel/game.ts'
import type { Line } from '../../kernel/words.ts'
import { deck } from '../../kit/deck.ts'
import type { Events } from './events.ts'
import { type Ending, type Frames, type Player, playerAt, type State, strengthOf } from './state.ts'
import type { HandView, TableView } from './view.ts'

export type Ctx = StepContext<Frames, Events>

const MAX_SCRIED = 3
const MAX_TRADED = 2

const optionsOf = (ids: readonly string[]): Choice[] => ids.map((id) => ({ id }))
const line = (key: string): Line => ({ key })

/** Returns the ids of a pick. The kernel has already checked that they were offered. */
const idsOf = (pick: PickValue): readonly string[] => (typeof pick === 'object' ? pick : [String(pick)])

function take(from: string[], rune: string): string {
  const [taken] = from.splice(from.indexOf(rune), 1)
  if (taken === undefined) throw new Error(`${rune} is not there`)
  return taken
}

const canLay = ({ out, hand, laid }: Player): boolean => !out && laid === '' && hand.length > 0
const isPlayedOut = (s: State): boolean => s.round === s.rounds || s.players.every(({ out, hand, laid }) => out || (hand.length === 0 && laid === ''))

/** Draws up to `wanted` runes. Only the drawing seat sees them. */
function draw(s: State, seat: Seat, wanted: number, ctx: Ctx): void {
  const runes = deck(s.deck, s.discard).take(wanted, ctx)
  playerAt(s, seat).hand.push(...runes)
  ctx.emit({ type: 'drew', seat, count: runes.length }, { [seat]: { runes } })
}

/** Shows the laid runes. A single strongest rune takes the pot. */
function reveal(s: State, ctx: Ctx): void {
  ctx.barrier()
  s.round++
  let best = 0
  let takers: Seat[] = []
  s.players.forEach((player, seat) => {
    player.shown = player.laid
    player.laid = ''
    if (!player.shown) return
    s.pot.push(player.shown)
    ctx.emit({ type: 'showed', seat, rune: player.shown })
    const strength = strengthOf(player.shown)
    if (strength > best) takers = []
    best = Math.max(best, strength)
    if (strength === best) takers.push(seat)
  })
  const [taker, ...others] = takers
  if (taker === undefined || others.length > 0) {
    ctx.emit({ type: 'tied', seats: takers, count: s.pot.length })
    if (s.burning) s.discard.push(...s.pot.splice(0))
    return
  }
  playerAt(s, taker).points += s.pot.length
  ctx.emit({ type: 'took', seat: taker, runes: s.pot, count: s.pot.length })
  s.discard.push(...s.pot.splice(0))
  ctx.call({ step: 'boon', seat: taker })
}

export function finish(s: State, ending: Ending, ctx: Ctx): void {
  s.ending = ending
  ctx.emit({ type: 'ended' })
}

function askBoon(s: State, seat: Seat): Decision {
  const { hand, points } = playerAt(s, seat)
  const choices: Choice[] = [{ id: 'draw', label: { key: 'option.draw', params: { count: 1 } } }]
  if (s.deck.length > 1) choices.push({ id: 'scry', label: { key: 'option.scry', params: { count: Math.min(MAX_SCRIED, s.deck.length) } } })
  if (hand.length > 0) choices.push({ id: 'trade', label: line('option.trade') })
  if (points > 0) choices.push({ id: 'stake', label: line('option.stake') })
  return { seat, prompt: line('prompt.boon'), status: line('status.boon'), question: { kind: 'one', choices } }
}

/** Returns the optional decisions of the other seats to curse the seat that has the boon. */
const askCurses = (s: State, victim: Seat): Decision[] =>
  s.players.flatMap(({ curse, out }, seat): Decision[] =>
    curse && !out && seat !== victim
      ? [{ seat, prompt: { key: 'prompt.curse', params: { victim } }, question: { kind: 'one', choices: optionsOf(['curse']) }, optional: true }]
      : [],
  )

function castCurse(s: State, seat: Seat, victim: Seat, ctx: Ctx): void {
  playerAt(s, seat).curse = false
  const cursed = playerAt(s, victim)
  cursed.points = Math.max(0, cursed.points - 1)
  ctx.emit({ type: 'cursed', seat, victim })
}

export const steps: Game<State, Frames, TableView, HandView, Events>['steps'] = {
  /** Asks all seats that have not laid a rune, at the same time and in secret. Undo takes a rune back. */
  lay: {
    ask: (s) =>
      isPlayedOut(s)
        ? []
        : s.players.flatMap((player, seat) =>
            canLay(player)
              ? [
                  {
                    seat,
                    prompt: { key: 'prompt.lay', params: { round: s.round + 1 } },
                    status: line('status.lay'),
                    question: { kind: 'one', choices: optionsOf(player.hand) },
                  },
                ]
              : [],
          ),
    answer(s, _frame, seat, pick, ctx) {
      const player = playerAt(s, seat)
      player.laid = take(player.hand, String(pick))
      ctx.emit({ type: 'laid', seat })
    },
    run(s, _frame, ctx) {
      if (isPlayedOut(s)) finish(s, s.round === s.rounds ? 'rounds' : 'spent', ctx)
      else reveal(s, ctx)
    },
  },

  /** Asks the seat that took the pot for a boon. */
  boon: {
    ask: (s, { seat }) => (playerAt(s, seat).out ? [] : [askBoon(s, seat), ...askCurses(s, seat)]),
    answer(s, { seat: blessed }, seat, pick, ctx) {
      if (seat !== blessed) return castCurse(s, seat, blessed, ctx)
      ctx.goto({ step: 'seal', seat })
      switch (pick) {
        case 'draw':
          draw(s, seat, 1, ctx)
          break
        case 'scry':
          s.seer = seat
          s.scried = s.deck.slice(-MAX_SCRIED)
          ctx.emit({ type: 'scries', seat, count: s.scried.length }, { [seat]: { runes: s.scried } })
          ctx.call({ step: 'scry', seat })
          break
        case 'trade':
          ctx.call({ step: 'trade', seat })
          break
        case 'stake':
          ctx.call({ step: 'stake', seat })
          break
        default:
          throw new Error(`no boon '${pick}'`)
      }
    },
    fallback: (_s, { seat: blessed }, seat) => (seat === blessed ? 'draw' : 'curse'),
  },

  /** Asks the seer to put the top of the deck back in any order, the top rune last. */
  scry: {
    ask: (s, { seat }) =>
      s.seer === seat
        ? [{ seat, prompt: line('prompt.scry'), status: line('status.scry'), question: { kind: 'order', choices: optionsOf(s.scried) } }]
        : [],
    answer(s, _frame, seat, pick, ctx) {
      s.deck.splice(-s.scried.length, s.scried.length, ...idsOf(pick))
      ctx.emit({ type: 'ordered', seat, count: s.scried.length })
      s.seer = -1
      s.scried = []
      ctx.end()
    },
  },

  trade: {
    ask(s, { seat }) {
      const { hand, out } = playerAt(s, seat)
      if (out) return []
      const question = { kind: 'some', choices: optionsOf(hand), min: 1, max: Math.min(MAX_TRADED, hand.length) } as const
      return [{ seat, prompt: { key: 'prompt.trade', params: { max: question.max } }, status: line('status.trade'), question }, ...askCurses(s, seat)]
    },
    answer(s, { seat: blessed }, seat, pick, ctx) {
      if (seat !== blessed) return castCurse(s, seat, blessed, ctx)
      const { hand } = playerAt(s, seat)
      const runes = idsOf(pick).map((rune) => take(hand, rune))
      s.discard.push(...runes)
      ctx.emit({ type: 'threw', seat, runes })
      draw(s, seat, runes.length, ctx)
      ctx.end()
    },
  },

  stake: {
    ask(s, { seat }) {
      const { points, out } = playerAt(s, seat)
      if (out) return []
      const decision: Decision = {
        seat,
        prompt: line('prompt.stake'),
        status: line('status.stake'),
        source: 'coin',
        question: { kind: 'amount', min: 0, max: points },
      }
      return [decision, ...askCurses(s, seat)]
    },
    answer(s, { seat: blessed }, seat, pick, ctx) {
      if (seat !== blessed) return castCurse(s, seat, blessed, ctx)
      const stake = Number(pick)
      const won = stake > 0 && ctx.random.int(2) === 1
      playerAt(s, seat).points += won ? stake : -stake
      ctx.emit({ type: stake === 0 ? 'kept' : won ? 'won' : 'lost', seat, points: stake })
      ctx.end()
    },
  },

  /** Asks a question with a single choice, as the last chance to undo. */
  seal: {
    ask: (s, { seat }) =>
      playerAt(s, seat).out
        ? []
        : [
            {
              seat,
              prompt: line('prompt.seal'),
              status: line('status.boon'),
              question: { kind: 'one', choices: optionsOf(['seal']) },
              alwaysAsk: true,
            },
          ],
    answer: (_s, _frame, _seat, _pick, ctx) => ctx.end(),
  },
}
