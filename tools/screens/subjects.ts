import type { Page } from 'playwright-core'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { GameOptions } from '#shared/kernel/game-options.ts'
import type { Match } from '#shared/kernel/match.ts'
import { guestOn } from '#testing/browser/lobby.ts'
import { prepareMatch } from '#testing/prepared-match.ts'
import type { TestServer } from '#testing/server.ts'

/** A page in a certain state, of which pictures are taken. */
export interface Subject {
  readonly name: string
  /** Makes what the page shows, once for all its pictures. Returns the path of the page. */
  prepare(server: TestServer, page: Page): Promise<string>
  /** Brings the page into its state, each time that it was loaded. */
  readonly open?: (page: Page) => Promise<void>
  /** Matches an element that is there when the page is ready. */
  readonly ready: string
  /** Whether the page may be longer than the window. Its pictures show all of it. */
  readonly scrolls?: boolean
}

/** How many answers are given before the middle of a match. */
const MIDDLE = 60

/** A question that is worth a picture: the first seat chooses among several things. */
const isAsked = (match: Match): boolean => {
  const question = match.decisionOf(0)?.question
  return question !== undefined && (question.kind === 'amount' || question.choices.length > 1)
}

/** Options with which a match begins with a choice of characters. */
const CHOOSING: Readonly<Record<string, GameOptions>> = {
  evenfall: { covenAssignment: 'choose', side: 'lunar' },
  'whirling-witchcraft': { characters: 'choose' },
}

interface Moment {
  readonly name: string
  readonly seats: number
  readonly options?: GameOptions
  readonly ready: string
  readonly until: () => (match: Match) => boolean
}

function momentsOf({ id, seats }: Game): readonly Moment[] {
  const afterMiddle = () => {
    let answers = 0
    return (match: Match): boolean => ++answers > MIDDLE && isAsked(match)
  }
  const [ready, most] = ['.status-bar.turn', seats.max]
  return [
    { name: 'start', seats: 2, ready, options: CHOOSING[id] ?? {}, until: () => isAsked },
    { name: 'middle', seats: most, ready, until: afterMiddle },
    { name: 'result', seats: Math.min(3, most), ready: '.status-bar.won', until: () => (match) => match.outcome !== undefined },
  ]
}

const tablesOf = (game: Game): readonly Subject[] =>
  momentsOf(game).map(({ name, ready, until, ...wanted }) => ({
    name: `${game.id}-${name}`,
    ready,
    prepare: async (server, page) => `/t/${await prepareMatch(server, await guestOn(page), game, { ...wanted, until: until() })}`,
  }))

const lobbyOf = ({ id }: Game): Subject => ({
  name: `lobby-${id}`,
  ready: '.ways .btn.go:not(:disabled)',
  scrolls: true,
  prepare: async () => '/',
  open: (page) => page.locator(`.gamecard[data-game="${id}"]`).click(),
})

const [first] = GAMES

const OTHERS: readonly Subject[] = [
  {
    name: 'create',
    ready: '.ways .btn.go:not(:disabled)',
    prepare: async () => '/',
    open: (page) => page.locator('.ways .btn').last().click(),
  },
  {
    name: 'waiting-room',
    ready: '.gathering',
    prepare: (_, page) =>
      page.evaluate(async () => {
        const { token } = JSON.parse(localStorage.getItem('coven.guest') ?? '{}')
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
        const body = JSON.stringify({ game: 'evenfall', seats: 4, pace: 'untimed', bots: ['adept'] })
        const made = (await (await fetch('/api/matches', { method: 'POST', headers, body })).json()) as { readonly id: string }
        return `/t/${made.id}`
      }),
  },
  {
    name: 'replay',
    ready: '.status-bar.scrubber',
    prepare: async (server, page) => {
      if (!first) throw new Error('there is no game to replay')
      return `/r/${await prepareMatch(server, await guestOn(page), first, { seats: first.seats.max, until: ({ outcome }) => outcome !== undefined })}`
    },
  },
  { name: 'no-match', ready: 'h1', prepare: async () => '/t/nothing' },
]

export const SUBJECTS: readonly Subject[] = [...GAMES.flatMap((game) => [lobbyOf(game), ...tablesOf(game)]), ...OTHERS]
