import type { Seat } from '../../kernel/decision.ts'
import { ACTIONS, type Kind } from './content/index.ts'
import { type Activation, activePlayer, type Earning, playerAt, runningActivation, type State, topOf } from './state.ts'
import type { Ctx } from './steps/frames.ts'
import { boostOf, tokenOf } from './things.ts'

export function earn(s: State, seat: Seat, earning: Earning, points: number): void {
  playerAt(s, seat).earned[earning] += points
}

const merges = (kind: Kind): boolean => ACTIONS.some((action) => action.id === kind && action.merges)

/** WS-4.2, WS-4.3: adds a bonus to the running activation if that is of the same kind. Otherwise opens a new activation on top. */
export function openActivation(s: State, kind: Kind, times: number, source: string, ctx: Ctx): void {
  const top = topOf(s)
  if (top?.kind === kind && merges(kind)) {
    top.left += times
    ctx.emit({ type: 'merged', seat: s.active, kind, times, source, left: top.left })
    return
  }
  const tracks = kind === 'pentagram' || kind === 'wand'
  s.stack.push({
    id: s.opened,
    kind,
    source,
    left: times,
    phase: tracks ? 'moving' : 'acting',
    moved: 0,
    tokens: [],
    rim: [],
    cells: [],
    waiting: '',
  })
  s.opened++
  ctx.emit({ type: 'activated', seat: s.active, kind, times, source })
  ctx.call({ step: kind })
}

/** WS-4.6: closes the running activation. The tokens that waited on it go behind the screen. */
export function closeActivation(s: State, ctx: Ctx): void {
  const closed = runningActivation(s)
  s.stack.pop()
  for (const { id } of closed.tokens) activePlayer(s).hoard.tokens.push(id)
  ctx.end()
}

/** WS-4.6: gives the active player a token, which waits on the running activation. A token of points is scored at once. */
export function gainToken(s: State, token: string, from: string, bonusTimes: number, bonusVp: number, ctx: Ctx): void {
  const { effect } = tokenOf(token)
  ctx.emit({ type: 'token-taken', seat: s.active, token, from })
  if (effect.verb === 'vp') {
    const points = effect.vp + bonusVp
    runningActivation(s).tokens.push({ id: token, times: 0, used: true })
    earn(s, s.active, 'tokens', points)
    ctx.emit({ type: 'token-scored', seat: s.active, token, points })
  } else runningActivation(s).tokens.push({ id: token, times: effect.times + bonusTimes, used: false })
}

/** WS-4.10: returns the unused boosters that the active player may add to an activation of this kind. */
export const boostersFor = (s: State, kind: Kind): readonly string[] =>
  activePlayer(s).scrolls.filter((card) => {
    const boost = boostOf(card)
    return boost !== undefined && (boost.kind === kind || boost.kind === 'any')
  })

/** WS-4.6: uses a token that waits on the running activation. */
export function spendToken(s: State, id: string, ctx: Ctx): void {
  const pending = runningActivation(s).tokens.find((token) => token.id === id)
  const { effect } = tokenOf(id)
  if (!pending || effect.verb !== 'activate') throw new Error(`'${id}' does not wait`)
  pending.used = true
  openActivation(s, effect.kind, pending.times, id, ctx)
}

export const unusedTokens = ({ tokens }: Activation): readonly string[] => tokens.flatMap(({ id, used }) => (used ? [] : [id]))

/** WS-4.8: closes the running activation before its repeats are used. They are lost. */
export function endEarly(s: State, ctx: Ctx): void {
  const { kind, left } = runningActivation(s)
  if (left > 0) ctx.emit({ type: 'lapsed', seat: s.active, kind, left })
  closeActivation(s, ctx)
}
