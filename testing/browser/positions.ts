import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { MatchRecord } from '#rooms/services.ts'
import { randomCommand, randomOf } from '#shared/conformance/harness.ts'
import type { Command } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { seedOf } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import { defaultGameOptions, type GameOptions } from '#shared/kernel/game-options.ts'
import { Match } from '#shared/kernel/match.ts'
import type { Random } from '#shared/kernel/random.ts'
import { commitCommand } from '#shared/kernel/replay.ts'
import type { TestServer } from '../server.ts'
import { guestOn } from './lobby.ts'

/** A moment of a match at which one seat is asked something. */
export interface Position {
  readonly game: Game
  readonly seats: number
  readonly options: GameOptions
  readonly seed: number
  readonly commands: readonly Command[]
  /** The seat that is asked, and the key of the question. */
  readonly seat: Seat
  readonly question: string
}

interface Sampled {
  readonly seats: number
  readonly options?: GameOptions
  readonly seed: number
  /** The most positions. */
  readonly count: number
}

/** Plays a match at random to its end, and returns moments of it that differ in what is asked, as far as there are any. */
export function samplePositions(game: Game, { seats, options = {}, seed, count }: Sampled): readonly Position[] {
  const match = Match.begin(game, setupFor(game, { seats, options, seed }))
  const random = randomOf(seed)
  const commands: Command[] = []
  const asked = new Map<string, { readonly seat: Seat; readonly length: number }[]>()
  while (!match.outcome) {
    for (const { seat, prompt, optional } of match.decisions) {
      if (!optional) asked.set(prompt.key, [...(asked.get(prompt.key) ?? []), { seat, length: commands.length }])
    }
    const command = randomCommand(match, random)
    commitCommand(match, command)
    commands.push(command)
  }
  const questions = shuffled([...asked], random)
  return Array.from({ length: Math.min(count, commands.length) }, (_, n) => {
    const [question, moments = []] = questions[n % questions.length] ?? []
    const { seat, length } = random.pick(moments)
    return { game, seats, options, seed, seat, question: question ?? '', commands: commands.slice(0, length) }
  })
}

const shuffled = <T>(list: readonly T[], random: Random): readonly T[] => {
  const left = [...list]
  return list.flatMap(() => left.splice(random.int(left.length), 1))
}

function setupFor(game: Game, { seats, options, seed }: Pick<Position, 'seats' | 'options' | 'seed'>) {
  const fairness = fairnessOf(seats, seed)
  return {
    game: game.id,
    version: game.version,
    options: { ...defaultGameOptions(game.options), ...options },
    seats,
    seed: seedOf({ id: '', fairness }),
  }
}

const fairnessOf = (seats: number, seed: number): MatchRecord['fairness'] => ({
  serverSeed: 'sampled',
  nonces: Array.from({ length: seats }, (_, seat) => `${seed}.${seat}`),
})

const NAMES = ['Bartholomew', 'Old Bramble', 'Ярослава', 'Kit', 'Dame Fennel']

/** Stores the position in the server's journal, with the page's guest in the seat that is asked, and shows it on the page. */
export async function showPosition(page: Page, server: TestServer, position: Position): Promise<void> {
  const { game, seats, seed, seat: own, commands } = position
  const guest = await guestOn(page)
  const { options, version } = setupFor(game, position)
  const record: MatchRecord = {
    id: randomUUID(),
    game: game.id,
    version,
    options,
    pace: 'untimed',
    listed: false,
    host: guest.id,
    phase: 'playing',
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'human', name: NAMES[seat] ?? '', user: seat === own ? guest.id : `absent-${seat}` })),
    fairness: fairnessOf(seats, seed),
    createdAt: 1,
    startedAt: 1,
  }
  await server.journal.save(record)
  await Promise.all(commands.map((entry, n) => server.journal.append(record.id, { seq: n + 1, at: n + 1, by: 'player', entry })))
  // The client's own navigation, so that the page is not loaded again.
  await page.evaluate((path) => {
    history.pushState(undefined, '', path)
    dispatchEvent(new Event('popstate'))
  }, `/t/${record.id}`)
  await page.locator('.status-bar.turn').waitFor()
}
