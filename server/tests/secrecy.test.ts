import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomPick } from '#sdk/players/random-pick.ts'
import { enter, type SdkPlayer } from '#sdk/players/sdk-player.ts'
import { RawConnection } from '#sdk/raw/raw-connection.ts'
import { runsFor } from '#shared/conformance/effort.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { RUNES } from '#shared/conformance/sample-game/state.ts'
import { seedOf } from '#shared/kernel/fairness.ts'
import type { Match } from '#shared/kernel/match.ts'
import { replayMatch } from '#shared/kernel/replay.ts'
import type { MatchState } from '#shared/protocol/match.ts'
import { readPrompt } from '#shared/protocol/read.ts'
import { seatPlayers, seededRandom, startMatch, startTestServer, type TestServer } from '#testing/server.ts'

const SEATS = 4
/** The other tabs of a player. Four connections are allowed. One is the playing tab, and one may be closed without the server knowing yet. */
const OTHER_TABS = 2
const MATCHES = runsFor({ quick: 1, usual: 6, all: 60 })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A connection that searches every received frame for secrets. */
class Witness {
  readonly wire: RawConnection
  readonly seat: number | undefined
  readonly leaks: string[] = []
  /** The text of all states that this client has seen. */
  #known = ''

  constructor(connection: RawConnection, seat: number | undefined) {
    this.wire = connection
    this.seat = seat
    this.#learn()
    connection.onFrame = (frame) => {
      this.#learn()
      const bytes = Buffer.from(frame).toString('latin1')
      for (const rune of RUNES) if (bytes.includes(rune) && !this.#known.includes(rune)) this.leaks.push(rune)
    }
  }

  #learn(): void {
    this.#known += JSON.stringify(this.wire.state)
  }

  /** Checks that the decoded state is exactly the view that the rules give to this seat. */
  expectToSee({ match, moments }: Truth): void {
    const { state } = this.wire
    expect(state.seq).toBe(moments)
    expect(plain(state.table)).toEqual(plain(sampleGame.table(stateOf(match))))
    for (const [seat, shown] of state.seats.entries()) {
      if (seat !== this.seat) {
        expect(shown.private).toBeUndefined()
        continue
      }
      const decision = match.decisionOf(seat)
      expect(plain(shown.private?.hand)).toEqual(plain(sampleGame.hand(stateOf(match), seat)))
      expect(shown.private?.prompt.id).toBe(decision?.id ?? '')
      expect(readPrompt(shown.private?.prompt)?.choices ?? []).toEqual(
        decision && decision.question.kind !== 'amount' ? decision.question.choices.map(({ id }) => id) : [],
      )
    }
  }
}

const stateOf = (match: Match) => match.position.state as Parameters<typeof sampleGame.table>[0]
/** Removes empty and undefined parts, which are the same on the wire. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (_, item) => (isNothing(item) ? undefined : item)) ?? 'null')
const isNothing = (item: unknown): boolean =>
  (Array.isArray(item) && item.length === 0) || (typeof item === 'object' && item !== null && Object.keys(item).length === 0)

interface Truth {
  readonly match: Match
  /** The number of entries that other seats could notice. */
  readonly moments: number
}

async function replayed(id: string): Promise<Truth> {
  const stored = await server.journal.load(id)
  if (!stored) throw new Error('the match is not in the journal')
  const { game, version, options, seats } = stored.record
  const setup = { game, version, options, seats: seats.length, seed: seedOf(stored.record) }
  const commands = stored.entries.map(({ entry: command }) => command)
  return { match: replayMatch(sampleGame, setup, commands), moments: stored.entries.filter(({ quiet }) => !quiet).length }
}

const settled = (witness: Witness, seq: number) => expect.poll(() => witness.wire.state.seq, { interval: 2 }).toBe(seq)

async function witnessFor(url: string, player: SdkPlayer | undefined, match: string): Promise<Witness> {
  const guest = player?.guest ?? (await enter(url, 'Watcher'))
  return new Witness(await RawConnection.join(url, match, { token: guest.token }), player?.seat)
}

test('every client decodes exactly the view of its seat, whenever it joins and however slowly it reads, and gets no secret of others', async () => {
  for (let run = 1; run <= MATCHES; run++) {
    const r = seededRandom(run)
    const players = await seatPlayers(server.url, { game: 'riddle', seats: SEATS, pace: 'untimed', options: { rounds: 5 } })
    await startMatch(players)
    const match = players[0]?.match ?? ''
    const witnesses: Witness[] = []
    let slow: Witness | undefined
    for (let turn = 0; turn < 60; turn++) {
      const asked = players.filter(({ prompt }) => prompt)
      const player = asked[r(asked.length)]
      if (!player?.prompt) break
      const { seq } =
        r(6) === 0 && player.state.seats[player.seat ?? -1]?.private?.undo
          ? await player.ask('undo', { id: `${run}.${turn}` })
          : await player.answer(randomPick(player.prompt, r))
      const visitor = r(3) === 0 ? undefined : players[r(SEATS)]
      if (r(2) === 0 && witnesses.filter(({ seat }) => seat !== undefined && seat === visitor?.seat).length < OTHER_TABS)
        witnesses.push(await witnessFor(server.url, visitor, match))
      if (!slow && witnesses.length > 0) {
        slow = witnesses[r(witnesses.length)]
        slow?.wire.pause()
      } else if (r(5) === 0) {
        slow?.wire.resume()
        slow = undefined
      }
      const leaving = witnesses.length > 8 ? witnesses[r(8)] : undefined
      if (leaving && leaving !== slow) {
        witnesses.splice(witnesses.indexOf(leaving), 1)
        leaving.wire.socket.terminate()
      }
      await Promise.all(players.map((other) => other.until((state: MatchState) => state.seq >= seq)))
      const truth = await replayed(match)
      for (const witness of witnesses) {
        if (witness === slow) continue
        await settled(witness, truth.moments)
        witness.expectToSee(truth)
      }
      if (truth.match.outcome) break
    }
    slow?.wire.resume()
    const truth = await replayed(match)
    for (const witness of witnesses) {
      await settled(witness, truth.moments)
      witness.expectToSee(truth)
      expect(witness.leaks).toEqual([])
      witness.wire.socket.terminate()
    }
    await Promise.all(players.map((player) => player.leave()))
  }
})
