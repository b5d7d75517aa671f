import { useEffect, useMemo, useState } from 'react'
import { CELLS, EXITS } from '#shared/games/witchstone/content/index.ts'
import { dominoOf, specialOf } from '#shared/games/witchstone/things.ts'
import type { Language } from '#shared/kernel/words.ts'
import { isForSomethingElse, keyOf } from '../../ui/pressed-key.ts'
import type { SeatStyle } from '../../ui/seats.ts'
import { linksOf } from './chains.ts'
import { Gem, Shard, SpecialGem } from './Gem.tsx'
import { HEX, HUES, hexPath, inCauldron, isCell } from './geometry.ts'
import { type Ghost, useGhost } from './ghost.ts'
import { Sign } from './Sprite.tsx'
import { Spot, useTouching } from './Touch.tsx'
import { isBlackCrystal, type PlayerView } from './table.ts'
import { inCauldronOf } from './trail.ts'
import { boardText, nameOf } from './words.ts'

const OUTLINE = hexPath(HEX - 1)
const RING = hexPath(HEX - 4)
const CIRCLE = 'M-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0'
const SHARD = 'M0-20L12-8 8 18H-8L-12-8z'
const GRID_ROWS = new Map(
  CELLS.map(({ id, r }) => [id, { r: r + 4, n: CELLS.filter((other) => other.r === r).findIndex((other) => other.id === id) + 1 }]),
)

const at = (id: string): string => {
  const { x, y } = inCauldron(id)
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`
}

/** The vessel with everything in it that cannot be selected. It is also drawn small. */
export function Brew({
  player,
  seat,
  seatStyle,
  crystals = true,
}: {
  player: PlayerView
  seat: number
  seatStyle: SeatStyle | undefined
  crystals?: boolean
}) {
  const { trace } = useTouching()
  const links = useMemo(() => linksOf(player), [player])
  const was =
    trace?.start.players[seat]?.crystals.filter(({ id, place }) => trace.targets.has(id) || trace.targets.has(inCauldronOf(seat, place))) ?? []
  return (
    <>
      <path className="ws-vessel" d={hexPath(212)} transform="rotate(30)" />
      {CELLS.map(({ id, kind, symbol }) => (
        <g key={id} transform={at(id)}>
          <path className={`ws-cell ${kind}`} d={OUTLINE} />
          {symbol && <Gem kind={symbol} flat />}
          {kind === 'bubble' && <circle className="ws-bubble" r="15" />}
          {kind === 'centre' && <path className="ws-bubble" d={hexPath(18)} />}
        </g>
      ))}
      {player.laid.map(({ domino, a, b }) => {
        const [one, two] = [inCauldron(a), inCauldron(b)]
        const kinds = dominoOf(domino)
        return (
          <g key={domino} className="ws-laid">
            <line className="ws-bridge" x1={one.x} y1={one.y} x2={two.x} y2={two.y} />
            <g transform={at(a)}>
              <Gem kind={kinds.a} />
            </g>
            <g transform={at(b)}>
              <Gem kind={kinds.b} />
            </g>
          </g>
        )
      })}
      {player.placed.map(({ tile, cell }) => (
        <g key={tile} transform={at(cell)}>
          <SpecialGem kinds={specialOf(tile).symbols} />
        </g>
      ))}
      {links.map(({ kind, a, b }) => {
        const [one, two] = [inCauldron(a), inCauldron(b)]
        const mid = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
        const across = { x: -(two.y - one.y) / 2, y: (two.x - one.x) / 2 }
        const k = 0.42
        return (
          <line
            key={`${kind} ${a} ${b}`}
            className="ws-chain"
            style={{ stroke: HUES[kind] }}
            x1={mid.x - across.x * k}
            y1={mid.y - across.y * k}
            x2={mid.x + across.x * k}
            y2={mid.y + across.y * k}
          />
        )
      })}
      {was.map(({ id, place }) => (
        <g key={id} className="ws-was" transform={at(place)}>
          <Shard seatStyle={seatStyle} black={isBlackCrystal(id)} />
        </g>
      ))}
      {CELLS.map(({ id }) => trace?.targets.has(inCauldronOf(seat, id)) && <path key={id} className="ws-last" d={RING} transform={at(id)} />)}
      {player.crystals.map(({ id, place }) => trace?.targets.has(id) && <path key={id} className="ws-last" d={RING} transform={at(place)} />)}
      {crystals &&
        player.crystals.map(({ id, place }) => (
          <g key={id} transform={at(place)}>
            <Shard seatStyle={seatStyle} black={isBlackCrystal(id)} />
          </g>
        ))}
    </>
  )
}

interface CauldronProps {
  readonly player: PlayerView
  readonly seat: number
  readonly seatStyle: SeatStyle | undefined
  /** Whether it is the player's own cauldron, where things can be selected. */
  readonly own: boolean
  /** The selected domino. */
  readonly chosen: string | undefined
  readonly turn: number
  readonly onTurn: () => void
  readonly language: Language
}

export function Cauldron({ player, seat, seatStyle, own, chosen, turn, onTurn, language }: CauldronProps) {
  const { selectable, selected, selectableAfter, onSelect } = useTouching()
  const ghost = useGhost(player, own ? chosen : undefined, turn)
  const lay = (): void => {
    if (ghost?.b) onSelect(ghost.b)
  }
  const onlyDamage = (crystal: string): boolean => selectable.has(crystal) && [...selectableAfter(crystal)].every((next) => next === 'damage')
  const cells = [...CELLS.filter(({ id }) => selectable.has(id))]
  const placed = selected.filter(isCell)
  return (
    <svg className="ws-cauldron" viewBox="-220 -216 440 432" aria-hidden={!own}>
      <title>{nameOf('cauldron', language)}</title>
      <Brew player={player} seat={seat} seatStyle={seatStyle} crystals={false} />
      {EXITS.map(({ id, symbol }) => (
        <Spot key={id} target={own ? id : ''} at={inCauldron(id)} halo={CIRCLE} label={nameOf(id, language)} className="ws-exit">
          <circle r="18" />
          <Sign shape={symbol} size={20} fill={HUES[symbol]} />
        </Spot>
      ))}
      {player.crystals.map(({ id, place }) => (
        <Spot
          key={id}
          target={own ? id : ''}
          at={inCauldron(place)}
          halo={SHARD}
          label={nameOf(id, language)}
          className={`ws-moves ${onlyDamage(id) ? 'faint' : ''}`}
        >
          <Shard seatStyle={seatStyle} black={isBlackCrystal(id)} />
        </Spot>
      ))}
      {own &&
        [...new Set([...cells.map(({ id }) => id), ...placed])].map((id) => (
          <Spot
            key={id}
            target={id}
            at={inCauldron(id)}
            halo={RING}
            className="ws-goal"
            label={`${boardText('cell', language)}, ${boardText('row', language, GRID_ROWS.get(id) ?? {})}`}
            onAgain={chosen ? onTurn : undefined}
            onEnter={chosen ? lay : undefined}
          />
        ))}
      {ghost && chosen && <GhostDomino ghost={ghost} domino={chosen} />}
    </svg>
  )
}

function GhostDomino({ ghost, domino }: { readonly ghost: Ghost; readonly domino: string }) {
  const { a, b, chains } = ghost
  const kinds = dominoOf(domino)
  return (
    <g className="ws-ghost">
      <g transform={at(a)}>
        <Gem kind={kinds.a} />
      </g>
      {b && (
        <g transform={at(b)}>
          <Gem kind={kinds.b} />
        </g>
      )}
      <g transform={at(a)}>
        <Count n={chains[0]} />
      </g>
      {b && (
        <g transform={at(b)}>
          <Count n={chains[1] ?? 0} />
        </g>
      )}
    </g>
  )
}

function Count({ n }: { readonly n: number }) {
  return (
    <g className="ws-count" transform="translate(0 -21)">
      <rect x="-15" y="-11" width="30" height="22" rx="11" />
      <text y="6">×{n}</text>
    </g>
  )
}

/** The direction of the domino. The R key turns it. */
export function useTurn(): readonly [number, () => void] {
  const [turn, setTurn] = useState(0)
  const next = (): void => setTurn((now) => (now + 1) % 6)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isForSomethingElse(event) && keyOf(event) === 'r') setTurn((now) => (now + 1) % 6)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return [turn, next]
}
