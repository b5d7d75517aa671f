import type { Seat } from '../../../kernel/decision.ts'
import { type Catalyst, type Figure, type RegionId, ritualOf } from '../content/index.ts'
import { AUTOMA, type Party, type Played, partyAt, playerAt, type RegionState, type Role, regionAt, type State, take } from '../state.ts'
import { cardId, placeId, stoneId, words } from './notation.ts'
import type { CovenScene, PlayerScene, Scene, Stand } from './scene.ts'

function takeCard(s: State, card: string): string {
  const pile = [s.deck, s.discard, ...s.players.map(({ hand }) => hand)].find((cards) => cards.includes(card))
  if (!pile) throw new Error(`'${card}' is in use already`)
  take(pile, card)
  return card
}

/** Takes the place from the deck or from a region, where the bottom of the deck replaces it. */
function takePlace(s: State, place: string): string {
  const region = s.regions.find(({ slots }) => slots.includes(place))
  if (region) region.slots[region.slots.indexOf(place)] = s.places.shift() ?? ''
  else take(s.places, place)
  return place
}

function takeStone(s: State, stone: string): string {
  const region = s.regions.find(({ stones }) => stones.includes(stone))
  const [spare] = s.unused
  if (stone === 'stone-red') s.redStone = false
  else if (!region) s.unused = s.unused.filter((id) => id !== stone)
  else if (spare !== undefined) {
    region.stones[region.stones.indexOf(stone)] = spare
    s.unused = s.unused.slice(1)
  } else take(region.stones, stone)
  return stone
}

const newPlayed = (card: string, role: Role, place = ''): Played => ({ card, role, place, cells: [], slots: [], turned: false, copies: '' })

function link(s: State, party: Party, place: string, word: string): void {
  const [, name = '', slots = '', figure = ''] = /^([^/@]+)(?:\/([^@]+))?(?:@(.+))?$/.exec(word) ?? []
  const card = takeCard(s, cardId(name))
  const { effect, slots: printed } = ritualOf(card)
  const laid = slots.split(',').filter((slot): slot is Catalyst => slot === 'sickle' || slot === 'orb')
  const standing = figure.split(',').filter((one): one is Figure => one === 'witch' || one === 'elder')
  for (const one of standing) party[one === 'witch' ? 'witches' : 'elders']--
  const isAutoma = party === s.automa
  party.played.push({
    ...newPlayed(card, 'ritual', place),
    cells: Array.from({ length: !isAutoma && effect.type === 'cell' ? effect.cells : 0 }, (_, n) => standing[n] ?? ''),
    slots: Array.from({ length: isAutoma ? 0 : printed }, (_, n) => laid[n] ?? ''),
  })
}

function layCoven(s: State, party: number, scene: CovenScene): void {
  const own = partyAt(s, party)
  for (const word of words(scene.outer)) layPlace(s, own, 'outer', word)
  for (const word of words(scene.inner)) layPlace(s, own, 'inner', word)
  for (const word of words(scene.specialists)) layCard(s, own, 'specialist', word)
  for (const word of words(scene.council)) layCard(s, own, 'council', word)
  for (const word of words(scene.stones)) {
    const [name = '', at = ''] = word.split('@')
    own.stones.push({ id: takeStone(s, stoneId(name)), at })
  }
  own.vp = scene.vp ?? 0
  own.path = scene.path ?? 0
  for (const [region, stand] of Object.entries(scene.stand ?? {})) standIn(regionAt(s, region as RegionId), own, party, stand)
}

function layPlace(s: State, own: Party, circle: 'outer' | 'inner', word: string): void {
  const [name = '', ritual] = word.split('=')
  const start = [...own.outer, ...own.inner].find((place) => place.startsWith('start-'))
  const place = name === 'start' && start ? start : placeId(name)
  if (place !== start && !own.outer.includes(place)) own[circle].push(takePlace(s, place))
  if (ritual) link(s, own, place, ritual)
}

function layCard(s: State, own: Party, role: Role, word: string): void {
  own.played.push({ ...newPlayed(takeCard(s, cardId(word.replace('*', ''))), role), turned: word.endsWith('*') })
}

function standIn(region: RegionState, own: Party, party: number, { witches = 0, elders = 0, cells = 0 }: Stand): void {
  const crowd = region.crowd[party]
  if (!crowd) throw new Error(`party ${party} is not there`)
  crowd.witches += witches
  crowd.elders += elders
  for (let n = 0; n < cells; n++) region.cells[region.cells.indexOf(-1)] = party
  own.witches -= witches + cells
  own.elders -= elders
}

function layPlayer(s: State, seat: Seat, scene: PlayerScene): void {
  const player = playerAt(s, seat)
  const { herb = 0, knowledge = 0, potion = 0, mana = 0, token = true, passed = false, spentWitches = 0 } = scene
  Object.assign(player, { herb, knowledge, potion, mana, token, passed })
  layCoven(s, seat, scene)
  for (const name of words(scene.hand)) player.hand.push(takeCard(s, cardId(name)))
  if (spentWitches > 0) standIn(regionAt(s, 'central-highlands'), player, seat, { witches: spentWitches })
}

/** Puts everything of the scene onto a state that has just been set up. */
export function layOut(s: State, scene: Scene): void {
  const { players = [], regions = {}, spots = {}, automa } = scene
  s.players.forEach((_, seat) => {
    layPlayer(s, seat, players[seat] ?? {})
  })
  if (s.automa && automa) {
    layCoven(s, AUTOMA, automa)
    s.automa.marker = automa.marker ?? 0
  }
  for (const region of s.regions) {
    const names = regions[region.id]
    if (names !== undefined) layRegion(s, region, names)
    const stones = spots[region.id]
    if (stones !== undefined) {
      for (const name of words(stones)) takeStone(s, stoneId(name))
      s.unused = [...s.unused, ...region.stones]
      region.stones.splice(0, region.stones.length, ...words(stones).map(stoneId))
    }
  }
  for (const name of words(scene.deck).toReversed()) s.deck.push(takeCard(s, cardId(name)))
  for (const name of words(scene.discard)) s.discard.push(takeCard(s, cardId(name)))
  for (const name of words(scene.places).toReversed()) s.places.push(takePlace(s, placeId(name)))
}

function layRegion(s: State, region: RegionState, names: string): void {
  s.places.unshift(...region.slots.filter((place) => place !== ''))
  region.slots.fill('')
  words(names).forEach((name, n) => {
    region.slots[n] = name === '-' ? '' : takePlace(s, placeId(name))
  })
}
