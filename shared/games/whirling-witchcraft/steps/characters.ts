import type { Choice, Seat } from '../../../kernel/decision.ts'
import { characterOf, powerOf } from '../cards.ts'
import { ARCANA_IDS, LIMITS } from '../content/index.ts'
import { copyCubes } from '../cubes.ts'
import { drawCards } from '../hands.ts'
import { playerAt, type State, seatsOf, secretAt } from '../state.ts'
import type { Ctx, StepOf } from './frames.ts'

const dealtChoices = (s: State, seat: Seat): readonly Choice[] => secretAt(s, seat).dealt.map((id) => ({ id }))

/** WW-2.4: all seats pick a character in secret. */
export const characters: StepOf<'characters'> = {
  independent: true,
  ask: (s) =>
    seatsOf(s).flatMap((seat) =>
      playerAt(s, seat).stage === 'deciding'
        ? [
            {
              seat,
              prompt: { key: 'prompt.pick-character' },
              status: { key: 'status.pick-character', params: { seat } },
              question: { kind: 'one', choices: dealtChoices(s, seat) },
              alwaysAsk: true,
            },
          ]
        : [],
    ),

  answer(s, _frame, seat, pick, ctx) {
    const secret = secretAt(s, seat)
    secret.picked = secret.dealt.find((id) => id === pick) ?? ''
    playerAt(s, seat).stage = 'ready'
    ctx.emit({ type: 'ready', seat })
  },

  run(s, _frame, ctx) {
    ctx.barrier()
    for (const seat of seatsOf(s)) {
      const player = playerAt(s, seat)
      // WW-2.3
      player.character = secretAt(s, seat).picked || 'initiate'
      player.stage = 'idle'
      ctx.emit({ type: 'character-revealed', seat, character: player.character })
    }
    ctx.goto({ step: 'deal' })
  },

  fallback: (s, _frame, seat) => dealtChoices(s, seat)[0]?.id ?? '',
}

/** WW-2.7 to WW-2.9: gives a seat the ingredients and symbols of its character. */
function equip(s: State, seat: Seat): void {
  const player = playerAt(s, seat)
  if (player.character === '') return
  const { start, arcana } = characterOf(player.character)
  player.bench = copyCubes(start)
  for (const id of ARCANA_IDS) player.tokens[id] += arcana[id]
  player.prelaid = powerOf(player, 'turnEveryRound')?.prelaid ?? 0
}

/** WW-2.5: deals the same number of cards to every seat. Powers count only after the deal. */
function dealHands(s: State, ctx: Ctx): void {
  const secrets = seatsOf(s).map((seat) => ({ cards: drawCards(s, seat, LIMITS.hand, () => ctx.random, ctx) }))
  ctx.emit({ type: 'dealt' }, Object.fromEntries(secrets.entries()))
}

/** WW-2.2: deals the hands, then the ingredients, then the symbols. */
export const deal: StepOf<'deal'> = {
  run(s, _frame, ctx) {
    dealHands(s, ctx)
    for (const seat of seatsOf(s)) equip(s, seat)
    ctx.goto({ step: 'round' })
  },
}
