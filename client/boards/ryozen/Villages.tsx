import { BUILDING_PLOTS, LAST_POSITION, villageOf } from '#shared/games/ryozen/cards.ts'
import { START_VILLAGE } from '#shared/games/ryozen/content/index.ts'
import { plotCard } from './cards.tsx'
import { giftsOf } from './gifts.ts'
import { Deck, Panel, Pawn, Price } from './Panels.tsx'
import type { Play } from './play.ts'
import { Sign } from './Sprite.tsx'
import { Target } from './Target.tsx'
import { explorersAt } from './table.ts'
import { VillageArt } from './village-art.tsx'
import { boardText, costText, nameOf, textOf } from './words.ts'

const POSITIONS = Array.from({ length: LAST_POSITION + 1 }, (_, position) => position)
const COLUMNS = 3

/** Returns a position's place on the path, which winds upwards: every second row runs back. */
function windingPlace(position: number): { readonly column: number; readonly row: number } {
  const row = Math.floor(position / COLUMNS)
  const along = position % COLUMNS
  return { column: row % 2 === 0 ? along : COLUMNS - 1 - along, row }
}

export function Villages({ play, onShut }: { readonly play: Play; readonly onShut: () => void }) {
  const { view, language } = play
  return (
    <Panel
      name="villages"
      play={play}
      onShut={onShut}
      counts={<Deck count={view.villageStack} label={boardText('villageStack', language, { count: view.villageStack })} />}
    >
      <div className="ry-path">
        <svg viewBox="0 0 300 300" preserveAspectRatio="none" aria-hidden="true">
          <path d="M50 250H250C290 250 290 150 250 150H50C10 150 10 50 50 50H250" />
        </svg>
        {POSITIONS.map((position) => (
          <Stop key={position} play={play} position={position} />
        ))}
      </div>
    </Panel>
  )
}

function Stop({ play, position }: { readonly play: Play; readonly position: number }) {
  const { view, seatStyles, language, seat } = play
  const village = view.built[position]
  const plot = BUILDING_PLOTS[position]
  const target = village ?? plot?.id ?? START_VILLAGE.id
  const { column, row } = windingPlace(position)
  const own = seat === undefined ? undefined : seatStyles[seat]
  const label = village
    ? `${nameOf(village, language)}. ${textOf(village, language)}`
    : `${nameOf(target, language)}: ${plot ? boardText('plotFor', language, { cost: costText(plot.cost, language), favour: plot.favour }) : ''}`
  return (
    <div className="ry-stop" style={{ gridColumn: column + 1, gridRow: 3 - row }}>
      <div className="ry-ground">
        <Target
          play={play}
          target={target}
          label={label}
          className={`ry-village ${village ? 'built' : 'plot'} ${target === 'altar-tile' ? 'altar' : ''}`}
          card={() => plotCard(play, position)}
          readable
        >
          {village ? (
            <>
              <VillageArt village={village} />
              <span className="gifts">
                {giftsOf(villageOf(village).bonus)
                  .slice(0, 3)
                  .map(({ sign, count, loss }) => (
                    <span key={`${sign} ${loss}`}>
                      {count > 1 && count}
                      <Sign name={sign} />
                    </span>
                  ))}
              </span>
            </>
          ) : (
            plot && (
              <>
                {target === 'altar-tile' && <VillageArt village={target} />}
                <Price cost={plot.cost} />
                <span className="favour">
                  +{plot.favour}
                  <Sign name="favour" />
                </span>
              </>
            )
          )}
          {own && <Pawn symbol={own.symbol} colour={own.colour} label={boardText('explorer', language, { name: own.name })} />}
        </Target>
        <span className="ry-pawns">
          {explorersAt(view, position).map((explorer) => {
            const seatStyle = seatStyles[explorer]
            return (
              seatStyle && (
                <Pawn
                  key={explorer}
                  symbol={seatStyle.symbol}
                  colour={seatStyle.colour}
                  label={boardText('explorer', language, { name: seatStyle.name })}
                />
              )
            )
          })}
        </span>
      </div>
    </div>
  )
}
