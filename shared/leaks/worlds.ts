import type { Decision, Pick, Seat } from '../kernel/ask.ts'
import type { MatchSetup } from '../kernel/entry.ts'
import type { Game } from '../kernel/game.ts'
import { Match, type Prepared } from '../kernel/match.ts'
import { listPicks, samplePick } from '../kernel/picks.ts'
import { isQuiet } from '../kernel/quiet.ts'
import type { Random } from '../kernel/random.ts'
import { isSame } from '../kernel/same.ts'
import { type Beginning, beginningAt } from './beginning.ts'
import { difference, seesSame } from './sight.ts'

/** Two worlds that are one for the seat that watches. */
export const WORLDS = [0, 1] as const
export type World = (typeof WORLDS)[number]

/** What somebody does; in both worlds at once it looks the same to who watches, in one alone nobody else notices it. */
export type Deed =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly picks: readonly [Pick, Pick] }
  | { readonly kind: 'undo' | 'resign'; readonly seat: Seat }
  | { readonly kind: 'secretly'; readonly world: World; readonly seat: Seat; readonly pick?: Pick }

/** The rules, or the match, tell a seat what its table and hand do not. */
export class Leak extends Error {
  override name = 'Leak'
}

/** How many answers are tried in each world before it is given up that one looks like the other. */
const TRIED = [3, 8] as const

/** What a seat is asked, as it is shown to it. */
const questionOf = (decision: Decision | undefined): unknown =>
  decision && { prompt: decision.prompt, source: decision.source, ask: decision.ask, optional: decision.optional }

/** Two matches, moved on side by side so that the watching seat cannot tell one from the other. */
export class Worlds {
  readonly game: Game
  readonly watcher: Seat
  readonly matches: readonly [Match, Match]
  readonly #random: Random

  constructor(game: Game, setup: MatchSetup, watcher: Seat, beginnings: readonly [Beginning, Beginning], random: Random) {
    this.game = game
    this.watcher = watcher
    this.#random = random
    const open = (beginning: Beginning): Match =>
      Match.begin(
        beginningAt(game, () => beginning),
        setup,
      )
    this.matches = [open(beginnings[0]), open(beginnings[1])]
    const seen = difference(game, watcher, ...this.matches)
    if (seen) throw new Leak(`${seen} tells worlds apart that are the same to the seat`)
    this.#checkQuestion()
  }

  /** Does the next thing; undefined when nothing more can be done that looks the same in both. */
  next(): Deed | undefined {
    if (this.matches.some(({ outcome }) => outcome)) return undefined
    const deed = (this.#random.int(2) === 0 && this.#secretly()) || this.#together() || this.#secretly()
    if (deed) this.#checkQuestion()
    return deed || undefined
  }

  #checkQuestion(): void {
    const [one, other] = this.matches
    if (!isSame(questionOf(one.decisionOf(this.watcher)), questionOf(other.decisionOf(this.watcher))))
      throw new Leak('its own question tells worlds apart that are the same to the seat')
  }

  /** In one world, what nobody else can notice. */
  #secretly(): Deed | undefined {
    for (const world of this.#random.shuffle(WORLDS)) {
      const match = this.matches[world]
      for (const { seat, ask } of this.#random.shuffle(match.decisions)) {
        if (seat === this.watcher) continue
        const pick = this.#random.int(3) === 0 && match.canUndo(seat) ? undefined : samplePick(ask, this.#random)
        const prepared = match.prepare(pick === undefined ? { kind: 'undo', seat } : { kind: 'answer', seat, pick })
        if (!prepared.ok || !isQuiet(match, prepared.value) || !this.#looksStill(match, prepared.value)) continue
        match.commit(prepared.value)
        return { kind: 'secretly', world, seat, ...(pick === undefined ? {} : { pick }) }
      }
    }
    return undefined
  }

  #looksStill(match: Match, prepared: Prepared): boolean {
    return difference(this.game, this.watcher, match, prepared) === undefined
  }

  /** In both worlds, what looks the same. */
  #together(): Deed | undefined {
    const [one, other] = this.matches
    const seats = one.decisions.filter(({ optional }) => !optional || this.#random.int(4) === 0).map(({ seat }) => seat)
    for (const seat of this.#random.shuffle(seats)) {
      const back = this.#random.int(6) === 0 ? this.#undo(seat) : undefined
      if (back) return back
      const [asked, askedThere] = [one.decisionOf(seat), other.decisionOf(seat)]
      const deed = asked && askedThere && this.#answer(seat, asked, askedThere)
      if (deed) return deed
    }
    return undefined
  }

  #answer(seat: Seat, asked: Decision, askedThere: Decision): Deed | undefined {
    const [one, other] = this.matches
    const known = seat === this.watcher
    for (const pick of this.#some(asked, TRIED[0])) {
      const here = one.prepare({ kind: 'answer', seat, pick })
      if (!here.ok) throw new Leak(`${JSON.stringify(pick)} is offered and refused as ${here.refusal.code}`)
      for (const otherPick of known ? [pick] : this.#others(askedThere, pick)) {
        const there = other.prepare({ kind: 'answer', seat, pick: otherPick })
        if (!there.ok || !seesSame(this.game, this.watcher, here.value, there.value)) continue
        one.commit(here.value)
        other.commit(there.value)
        return { kind: 'answer', seat, picks: [pick, otherPick] }
      }
    }
    return undefined
  }

  #undo(seat: Seat): Deed | undefined {
    const [one, other] = this.matches
    const [here, there] = [one.prepare({ kind: 'undo', seat }), other.prepare({ kind: 'undo', seat })]
    if (!here.ok || !there.ok || !seesSame(this.game, this.watcher, here.value, there.value)) return undefined
    one.commit(here.value)
    other.commit(there.value)
    return { kind: 'undo', seat }
  }

  #some({ ask }: Decision, most: number): readonly Pick[] {
    return this.#random.shuffle(listPicks(ask, most, this.#random))
  }

  /** Other answers too: what is chosen may be secret. But who chose otherwise can seldom go on alike for long. */
  #others(decision: Decision, pick: Pick): readonly Pick[] {
    const others = this.#some(decision, TRIED[1]).filter((other) => !isSame(other, pick))
    return this.#random.int(2) === 0 ? [pick, ...others] : [...others, pick]
  }
}
