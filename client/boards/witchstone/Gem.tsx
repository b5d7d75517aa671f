import type { Kind } from '#shared/games/witchstone/content/index.ts'
import { symbolHref } from '../../ui/Icon.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { HEX, HUES, hexPath } from './geometry.ts'
import { Sign } from './Sprite.tsx'

const BODY = hexPath(HEX - 2)
const FACET = hexPath(HEX - 8)

/** One half of a domino, or a printed symbol: a cut gem in the kind's colour with the kind's shape. */
export function Gem({ kind, flat = false }: { readonly kind: Kind; readonly flat?: boolean }) {
  return (
    <g className={`ws-gem ${flat ? 'flat' : ''}`} style={inColour(HUES[kind])}>
      <path className="body" d={BODY} />
      <path className="facet" d={FACET} />
      <path className="gloss" d={FACET} />
      <Sign shape={kind} size={30} />
    </g>
  )
}

/** Two symbols on one cell. */
export function SpecialGem({ kinds: [a, b] }: { readonly kinds: readonly [Kind, Kind] }) {
  return (
    <g className="ws-special">
      <path className="body" d={BODY} />
      <path className="half" d={`M0 ${-HEX + 4}L${-HEX * 0.82} ${-HEX / 2 + 2}V${HEX / 2 - 2}L0 ${HEX - 4}Z`} style={{ fill: HUES[a] }} />
      <path className="half" d={`M0 ${-HEX + 4}L${HEX * 0.82} ${-HEX / 2 + 2}V${HEX / 2 - 2}L0 ${HEX - 4}Z`} style={{ fill: HUES[b] }} />
      <Sign shape={a} x={-13} size={20} />
      <Sign shape={b} x={13} size={20} />
    </g>
  )
}

/** A crystal in a player's colour, or the black one. The player's symbol is on it. */
export function Shard({ seatStyle, black }: { readonly seatStyle: SeatStyle | undefined; readonly black: boolean }) {
  return (
    <g className={`ws-shard ${black ? 'black' : ''}`} style={inColour(seatStyle?.colour ?? '#ccc')}>
      <path className="body" d="M0-19L11-8 7 17H-7L-11-8z" />
      <path className="light" d="M0-19L-11-8-7 17-2-7z" />
      {seatStyle && <use className="sign" href={symbolHref(seatStyle.symbol)} x="-6.500" y="-5" width="13" height="13" />}
    </g>
  )
}

export function Owl({ seatStyle }: { readonly seatStyle: SeatStyle | undefined }) {
  return (
    <g className="ws-owl" style={inColour(seatStyle?.colour ?? '#ccc')}>
      <circle r="12" />
      <Sign shape="owl" size={17} />
      {seatStyle && (
        <>
          <circle className="badge" cx="8" cy="8" r="6" />
          <use className="sign" href={symbolHref(seatStyle.symbol)} x="4" y="4" width="8" height="8" />
        </>
      )}
    </g>
  )
}

export function Hat({
  seatStyle,
  size,
  high = false,
}: {
  readonly seatStyle: SeatStyle | undefined
  readonly size: number
  readonly high?: boolean
}) {
  return (
    <g className={`ws-hat ${high ? 'high' : ''}`} style={inColour(seatStyle?.colour ?? '#ccc')}>
      <Sign shape="witches" size={size} />
      {seatStyle && (
        <use className="sign" href={symbolHref(seatStyle.symbol)} x={-size * 0.17} y={-size * 0.08} width={size * 0.34} height={size * 0.34} />
      )}
      {high && <path className="crown" d="M-7-13l3 3 4-5 4 5 3-3v7h-14z" />}
    </g>
  )
}
