import { AUTOMA_WITCHES, FIGURES_PER_PLAYER, ROUNDS } from '../content/index.ts'
import type { Ctx, StepOf } from '../frames.ts'
import { refill } from '../regions.ts'
import type { Party, Player, State } from '../state.ts'

function comeHome(party: Party): void {
  for (const { cells } of party.played) cells.fill('')
}

function refresh(player: Player): void {
  comeHome(player)
  player.witches = FIGURES_PER_PLAYER.witch
  player.elders = FIGURES_PER_PLAYER.elder
  player.boardCell = ''
  player.token = true
  player.passed = false
  for (const one of player.played) {
    one.turned = false
    one.copies = ''
  }
}

/** EV-18.3 to EV-18.8: refills the regions, returns all figures, and begins the next round. */
function nextRound(s: State, ctx: Ctx): void {
  for (const { id } of s.regions) refill(s, id, ctx)
  for (const { cells, crowd } of s.regions) {
    cells.fill(-1)
    for (const own of crowd) Object.assign(own, { witches: 0, elders: 0 })
  }
  for (const player of s.players) refresh(player)
  if (s.automa) s.automa.witches = AUTOMA_WITCHES
  s.round++
  s.phase = 'scouting'
  ctx.emit({ type: 'round-over', round: s.round - 1 })
  ctx.goto({ step: 'scouting', at: 0 })
}

/** EV-19.1: removes hands and resources; mana stays. */
function lastRound(s: State, ctx: Ctx): void {
  for (const player of s.players) {
    s.discard.push(...player.hand.splice(0))
    player.herb = 0
    player.knowledge = 0
    player.potion = 0
  }
  s.phase = 'stones'
  ctx.barrier()
  ctx.emit({ type: 'last-round-over' })
  ctx.goto({ step: 'stones' })
}

/** EV-18.2: ends the round after the end-of-round effects. */
export const roundEnd: StepOf<'roundEnd'> = {
  run(s, _frame, ctx) {
    if (s.round < ROUNDS) nextRound(s, ctx)
    else lastRound(s, ctx)
  },
}
