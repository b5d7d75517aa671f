import {
  AUTOMA_PATH,
  AUTOMA_WITCHES,
  CARDS,
  COVEN_IDS,
  FIGURES_PER_PLAYER,
  type Figure,
  MANA_MAX,
  PLACES,
  RED_STONE,
  RESOURCES,
  ROUNDS,
  ritualOf,
  STONES,
  STONES_PER_REGION,
  specialistOf,
  startPlaceOf,
} from './content/index.ts'
import { boardAt, isAutoma, type Party, partyAt, partyCount, placesOf, playerAt, ritualsOf, type State, specialistsOf } from './state.ts'

/** Returns a sentence for each rule of the state that is broken (EV-80). A valid state gives an empty list. */
export function violationsOf(s: State): readonly string[] {
  if (s.phase === 'covens') return covenViolations(s)
  const parties = Array.from({ length: partyCount(s) }, (_, party) => party)
  return [
    ...cardViolations(s, parties),
    ...placeViolations(s, parties),
    ...stoneViolations(s, parties),
    ...roundViolations(s),
    ...parties.flatMap((party) => [...figureViolations(s, party), ...covenBoardViolations(s, party)]),
    ...s.players.flatMap((_, seat) => playerViolations(s, seat)),
  ]
}

const isSame = (things: readonly string[], all: readonly string[]): boolean => things.toSorted().join() === all.toSorted().join()
const hasTwice = (things: readonly string[]): boolean => new Set(things).size < things.length

function covenViolations(s: State): readonly string[] {
  const chosen = s.players.flatMap(({ coven }) => (coven ? [coven] : []))
  return hasTwice(chosen) ? ['two players have the same coven'] : []
}

/** EV-80.1: every card is in exactly one place. */
function cardViolations(s: State, parties: readonly number[]): readonly string[] {
  const played = parties.flatMap((party) => partyAt(s, party).played.map(({ card }) => card))
  const cards = [...s.deck, ...s.discard, ...s.box, ...s.players.flatMap(({ hand }) => hand), ...played]
  return isSame(cards, CARDS) ? [] : ['not every card is in exactly one place']
}

/** EV-80.2, EV-80.14: every place is in exactly one place, and no region has too many slots. */
function placeViolations(s: State, parties: readonly number[]): readonly string[] {
  const broken: string[] = []
  const held = parties.flatMap((party) => placesOf(partyAt(s, party)))
  const dealt = s.regions.flatMap(({ slots }) => slots.filter((place) => place !== ''))
  const starts = s.players.flatMap(({ coven }) => (coven ? [startPlaceOf(coven)] : []))
  const all = [...PLACES.map(({ id }) => id), ...starts]
  if (!isSame([...s.places, ...dealt, ...held], all)) broken.push('not every place is in exactly one place')
  if (s.players.some((player) => !player.coven || !placesOf(player).includes(startPlaceOf(player.coven)))) broken.push('a starting place is lost')
  const slots = s.players.length === 4 ? 4 : 3
  if (s.regions.some((region) => region.slots.length !== slots)) broken.push('a region has too many slots')
  return broken
}

/** EV-80.8: every stone is in exactly one place, and a battle takes at most one from its region. */
function stoneViolations(s: State, parties: readonly number[]): readonly string[] {
  const broken: string[] = []
  const held = parties.flatMap((party) => partyAt(s, party).stones.map(({ id }) => id))
  const inRegions = s.regions.flatMap(({ stones }) => stones)
  const ordinary = STONES.flatMap(({ id }) => (id === RED_STONE ? [] : [id]))
  if (!isSame([...s.unused, ...inRegions, ...held.filter((id) => id !== RED_STONE)], ordinary)) broken.push('not every stone is in exactly one place')
  const isThorn = s.side === 'lunar' && s.players.some(({ coven }) => coven === 'thorn')
  const red = held.filter((id) => id === RED_STONE).length + (s.redStone ? 1 : 0)
  if (red !== (isThorn ? 1 : 0)) broken.push('the red stone is where it must not be')
  if (s.regions.some(({ stones }) => stones.length > STONES_PER_REGION || stones.length < STONES_PER_REGION - s.round))
    broken.push('more than one stone was taken in a battle')
  return broken
}

/** EV-80.10, EV-80.11, EV-80.15: the round, the first player and the active player are possible. */
function roundViolations(s: State): readonly string[] {
  const broken: string[] = []
  if (!(s.round >= 1 && s.round <= ROUNDS)) broken.push(`round ${s.round}`)
  if (!s.players[s.first]) broken.push('nobody is first player')
  if (s.phase === 'actions' && playerAt(s, s.active).passed) broken.push('who has passed has a turn')
  if ((s.phase === 'stones' || s.phase === 'over') && s.round !== ROUNDS) broken.push(`the game ends in round ${s.round}`)
  return broken
}

/** EV-80.3, EV-80.5: no figure is lost or doubled, and no elder stands where it may not. */
function figureViolations(s: State, party: number): readonly string[] {
  const broken: string[] = []
  const own = partyAt(s, party)
  const board = s.players[party]?.boardCell
  const standing = (figure: Figure): number => own.played.reduce((sum, { cells }) => sum + cells.filter((cell) => cell === figure).length, 0)
  const crowds = s.regions.flatMap(({ crowd }) => crowd[party] ?? [])
  const inCells = s.regions.reduce((sum, { cells }) => sum + cells.filter((owner) => owner === party).length, 0)
  const witches = own.witches + standing('witch') + inCells + crowds.reduce((sum, crowd) => sum + crowd.witches, 0) + (board === 'witch' ? 1 : 0)
  const elders = own.elders + standing('elder') + crowds.reduce((sum, crowd) => sum + crowd.elders, 0) + (board === 'elder' ? 1 : 0)
  const due = isAutoma(s, party) ? { witch: AUTOMA_WITCHES, elder: 0 } : FIGURES_PER_PLAYER
  if (witches !== due.witch || elders !== due.elder) broken.push(`party ${party} has ${witches} witches and ${elders} elders`)
  const isCircle = s.side === 'lunar' && s.players[party]?.coven === 'circle'
  const outside = own.played.some(({ place, cells }) => cells.includes('elder') && own.outer.includes(place))
  if (outside && !isCircle) broken.push(`an elder of party ${party} stands in the outer circle`)
  return broken
}

/** EV-80.4, EV-80.6: each place has at most one ritual and one stone, and path and points are in range. */
function covenBoardViolations(s: State, party: number): readonly string[] {
  const broken: string[] = []
  const own: Party = partyAt(s, party)
  const linked = ritualsOf(own).map(({ place }) => place)
  if (hasTwice(linked)) broken.push(`party ${party} has two rituals on one place`)
  if (!linked.every((place) => placesOf(own).includes(place))) broken.push(`party ${party} has a ritual on no place`)
  const laid = own.stones.flatMap(({ at }) => (at ? [at] : []))
  if (hasTwice(laid)) broken.push(`party ${party} has two stones in one place`)
  const top = (isAutoma(s, party) ? AUTOMA_PATH.length : boardAt(s, party).path.length) - 1
  if (own.path < 0 || own.path > top) broken.push(`party ${party} stands beside the path`)
  if (own.vp < 0) broken.push(`party ${party} has ${own.vp} points`)
  return broken
}

/** EV-80.4, EV-80.6, EV-80.9, EV-80.13: goods are in range, no specialist is there twice, and cards have the cells printed on them. */
function playerViolations(s: State, seat: number): readonly string[] {
  const broken: string[] = []
  const player = playerAt(s, seat)
  if (RESOURCES.some((resource) => player[resource] < 0)) broken.push(`seat ${seat} owes resources`)
  if (player.mana < 0 || player.mana > MANA_MAX) broken.push(`seat ${seat} has ${player.mana} mana`)
  if (player.secret.dial > player.mana) broken.push(`seat ${seat} bids more mana than it has`)
  if (hasTwice(specialistsOf(player).map(({ card }) => specialistOf(card).id))) broken.push(`seat ${seat} has one specialist twice`)
  if (!COVEN_IDS.some((id) => id === player.coven)) broken.push(`seat ${seat} has no coven`)
  for (const { card, cells, slots } of ritualsOf(player)) {
    const { effect, slots: printed } = ritualOf(card)
    if (slots.length !== printed || cells.length !== (effect.type === 'cell' ? effect.cells : 0)) broken.push(`${card} has other cells than printed`)
  }
  return broken
}
