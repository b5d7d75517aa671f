import { INGREDIENTS, type Ingredient } from '#shared/games/whirling-witchcraft/content/index.ts'
import type { Cubes } from '#shared/games/whirling-witchcraft/cubes.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Language } from '#shared/kernel/words.ts'
import { Cube, SlotMark } from './Cube.tsx'
import { amountOf, rowOf } from './forecast.ts'
import type { SelectableCube } from './places.ts'
import { cubesOf } from './table.ts'
import { boardText, nameOf } from './words.ts'

/** The two rare kinds share a line. */
const LINES: readonly (readonly Ingredient[])[] = [['heart-of-shadow', 'mandrake'], ['mushroom'], ['spider'], ['toad']]

interface BenchProps {
  readonly seat: Seat
  readonly bench: Readonly<Record<string, number>>
  readonly language: Language
  /** The cubes that may land there, shown as ghosts. */
  readonly coming?: Cubes | undefined
  readonly arrivals: ReadonlyMap<string, number>
  /** The ingredients that recipes may take from the supply this round, if no supply is drawn beside the bench. */
  readonly free?: readonly string[]
  readonly selectable?: ReadonlyMap<Ingredient, SelectableCube>
  readonly onPick?: (cube: SelectableCube) => void
}

/** A workbench with all its spaces and cubes. */
export function Bench(props: BenchProps) {
  return (
    <div className="ww-bench" data-drop="bench">
      {LINES.map((line) => (
        <div key={line[0]} className="ww-line">
          {line.map((id) => (
            <BenchRow key={id} {...props} id={id} />
          ))}
        </div>
      ))}
    </div>
  )
}

function BenchRow(props: BenchProps & { readonly id: Ingredient }) {
  const { seat, bench, coming, arrivals, free: unlimited, selectable, onPick, language, id } = props
  const { capacity } = INGREDIENTS[id]
  const { lying, coming: landing, free, over } = rowOf(capacity, cubesOf(bench)[id], amountOf(coming, id))
  const offer = selectable?.get(id)
  const arrived = arrivals.get(`bench ${seat} ${id}`) ?? 0
  const label = boardText('row', language, { name: nameOf(id, language), n: lying, all: capacity })
  const full = lying === capacity ? 'full' : ''
  const cells = (
    <>
      <b className={`ww-n ${full}`}>{lying}</b>
      <span className="ww-cells">
        {Array.from({ length: lying }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces are identified by their order
          <Cube key={n} id={id} className={n >= lying - arrived ? 'came' : ''} />
        ))}
        {Array.from({ length: landing }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Cube key={lying + n} id={id} className="ghost" />
        ))}
        {Array.from({ length: free }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <SlotMark key={lying + landing + n} slot={[id]} />
        ))}
      </span>
      {unlimited?.includes(id) && (
        <i className="ww-free" title={`${nameOf(id, language)}: ${boardText('free', language)}`}>
          ∞
        </i>
      )}
      {over > 0 && (
        <em className="ww-over" title={boardText('over', language, { n: over })}>
          +{over}
        </em>
      )}
    </>
  )
  const state = `ww-row ${arrived > 0 ? 'last' : ''} ${over > 0 ? 'spills' : ''}`
  if (!offer || !onPick)
    return (
      <div className={state} role="img" aria-label={label} title={label} data-piece={id} data-anchor={`bench ${seat} ${id}`}>
        {cells}
      </div>
    )
  return (
    <button
      type="button"
      className={`${state} selectable`}
      data-target={offer.touches.at(-1)}
      data-drag={offer.zone}
      data-anchor={`bench ${seat} ${id}`}
      aria-label={`${boardText('fromBench', language, { name: nameOf(id, language) })}. ${label}`}
      onClick={() => onPick(offer)}
    >
      {cells}
    </button>
  )
}
