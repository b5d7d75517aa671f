import { describe, expect, test } from 'vitest'
import type { PickValue, Question } from '../../kernel/decision.ts'
import type { GameEvent } from '../../kernel/event.ts'
import type { Outcome } from '../../kernel/game.ts'
import type { OpenDecision } from '../../kernel/match.ts'
import { samplePick } from '../../kernel/picks.ts'
import { Random } from '../../kernel/random.ts'
import { replayMatch } from '../../kernel/replay.ts'
import { evenfall } from './index.ts'
import { scoreLines, totalOf } from './score.ts'
import type { State } from './state.ts'
import { arrange, begin, type Play } from './testing.ts'

const randomOf = (n: number): Random => new Random({ seed: n.toString(16).padStart(64, '0'), drawn: 0 })
const seedOf = (n: number): string => n.toString(16).padStart(64, '0')

/** Makes a random pick that passes late, so that much is played. */
function anyPick(play: Play, random: Random): readonly [number, PickValue] {
  const decision = random.pick(play.match.decisions)
  const { question } = decision
  const busy = question.kind === 'one' ? question.choices.filter(({ id }) => id !== 'pass' && id !== 'none') : []
  if (question.kind === 'one' && busy.length > 0 && random.int(12) > 0) return [decision.seat, random.pick(busy).id]
  return [decision.seat, samplePick(question, random)]
}

/** One answer and its result. */
interface Moment {
  readonly match: string
  readonly seats: number
  readonly before: State
  readonly after: State
  readonly asked: string
  readonly offered: readonly string[]
  readonly seat: number
  readonly pick: string
  readonly events: readonly GameEvent[]
  readonly next: readonly OpenDecision[]
  readonly outcome: Outcome | undefined
}

/** Whole matches, answer by answer, for every number of players and both sides. */
const playMoments = (): readonly Moment[] =>
  ([1, 2, 3, 4] as const).flatMap((seats) =>
    ['solar', 'lunar'].flatMap((side) =>
      [1, 2, 3].flatMap((n) => {
        const random = randomOf(n * 31 + seats)
        const play = begin(seats, { side, advancedStart: n === 2 }, seedOf(n * 97 + seats))
        const moments: Moment[] = []
        while (!play.match.outcome) {
          const { state: before, asked } = play
          const [seat, pick] = anyPick(play, random)
          const offered = play.offeredTo(seat)
          play.history = []
          play.by(seat, pick)
          moments.push({
            match: `${seats} ${side} ${n}`,
            seats,
            before,
            after: play.state,
            asked,
            offered,
            seat,
            pick: String(pick),
            events: [...play.history],
            next: play.match.decisions,
            outcome: play.match.outcome,
          })
        }
        return moments
      }),
    ),
  )

let played: readonly Moment[] | undefined
/** Plays the matches when the first test needs them, so that their time counts as test time. */
const moments = (): readonly Moment[] => {
  played ??= playMoments()
  return played
}

/** Tells whether a turn is asked. A solo match has its own prompt, because it says what passing does. */
const isTurn = (asked: string | undefined): boolean => asked === 'turn' || asked === 'turn-alone'
const isFree = (id: string): boolean => /^(discard-trade|star-discard|specialist-[^>]+|stone-[^>]+>thorn:\d)$/.test(id)
const ofType = ({ events }: Moment, type: string): readonly GameEvent[] => events.filter((event) => event.type === type)

describe('what always holds', () => {
  test('EV-80.1, EV-80.2, EV-80.3, EV-80.4, EV-80.5, EV-80.6, EV-80.8, EV-80.9, EV-80.14, EV-80.15 whole matches break no rule of the state', () => {
    expect(moments().length).toBeGreaterThan(5000)
    for (const { after } of moments()) expect(evenfall.violations(after)).toEqual([])
  })

  const broken = (change: (s: State) => void): readonly string[] => {
    const state = structuredClone(
      arrange({
        players: [
          {
            outer: 'grotto=moss-toad moonwell=honey-bear',
            inner: 'start=twin-sickles',
            specialists: 'keir velda',
            stones: 'ember-1 tide-1',
            hand: 'nora',
          },
          {},
        ],
      }).state,
    )
    change(state)
    return evenfall.violations(state)
  }
  const player = (s: State) => {
    const [own] = s.players
    if (!own) throw new Error('nobody is there')
    return own
  }

  test('EV-80.1 a card that is lost or doubled is reported', () => {
    expect(broken((s) => s.deck.pop())).toEqual(['not every card is in exactly one place'])
    expect(broken((s) => s.discard.push('specialist-nora-1'))).toEqual(['not every card is in exactly one place'])
  })

  test('EV-80.2, EV-80.14 a lost place, a doubled place and a slot too many are reported', () => {
    expect(broken((s) => s.places.pop())).toEqual(['not every place is in exactly one place'])
    expect(broken((s) => player(s).inner.shift())).toContain('a starting place is lost')
    expect(broken((s) => s.regions[0]?.slots.push(''))).toEqual(['a region has too many slots'])
  })

  test('EV-80.3 a lost and a doubled figure are reported', () => {
    expect(broken((s) => player(s).witches--)).toEqual(['party 0 has 3 witches and 4 elders'])
    expect(broken((s) => s.regions[0]?.cells.splice(0, 1, 1))).toEqual(['party 1 has 5 witches and 4 elders'])
  })

  test('EV-80.4 two rituals on a place, two stones in one place and cells that are not printed are reported', () => {
    expect(broken((s) => Object.assign(player(s).played[0] ?? {}, { place: 'place-moonwell' }))).toEqual(['party 0 has two rituals on one place'])
    expect(broken((s) => player(s).stones.map((stone) => Object.assign(stone, { at: 'place-grotto' })))).toEqual([
      'party 0 has two stones in one place',
    ])
    expect(broken((s) => player(s).played[1]?.slots.push('orb'))).toEqual(['ritual-honey-bear has other cells than printed'])
  })

  test('EV-80.5 an elder where no elder may stand is reported', () => {
    expect(
      broken((s) => {
        player(s).played[0]?.cells.splice(0, 1, 'elder')
        player(s).elders--
      }),
    ).toEqual(['an elder of party 0 stands in the outer circle'])
  })

  test('EV-80.6, EV-80.13 numbers out of range are reported', () => {
    expect(broken((s) => Object.assign(player(s), { herb: -1 }))).toEqual(['seat 0 owes resources'])
    expect(broken((s) => Object.assign(player(s), { mana: 21 }))).toEqual(['seat 0 has 21 mana'])
    expect(broken((s) => Object.assign(player(s), { path: 9 }))).toEqual(['party 0 stands beside the path'])
    expect(broken((s) => Object.assign(player(s).secret, { dial: 3 }))).toEqual(['seat 0 bids more mana than it has'])
    expect(broken((s) => Object.assign(player(s), { vp: -1 }))).toEqual(['party 0 has -1 points'])
  })

  test('EV-80.8 a lost stone, a red stone where there is none, and two stones from one battle are reported', () => {
    expect(broken((s) => player(s).stones.pop())).toEqual(['not every stone is in exactly one place'])
    expect(broken((s) => Object.assign(s, { redStone: true }))).toEqual(['the red stone is where it must not be'])
    expect(broken((s) => (s.unused = [...s.unused, ...(s.regions[0]?.stones.splice(0, 2) ?? [])]))).toEqual([
      'more than one stone was taken in a battle',
    ])
  })

  test('EV-80.9, EV-80.10, EV-80.15 a doubled specialist, a missing first player, a round too many and a turn after passing are reported', () => {
    expect(
      broken((s) => {
        const [card] = s.deck.splice(s.deck.indexOf('specialist-keir-2'), 1)
        player(s).played.push({ card: card ?? '', role: 'specialist', place: '', cells: [], slots: [], turned: false, copies: '' })
      }),
    ).toEqual(['seat 0 has one specialist twice'])
    expect(broken((s) => Object.assign(s, { first: 5 }))).toEqual(['nobody is first player'])
    expect(broken((s) => Object.assign(s, { round: 4 }))).toEqual(['round 4'])
    expect(broken((s) => Object.assign(player(s), { passed: true }))).toEqual(['who has passed has a turn'])
    expect(broken((s) => Object.assign(s, { phase: 'over' }))).toEqual(['the game ends in round 1'])
  })
})

describe('what holds from one answer to the next', () => {
  test('EV-80.6, EV-80.7 paths and points never go down', () => {
    for (const { before, after } of moments()) {
      before.players.forEach((own, seat) => {
        expect(after.players[seat]?.path).toBeGreaterThanOrEqual(own.path)
        expect(after.players[seat]?.vp).toBeGreaterThanOrEqual(own.vp)
      })
      expect(after.automa?.vp ?? 0).toBeGreaterThanOrEqual(before.automa?.vp ?? 0)
    }
  })

  test('EV-80.5 an elder enters a big cell only by an effect', () => {
    const elders = (s: State): number => s.regions.reduce((sum, { crowd }) => sum + crowd.reduce((own, one) => own + one.elders, 0), 0)
    const came = moments().filter(({ before, after }) => elders(after) > elders(before))
    expect(came.length).toBeGreaterThan(0)
    for (const moment of came) expect(ofType(moment, 'figure-moved').some(({ figure }) => figure === 'elder')).toBe(true)
  })

  test('EV-80.10 the first player changes only with a battle for North Lakes', () => {
    const changed = moments().filter(({ before, after }) => before.first !== after.first)
    expect(changed.length).toBeGreaterThan(0)
    for (const moment of changed) {
      expect(ofType(moment, 'first-player')).toMatchObject([{ seat: moment.after.first }])
      expect(ofType(moment, 'battle-won')).toContainEqual({ type: 'battle-won', seat: moment.after.first, region: 'north-lakes' })
    }
  })

  test('EV-80.11 one unpassed seat is active, and a turn holds one main action or one pass', () => {
    const isFreeOrEnd = (id: string): boolean => id === 'end-turn' || !id.includes('>') || id.includes('>thorn:')
    for (const { before, after, asked, offered, pick } of moments()) {
      if (after.phase === 'actions') expect(after.players[after.active]?.passed).toBe(false)
      // after the main action only free actions and the end of the turn are left
      if (asked === 'end-turn') expect(offered.every(isFreeOrEnd)).toBe(true)
      if (pick !== 'pass') continue
      const isOut = after.players[before.active]?.passed === true || after.round > before.round || after.phase !== 'actions'
      expect([isTurn(asked), isOut]).toEqual([true, true])
    }
  })

  test('EV-80.11 a free action leaves the turn open', () => {
    const free = moments().filter(({ asked, pick, next }) => isTurn(asked) && isFree(pick) && isTurn(next[0]?.prompt.key.replace('prompt.', '')))
    expect(free.length).toBeGreaterThan(0)
    for (const { before, after } of free) expect([after.active, after.acted]).toEqual([before.active, false])
  })

  test('EV-80.12 a token and the free action of a card are used at most once a round', () => {
    const used = new Map<string, number>()
    for (const moment of moments())
      for (const { type, seat, card } of moment.events) {
        if (type !== 'token-used' && type !== 'free-action') continue
        const key = `${moment.match} ${moment.before.round} ${type} ${seat} ${card}`
        used.set(key, (used.get(key) ?? 0) + 1)
      }
    expect(used.size).toBeGreaterThan(50)
    expect([...used.values()].every((times) => times === 1)).toBe(true)
  })

  test('EV-80.8, EV-80.13 a battle costs the mana shown, at most 9 and at most what the player has, and takes one stone', () => {
    const stones = (s: State): number => s.regions.reduce((sum, region) => sum + region.stones.length, 0)
    let fought = 0
    for (const moment of moments()) {
      const { before, after } = moment
      const taken = ofType(moment, 'stone-taken').filter(({ stone }) => stone !== 'stone-red').length + ofType(moment, 'automa-stone').length
      expect(stones(before) - stones(after)).toBe(taken)
      const shown = ofType(moment, 'strength')
      for (const { seat = 0, mana } of shown) {
        fought++
        expect(Number(mana)).toBeLessThanOrEqual(Math.min(9, before.players[seat]?.mana ?? 0))
      }
      if (shown.length === 0 || after.round !== before.round) continue
      const lost = before.players.reduce((sum, { mana }) => sum + mana, 0) - after.players.reduce((sum, { mana }) => sum + mana, 0)
      expect(lost).toBe(shown.reduce((sum, { mana }) => sum + Number(mana), 0))
    }
    expect(fought).toBeGreaterThan(50)
  })

  test('EV-80.15 after the third round the only question is where the stones go', () => {
    for (const { before, next } of moments()) if (before.phase === 'stones') for (const { prompt } of next) expect(prompt.key).toBe('prompt.stones')
  })

  test('EV-80.16 until the end one seat or all seats are asked, and always have an answer', () => {
    const together = ['prompt.scout-discard', 'prompt.dial', 'prompt.adjust', 'prompt.stones']
    const answersTo = (question: Question): number => (question.kind === 'amount' ? question.max - question.min + 1 : question.choices.length)
    for (const { next, outcome } of moments()) {
      expect(next.length > 0).toBe(outcome === undefined)
      if (next.length > 1) for (const { prompt } of next) expect(together).toContain(prompt.key)
      for (const { question } of next) expect(answersTo(question)).toBeGreaterThan(0)
    }
  })

  test('EV-80.18 the same seed and the same answers give the same match', () => {
    const play = begin(3, { side: 'lunar' })
    const random = randomOf(9)
    while (!play.match.outcome) play.by(...anyPick(play, random))
    const again = replayMatch(evenfall, play.match.setup, play.entries)
    expect(again.position).toEqual(play.match.position)
    expect(again.outcome).toEqual(play.match.outcome)
  })

  test('EV-80.19 in each round the Automa has as many turns as the player had without passing', () => {
    const rounds = new Map<string, { own: number; hers: number }>()
    for (const moment of moments().filter(({ seats }) => seats === 1)) {
      const key = `${moment.match} ${moment.before.round}`
      const count = rounds.get(key) ?? { own: 0, hers: 0 }
      if (isTurn(moment.asked) && moment.pick !== 'pass' && !isFree(moment.pick)) count.own++
      count.hers += moment.events.filter(({ type }) => type.startsWith('automa-turn')).length
      rounds.set(key, count)
    }
    expect(rounds.size).toBe(18)
    for (const { own, hers } of rounds.values()) expect(hers).toBe(own)
  })

  test('EV-80.20 the final score is the sum of its lines, and the board gives the same sum', () => {
    const ends = moments().filter(({ outcome }) => outcome)
    expect(ends).toHaveLength(24)
    for (const { after, outcome } of ends)
      for (const [seat, { total, lines }] of (outcome?.scores ?? []).entries())
        expect([total, totalOf(lines)]).toEqual([totalOf(scoreLines(after, seat)), total])
  })

  test('EV-80.21 every turn uses up a figure, a card, the token or a catalyst cell, or is a pass', () => {
    const uses: readonly (readonly [RegExp, string])[] = [
      [/^token$/, 'token-used'],
      [/^place-/, 'place-found'],
      [/^(witch|elder)>/, 'cell-activated'],
      [/^ritual-.*>(place|start)-/, 'ritual-played'],
      [/^ritual-.*>sickle/, 'sickle-created'],
      [/^ritual-.*>orb/, 'orb-created'],
      [/>specialist$/, 'specialist-played'],
      [/>council$/, 'council-played'],
    ]
    for (const moment of moments()) {
      const { asked, pick } = moment
      if (!isTurn(asked) || pick === 'pass' || isFree(pick)) continue
      // payments and batches of catalysts are answered later
      const isOpen = ['prompt.payment', 'prompt.catalysts'].includes(moment.next[0]?.prompt.key ?? '')
      const isUsed = uses.some(([id, type]) => id.test(pick) && ofType(moment, type).length > 0)
      expect([pick, isOpen || isUsed]).toEqual([pick, true])
    }
    const lengths = new Map<string, number>()
    for (const { match } of moments()) lengths.set(match, (lengths.get(match) ?? 0) + 1)
    expect(Math.max(...lengths.values())).toBeLessThan(2000)
  })
})
