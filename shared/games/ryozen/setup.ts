import type { Seat } from '../../kernel/decision.ts'
import type { MatchConfig } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'
import { slotsFor } from './board.ts'
import { EVENT_IDS, REVELATION_IDS, VILLAGE_IDS } from './cards.ts'
import {
  CLANS,
  type ClanId,
  EVENT_AREAS,
  PREBUILT_VILLAGES,
  REVELATION_ROW,
  ROTATING_BOARD,
  SIDES,
  SPOTS,
  START_APPRENTICES,
  START_GOODS,
  START_VILLAGE,
} from './content/index.ts'
import { readRules } from './options.ts'
import { type Player, playerAt, type State, turnOrder } from './state.ts'
import type { Frame } from './steps/frames.ts'
import { companionOf, tilesOf } from './tiles.ts'

function byCount<T>(table: { readonly 2: T; readonly 3: T; readonly 4: T }, seats: number): T {
  if (seats === 2 || seats === 3 || seats === 4) return table[seats]
  throw new RangeError(`nobody plays with ${seats}`)
}

/** RY-1.3, RY-1.4, RY-1.6: makes a player. The place in turn order decides where the player sits (RY-14.2). */
function newPlayer(seat: Seat, place: number, seats: number, clan: ClanId | '', random: Random): Player {
  const tiles = tilesOf(seat)
  const apprentices = tiles.filter(({ kind }) => kind === 'apprentice').map(({ id }) => id)
  const inHand = byCount(START_APPRENTICES, seats)
  const isStarting = (kind: string): boolean => companionOf(kind).starting
  const others = tiles.filter(({ kind }) => kind !== 'apprentice' && isStarting(kind)).map(({ id }) => id)
  return {
    clan,
    side: byCount<readonly number[]>(SIDES, seats)[place] ?? 0,
    ...START_GOODS,
    coral: 0,
    agate: 0,
    jade: 0,
    favour: 0,
    explorer: 0,
    lock: '',
    hand: [...apprentices.slice(0, inHand), ...others],
    stack: random.shuffle(tiles.filter(({ kind }) => !isStarting(kind)).map(({ id }) => id)),
    pushed: [],
    gone: apprentices.slice(inHand),
    kept: [],
  }
}

export function setup({ seats, options }: MatchConfig, random: Random): { readonly state: State; readonly first: Frame } {
  const { palaceMode, dealtClans, randomFirst } = readRules(options)
  const first = randomFirst ? random.int(seats) : 0
  const clans = dealtClans ? random.shuffle(CLANS.map(({ id }) => id)) : []
  const villageStack = random.shuffle(VILLAGE_IDS)
  const revelationDeck = random.shuffle(REVELATION_IDS)
  const state: State = {
    palaceMode,
    phase: dealtClans ? 'day' : 'draft',
    round: 1,
    active: first,
    first,
    rotation: random.int(ROTATING_BOARD.positions),
    heralds: [],
    players: Array.from({ length: seats }, (_, seat) => newPlayer(seat, (seat - first + seats) % seats, seats, clans[seat] ?? '', random)),
    slots: slotsFor(seats).map(() => ({ tile: '', hidden: false })),
    palace: palaceMode ? SPOTS.map(() => '') : [],
    row: [],
    events: Array.from({ length: EVENT_AREAS.count }, () => ''),
    eventDeck: random.shuffle(EVENT_IDS),
    eventDiscard: [],
    display: revelationDeck.splice(-REVELATION_ROW.count),
    revelationDeck,
    revelationDiscard: [],
    // RY-1.8: two players begin with one village built
    built: [START_VILLAGE.id, ...villageStack.splice(-byCount(PREBUILT_VILLAGES, seats), byCount(PREBUILT_VILLAGES, seats))],
    villageStack,
    turn: { tile: '', spot: '', instead: '' },
    tonight: '',
    underway: [],
  }
  // RY-1.5: the heralds stand in turn order
  state.heralds = [...turnOrder(state)]
  for (const seat of turnOrder(state)) state.row.push(...playerAt(state, seat).stack.splice(-1))
  return { state, first: { step: dealtClans ? 'day' : 'draft' } }
}
