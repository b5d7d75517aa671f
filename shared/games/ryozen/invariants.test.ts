import { describe, expect, test } from 'vitest'
import { runsFor } from '../../conformance/effort.ts'
import { randomCommand, randomOf, seedOf } from '../../conformance/harness.ts'
import type { GameEvent } from '../../kernel/event.ts'
import { sectorOfSlot } from './board.ts'
import { CLAN_HOUSE_AREAS, GOODS, ROUNDS } from './content/index.ts'
import { ryozen } from './index.ts'
import type { State } from './state.ts'
import { arrange, begin, type Play } from './testing.ts'

/** RY-11.4, 8, 12, 14, 17, 18, 20: the events that take favour. */
const TAXES = ['rebellion', 'ominous-shadows', 'public-brawl', 'sun-flares', 'ceremony-of-three-lights', 'mist-of-oblivion', 'earthquake']

/** Checks what one answer may and may not change. */
function checkChange(before: State, after: State, events: readonly GameEvent[]): void {
  const typed = (type: string): readonly GameEvent[] => events.filter((event) => event.type === type)
  for (const { source } of typed('lost-favour')) expect(TAXES).toContain(source)
  for (const [seat, { favour }] of after.players.entries()) {
    const told = events.reduce((sum, { type, seat: whose, count }) => {
      if (whose !== seat) return sum
      return type === 'gained-favour' ? sum + Number(count) : type === 'lost-favour' ? sum - Number(count) : sum
    }, before.players[seat]?.favour ?? 0)
    expect(favour).toBe(told)
  }
  if (after.first !== before.first) expect(typed('took-token')).toHaveLength(1)
  expect((after.rotation - before.rotation + 6) % 6).toBe(typed('rotated').length)
  expect(typed('rotated').length).toBeLessThanOrEqual(1)
  expect(after.built.slice(0, before.built.length)).toEqual(before.built)
  expect(typed('played').length).toBeLessThanOrEqual(1)
  expect(typed('placed').length + typed('placed-hidden').length).toBeLessThanOrEqual(1)
  const locks = before.players.map(({ lock }, seat) => (before.active === seat && typed('unlocked').some((event) => event.seat === seat) ? '' : lock))
  for (const { slot } of [...typed('placed'), ...typed('placed-hidden'), ...typed('relocated')]) {
    const sector = sectorOfSlot(String(slot))
    if (sector) expect(locks).not.toContain(sector)
  }
}

function checkMoment({ state }: Play): void {
  const handSize = state.players.length === 2 ? 6 : 5
  if (state.phase === 'night') for (const { hand } of state.players) expect(hand).toEqual([])
  // a new day has begun
  if (state.phase === 'day' && state.players.every(({ hand }) => hand.length === handSize)) {
    expect(state.slots.every(({ tile, hidden }) => tile === '' && !hidden)).toBe(true)
    expect(state.palace.every((tile) => tile === '')).toBe(true)
    expect(state.players.every(({ pushed }) => pushed.length === 0)).toBe(true)
  }
  expect(state.row.length).toBeLessThanOrEqual(CLAN_HOUSE_AREAS.length)
}

describe('invariants', () => {
  for (const mode of ['base', 'palace'] as const)
    for (const seats of [2, 3, 4] as const)
      test(`with ${seats} players in mode ${mode} no answer changes anything that it may not change`, () => {
        for (let seed = 0; seed < runsFor({ quick: 1, usual: 6, all: 100 }); seed++) {
          const play = begin(seats, { mode, clanChoice: 'random' }, seedOf(seed + 100 * seats))
          const random = randomOf(seed)
          let placements = 0
          while (!play.match.outcome) {
            const before = play.state
            play.enter(randomCommand(play.match, random))
            expect(ryozen.violations(play.state)).toEqual([])
            checkChange(before, play.state, play.events)
            checkMoment(play)
            placements += play.eventTypes.filter((type) => type === 'placed' || type === 'placed-hidden').length
          }
          expect(placements).toBe(ROUNDS * seats * (seats === 2 ? 6 : 5))
          expect(play.state.players.flatMap((player) => GOODS.filter((good) => player[good] < 0))).toEqual([])
        }
      })

  const broken = (change: (s: State) => void, palace = false): readonly string[] => {
    const s: State = structuredClone(arrange(palace ? { palace: true } : {}).state)
    change(s)
    return ryozen.violations(s)
  }
  const player = (s: State, seat: number) => {
    const found = s.players[seat]
    if (!found) throw new Error('no such seat')
    return found
  }

  test('every broken rule is named', () => {
    expect(broken(() => undefined)).toEqual([])
    const cases: readonly (readonly [RegExp, (s: State) => void, boolean?])[] = [
      [/tiles of seat 0/, (s) => player(s, 0).hand.splice(0, 1)],
      [/tiles of seat 1/, (s) => player(s, 1).stack.push('p1-warrior')],
      [/as many companions/, (s) => player(s, 0).gone.push(...player(s, 0).hand.splice(0, 1))],
      [/without a summit/, (s) => player(s, 0).pushed.push(...player(s, 0).hand.splice(0, 1))],
      [/slots for 3/, (s) => s.slots.pop()],
      [/empty slot is hidden/, (s) => s.slots.splice(0, 1, { tile: '', hidden: true })],
      [/row is not packed/, (s) => s.row.push('')],
      [/tile of nobody/, (s) => s.row.push('p3-archer')],
      [/heralds/, (s) => s.heralds.splice(0, 1, 1)],
      [/seat 7 is first/, (s) => Object.assign(s, { first: 7 })],
      [/Palace has holes/, (s) => s.palace.push('')],
      [/Palace has holes/, (s) => s.palace.pop(), true],
      [/event is missing/, (s) => s.eventDeck.pop()],
      [/revelation is missing/, (s) => s.revelationDeck.push('rainbow-1')],
      [/display has another size/, (s) => s.display.push('')],
      [/village is missing/, (s) => s.villageStack.pop()],
      [/path does not begin/, (s) => s.built.unshift('altar-tile')],
      [/seat 2 has -1 coin/, (s) => Object.assign(player(s, 2), { coin: -1 })],
      [/beside the path/, (s) => Object.assign(player(s, 2), { explorer: 1 })],
      [/outlasts the day/, (s) => Object.assign(player(s, 2), { lock: 'gate' }) && Object.assign(s, { phase: 'night' })],
      [/round 4/, (s) => Object.assign(s, { round: 4 })],
      [/stayed at home/, (s) => Object.assign(s, { phase: 'night' })],
      [/hands of 3,5,5/, (s) => s.palace.push(...player(s, 0).hand.splice(0, 2))],
      [/no clan/, (s) => Object.assign(player(s, 0), { clan: '' })],
      [/day effect outlasts/, (s) => s.underway.push({ place: 'gate', done: false, bought: 0 }) && Object.assign(s, { phase: 'over' })],
      [/hour of the night outlasts/, (s) => Object.assign(s, { tonight: 'gate' })],
    ]
    for (const [message, change, palace] of cases) expect(broken(change, palace).join('; ')).toMatch(message)
  })
})
