import { INGREDIENT_IDS, type Ingredient } from '#shared/games/whirling-witchcraft/content/index.ts'
import { type Cubes, countCubes } from '#shared/games/whirling-witchcraft/cubes.ts'
import type { Language } from '#shared/kernel/words.ts'
import { Cube } from './Cube.tsx'
import type { SelectableCube } from './places.ts'
import { type BoardWord, boardText, nameOf } from './words.ts'

interface PileProps {
  readonly language: Language
  readonly selectable: ReadonlyMap<Ingredient, SelectableCube>
  readonly onPick: (cube: SelectableCube) => void
}

function CubeButton(
  props: PileProps & { readonly id: Ingredient; readonly offer: SelectableCube; readonly label: BoardWord; readonly count?: number },
) {
  const { id, offer, label, language, onPick, count } = props
  const name = boardText(label, language, { name: nameOf(id, language) })
  return (
    <button
      type="button"
      className="ww-pick selectable"
      data-target={offer.touches.at(-1)}
      data-drag={offer.zone}
      aria-label={name}
      title={name}
      onClick={() => onPick(offer)}
    >
      <Cube id={id} />
      {count !== undefined && count > 1 && <b>{count}</b>}
    </button>
  )
}

/** The supply: one jar of each kind, which is never empty. The jar of a free kind is open. */
export function Shelf({ language, selectable, onPick, free }: PileProps & { readonly free: readonly string[] }) {
  return (
    <ul className="ww-shelf" aria-label={boardText('supply', language)} data-drop="shelf">
      {INGREDIENT_IDS.map((id) => {
        const offer = selectable.get(id)
        const isFree = free.includes(id)
        const title = `${boardText('fromShelf', language, { name: nameOf(id, language) })}${isFree ? `: ${boardText('free', language)}` : ''}`
        return (
          <li key={id} className={isFree ? 'free' : ''}>
            {offer ? (
              <CubeButton language={language} selectable={selectable} onPick={onPick} id={id} offer={offer} label="fromShelf" />
            ) : (
              <span className="ww-pick" role="img" data-piece={id} aria-label={title} title={title}>
                <Cube id={id} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The cubes of a pile, by kind. */
export function Pile(
  props: PileProps & { readonly cubes: Cubes; readonly title: BoardWord; readonly hint?: BoardWord; readonly pick: BoardWord; readonly drop: string },
) {
  const { cubes, title, hint, pick, drop, language, selectable, onPick } = props
  const total = countCubes(cubes)
  return (
    <div className="ww-pile" data-drop={drop} title={hint && boardText(hint, language)}>
      <small>{boardText(title, language)}</small>
      <ul>
        {INGREDIENT_IDS.filter((id) => cubes[id] > 0).map((id) => {
          const offer = selectable.get(id)
          const label = `${nameOf(id, language)}: ${cubes[id]}`
          return (
            <li key={id}>
              {offer ? (
                <CubeButton language={language} selectable={selectable} onPick={onPick} id={id} offer={offer} label={pick} count={cubes[id]} />
              ) : (
                <span className="ww-pick" role="img" data-piece={id} aria-label={label} title={label}>
                  <Cube id={id} />
                  {cubes[id] > 1 && <b>{cubes[id]}</b>}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {total === 0 && <em>{boardText('empty', language)}</em>}
    </div>
  )
}
