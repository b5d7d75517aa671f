import type { ReactNode } from 'react'
import { type Cost, RESOURCES } from '#shared/games/ryozen/content/index.ts'
import { Icon, symbolHref } from '../../ui/Icon.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import type { Play } from './play.ts'
import { Sign } from './Sprite.tsx'
import { type BoardWord, boardText } from './words.ts'

/** The panels beside the kingdom. They are columns on a wide table and sheets on a narrow one. */
export const PANELS = ['house', 'revelations', 'events', 'villages'] as const
export type PanelName = (typeof PANELS)[number]

export function Panel(props: {
  readonly name: PanelName
  readonly play: Play
  readonly onShut: () => void
  readonly counts?: ReactNode
  readonly children: ReactNode
}) {
  const { name, play, counts, children } = props
  const title = boardText(name satisfies BoardWord, play.language)
  return (
    <section className={`ry-panel ${name}`} aria-label={title}>
      <header>
        <h3>{title}</h3>
        {counts}
        <button type="button" className="iconb shut" aria-label={boardText('shut', play.language)} onClick={props.onShut}>
          <Icon name="cross" />
        </button>
      </header>
      {children}
    </section>
  )
}

/** Shows how many cards lie face down. */
export function Deck({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <span className="ry-deck" role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 20 24" aria-hidden="true">
        <path d="M5 3h13v19H5z" fill="#0d1330" stroke="#8a7a4e" />
        <path d="M2 1h13v19H2z" fill="#1e2a55" stroke="#f2d08a" strokeWidth="1.400" />
        <path d="M8.500 5l1.700 3.500L13 10l-2.800 1.500L8.500 15l-1.700-3.500L4 10l2.800-1.500z" fill="#e0563f" />
      </svg>
      {count}
    </span>
  )
}

export type PanelProps = { readonly play: Play; readonly onShut: () => void }

/** A cost as printed: a sign for each piece. */
export function Price({ cost }: { readonly cost: Cost }) {
  const pieces = RESOURCES.flatMap((resource) => Array.from({ length: cost[resource] ?? 0 }, (_, n) => ({ resource, id: `${resource} ${n}` })))
  return (
    <span className="ry-price">
      {pieces.map(({ resource, id }) => (
        <Sign key={id} name={resource} />
      ))}
    </span>
  )
}

/** A player's explorer. */
export function Pawn({
  symbol,
  colour,
  label,
}: {
  readonly symbol: Parameters<typeof symbolHref>[0]
  readonly colour: string
  readonly label: string
}) {
  return (
    <svg className="ry-pawn" viewBox="0 0 24 30" style={inColour(colour)} role="img" aria-label={label}>
      <title>{label}</title>
      <path d="M12 1a9 9 0 0 1 9 9c0 6-5 10-9 19C8 20 3 16 3 10a9 9 0 0 1 9-9z" fill="var(--c)" stroke="#1a1224" strokeWidth="1.600" />
      <use href={symbolHref(symbol)} x="6.500" y="4.500" width="11" height="11" fill="#1a1224" />
    </svg>
  )
}
