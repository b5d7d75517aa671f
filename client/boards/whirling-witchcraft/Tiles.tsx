import type { ReactNode } from 'react'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Language } from '#shared/kernel/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useScrollStop } from '../../ui/scroll-stop.ts'
import { type Filling, FormulaStrip, formulaName } from './Cube.tsx'
import { Portrait } from './portraits.tsx'
import type { Props } from './table.ts'
import { type Brewable, characterById, type Draft, initiativeOf, ownFormulaOf, type PlayerView, recipesOf } from './table.ts'
import { type BoardWord, boardText, nameOf } from './words.ts'

export interface TileTouch extends Pick<Props, 'selected' | 'onSelect'> {
  /** The targets that can be selected first. */
  readonly roots: ReadonlySet<string>
  readonly onPoint: (card: string | undefined) => void
}

interface TilesProps {
  readonly seat: Seat
  readonly player: PlayerView
  readonly language: Language
  readonly draft?: Draft | undefined
  /** Whether recipes may be brewed now. */
  readonly brewing?: boolean
  readonly touch?: TileTouch
}

type TileState = 'ok' | 'selected' | 'filling' | 'used' | 'no' | ''

function stateOf({ draft, brewing, touch }: TilesProps, card: string): TileState {
  if (touch?.selected[0] === card) return 'selected'
  if (touch?.roots.has(card)) return 'ok'
  if (draft?.filling.some((deed) => deed.card === card)) return 'filling'
  if (draft?.deeds.some((deed) => deed.kind === 'useRecipe' && deed.card === card)) return 'used'
  return brewing ? 'no' : ''
}

function fillingOf({ draft, player }: TilesProps, card: string): Filling | undefined {
  const [begun] = draft?.filling ?? []
  if (begun?.card === card && begun.kind === 'useRecipe') return { in: begun.in, out: begun.out, asked: true }
  const used = draft?.deeds.find((deed) => deed.kind === 'useRecipe' && deed.card === card)
  if (used) return used
  if (player.prelaid === 0 || card !== player.character) return undefined
  // WW-2.9: these lie there from the start.
  return {
    in:
      ownFormulaOf(player)
        ?.in.slice(0, player.prelaid)
        .flatMap(([id]) => (id ? [id] : [])) ?? [],
    out: [],
  }
}

/** Above this number of recipes they lie closer together beside the character. */
const MANY = 7

/** The recipes in play, each with its cost and its product, and the character among them. */
export function Tiles(props: TilesProps) {
  const { player, language } = props
  const recipes = recipesOf(player)
  const list = useScrollStop<HTMLUListElement>()
  return (
    <ul ref={list} className={`ww-tiles ${recipes.length > MANY ? 'many' : ''}`} aria-label={boardText('recipes', language)}>
      {player.character !== '' && <CharacterTile {...props} />}
      {recipes.map((recipe) => (
        <RecipeTile key={recipe.card} {...props} recipe={recipe} />
      ))}
    </ul>
  )
}

function RecipeTile(props: TilesProps & { readonly recipe: Brewable }) {
  const { recipe, language } = props
  const { card, formula, rotated, fresh } = recipe
  const state = stateOf(props, card)
  const empty = formula.in.length + formula.out.length === 0
  return (
    <TileFrame
      {...props}
      card={card}
      state={empty && state === 'no' ? '' : state}
      fresh={fresh}
      label={`${nameOf(card, language)}. ${formulaName(formula, language)}`}
    >
      <span className="head">
        <i className="num" aria-hidden="true" title={boardText('initiative', language, { n: initiativeOf(card) })}>
          {initiativeOf(card)}
        </i>
        <b>{nameOf(card, language)}</b>
        {rotated && (
          <span className="turned" title={boardText('turnedRound', language)}>
            <Icon name="undo" />
          </span>
        )}
        {state === 'used' && <Icon name="check" />}
      </span>
      <FormulaStrip formula={formula} language={language} filling={fillingOf(props, card)} />
    </TileFrame>
  )
}

function CharacterTile(props: TilesProps) {
  const { player, language } = props
  const { character, discarded } = player
  const [piece, formula] = [characterById(character), ownFormulaOf(player)]
  const text = piece?.text[language] ?? ''
  const state = stateOf(props, character)
  return (
    <TileFrame
      {...props}
      card={character}
      state={discarded || (state === 'no' && !formula) ? '' : state}
      fresh={false}
      label={`${nameOf(character, language)}. ${text}`}
      className={`who ${discarded ? 'gone' : ''} ${formula ? '' : 'power'}`}
    >
      <span className="face">
        <Portrait character={character} face />
      </span>
      <span className="head">
        <b>{nameOf(character, language)}</b>
        {state === 'used' && <Icon name="check" />}
      </span>
      {discarded ? (
        <small>{boardText('gone', language)}</small>
      ) : formula ? (
        <FormulaStrip formula={formula} language={language} filling={fillingOf(props, character)} />
      ) : (
        <small title={text}>{text}</small>
      )}
    </TileFrame>
  )
}

/** Why a recipe cannot be chosen now. */
const NOTES: Readonly<Partial<Record<TileState, BoardWord>>> = { no: 'lacks', used: 'usedUp', filling: 'filling' }

function TileFrame(
  props: TilesProps & {
    readonly card: string
    readonly state: TileState
    readonly fresh: boolean
    readonly label: string
    readonly className?: string
    readonly children: ReactNode
  },
) {
  const { seat, card, state, fresh, label, className = '', touch, language, children } = props
  const look = `ww-tile ${state} ${fresh ? 'fresh' : ''} ${className}`
  const word = NOTES[state]
  const note = word && boardText(word, language)
  const name = note ? `${label} (${note})` : label
  const isOpen = touch && (state === 'ok' || state === 'selected')
  return (
    <li data-anchor={`card ${seat} ${card}`}>
      {isOpen ? (
        <button
          type="button"
          className={`${look} selectable`}
          data-target={card}
          data-drag="pot"
          aria-label={boardText('brewIt', language, { name: nameOf(card, language), formula: label.slice(nameOf(card, language).length + 2) })}
          aria-pressed={state === 'selected'}
          onClick={() => touch.onSelect(card)}
          onPointerEnter={() => touch.onPoint(card)}
          onPointerLeave={() => touch.onPoint(undefined)}
          onFocus={() => touch.onPoint(card)}
          onBlur={() => touch.onPoint(undefined)}
        >
          {children}
        </button>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a card that cannot be used now is a picture with a text, not a form's group
        <div
          className={look}
          role="group"
          aria-label={name}
          title={name}
          data-piece={card}
          data-why={note}
          data-drop={state === 'filling' ? 'recipe' : undefined}
        >
          {children}
        </div>
      )}
    </li>
  )
}
