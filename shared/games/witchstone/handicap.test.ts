import { describe, expect, test } from 'vitest'
import { think } from '../../bots/index.ts'
import { randomOf } from '../../conformance/harness.ts'
import type { GameOptions } from '../../kernel/game-options.ts'
import { fallbackPick } from '../../kernel/position.ts'
import { BOT_LEVELS } from '../../protocol/match.ts'
import { witchstone } from './index.ts'
import { playerAt, type State } from './state.ts'
import { begin, type Play } from './testing.ts'
import { violationsOf } from './violations.ts'

const asked = (seats: 2 | 3 | 4 = 2, options: GameOptions = {}): Play => begin(seats, { mixedExperience: true, ...options })

/** Starts a match in which the seats say their levels in the order given: `0 level-3, 1 level-1`. */
function mixed(said: string, seats: 2 | 3 | 4 = 2, options: GameOptions = {}): Play {
  const play = asked(seats, options)
  for (const text of said.split(', ')) {
    const [seat = '', level = ''] = text.split(' ')
    play.answer(Number(seat), level)
  }
  return play
}

function toTurns(play: Play): Play {
  while (play.table.phase === 'towers') play.pick(play.fallback())
  return play
}
const total = (play: Play, seat: number): number => {
  const { dominoes, supply, removed, laid, discarded } = play.seen(seat)
  return dominoes + supply + removed + laid.length + discarded.length
}
/** Returns how many dominoes the seat can choose from at the start of each of its turns. */
function choicesOf(play: Play, seat: number): readonly number[] {
  const choices: number[] = []
  toTurns(play)
  while (!play.match.outcome) {
    if (play.state.active === seat) choices.push(play.player(seat).dominoes.length)
    play.turn()
  }
  return choices
}

/** Counts everything that is dealt, as the table view shows it. */
const dealt = ({ table }: Play) => ({
  scrolls: table.row.length + table.deck,
  specials: table.specials + table.slots.filter((tile) => tile !== '').length,
  tokens: table.stoneTable.length + table.regions.filter(({ token }) => token !== '').length,
  dominoes: table.players.map((player) => player.dominoes + player.supply + player.removed),
})
const NOTHING = { scrolls: 0, specials: 0, tokens: 0 }

describe('saying the levels', () => {
  test('WS-15.1 the match begins when every seat has said its level; before that nothing is dealt and nothing else can be done', () => {
    const play = asked(3)
    const levels = ['level-1', 'level-2', 'level-3', 'standard']
    expect(
      play.match.decisions.map(({ seat, optional, question }) => [seat, optional, question.kind === 'one' && question.choices.map(({ id }) => id)]),
    ).toEqual([0, 1, 2].map((seat) => [seat, undefined, levels]))
    expect(dealt(play)).toEqual({ ...NOTHING, dominoes: [0, 0, 0] })
    expect(play.refusal('tower-rowan')).toBe('not-offered')
    play.answer(2, 'level-1').answer(0, 'level-3')
    expect([play.match.decisions.map(({ seat }) => seat), play.table.phase]).toEqual([[1], 'levels'])
    expect(dealt(play)).toEqual({ ...NOTHING, dominoes: [0, 0, 0] })
    play.answer(1, 'level-2')
    expect([play.step, play.table.phase]).toEqual(['tower', 'towers'])
    expect(dealt(play)).toEqual({ scrolls: 40, specials: 15, tokens: 21, dominoes: [15, 15, 15] })
  })

  test('WS-15.2 WS-15.3 WS-15.4 WS-15.5 each seat says its own level, and all levels may differ', () => {
    const play = mixed('3 level-1, 1 standard, 0 level-2, 2 level-3', 4)
    expect(play.table.players.map(({ level, dominoes, supply, removed }) => [level, dominoes, supply, removed])).toEqual([
      ['level-2', 2, 9, 4],
      ['standard', 5, 10, 0],
      ['level-3', 3, 8, 4],
      ['level-1', 0, 11, 4],
    ])
  })

  test('WS-15.1 WS-R57 nobody learns a level before all are said, and then all are revealed together', () => {
    const play = asked(3).answer(1, 'level-2')
    expect(play.events).toEqual([])
    expect(play.table.players.map(({ level, said }) => [level, said])).toEqual([
      ['', false],
      ['', true],
      ['', false],
    ])
    expect([0, 1, 2].map((seat) => play.hand(seat).level)).toEqual(['', 'level-2', ''])
    const other = asked(3).answer(1, 'standard')
    expect(JSON.stringify([play.table, play.hand(0), play.match.decisions])).toBe(JSON.stringify([other.table, other.hand(0), other.match.decisions]))
    play.answer(0, 'level-1').answer(2, 'level-3')
    expect(play.eventsOf('level-said').map(({ seat, level }) => [seat, level])).toEqual([
      [0, 'level-1'],
      [1, 'level-2'],
      [2, 'level-3'],
    ])
  })

  test('WS-15.1 a level can be taken back until the last one is said, whoever has answered since', () => {
    const play = asked(3).answer(1, 'level-2').answer(0, 'level-1').undo(1)
    expect([play.match.decisions.map(({ seat }) => seat), play.hand(0).level, play.hand(1).level]).toEqual([[1, 2], 'level-1', ''])
    play.answer(1, 'level-3').answer(2, 'standard')
    expect(play.table.players.map(({ level }) => level)).toEqual(['level-1', 'level-3', 'standard'])
    expect([0, 1, 2].map((seat) => play.match.canUndo(seat))).toEqual([false, false, false])
  })

  test('WS-15.4 WS-R57 a seat that does not answer plays at the hardest level, and so does every bot', () => {
    const play = asked(4)
    for (const decision of play.match.decisions) expect(fallbackPick(witchstone, play.match.position, decision)).toBe('level-1')
    for (const level of BOT_LEVELS) {
      const pick = think({ game: witchstone, view: play.match.seatView(2), level, budget: { positions: 40 }, random: randomOf(1) })
      expect([level, pick]).toEqual([level, 'level-1'])
    }
  })

  test('WS-15.1 nothing lies on the table while a level is missing, and no level is missing after that', () => {
    expect(violationsOf(asked().state)).toEqual([])
    const spoilers: readonly ((s: State) => void)[] = [
      (s) => playerAt(s, 0).supply.push('domino-energy-wand'),
      (s) => s.slots.fill('special-energy-wand', 0, 1),
      (s) => s.row.push('prophecy-scrolls'),
      (s) => Object.assign(s.regions[1] ?? {}, { token: 'power-vp-1' }),
    ]
    for (const spoil of spoilers) {
      const early = structuredClone(asked().state)
      spoil(early)
      expect(violationsOf(early)).toEqual(['nothing is dealt before the levels are said'])
    }
    const late = structuredClone(mixed('0 level-1, 1 level-2').state)
    playerAt(late, 1).level = ''
    expect(violationsOf(late)).toEqual(['everybody has a level'])
  })
})

describe('mixed experience', () => {
  test('WS-15.1 a seat with a level removes four of its dominoes unseen and plays all the others', () => {
    const play = mixed('0 level-3, 1 level-1')
    expect([0, 1].map((seat) => play.seen(seat).removed)).toEqual([4, 4])
    expect([0, 1].map((seat) => total(play, seat))).toEqual([15, 15])
    toTurns(play)
    while (!play.match.outcome) play.turn()
    for (const seat of [0, 1]) {
      const { dominoes, supply, laid, discarded } = play.seen(seat)
      expect([dominoes, supply, laid.length + discarded.length]).toEqual([0, 0, 11])
    }
  })

  test('WS-15.2 level 3 chooses one of three dominoes, and of two and one at the end', () => {
    expect(choicesOf(mixed('0 level-3, 1 standard'), 0)).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1])
  })

  test('WS-E26 a level-3 seat has 3, 2 and 1 dominoes to choose from in turns 9, 10 and 11', () => {
    expect(choicesOf(mixed('0 level-1, 1 level-3'), 1).slice(8)).toEqual([3, 2, 1])
  })

  test('WS-15.3 level 2 chooses one of two dominoes, and has one at the end', () => {
    expect(choicesOf(mixed('1 standard, 0 level-2'), 0)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1])
  })

  test('WS-15.4 level 1 draws at the start of the turn and must play what it drew', () => {
    const play = toTurns(mixed('1 standard, 0 level-1'))
    expect(play.seen(1).dominoes).toBe(5)
    // the domino is drawn and picked up at once, because there is nothing to choose
    expect([play.seen(0).dominoes, play.seen(0).supply, play.step]).toEqual([1, 10, 'place'])
    expect(play.hand(0).chosen).toBe(play.hand(0).dominoes[0])
    expect(choicesOf(mixed('0 level-1, 1 standard'), 0)).toEqual(Array.from({ length: 11 }, () => 1))
    // nothing is drawn when the turn ends
    play.turn()
    expect([play.seen(0).dominoes, play.seen(0).supply]).toEqual([0, 10])
  })

  test('WS-15.5 WS-R37 a seat at the standard level plays with all fifteen dominoes, whatever the others have', () => {
    const play = toTurns(mixed('2 level-3, 0 standard, 1 level-2', 3))
    expect(play.table.players.map(({ level, dominoes, supply, removed }) => [level, dominoes, supply, removed])).toEqual([
      ['standard', 5, 10, 0],
      ['level-2', 2, 9, 4],
      ['level-3', 3, 8, 4],
    ])
  })

  test('WS-15.5 without the variant nobody is asked for a level, and all play with fifteen dominoes', () => {
    const play = begin(3)
    expect([play.step, play.table.phase, play.eventsOf('level-said')]).toEqual(['tower', 'towers', []])
    expect(play.table.players.map(({ level, said, dominoes, supply, removed }) => [level, said, dominoes, supply, removed])).toEqual(
      Array.from({ length: 3 }, () => ['standard', true, 5, 10, 0]),
    )
  })

  test('WS-15.6 nobody, not even the owner, sees the removed dominoes before the end', () => {
    const play = toTurns(mixed('0 level-3, 1 level-3'))
    const { removed } = play.player(0)
    expect(removed).toHaveLength(4)
    for (const id of removed) expect(JSON.stringify([play.table.players[0], play.hand(0), play.decision])).not.toContain(id)
    while (!play.match.outcome) play.turn()
    expect(play.seen(0).removedTiles).toEqual(removed)
  })
})
