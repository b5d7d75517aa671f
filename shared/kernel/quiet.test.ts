import { describe, expect, test } from 'vitest'
import { setupOf } from '../conformance/harness.ts'
import { sampleGame } from '../conformance/sample-game/index.ts'
import { type Frames, playerAt, type State } from '../conformance/sample-game/state.ts'
import type { Decision } from './decision.ts'
import type { StepContext } from './game.ts'
import { Match } from './match.ts'
import { isQuiet } from './quiet.ts'

const asked = (about: Partial<Decision> = {}): Decision => ({
  seat: 0,
  prompt: { key: 'prompt.lay' },
  status: { key: 'status.lay' },
  question: { kind: 'one', choices: [{ id: 'one' }, { id: 'other' }] },
  ...about,
})

interface Answer {
  /** What the answer does besides a change that no view shows. */
  readonly does?: (s: State, ctx: StepContext<Frames>) => void
  readonly before?: readonly Decision[]
  readonly after?: readonly Decision[]
}

/** Returns whether only seat 0 can notice its answer. */
function isUnnoticed({ does = () => {}, before = [asked()], after = before }: Answer): boolean {
  const lay: (typeof sampleGame.steps)['lay'] = {
    ask: (s) => (s.burning ? after : before),
    answer(s, _frame, _seat, _pick, ctx) {
      s.burning = true
      does(s, ctx)
    },
  }
  const match = Match.begin({ ...sampleGame, steps: { ...sampleGame.steps, lay } }, setupOf(sampleGame, 3, 1, { ties: 'keep' }))
  const prepared = match.prepare({ kind: 'answer', seat: 0, pick: 'one' })
  if (!prepared.ok) throw new Error(prepared.refusal.code)
  return isQuiet(match, prepared.value)
}

describe('a command is quiet', () => {
  test('if it emits nothing and the table and the status of every deciding seat stay the same', () => {
    expect(isUnnoticed({})).toBe(true)
    // The others do not see what the seat itself is asked.
    expect(isUnnoticed({ after: [asked({ prompt: { key: 'prompt.trade' } })] })).toBe(true)
    expect(isUnnoticed({ does: (s) => playerAt(s, 0).hand.reverse() })).toBe(true)
  })

  test('but not if it emits an event', () => {
    expect(isUnnoticed({ does: (_s, ctx) => ctx.emit({ type: 'laid', seat: 0 }) })).toBe(false)
  })

  test('but not if the table looks different', () => {
    expect(isUnnoticed({ does: (s) => playerAt(s, 0).points++ })).toBe(false)
  })

  test('but not if it ends the match', () => {
    // The table normally shows the ending. Here it is hidden, so that only the outcome shows it.
    const over = { ...sampleGame, table: () => sampleGame.table(Match.begin(sampleGame, setupOf(sampleGame, 3, 1)).position.state as State) }
    const lay: (typeof sampleGame.steps)['lay'] = {
      ask: (s) => (s.ending === '' ? [asked()] : []),
      answer(s) {
        s.ending = 'rounds'
      },
    }
    const match = Match.begin({ ...over, steps: { ...sampleGame.steps, lay } }, setupOf(sampleGame, 3, 1))
    const prepared = match.prepare({ kind: 'answer', seat: 0, pick: 'one' })
    expect(prepared.ok && isQuiet(match, { ...prepared.value, decisions: match.decisions })).toBe(false)
  })

  test('but not if other seats decide, or more, or fewer', () => {
    const both = [asked(), asked({ seat: 1 })]
    expect(isUnnoticed({ before: both })).toBe(true)
    expect(isUnnoticed({ after: [asked({ seat: 1 })] })).toBe(false)
    expect(isUnnoticed({ before: both, after: [asked()] })).toBe(false)
    expect(isUnnoticed({ before: [asked()], after: both })).toBe(false)
    expect(isUnnoticed({ before: both, after: [asked(), asked({ seat: 2 })] })).toBe(false)
  })

  test('but not if the status of a seat changes or its decision becomes optional', () => {
    expect(isUnnoticed({ after: [asked({ status: { key: 'status.boon' } })] })).toBe(false)
    const other = (about: Partial<Decision> = {}) => [asked(), asked({ seat: 1, ...about })]
    expect(isUnnoticed({ before: other(), after: other({ optional: true }) })).toBe(false)
  })
})
