import { canRotate, formulaOf, recipeOf } from '#shared/games/whirling-witchcraft/cards.ts'
import { ARCANA_IDS } from '#shared/games/whirling-witchcraft/content/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useScrollStop } from '../../ui/scroll-stop.ts'
import { ArcanaMark, FormulaStrip, formulaName } from './Cube.tsx'
import { useDrag, wasDropped } from './drag.ts'
import { Tips } from './Rules.tsx'
import { RecipeArt } from './recipe-art.tsx'
import { useRoots, useStroke } from './strokes.ts'
import type { Props } from './table.ts'
import { isCharacter } from './table.ts'
import { boardText, nameOf } from './words.ts'

const SIDES = ['upright', 'rotated'] as const
type SideName = (typeof SIDES)[number]

const lying = (card: string, side: SideName) => formulaOf({ card, rotated: side === 'rotated' })

/** The recipes in hand, and the one that already lies face down on the table. */
export function Hand(props: Props) {
  const { table, hand, seat, language } = props
  const stroke = useStroke(props)
  const roots = useRoots(props)
  const pullFrom = useDrag()
  const area = useScrollStop<HTMLUListElement>()
  const [view, held] = [table, hand]
  const player = seat === undefined ? undefined : view.players[seat]
  if (!held || !player) return undefined
  const { character } = player
  const canTurn = (card: string): boolean =>
    canRotate({ character: isCharacter(character) ? character : '', discarded: player.discarded, turned: player.turned }, card)
  const [chosen] = held.chosen
  if (view.phase === 'characters') return <Tips language={language} />
  if (held.cards.length === 0 && !chosen) return <p className="ww-nohand">{boardText('handEmpty', language)}</p>
  return (
    <ul className="ww-hand" ref={area} onPointerDown={pullFrom}>
      {chosen && (
        <RecipeCard
          {...props}
          card={chosen.card}
          sides={held.dare === 'turn' ? SIDES : [chosen.rotated ? 'rotated' : 'upright']}
          laid
          roots={roots}
          onStroke={stroke}
        />
      )}
      {held.cards
        .filter((card) => card !== chosen?.card)
        .map((card) => (
          <RecipeCard key={card} {...props} card={card} sides={canTurn(card) ? SIDES : ['upright']} laid={false} roots={roots} onStroke={stroke} />
        ))}
    </ul>
  )
}

type CardProps = Props & {
  readonly card: string
  /** The sides on which the card may be played. */
  readonly sides: readonly SideName[]
  readonly laid: boolean
  readonly roots: ReadonlySet<string>
  readonly onStroke: (targets: readonly string[], needsConfirm?: boolean) => void
}

function RecipeCard(props: CardProps) {
  const { card, sides, laid, roots, selected, language, onStroke } = props
  const { initiative, arcana } = recipeOf(card)
  const open = roots.has(card)
  const turnable = open && sides.length > 1
  const name = nameOf(card, language)
  const state = selected[0] === card ? 'selected' : open ? 'ok' : ''
  const body = (
    <>
      <span className="art" aria-hidden={open}>
        <RecipeArt card={card} />
        <i className="num" title={boardText('initiative', language, { n: initiative })}>
          {initiative}
        </i>
        <span className="signs">
          {ARCANA_IDS.flatMap((id) =>
            Array.from({ length: arcana[id] }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal signs are identified by their order
              <span key={`${id} ${n}`} title={nameOf(id, language)}>
                <ArcanaMark id={id} />
              </span>
            )),
          )}
        </span>
        {laid && (
          <span className="laid" title={boardText('yours', language)}>
            <Icon name="lock" />
            {boardText('faceDown', language)}
          </span>
        )}
      </span>
      <b>{name}</b>
    </>
  )
  if (turnable)
    return (
      <li className={`ww-card two ${state}`}>
        {body}
        <span className="bands">
          {sides.map((side) => (
            <Band key={side} {...props} side={side} />
          ))}
        </span>
      </li>
    )
  const formula = recipeOf(card)
  const bands = (
    <span className="bands">
      {sides.map((side) => (
        <span key={side} className="band">
          {side === 'rotated' && <Icon name="undo" />}
          <FormulaStrip formula={lying(card, side)} language={language} />
        </span>
      ))}
    </span>
  )
  return (
    <li>
      {open ? (
        <button
          type="button"
          className={`ww-card ${state} selectable ${sides.length > 1 ? 'two' : ''}`}
          data-target={card}
          data-drag="table"
          aria-label={`${boardText('layDown', language, { name })}. ${formulaName(formula, language)}`}
          aria-pressed={selected[0] === card}
          onClick={(event) => onStroke([card], !wasDropped(event.currentTarget))}
        >
          {body}
          {bands}
        </button>
      ) : (
        <div data-piece={card} className={`ww-card ${laid ? 'mine' : 'idle'} ${sides.length > 1 ? 'two' : ''}`}>
          {body}
          {bands}
        </div>
      )}
    </li>
  )
}

/** One of the two sides of a card. Touching it selects both the card and the side. */
function Band({ card, side, selected, language, onStroke }: CardProps & { readonly side: SideName }) {
  const formula = lying(card, side)
  const isPicked = selected[0] === card && selected[1] === side
  const key = side === 'upright' ? 'layDown' : 'layTurned'
  return (
    <button
      type="button"
      className={`band selectable ${isPicked ? 'selected' : ''}`}
      data-target={`${card}>${side}`}
      data-drag="table"
      aria-label={`${boardText(key, language, { name: nameOf(card, language) })}. ${formulaName(formula, language)}`}
      aria-pressed={isPicked}
      title={boardText(side, language)}
      onClick={(event) => onStroke([card, side], !wasDropped(event.currentTarget))}
    >
      {side === 'rotated' && <Icon name="undo" />}
      <FormulaStrip formula={formula} language={language} />
    </button>
  )
}
