import { CLAN_HOUSE_AREAS } from '#shared/games/ryozen/content/index.ts'
import { ownerOf } from '#shared/games/ryozen/tiles.ts'
import { inColour } from '../../ui/SeatBadge.tsx'
import { areaCost, tileLabel } from './cards.tsx'
import { Panel, type PanelProps } from './Panels.tsx'
import { Sign } from './Sprite.tsx'
import { Target } from './Target.tsx'
import { TileBack, TilePicture } from './Tile.tsx'
import { boardText, costText } from './words.ts'

/** The row of companions for hire. Those further right cost more and are worth more. */
export function ClanHouse({ play, onShut }: PanelProps) {
  const { view, seatStyles, language, selectable, selected } = play
  // While the player hires, their own companions that are not selectable are too expensive.
  const isHiring = view.row.some((tile) => selectable.has(tile) || selected.includes(tile))
  const isTooDear = (tile: string): boolean => isHiring && ownerOf(tile) === play.seat && !selectable.has(tile) && selected.length === 0
  return (
    <Panel name="house" play={play} onShut={onShut}>
      <ul className="ry-house">
        {CLAN_HOUSE_AREAS.map(({ id, cost, favour }, area) => {
          const tile = view.row[area]
          return (
            <li key={id} title={areaCost(area, language)}>
              {tile ? (
                <Target
                  play={play}
                  target={tile}
                  label={`${tileLabel(tile, play)}. ${areaCost(area, language)}`}
                  className={`ry-seat ${isTooDear(tile) ? 'no' : ''}`}
                  why={isTooDear(tile) ? boardText('lacks', language, { cost: costText(cost, language) }) : undefined}
                  readable
                >
                  <TilePicture tile={tile} players={view.players} seatStyles={seatStyles} />
                </Target>
              ) : (
                <span className="ry-seat blank">{boardText('noTile', language)}</span>
              )}
              <small>
                {cost.coin}
                <Sign name="coin" />
              </small>
              <span className="ry-worth">
                <Sign name="favour" />
                <b>{favour}</b>
              </span>
            </li>
          )
        })}
      </ul>
      <ul className="ry-stacks">
        {view.players.map(({ stack }, seat) => {
          const seatStyle = seatStyles[seat]
          if (!seatStyle) return undefined
          const label = boardText('stackOf', language, { name: seatStyle.name, count: stack })
          const isOpen = play.selectable.has('reveal') && seat === play.seat
          return (
            <li key={seatStyle.seat}>
              <button
                type="button"
                className={`ry-stack ${isOpen ? 'selectable' : ''}`}
                data-target={isOpen ? 'reveal' : undefined}
                aria-label={label}
                title={label}
                aria-disabled={!isOpen}
                tabIndex={isOpen ? 0 : -1}
                onClick={() => isOpen && play.onSelect('reveal')}
              >
                <svg viewBox="0 0 100 100" style={inColour(seatStyle.colour)} aria-hidden="true">
                  <TileBack symbol={seatStyle.symbol} />
                </svg>
                {stack}
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
