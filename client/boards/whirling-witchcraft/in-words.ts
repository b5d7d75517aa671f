import { formulaOf, recipeOf } from '#shared/games/whirling-witchcraft/cards.ts'
import { ARCANA_IDS, INGREDIENT_IDS, INGREDIENTS, LIMITS } from '#shared/games/whirling-witchcraft/content/index.ts'
import type { WhirlingWitchcraft } from '#shared/games/whirling-witchcraft/index.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Language } from '#shared/kernel/words.ts'
import { listed, said, seatsFrom, type TellPropsOf, type WordsSection } from '../kit/in-words.ts'
import { spaceName } from './Arcana.tsx'
import { formulaName } from './Cube.tsx'
import { cubesOf, ownFormulaOf, type PlayerView, receiverOf } from './table.ts'
import { boardText, nameOf } from './words.ts'

type Props = TellPropsOf<WhirlingWitchcraft>
type Counts = Readonly<Record<string, number>>

/** Tells what lies on every workbench and in every cauldron, and what the reader alone knows. */
export function describeTable(props: Props): readonly WordsSection[] {
  const { table, seat, language } = props
  const round = table.lastRounds > 0 ? boardText('lastRounds', language, { n: table.lastRounds }) : boardText('round', language, { n: table.round })
  return [
    ...(seat !== undefined && props.hand ? [secretSection(props, props.hand)] : []),
    ...seatsFrom(table.players.length, seat).flatMap((other) => {
      const player = table.players[other]
      return player ? [playerSection(props, other, player)] : []
    }),
    {
      title: boardText('supply', language),
      lines: said(
        `${round}, ${boardText(`phase.${table.phase}`, language)}`,
        table.ordered && boardText('ordered', language),
        `${boardText('deck', language)}: ${table.deck}`,
        `${boardText('discards', language)}: ${table.discards}`,
      ),
    },
  ]
}

/** Returns the cubes by kind: `Spider 2, Toad 1`. */
const piled = (counts: Counts, language: Language): readonly string[] =>
  INGREDIENT_IDS.flatMap((id) => ((counts[id] ?? 0) > 0 ? [`${nameOf(id, language)} ${counts[id]}`] : []))
const pile = (title: string, counts: Counts, language: Language): string =>
  listed(title, piled(counts, language)) ?? `${title}: ${boardText('empty', language)}`

function playerSection({ table, names, language }: Props, seat: Seat, player: PlayerView): WordsSection {
  const { bench, circle, cauldron, recipes, fired, free, tokens } = player
  const own = ownFormulaOf(player)
  const rows = INGREDIENT_IDS.map((id) =>
    boardText('row', language, { name: nameOf(id, language), n: bench[id] ?? 0, all: INGREDIENTS[id].capacity }),
  )
  const held = INGREDIENT_IDS.reduce((sum, id) => sum + cubesOf(circle)[id], 0)
  return {
    title: said(names[seat], player.character !== '' && nameOf(player.character, language)).join(': '),
    lines: said(
      player.stage !== 'idle' && boardText(player.stage === 'deciding' ? 'choosing' : 'ready', language),
      listed(boardText('bench', language), rows),
      pile(boardText('pot', language), cauldron, language),
      said(boardText('circleOf', language, { n: held, all: LIMITS.circle }), piled(circle, language).join(', ')).join('. '),
      boardText('passesTo', language, { name: names[receiverOf(table.players.length, seat)] ?? '' }),
      own && `${boardText('ownRecipe', language)}: ${formulaName(own, language)}${player.turned ? `, ${boardText('turnedRound', language)}` : ''}`,
      player.discarded && boardText('gone', language),
      player.prelaid > 0 && boardText('prelaid', language, { n: player.prelaid }),
      ...recipes.map((played) => `${nameOf(played.card, language)}: ${formulaName(formulaOf(played), language)}`),
      recipes.length === 0 && boardText('noRecipes', language),
      player.fresh && boardText('freshOne', language),
      ...ARCANA_IDS.map((id) => `${spaceName(id, tokens[id] ?? 0, language)}${fired.includes(id) ? `, ${boardText('fired', language)}` : ''}`),
      listed(
        boardText('free', language),
        free.map((id) => nameOf(id, language)),
      ),
      player.initiative > 0 && boardText('initiative', language, { n: player.initiative }),
      boardText('hand', language, { n: player.hand }),
    ),
  }
}

function secretSection({ names, language }: Props, hand: NonNullable<Props['hand']>): WordsSection {
  const { dealt, picked, cards, chosen, draft, known } = hand
  const card = (id: string): string => `${nameOf(id, language)}: ${formulaName(recipeOf(id), language)}`
  const isDrafting = draft.stage !== ''
  return {
    title: boardText('secret', language),
    lines: said(
      listed(
        boardText('dealt', language),
        dealt.map((id) => nameOf(id, language)),
      ),
      picked !== undefined && boardText('playAs', language, { name: nameOf(picked, language) }),
      ...cards.map(card),
      cards.length === 0 && boardText('handEmpty', language),
      ...chosen.map((one) => `${boardText('yours', language)}: ${nameOf(one.card, language)}: ${formulaName(formulaOf(one), language)}`),
      isDrafting && pile(boardText('draftBench', language), draft.bench, language),
      isDrafting && pile(boardText('brewed', language), draft.brew, language),
      isDrafting && pile(boardText('pot', language), draft.cauldron, language),
      listed(
        boardText('deeds', language),
        [...draft.deeds, ...draft.filling].map(({ card: of }) => nameOf(of, language)),
      ),
      ...known.map(({ card: id, at }) => `${nameOf(id, language)}: ${names[at] ?? boardText('discards', language)}`),
    ),
  }
}
