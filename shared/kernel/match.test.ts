import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer, beginFrozen, commitFrozen, openDecision, randomCommand, randomOf, seedOf, setupOf } from '../conformance/harness.ts'
import { sampleGame } from '../conformance/sample-game/index.ts'
import type { State } from '../conformance/sample-game/state.ts'
import type { PickValue, Question } from './decision.ts'
import type { Game } from './game.ts'
import { Match } from './match.ts'

const stateOf = (match: Match): State => match.position.state as State
const begin = (seats = 3, seed = 1, options = {}): Match => beginFrozen(sampleGame, setupOf(sampleGame, seats, seed, options))
const handOf = (match: Match, seat: number): readonly string[] => stateOf(match).players[seat]?.hand ?? []
const lay = (match: Match, seat: number, index = 0): void => answer(match, seat, handOf(match, seat)[index] ?? 'none')
const undo = (match: Match, seat: number): void => commitFrozen(match, { kind: 'undo', seat })
const codeOf = (result: { ok: boolean; refusal?: { code: string } }): string => result.refusal?.code ?? 'ok'

/** Returns a match at its first boon. It tries seeds until the first round has a winner. */
function atBoon(seats = 3, options = {}): { match: Match; seat: number } {
  for (let seed = 1; ; seed++) {
    const match = begin(seats, seed, options)
    for (let seat = 0; seat < seats; seat++) lay(match, seat)
    const seat = stateOf(match).players.findIndex(({ points }) => points > 0)
    if (seat >= 0) return { match, seat }
  }
}

/** Plays random commands until `done` holds or the match is over. */
function playUntil(match: Match, seed: number, done: (match: Match) => boolean): Match {
  const random = randomOf(seed)
  while (!match.outcome && !done(match)) commitFrozen(match, randomCommand(match, random))
  return match
}

describe('an answer', () => {
  const junk = (question: Question): fc.Arbitrary<PickValue> => {
    const offered = question.kind === 'amount' ? [] : question.choices.map(({ id }) => id)
    const words = fc.oneof(fc.string(), fc.constantFrom('seal', 'draw', 'moon-1', 'toString', ...offered))
    return fc.oneof(words, fc.integer({ min: -3, max: 30 }), fc.double(), fc.array(words, { maxLength: 4 }))
  }

  test('that was not offered is refused and changes nothing, for every kind of question', () => {
    const kinds = new Set<string>()
    fc.assert(
      fc.property(fc.nat(), fc.nat(12), fc.gen(), (seed, steps, gen) => {
        const match = playUntil(begin(2 + (seed % 3), seed), seed, ({ seq }) => seq >= steps)
        if (match.outcome) return
        const decision = gen(() => fc.constantFrom(...match.decisions))
        const pick = gen(junk, decision.question)
        const { position, seq, decisions, events } = match
        const result = match.answer(decision.seat, decision.id, pick)
        const ids = decision.question.kind === 'amount' ? [] : decision.question.choices.map(({ id }) => id)
        const offered =
          decision.question.kind === 'one'
            ? ids.some((id) => id === pick)
            : decision.question.kind === 'amount'
              ? Number.isInteger(pick) && Number(pick) >= decision.question.min && Number(pick) <= decision.question.max
              : Array.isArray(pick) &&
                new Set(pick).size === pick.length &&
                pick.every((id) => ids.includes(id)) &&
                pick.length >= (decision.question.kind === 'some' ? decision.question.min : ids.length) &&
                pick.length <= (decision.question.kind === 'some' ? decision.question.max : ids.length)
        expect(result.ok).toBe(offered)
        if (!result.ok) expect(['malformed', 'not-offered']).toContain(result.refusal.code)
        kinds.add(decision.question.kind)
        expect(match.position).toBe(position)
        expect(match.decisions).toBe(decisions)
        expect(match.events).toBe(events)
        expect(match.seq).toBe(seq)
      }),
      { numRuns: 600, seed: 7 },
    )
    expect([...kinds].toSorted()).toEqual(['amount', 'one', 'order', 'some'])
  })

  test('takes effect only when it is committed, and only at the command count it was prepared for', () => {
    const match = begin()
    const before = match.position
    const first = match.prepare({ kind: 'answer', seat: 0, pick: handOf(match, 0)[0] ?? '' })
    const second = match.prepare({ kind: 'answer', seat: 1, pick: handOf(match, 1)[0] ?? '' })
    expect(match.position).toBe(before)
    if (!first.ok || !second.ok) throw new Error('both answers must be legal')
    match.commit(first.value)
    expect(match.seq).toBe(1)
    expect(() => match.commit(second.value)).toThrow('prepared after 0')
    expect(match.seq).toBe(1)
  })

  test('from a seat that is not asked is refused as not asked', () => {
    const { match, seat } = atBoon(3, { curses: false })
    const other = (seat + 1) % 3
    expect(codeOf(match.answer(other, openDecision(match, seat).id, 'draw'))).toBe('not-asked')
    expect(codeOf(match.answer(17, openDecision(match, seat).id, 'draw'))).toBe('not-asked')
    expect(codeOf(match.prepare({ kind: 'answer', seat: other, pick: 'draw' }))).toBe('not-asked')
  })

  test('to a decision that is already answered is stale, even when the seat is asked nothing any more', () => {
    const match = begin()
    const decision = openDecision(match, 0)
    const [rune = ''] = handOf(match, 0)
    lay(match, 0)
    expect(codeOf(match.answer(0, decision.id, rune))).toBe('stale')
    for (const seat of [1, 2]) lay(match, seat)
    expect(codeOf(match.answer(0, decision.id, rune))).toBe('stale')
  })

  test('to a decision that never existed is stale while another one is open', () => {
    const match = begin()
    for (const id of ['', 'x', '99.0.0', openDecision(match, 1).id]) expect(codeOf(match.answer(0, id, handOf(match, 0)[0] ?? ''))).toBe('stale')
  })

  test('after the end is refused as finished', () => {
    const match = playUntil(begin(), 3, () => false)
    expect(match.outcome).toBeDefined()
    expect(match.decisions).toEqual([])
    for (const kind of ['undo', 'resign'] as const) expect(codeOf(match.prepare({ kind, seat: 0 }))).toBe('finished')
    expect(codeOf(match.answer(0, '0.0.0', 'moon-1'))).toBe('finished')
    expect([0, 1, 2].some((seat) => match.canUndo(seat))).toBe(false)
  })

  test('that makes the rules throw leaves the match as it was', () => {
    const broken: Game = {
      ...sampleGame,
      steps: {
        ...sampleGame.steps,
        lay: {
          ...sampleGame.steps.lay,
          answer(s, frame, seat, pick, ctx) {
            sampleGame.steps.lay.answer?.(s as State, frame as { step: 'lay' }, seat, pick, ctx)
            ;(s as State).deck.pop()
            ctx.random.int(6)
            ctx.call({ step: 'seal' })
            if (seat === 1) throw new Error('a bug in the rules')
          },
        },
      },
    }
    const match = beginFrozen(broken, setupOf(broken, 3, 1))
    const copy = structuredClone(match.position)
    const { position } = match
    expect(() => match.prepare({ kind: 'answer', seat: 1, pick: handOf(match, 1)[0] ?? '' })).toThrow('a bug in the rules')
    expect(match.position).toBe(position)
    expect(match.position).toEqual(copy)
    expect(match.seq).toBe(0)
    expect(match.decisions.map(({ seat }) => seat)).toEqual([0, 1, 2])
  })
})

describe('decision ids', () => {
  test('are different for seats that decide at the same time', () => {
    const match = begin(4)
    const ids = [0, 1, 2, 3].map((seat) => openDecision(match, seat).id)
    expect(new Set(ids).size).toBe(4)
    for (const seat of [2, 0, 3]) {
      const answered = match.answer(seat, ids[seat] ?? '', handOf(match, seat)[0] ?? '')
      if (!answered.ok) throw new Error(answered.refusal.code)
      match.commit(answered.value)
      expect(openDecision(match, 1).id).toBe(ids[1])
    }
  })

  test('are the same in a match resumed from a snapshot as in the original match', () => {
    const match = playUntil(begin(3, 5), 5, (live) => live.seq > 6 && live.snapshot() !== undefined)
    const snapshot = match.snapshot()
    if (!snapshot) throw new Error('not at rest')
    const resumed = Match.resume(sampleGame, match.setup, JSON.parse(JSON.stringify(snapshot)))
    expect(resumed.decisions).toEqual(match.decisions)
    expect(resumed.events).toEqual([])
    const command = randomCommand(match, randomOf(5))
    for (const live of [match, resumed]) commitFrozen(live, command)
    expect(resumed.decisions).toEqual(match.decisions)
  })

  test('are unique in a match resumed from an older snapshot, which has no count of questions', () => {
    const match = playUntil(begin(3, 5), 5, (live) => live.seq > 6 && live.snapshot() !== undefined)
    const { asked: _asked, ...old } = match.snapshot() ?? { seq: 0, position: match.position, authored: [] }
    const resumed = Match.resume(sampleGame, match.setup, old)
    const ids = new Set<string>()
    while (!resumed.outcome) {
      const command = randomCommand(resumed, randomOf(resumed.seq))
      const { id } = openDecision(resumed, command.seat)
      expect(ids).not.toContain(id)
      ids.add(id)
      commitFrozen(resumed, command)
    }
    expect(ids.size).toBeGreaterThan(3)
  })

  test('never stand for two different questions, whatever is answered and undone', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(5), { maxLength: 60 }), (seed, moves) => {
        const match = begin(2 + (seed % 3), seed)
        const random = randomOf(seed)
        const asked = new Map<string, string>()
        const answered = new Set<string>()
        const note = (): void => {
          for (const decision of match.decisions) {
            const question = JSON.stringify([match.position.stack.at(-1)?.frame, decision.seat, decision.prompt.key])
            expect(asked.get(decision.id) ?? question).toBe(question)
            expect(answered).not.toContain(decision.id)
            asked.set(decision.id, question)
          }
        }
        note()
        for (const move of moves) {
          if (match.outcome) break
          const seat = move % match.setup.seats
          if (move > 2 && match.canUndo(seat)) undo(match, seat)
          else {
            const command = randomCommand(match, random)
            answered.add(openDecision(match, command.seat).id)
            commitFrozen(match, command)
          }
          note()
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('undo', () => {
  test('takes back a secret choice while others still choose, and keeps their choices', () => {
    const match = begin(4)
    const before = match.position
    lay(match, 0)
    lay(match, 1)
    lay(match, 2)
    expect([0, 1, 2, 3].map((seat) => match.canUndo(seat))).toEqual([true, true, true, false])
    undo(match, 0)
    expect(match.events).toEqual([{ event: { type: 'undone', seat: 0 } }])
    expect(stateOf(match).players.map(({ laid }) => laid !== '')).toEqual([false, true, true, false])
    expect(match.decisions.map(({ seat }) => seat)).toEqual([0, 3])
    undo(match, 2)
    undo(match, 1)
    expect(match.position.state).toEqual(before.state)
    expect(codeOf(match.prepare({ kind: 'undo', seat: 0 }))).toBe('nothing-to-undo')
    lay(match, 0, 1)
    expect(stateOf(match).players[0]?.laid).toBe((before.state as State).players[0]?.hand[1])
  })

  test('restores the original state object, not a copy', () => {
    const match = begin()
    const { state } = match.position
    lay(match, 1)
    undo(match, 1)
    expect(match.position.state).toBe(state)
  })

  test('is not possible beyond a barrier, because something was revealed', () => {
    const match = begin(2)
    lay(match, 0)
    lay(match, 1)
    expect([0, 1].map((seat) => match.canUndo(seat))).toEqual([false, false])
  })

  test('goes back over several answers of a nested effect to the step that called it', () => {
    const { match, seat } = atBoon(2, { curses: false })
    const boon = match.position
    answer(match, seat, 'stake')
    expect(match.position.stack.map(({ frame }) => frame.step)).toEqual(['lay', 'seal', 'stake'])
    answer(match, seat, 0)
    expect(match.position.stack.map(({ frame }) => frame.step)).toEqual(['lay', 'seal'])
    undo(match, seat)
    expect(openDecision(match, seat).question.kind).toBe('amount')
    undo(match, seat)
    expect(match.position.state).toBe(boon.state)
    expect(match.position.stack).toEqual(boon.stack)
    expect(match.canUndo(seat)).toBe(false)
  })

  test.each([
    ['chance', ['stake', 1]],
    ['a secret told', ['draw']],
    ['a look at the deck', ['scry']],
  ] as const)('is not possible beyond %s', (_why, picks) => {
    const { match, seat } = atBoon(2, { curses: false })
    for (const pick of picks) answer(match, seat, pick)
    expect(match.canUndo(seat)).toBe(false)
    expect(codeOf(match.prepare({ kind: 'undo', seat }))).toBe('nothing-to-undo')
  })

  test('is not possible once a seat is asked that was not asked before', () => {
    const { match, seat } = atBoon(2, { curses: false })
    answer(match, seat, 'stake')
    answer(match, seat, 0)
    expect(match.canUndo(seat)).toBe(true)
    answer(match, seat, 'seal')
    expect(match.decisions.map((decision) => decision.seat)).toEqual([0, 1])
    expect(match.canUndo(seat)).toBe(false)
  })

  test('of one seat applies the later answers of the others again', () => {
    const { match, seat } = atBoon(3)
    const [first = 0, second = 0] = [0, 1, 2].filter((other) => other !== seat)
    const points = stateOf(match).players[seat]?.points ?? 0
    answer(match, first, 'curse')
    answer(match, second, 'curse')
    expect(stateOf(match).players[seat]?.points).toBe(points - 2)
    undo(match, first)
    expect(stateOf(match).players[seat]?.points).toBe(points - 1)
    expect(stateOf(match).players.map(({ curse }) => curse)).toEqual([0, 1, 2].map((other) => other !== second))
    expect([first, second].map((other) => match.canUndo(other))).toEqual([false, true])
  })

  test('is refused if a later answer of another seat would no longer fit', () => {
    const followers: Game = {
      ...sampleGame,
      steps: {
        ...sampleGame.steps,
        lay: {
          ...sampleGame.steps.lay,
          ask(s, frame) {
            const decisions = sampleGame.steps.lay.ask?.(s as State, frame as { step: 'lay' }) ?? []
            const hasLed = (s as State).players[0]?.laid !== ''
            return decisions.map((decision) =>
              hasLed || decision.seat === 0 ? decision : { ...decision, question: { kind: 'amount', min: 0, max: 0 } },
            )
          },
        },
      },
    }
    const match = beginFrozen(followers, setupOf(followers, 3, 1))
    lay(match, 0)
    expect(match.canUndo(0)).toBe(true)
    lay(match, 1)
    expect(match.canUndo(0)).toBe(false)
    expect(codeOf(match.prepare({ kind: 'undo', seat: 0 }))).toBe('nothing-to-undo')
    undo(match, 1)
    expect(match.canUndo(0)).toBe(true)
  })

  test('is refused if another seat would not be asked for all of its later answers any more', () => {
    // Each seat answers once, but seat 1 twice if seat 0 has answered.
    const mostOf = (players: State['players'], seat: number): number => (seat === 1 && players[0]?.points === 1 ? 2 : 1)
    const followers: Game = {
      ...sampleGame,
      steps: {
        ...sampleGame.steps,
        lay: {
          ask: (s) =>
            [0, 1, 2].flatMap((seat) => {
              const { players } = s as State
              const choices = [{ id: 'a' }, { id: 'b' }]
              const isAsked = (players[seat]?.points ?? 0) < mostOf(players, seat)
              return isAsked ? [{ seat, prompt: { key: 'prompt.lay' }, question: { kind: 'one', choices } } as const] : []
            }),
          answer(s, _frame, seat) {
            const player = (s as State).players[seat]
            if (player) player.points++
          },
        },
      },
    }
    const match = beginFrozen(followers, setupOf(followers, 3, 1))
    for (const seat of [0, 1]) answer(match, seat, 'a')
    expect(match.canUndo(0)).toBe(true)
    answer(match, 1, 'b')
    expect(match.canUndo(0)).toBe(false)
    expect(codeOf(match.prepare({ kind: 'undo', seat: 0 }))).toBe('nothing-to-undo')
  })

  test('is refused if a later answer would draw a random number when it is applied again', () => {
    const drawers: Game = {
      ...sampleGame,
      steps: {
        ...sampleGame.steps,
        lay: {
          ...sampleGame.steps.lay,
          answer(s, frame, seat, pick, ctx) {
            sampleGame.steps.lay.answer?.(s as State, frame as { step: 'lay' }, seat, pick, ctx)
            const isFirst = (s as State).players.filter(({ laid }) => laid).length === 1
            if (isFirst && seat === 1) ctx.random.int(6)
          },
        },
      },
    }
    const match = beginFrozen(drawers, setupOf(drawers, 3, 1))
    lay(match, 0)
    lay(match, 1)
    expect(match.canUndo(0)).toBe(false)
    expect(codeOf(match.prepare({ kind: 'undo', seat: 0 }))).toBe('nothing-to-undo')
    expect(match.canUndo(1)).toBe(true)
  })

  describe('where a seat alone learns something', () => {
    /** When they lay a rune, seat 1 draws a random number in private and seat 2 learns something in private. */
    const drawAlone: Game = {
      ...sampleGame,
      steps: {
        ...sampleGame.steps,
        lay: {
          ...sampleGame.steps.lay,
          answer(s, frame, seat, pick, ctx) {
            sampleGame.steps.lay.answer?.(s as State, frame as { step: 'lay' }, seat, pick, ctx)
            if (seat === 1) (s as State).discard.push(String(ctx.randomFor(1).int(1000)))
            if (seat === 2) ctx.barrier(2)
          },
        },
      },
    }

    test.each([1, 2])('only that seat can no longer undo (seat %i)', (learner) => {
      const match = beginFrozen(drawAlone, setupOf(drawAlone, 4, 1))
      lay(match, 0)
      lay(match, learner)
      expect([0, learner].map((seat) => match.canUndo(seat))).toEqual([true, false])
      expect(codeOf(match.prepare({ kind: 'undo', seat: learner }))).toBe('nothing-to-undo')
    })

    test('an undo of another seat does not change what it learned', () => {
      const match = beginFrozen(drawAlone, setupOf(drawAlone, 4, 1))
      lay(match, 0)
      lay(match, 1)
      const { discard } = stateOf(match)
      const { drawn } = match.position.random
      undo(match, 0)
      expect(stateOf(match).discard).toEqual(discard)
      expect(match.position.random.drawn).toBe(drawn)
      expect(stateOf(match).players.map(({ laid }) => laid !== '')).toEqual([false, true, false, false])
      expect(match.canUndo(1)).toBe(false)
    })
  })

  test('ends for the seat that learned something and the seat that revealed it, or for all if everybody learned it', () => {
    const showing = (learner?: number): Game => ({
      ...sampleGame,
      steps: {
        ...sampleGame.steps,
        lay: {
          ...sampleGame.steps.lay,
          answer(s, frame, seat, pick, ctx) {
            sampleGame.steps.lay.answer?.(s as State, frame as { step: 'lay' }, seat, pick, ctx)
            if (seat === 2) ctx.barrier(learner)
          },
        },
      },
    })
    const whoCanUndo = (game: Game): readonly boolean[] => {
      const match = beginFrozen(game, setupOf(game, 4, 1))
      for (const seat of [0, 1, 2]) lay(match, seat)
      return [0, 1, 2].map((seat) => match.canUndo(seat))
    }
    expect(whoCanUndo(sampleGame)).toEqual([true, true, true])
    expect(whoCanUndo(showing(0))).toEqual([false, true, false])
    expect(whoCanUndo(showing())).toEqual([false, false, false])
  })

  test('in an independent step is known to be possible without applying any answer again', () => {
    let given = 0
    const counting: Game = {
      ...sampleGame,
      steps: {
        ...sampleGame.steps,
        lay: {
          ...sampleGame.steps.lay,
          independent: true,
          answer(s, frame, seat, pick, ctx) {
            given++
            sampleGame.steps.lay.answer?.(s as State, frame as { step: 'lay' }, seat, pick, ctx)
          },
        },
      },
    }
    const match = beginFrozen(counting, setupOf(counting, 4, 1))
    for (const seat of [0, 1, 2]) lay(match, seat)
    given = 0
    expect([0, 1, 2, 3].map((seat) => match.canUndo(seat))).toEqual([true, true, true, false])
    expect(given).toBe(0)
    undo(match, 0)
    expect(given).toBe(2)
    expect(stateOf(match).players.map(({ laid }) => laid !== '')).toEqual([false, true, true, false])
  })

  test('in an independent step is refused if later answers were given in another step and no longer fit', () => {
    const askAll = (s: object, ...ids: readonly string[]) =>
      (s as State).players.flatMap(({ points }, seat) =>
        points > 0 ? [] : [{ seat, prompt: { key: 'prompt.lay' }, question: { kind: 'one', choices: ids.map((id) => ({ id })) } } as const],
      )
    const markDone = (s: object, seat: number): void => {
      const player = (s as State).players[seat]
      if (player) player.points++
    }
    const twoSteps: Game = {
      ...sampleGame,
      steps: {
        lay: {
          independent: true,
          ask: (s) => askAll(s, 'a', 'b'),
          answer(s, _frame, seat, _pick, ctx) {
            markDone(s, seat)
            ctx.goto({ step: 'next' })
          },
        },
        next: { independent: true, ask: (s) => askAll(s, 'c', 'd'), answer: (s, _frame, seat) => markDone(s, seat) },
      },
    }
    const match = beginFrozen(twoSteps, setupOf(twoSteps, 4, 1))
    answer(match, 0, 'a')
    answer(match, 1, 'c')
    answer(match, 2, 'd')
    expect([0, 1, 2, 3].map((seat) => match.canUndo(seat))).toEqual([false, true, true, false])
    expect(codeOf(match.prepare({ kind: 'undo', seat: 0 }))).toBe('nothing-to-undo')
  })

  test('of an answer without an event emits no event', () => {
    const silent: Game = {
      ...sampleGame,
      steps: {
        ...sampleGame.steps,
        lay: {
          ...sampleGame.steps.lay,
          answer(s, frame, seat, pick, ctx) {
            sampleGame.steps.lay.answer?.(s as State, frame as { step: 'lay' }, seat, pick, {
              ...ctx,
              emit: seat === 0 ? () => {} : ctx.emit.bind(ctx),
            })
          },
        },
      },
    }
    const match = beginFrozen(silent, setupOf(silent, 3, 1))
    lay(match, 0)
    lay(match, 1)
    undo(match, 0)
    expect(match.events).toEqual([])
    undo(match, 1)
    expect(match.events).toEqual([{ event: { type: 'undone', seat: 1 } }])
  })

  test('restores the exact earlier position after any command', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(20), (seed, steps) => {
        const match = playUntil(begin(2 + (seed % 3), seed), seed, ({ seq }) => seq >= steps)
        if (match.outcome) return
        const before = match.position
        const command = randomCommand(match, randomOf(seed))
        commitFrozen(match, command)
        if (!match.canUndo(command.seat)) return
        undo(match, command.seat)
        expect(match.position.state).toBe(before.state)
        expect(match.position.stack).toEqual(before.stack)
        expect(match.position.random).toEqual(before.random)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the questions of a match', () => {
  test('a question with one answer is answered automatically, for every seat that has one', () => {
    const match = begin(3, 1, { rounds: 1 })
    expect(stateOf(match).round).toBe(1)
    expect(match.events.map(({ event }) => event.type).slice(0, 6)).toEqual(['laid', 'laid', 'laid', 'showed', 'showed', 'showed'])
  })

  test('a question with one answer is asked if it is marked alwaysAsk', () => {
    const { match, seat } = atBoon(2, { curses: false })
    answer(match, seat, 'draw')
    expect(openDecision(match, seat)).toMatchObject({ alwaysAsk: true, question: { choices: [{ id: 'seal' }] } })
  })

  test('an optional decision is asked, but nobody waits for it', () => {
    const { match, seat } = atBoon(3)
    const others = match.decisions.filter((decision) => decision.seat !== seat)
    expect(others.map(({ optional }) => optional)).toEqual([true, true])
    answer(match, seat, 'draw')
    expect(match.decisions.map((decision) => decision.seat)).toEqual([seat])
  })

  test('an optional decision gets a new id when a deciding seat goes on after an event, and keeps it when nothing was told', () => {
    const question = { kind: 'one', choices: [{ id: 'shout' }, { id: 'whisper' }] } as const
    const talking: Game = {
      ...sampleGame,
      steps: {
        ...sampleGame.steps,
        lay: {
          ask: () => [
            { seat: 0, prompt: { key: 'prompt.lay' }, question },
            { seat: 1, prompt: { key: 'prompt.lay' }, question, optional: true },
          ],
          answer: (_s, _frame, seat, pick, ctx) => {
            if (pick === 'shout') ctx.emit({ type: 'laid', seat })
          },
        },
      },
    }
    const match = beginFrozen(talking, setupOf(talking, 2, 1))
    const { id } = openDecision(match, 1)
    answer(match, 0, 'whisper')
    expect(openDecision(match, 1).id).toBe(id)
    answer(match, 0, 'shout')
    expect(openDecision(match, 1).id).not.toBe(id)
  })

  test('the choices of every question are sorted', () => {
    const { match } = atBoon(2)
    for (const { question } of match.decisions) {
      if (question.kind === 'amount') continue
      const ids = question.choices.map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted())
    }
  })
})

describe('resigning', () => {
  test('takes effect at once, in the middle of a nested effect, and cannot be undone', () => {
    const { match, seat } = atBoon(3)
    answer(match, seat, 'trade')
    commitFrozen(match, { kind: 'resign', seat })
    expect(match.events[0]).toEqual({ event: { type: 'resigned', seat } })
    expect(match.position.stack.map(({ frame }) => frame.step)).toEqual(['lay'])
    expect(match.decisions.map((decision) => decision.seat)).toEqual([0, 1, 2].filter((other) => other !== seat))
    expect(match.canUndo(seat)).toBe(false)
  })

  test('of all but one seat ends the match, and the last seat wins', () => {
    const match = begin(3)
    commitFrozen(match, { kind: 'resign', seat: 2 })
    commitFrozen(match, { kind: 'resign', seat: 0 })
    expect(match.outcome).toMatchObject({ ranks: [2, 1, 2], reason: { key: 'reason.alone' } })
    expect(match.position.stack).toEqual([])
  })

  test('needs a seat', () => {
    const match = begin(2)
    for (const seat of [2, -1, 0.5]) expect(codeOf(match.prepare({ kind: 'resign', seat }))).toBe('no-such-seat')
  })
})

describe('rules that are wrong', () => {
  const broken = (lay: object): Game => ({ ...sampleGame, steps: { ...sampleGame.steps, lay } })

  test.each([
    ['loop without asking anybody', { run() {} }, 'no end of automatic steps'],
    ['stop without an outcome', {}, 'nothing left to do and no outcome'],
    [
      'go to a step that does not exist',
      { run: (_s: object, _f: object, k: { goto(f: object): void }) => k.goto({ step: 'nowhere' }) },
      "no step 'nowhere'",
    ],
    ['ask and take no answer', { ask: sampleGame.steps.lay.ask }, 'takes no answer'],
  ])('cause an error when they %s', (_what, lay, message) => {
    expect(() => Match.begin(broken(lay), setupOf(sampleGame, 2, 1, { rounds: 1 }))).toThrow(message)
  })
})

test('an emitted event does not change when the state does', () => {
  const { match, seat } = atBoon(2, { curses: false })
  const took = match.events.find(({ event }) => event.type === 'took')
  expect(took?.event.runes).toHaveLength(2)
  answer(match, seat, 'draw')
  const drew = match.events[0]
  expect(drew?.event).toEqual({ type: 'drew', seat, count: 1 })
  expect(drew?.secrets?.[seat]?.runes).toEqual([handOf(match, seat).at(-1)])
  expect(took?.event.runes).toHaveLength(2)
})

test('two matches with the same setup differ only by their seed', () => {
  const hands = (seed: number) => JSON.stringify(stateOf(begin(2, seed)).players)
  expect(hands(1)).toBe(hands(1))
  expect(hands(1)).not.toBe(hands(2))
  expect(seedOf(1)).toHaveLength(64)
})
