import type { Seat } from '../../kernel/decision.ts'
import type { SeatView } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'
import { byInitiative, canRotate } from './cards.ts'
import { ARCANA_IDS, CHARACTERS, type CharacterId, INGREDIENT_IDS, RECIPES } from './content/index.ts'
import { copyCubes } from './cubes.ts'
import { beginBrew, fillSlot, gainOn, slotQuestion, usableCards } from './effects/brew.ts'
import { castChoices, castOn, castsOf } from './effects/casts.ts'
import { newBrewDraft, newDraft } from './effects/draft.ts'
import { readRules } from './options.ts'
import { ADVANCED, newSecret } from './setup.ts'
import { type Deed, DISCARDS, type Draft, type Player, playerAt, type Secret, type State, secretAt } from './state.ts'
import type { HandView, TableView } from './view.ts'

type PlayerView = TableView['players'][number]
type DraftView = HandView['draft']

const isCharacter = (id: string): id is CharacterId => CHARACTERS.some((known) => known.id === id)
const asCharacter = (id: string | undefined): CharacterId | '' => (id && isCharacter(id) ? id : '')
const ingredientsIn = (names: readonly string[]) => INGREDIENT_IDS.filter((id) => names.includes(id))
/** Reads cubes from a map of the view and adds the missing ingredients. */
const cubesIn = (dict: Readonly<Record<string, number>>) =>
  copyCubes({
    'heart-of-shadow': dict['heart-of-shadow'] ?? 0,
    mandrake: dict.mandrake ?? 0,
    mushroom: dict.mushroom ?? 0,
    spider: dict.spider ?? 0,
    toad: dict.toad ?? 0,
  })
/** Returns the ingredients in the order of their names in the list. */
const namedIngredients = (names: readonly string[]) => names.flatMap((name) => ingredientsIn([name]))

function readPlayer(view: PlayerView): Player {
  const { discarded, turned, prelaid, fresh, stage } = view
  return {
    character: asCharacter(view.character),
    discarded,
    turned,
    prelaid,
    bench: cubesIn(view.bench),
    circle: cubesIn(view.circle),
    cauldron: cubesIn(view.cauldron),
    recipes: view.recipes.map(({ card, rotated }) => ({ card, rotated })),
    fresh,
    tokens: { raven: view.tokens.raven ?? 0, book: view.tokens.book ?? 0, cauldron: view.tokens.cauldron ?? 0 },
    fired: ARCANA_IDS.filter((id) => view.fired.includes(id)),
    free: namedIngredients(view.free),
    stage,
  }
}

const readDeed = ({ kind, card, in: input, out }: DraftView['deeds'][number]): Deed => ({ kind, card, in: [...input], out: namedIngredients(out) })

function readDraft(view: DraftView): Draft | undefined {
  if (view.stage === '') return undefined
  return {
    stage: view.stage,
    deeds: view.deeds.map(readDeed),
    filling: view.filling.map(readDeed),
    bench: cubesIn(view.bench),
    cauldron: cubesIn(view.cauldron),
    brew: cubesIn(view.brew),
    free: namedIngredients(view.free),
    returned: view.returned,
  }
}

function readSecret(hand: HandView): Secret {
  const draft = readDraft(hand.draft)
  const [chosen] = hand.chosen
  return {
    ...newSecret(hand.dealt.filter(isCharacter)),
    picked: asCharacter(hand.picked),
    hand: [...hand.cards],
    ...(chosen && { chosen: { card: chosen.card, rotated: chosen.rotated } }),
    dare: hand.dare,
    ...(draft && { draft }),
    known: hand.known.map(({ card, at }) => ({ card, at })),
  }
}

/** WW-2.4: deals unseen characters to the other seats. */
function dealCharacters(s: State, seat: Seat, random: Random): void {
  const own = secretAt(s, seat).dealt
  if (own.length === 0) return
  const seen = new Set<string>([...own, ...s.players.map(({ character }) => character)])
  const unseen = random.shuffle(ADVANCED.filter((id) => !seen.has(id)))
  for (const [other, player] of s.players.entries()) {
    if (other === seat) continue
    const secret = secretAt(s, other)
    const dealt = player.character === '' ? unseen.splice(0, own.length) : [player.character, ...unseen.splice(0, own.length - 1)]
    secret.dealt = random.shuffle(dealt)
    secret.picked = player.character || (player.stage === 'ready' ? random.pick(secret.dealt) : '')
  }
}

/** Deals the hands of the other seats: the cards that the seat knows of, and otherwise unseen ones. */
function dealRecipes(s: State, seat: Seat, table: TableView, random: Random): void {
  const own = secretAt(s, seat)
  const chosen = own.chosen && !own.hand.includes(own.chosen.card) ? [own.chosen.card] : []
  const seen = new Set([
    ...own.hand,
    ...chosen,
    ...own.known.map(({ card }) => card),
    ...s.players.flatMap(({ recipes }) => recipes.map(({ card }) => card)),
  ])
  const unseen = random.shuffle(RECIPES.flatMap(({ id }) => (seen.has(id) ? [] : [id])))
  const knownAt = (place: Seat): readonly string[] => own.known.flatMap(({ card, at }) => (at === place ? [card] : []))
  const fillUp = (known: readonly string[], size: number): string[] => [...known, ...unseen.splice(0, size - known.length)]
  for (const [other, view] of table.players.entries()) {
    if (other === seat) continue
    const player = playerAt(s, other)
    const secret = secretAt(s, other)
    const hasLaid = s.phase === 'choose' && player.stage === 'ready'
    const cards = random.shuffle(fillUp(knownAt(other), view.hand + (hasLaid ? 1 : 0)))
    const laid = hasLaid ? cards.pop() : undefined
    secret.hand = cards.sort(byInitiative)
    if (laid) secret.chosen = { card: laid, rotated: canRotate(player, laid) && random.int(2) === 1 }
  }
  s.discards = random.shuffle(fillUp(knownAt(DISCARDS), table.discards))
  s.deck = unseen
}

/** Makes up what another seat has submitted in the arcana step. It is legal and uses most of what is possible. */
function draftArcana(player: Player, random: Random): Draft {
  const draft = newDraft(player)
  for (;;) {
    const options = castChoices(draft, castsOf(player))
    if (options.length === 0 || random.int(4) === 0) return draft
    castOn(draft, castsOf(player), random.pick(options))
  }
}

function draftBrew(player: Player, random: Random): Draft {
  const draft = newBrewDraft(player)
  if (draft.stage === 'gain') gainOn(player, draft, random.pick(INGREDIENT_IDS))
  for (;;) {
    const slot = slotQuestion(player, draft)
    const options = slot?.options ?? usableCards(player, draft)
    if (options.length === 0 || (!slot && random.int(6) === 0)) return draft
    if (slot) fillSlot(player, draft, random.pick(options))
    else beginBrew(player, draft, random.pick(options))
  }
}

function imagineDrafts(s: State, seat: Seat, random: Random): void {
  if (s.phase !== 'arcana' && s.phase !== 'transform') return
  const isArcana = s.phase === 'arcana'
  const hasDraft = ({ stage }: Player): boolean => stage === 'deciding' || (stage === 'ready' && !s.ordered)
  for (const [other, player] of s.players.entries()) {
    if (other === seat || !hasDraft(player)) continue
    const secret = secretAt(s, other)
    if (player.stage === 'ready') secret.draft = isArcana ? draftArcana(player, random) : draftBrew(player, random)
    else secret.draft = isArcana ? newDraft(player) : newBrewDraft(player)
  }
}

/** Deals at random everything that the seat cannot see. */
export function imagine({ seat, setup, table, hand }: SeatView<TableView, HandView>, random: Random): State {
  const { phase, ordered, round, lastRounds, ending } = table
  const s: State = {
    timing: readRules(setup.options).timing,
    phase,
    ordered,
    round,
    lastRounds,
    players: table.players.map(readPlayer),
    secrets: table.players.map((_, other) => (other === seat ? readSecret(hand) : newSecret([]))),
    deck: [],
    discards: [],
    ending,
  }
  dealCharacters(s, seat, random)
  dealRecipes(s, seat, table, random)
  imagineDrafts(s, seat, random)
  return s
}
