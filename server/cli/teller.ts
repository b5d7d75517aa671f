import { GAMES } from '#shared/games/index.ts'
import type { PickValue } from '#shared/kernel/decision.ts'
import { eventForSeat } from '#shared/kernel/event.ts'
import type { Game, Outcome } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitCommand } from '#shared/kernel/replay.ts'
import { eventLine, formatText, type Language, type Line } from '#shared/kernel/words.ts'
import { Complaint, type Story } from './story.ts'
import { WORDS } from './words.ts'

export interface Telling {
  readonly language: Language
  /** Whose knowledge is told; without it what everybody knew. */
  readonly seat?: number | undefined
  readonly say: (line: string) => void
}

export function gameFor(id: string, games: readonly Game[] = GAMES): Game {
  const game = games.find((known) => known.id === id)
  if (!game) throw new Complaint(`there is no game '${id}' in this house`)
  return game
}

const textOf = (pick: PickValue): string => (typeof pick === 'object' ? pick.join(', ') : String(pick))

/** Plays the story, saying what happens. Gives the match at its end; throws where the rules do not follow. */
export function tellStory(story: Story, { language, seat, say }: Telling): Match {
  const game = gameFor(story.setup.game)
  const words = { ...WORDS, ...game.words }
  const put = (line: Line): string => formatText(words, line, language, nameOf)
  const nameOf = (index: number): string => {
    const { name, level } = story.seats[index] ?? {}
    const number = index + 1
    return name || (level ? put({ key: 'tell.bot', params: { number, level } }) : put({ key: 'tell.seat', params: { number } }))
  }
  const sayHappenings = (match: Match, empty: Line, note = '') => {
    const told = match.events.map((emitted) => put(eventLine(words, eventForSeat(emitted, seat))))
    for (const [index, text] of (told.length > 0 ? told : [put(empty)]).entries())
      say(`${index === 0 ? String(match.seq).padStart(4) : '    '}  ${text}${index === 0 ? note : ''}`)
  }

  if (seat !== undefined && seat >= story.setup.seats) throw new Complaint(`the match has seats 0 to ${story.setup.seats - 1}`)
  const match = Match.begin(game, story.setup)
  sayHappenings(match, { key: 'tell.beginning' })
  for (const { entry: command, by } of story.entries) {
    commitCommand(match, command)
    const pick = command.kind === 'answer' ? textOf(command.pick) : ''
    sayHappenings(match, { key: 'tell.picks', params: { seat: command.seat, pick } }, by === 'clock' ? ` ${put({ key: 'tell.clock' })}` : '')
  }
  say('')
  if (match.outcome) sayOutcome(match.outcome, put, say)
  else {
    say(put({ key: 'tell.open' }))
    for (const decision of match.decisions) say(`  ${nameOf(decision.seat)}: ${put(decision.prompt)}`)
  }
  return match
}

function sayOutcome({ ranks, reason, grade, scores }: Outcome, put: (line: Line) => string, say: (line: string) => void): void {
  say([{ key: 'tell.over' }, ...(grade ? [grade] : []), reason].map(put).join(' '))
  const order = ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank)
  for (const { rank, seat } of order) {
    const score = scores?.[seat]
    say(`  ${put(score ? { key: 'tell.scored', params: { rank, seat, points: score.total } } : { key: 'tell.rank', params: { rank, seat } })}`)
    for (const { line, points } of score?.lines ?? []) say(`       ${put(line)}: ${points}`)
  }
}
