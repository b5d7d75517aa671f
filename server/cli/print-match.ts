import { GAMES } from '#shared/games/index.ts'
import type { PickValue } from '#shared/kernel/decision.ts'
import { eventForSeat } from '#shared/kernel/event.ts'
import type { Game, Outcome } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitCommand } from '#shared/kernel/replay.ts'
import { eventLine, formatText, type Language, type Line } from '#shared/kernel/words.ts'
import { type MatchSource, UserError } from './match-source.ts'
import { WORDS } from './words.ts'

export interface PrintOptions {
  readonly language: Language
  /** The seat whose view is printed. Without it, the public view. */
  readonly seat?: number | undefined
  readonly print: (line: string) => void
}

export function gameFor(id: string, games: readonly Game[] = GAMES): Game {
  const game = games.find((known) => known.id === id)
  if (!game) throw new UserError(`there is no game '${id}'`)
  return game
}

const textOf = (pick: PickValue): string => (typeof pick === 'object' ? pick.join(', ') : String(pick))

/** Replays the match and prints what happens. Returns the match at its end. Throws where the rules refuse an entry. */
export function printMatch(source: MatchSource, { language, seat, print }: PrintOptions): Match {
  const game = gameFor(source.setup.game)
  const words = { ...WORDS, ...game.words }
  const put = (line: Line): string => formatText(words, line, language, nameOf)
  const nameOf = (index: number): string => {
    const { name, level } = source.seats[index] ?? {}
    const number = index + 1
    return name || (level ? put({ key: 'tell.bot', params: { number, level } }) : put({ key: 'tell.seat', params: { number } }))
  }
  const printEvents = (match: Match, empty: Line, note = '') => {
    const lines = match.events.map((emitted) => put(eventLine(words, eventForSeat(emitted, seat))))
    for (const [index, text] of (lines.length > 0 ? lines : [put(empty)]).entries())
      print(`${index === 0 ? String(match.seq).padStart(4) : '    '}  ${text}${index === 0 ? note : ''}`)
  }

  if (seat !== undefined && seat >= source.setup.seats) throw new UserError(`the match has seats 0 to ${source.setup.seats - 1}`)
  const match = Match.begin(game, source.setup)
  printEvents(match, { key: 'tell.beginning' })
  for (const { entry: command, by } of source.entries) {
    commitCommand(match, command)
    const pick = command.kind === 'answer' ? textOf(command.pick) : ''
    printEvents(match, { key: 'tell.picks', params: { seat: command.seat, pick } }, by === 'clock' ? ` ${put({ key: 'tell.clock' })}` : '')
  }
  print('')
  if (match.outcome) printOutcome(match.outcome, put, print)
  else {
    print(put({ key: 'tell.open' }))
    for (const decision of match.decisions) print(`  ${nameOf(decision.seat)}: ${put(decision.prompt)}`)
  }
  return match
}

function printOutcome({ ranks, reason, grade, scores }: Outcome, put: (line: Line) => string, print: (line: string) => void): void {
  print([{ key: 'tell.over' }, ...(grade ? [grade] : []), reason].map(put).join(' '))
  const order = ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank)
  for (const { rank, seat } of order) {
    const score = scores?.[seat]
    print(`  ${put(score ? { key: 'tell.scored', params: { rank, seat, points: score.total } } : { key: 'tell.rank', params: { rank, seat } })}`)
    for (const { line, points } of score?.lines ?? []) print(`       ${put(line)}: ${points}`)
  }
}
