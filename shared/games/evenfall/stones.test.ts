import { describe, expect, test } from 'vitest'
import { think } from '../../bots/index.ts'
import { samplePick } from '../../kernel/picks.ts'
import { Random } from '../../kernel/random.ts'
import { BOT_LEVELS } from '../../protocol/match.ts'
import { PLACES, RITUALS, SPECIALISTS, STONES } from './content/index.ts'
import { evenfall } from './index.ts'
import { scoreLines, totalOf } from './score.ts'
import { faceAt, type HeldStone, playerAt, type State } from './state.ts'
import { begin, lastStones, type Play, type PlayerScene } from './testing.ts'

const randomOf = (n: number): Random => new Random({ seed: n.toString(16).padStart(64, '0'), drawn: 0 })
const totalAt = (s: State, seat: number): number => totalOf(scoreLines(s, seat))

/** Tries every way to lay the stones or leave them, and returns the highest score and the number of ways. */
function mostOfAll(start: State, seat: number): { readonly most: number; readonly ways: number } {
  const s = structuredClone(start)
  const { stones, inner } = playerAt(s, seat)
  let most = 0
  let ways = 0
  const lay = (n: number): void => {
    const stone: HeldStone | undefined = stones[n]
    if (!stone) {
      ways++
      most = Math.max(most, totalAt(s, seat))
      return
    }
    const { at } = stone
    const kind = STONES.find(({ id }) => id === stone.id)?.kind
    lay(n + 1)
    for (const place of inner) {
      const { symbols } = faceAt(s, place)
      const isFree = stones.every((other) => other.at !== place)
      if (!isFree || !(kind === 'any' ? symbols.length > 0 : symbols.some((symbol) => symbol === kind))) continue
      stone.at = place
      lay(n + 1)
      stone.at = at
    }
  }
  lay(0)
  return { most, ways }
}

const bare = (id: string): string => id.replace(/^(place|ritual|stone|specialist)-/, '')

/** Makes a random coven at the end of a game. */
function anyEnd(random: Random): PlayerScene {
  const some = (ids: readonly string[], most: number): readonly string[] =>
    random
      .shuffle(ids)
      .slice(0, random.int(most + 1))
      .map(bare)
  const rituals = random.shuffle(RITUALS.map(({ id }) => bare(id)))
  const places = random
    .shuffle(PLACES.map(({ id }) => bare(id)))
    .slice(0, 1 + random.int(5))
    .map((place) => (random.int(4) > 0 ? `${place}=${rituals.pop()}` : place))
  const stones = some(
    STONES.map(({ id }) => id),
    5,
  )
  return {
    coven: 'thorn',
    inner: places.join(' '),
    outer: `start=${rituals.pop()}`,
    stones: stones.map((stone, n) => (random.int(3) === 0 ? `${stone}@thorn:${n + 1}` : stone)).join(' '),
    council: random
      .shuffle(SPECIALISTS.map(({ id }) => `${bare(id)}-1`))
      .slice(0, random.int(6))
      .join(' '),
  }
}

/** Plays a match at random until stones are to be laid. */
function playToStones(seats: 2 | 3 | 4, seed: number): Play {
  const random = randomOf(seed)
  const play = begin(seats, { side: seed % 2 === 0 ? 'lunar' : 'solar' }, seed.toString(16).padStart(64, '0'))
  while (!play.match.outcome && play.asked !== 'stones') {
    const { question, seat } = play.decision
    const busy = question.kind === 'one' ? question.choices.filter(({ id }) => id !== 'pass' && id !== 'none') : []
    play.by(seat, busy.length > 0 && random.int(20) > 0 ? random.pick(busy).id : samplePick(question, random))
  }
  return play
}

describe('the last stones', () => {
  test('EV-19.3 the computed placement is the best of all possible ones, for covens of any kind', () => {
    const random = randomOf(19)
    let open = 0
    for (let n = 0; n < 250; n++) {
      const start = lastStones({ side: 'lunar', players: [anyEnd(random), {}] })
      if (start.asked !== 'stones') continue
      const { most, ways } = mostOfAll(start.state, 0)
      if (ways > 2) open++
      start.pick('best')
      expect(start.match.outcome?.scores?.[0]?.total).toBe(most)
    }
    expect(open).toBeGreaterThan(120)
  })

  test('EV-19.3 it is also the best at the end of whole matches, for every seat', () => {
    let asked = 0
    for (let seed = 1; seed <= 12; seed++) {
      const play = playToStones(([2, 3, 4] as const)[seed % 3] ?? 2, seed)
      const most = play.state.players.map((_, seat) => mostOfAll(play.state, seat).most)
      while (!play.match.outcome) {
        asked++
        play.pick('best')
      }
      expect(play.match.outcome.scores?.map(({ total }) => total)).toEqual(most)
    }
    expect(asked).toBeGreaterThan(10)
  })

  test.each(BOT_LEVELS)('a bot of level %s lays stones in the best way, even if some are already laid by hand', (level) => {
    const scene = { stones: 'tide-1 gale-1', inner: 'sunken-library=star-astrolabe grotto=moss-toad scribes-ruin=rune-scales' } as const
    const other = { stones: 'tide-2', inner: 'moonwell=deer-king' } as const
    const begun = [lastStones({ players: [scene, other] }), lastStones({ players: [scene, other] }).by(0, 'gale-1>scribes-ruin')]
    for (const play of begun)
      for (let seed = 0; seed < 5; seed++) {
        const view = play.match.seatView(0)
        expect(think({ game: evenfall, view, level, budget: { positions: 50 }, random: randomOf(seed) })).toBe('best')
      }
  })
})
