import type { Figure } from '#shared/games/evenfall/content/index.ts'
import { symbolHref } from '../../ui/Icon.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import type { PartyLook } from './looks.ts'

/** A witch is a pointed hat; an elder's hat has a pompom and a broad band. */
export function Hat({ kind, seatStyle }: { readonly kind: Figure; readonly seatStyle: PartyLook }) {
  return (
    <svg className={`ev-hat ${kind}`} viewBox="0 0 44 42" style={inColour(seatStyle.colour)} aria-hidden="true">
      <ellipse cx="22" cy="36" rx="20" ry="5" className="shade" />
      <path
        className="felt"
        d={
          kind === 'witch'
            ? 'M24 2l-4 2-9 23C5 28 2 30 2 32c0 3.500 9 6 20 6s20-2.500 20-6c0-2-3-4-9-5L27 11l7 2-5-7z'
            : 'M22 5l-10 22C5 28 2 30 2 32c0 3.500 9 6 20 6s20-2.500 20-6c0-2-3-4-10-5z'
        }
      />
      {kind === 'elder' && <circle className="felt pom" cx="22" cy="6" r="5" />}
      <path className="band" d="M11 26c7 3 15 3 22 0l1 4c-8 3-16 3-24 0z" />
      <use className="sym" href={symbolHref(seatStyle.symbol)} x="15" y={kind === 'witch' ? 13 : 14} width="13" height="13" />
    </svg>
  )
}
