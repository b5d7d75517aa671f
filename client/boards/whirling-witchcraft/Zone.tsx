import type { Seat } from '#shared/kernel/decision.ts'
import type { Language } from '#shared/kernel/words.ts'
import { inColour } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { Arcana } from './Arcana.tsx'
import { Bench } from './Bench.tsx'
import type { SelectableCube, SelectableCubes } from './places.ts'
import { Tiles, type TileTouch } from './Tiles.tsx'
import { Pile, Shelf } from './Tools.tsx'
import { cubesOf, type Draft, type PlayerView } from './table.ts'

export interface ZoneProps {
  readonly seat: Seat
  readonly player: PlayerView
  readonly seatStyle: SeatStyle
  readonly language: Language
  readonly arrivals: ReadonlyMap<string, number>
  /** The owner's secret draft so far. */
  readonly draft?: Draft | undefined
  readonly brewing?: boolean
  readonly selectable: SelectableCubes
  readonly onPick: (cube: SelectableCube) => void
  readonly touch?: TileTouch
}

/** Counts how often the draft uses each arcana or character. */
function usesOf(draft: Draft | undefined): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const { card, kind } of draft?.deeds ?? []) if (kind !== 'useRecipe') uses.set(card, (uses.get(card) ?? 0) + 1)
  return uses
}

/** A player's whole side of the table, large: workbench, recipes in play, arcana, supply and brew. */
export function Zone(props: ZoneProps) {
  const { seat, player, seatStyle, language, arrivals, draft, brewing = false, selectable, onPick, touch } = props
  const begun = draft && draft.stage !== '' ? draft : undefined
  return (
    <section className="ww-zone" style={inColour(seatStyle.colour)}>
      <Bench seat={seat} bench={begun?.bench ?? player.bench} language={language} arrivals={arrivals} selectable={selectable.bench} onPick={onPick} />
      <Tiles seat={seat} player={player} language={language} draft={begun} brewing={brewing} {...(touch ? { touch } : {})} />
      <div className="ww-tools">
        <Arcana player={player} language={language} used={usesOf(begun)} {...(touch ? { touch } : {})} />
        <Shelf language={language} selectable={selectable.shelf} onPick={onPick} free={begun?.free ?? player.free} />
        <div className="ww-piles">
          <Pile
            cubes={cubesOf(begun?.brew ?? {})}
            title="brewed"
            hint="brewedHint"
            pick="fromBrew"
            drop="pot"
            language={language}
            selectable={selectable.brew}
            onPick={onPick}
          />
          <Pile
            cubes={cubesOf(begun?.cauldron ?? player.cauldron)}
            title="pot"
            pick="fromPot"
            drop="pot"
            language={language}
            selectable={selectable.pot}
            onPick={onPick}
          />
        </div>
      </div>
    </section>
  )
}
