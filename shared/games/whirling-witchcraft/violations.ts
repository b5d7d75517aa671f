import { byInitiative, characterOf, handLimitOf, recipeOf } from './cards.ts'
import { ARCANA_IDS, INGREDIENT_IDS, INGREDIENTS, LIMITS, RECIPES } from './content/index.ts'
import { type Cubes, countCubes } from './cubes.ts'
import { DISCARDS, type Draft, type Player, playerAt, type State, seatsOf, secretAt } from './state.ts'

const ALL_RECIPES: string = RECIPES.map(({ id }) => id)
  .toSorted()
  .join()

/** Returns a name for each broken invariant. */
export function violationsOf(s: State): readonly string[] {
  return [
    ...cardViolations(s),
    ...s.players.flatMap((player, seat) => playerViolations(s, player, seat)),
    ...flowViolations(s),
    ...memoryViolations(s),
  ]
}

const isBelowZero = (cubes: Cubes): boolean => INGREDIENT_IDS.some((id) => cubes[id] < 0)
const isOverfull = (bench: Cubes): boolean => INGREDIENT_IDS.some((id) => bench[id] < 0 || bench[id] > INGREDIENTS[id].capacity)

/** Returns the chosen card if it is no longer in hand. A random card stays in hand until the seat is ready. */
const laidBy = (s: State, seat: number): readonly string[] => {
  const { chosen, hand } = secretAt(s, seat)
  return chosen && !hand.includes(chosen.card) ? [chosen.card] : []
}

function cardViolations(s: State): string[] {
  const places = [s.deck, s.discards, ...s.secrets.map(({ hand }) => hand), ...seatsOf(s).map((seat) => laidBy(s, seat))]
  const played = s.players.flatMap(({ recipes }) => recipes.map(({ card }) => card))
  const found: string[] = []
  if ([...places.flat(), ...played].toSorted().join() !== ALL_RECIPES) found.push('not every recipe is in exactly one place')
  if (s.secrets.some(({ hand }) => hand.toSorted(byInitiative).join() !== hand.join())) found.push('a hand is out of order')
  const dealt = s.secrets.flatMap((secret) => secret.dealt)
  if (new Set(dealt).size !== dealt.length) found.push('a character was dealt twice')
  return found
}

function draftViolations(draft: Draft, name: string): string[] {
  const found: string[] = []
  if (isOverfull(draft.bench)) found.push(`the draft bench of ${name} holds what it cannot`)
  if (isBelowZero(draft.cauldron) || isBelowZero(draft.brew)) found.push(`the draft of ${name} owes cubes`)
  const uses = draft.deeds.flatMap(({ kind, card }) => (kind === 'useRecipe' ? [card] : []))
  if (new Set(uses).size !== uses.length) found.push(`${name} brews a recipe twice`)
  if (draft.filling.length > 1) found.push(`${name} fills two recipes`)
  return found
}

function playerViolations(s: State, player: Player, seat: number): string[] {
  const name = `seat ${seat}`
  const secret = secretAt(s, seat)
  const found: string[] = secret.draft ? draftViolations(secret.draft, name) : []
  if (isOverfull(player.bench)) found.push(`the bench of ${name} holds what it cannot`)
  if (isBelowZero(player.circle) || isBelowZero(player.cauldron)) found.push(`${name} owes cubes`)
  if (secret.hand.length > handLimitOf(player)) found.push(`${name} holds too many cards`)
  if (player.character !== '' && secret.dealt.length > 0 && !secret.dealt.includes(player.character))
    found.push(`${name} was not dealt its character`)
  if (player.recipes.length > s.round) found.push(`${name} has more recipes than rounds`)
  if (s.round > 0) found.push(...tokenViolations(player, name))
  if (new Set(player.fired).size !== player.fired.length) found.push(`an arcana of ${name} fired twice`)
  if (new Set(player.free).size !== player.free.length) found.push(`an ingredient of ${name} is free twice`)
  return found
}

function tokenViolations(player: Player, name: string): string[] {
  const own = player.character === '' ? undefined : characterOf(player.character).arcana
  return ARCANA_IDS.flatMap((id) => {
    const symbols = player.recipes.reduce((sum, { card }) => sum + recipeOf(card).arcana[id], own?.[id] ?? 0)
    return player.tokens[id] === symbols ? [] : [`the ${id} token of ${name} stands at ${player.tokens[id]}, not ${symbols}`]
  })
}

function phaseViolations(s: State, seat: number): string[] {
  const found: string[] = []
  const brews = s.phase === 'arcana' || s.phase === 'transform'
  const { stage, cauldron } = playerAt(s, seat)
  const { draft, dare, chosen } = secretAt(s, seat)
  const drafts = brews ? stage === 'deciding' || (stage === 'ready' && !s.ordered) : dare !== ''
  if ((draft !== undefined) !== drafts) found.push(`seat ${seat} has ${draft ? 'a' : 'no'} draft in ${s.phase}`)
  if (chosen && s.phase !== 'choose') found.push(`seat ${seat} has a card face down in ${s.phase}`)
  if (!brews && countCubes(cauldron) > 0) found.push(`the cauldron of seat ${seat} is not empty in ${s.phase}`)
  return found
}

function flowViolations(s: State): string[] {
  const found = seatsOf(s).flatMap((seat) => phaseViolations(s, seat))
  if (s.lastRounds > LIMITS.lastCauldronRounds) found.push('too many last rounds')
  if (s.round > RECIPES.length + LIMITS.lastCauldronRounds) found.push(`round ${s.round}`)
  if ((s.ending === '') !== (s.phase !== 'over')) found.push(`the match is ${s.ending || 'running'} in phase ${s.phase}`)
  const isDecided = s.players.some(({ circle }) => countCubes(circle) >= LIMITS.circle)
  if (isDecided && (s.phase === 'choose' || s.phase === 'arcana')) found.push('a circle is full and the match goes on')
  return found
}

/** Finds known cards that are not where the seat remembers them. */
function memoryViolations(s: State): string[] {
  return seatsOf(s).flatMap((seat) =>
    secretAt(s, seat).known.flatMap(({ card, at }) => {
      const place = at === DISCARDS ? s.discards : [...secretAt(s, at).hand, ...laidBy(s, at)]
      return place.includes(card) && at !== seat ? [] : [`seat ${seat} looks for ${card} in the wrong place`]
    }),
  )
}
