import { SORCERERS } from '#shared/games/sorcerers/content/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { Portrait } from './portraits.tsx'
import type { Props } from './table.ts'
import { boardText, EPITHETS, nameOf, SPELL_TEXTS } from './words.ts'

type Sorcerer = (typeof SORCERERS)[number]

const KINDS = [
  ['move', 'star'],
  ['summon', 'spark'],
  ['attack', 'bolt'],
] as const

/** The four sorcerers as large cards. Selectable ones glow, and taken ones show their owner's badge. */
export function Draft(props: Props) {
  return (
    <ul className="so-draft">
      {SORCERERS.map((sorcerer) => (
        <li key={sorcerer.id}>
          <SorcererCard {...props} sorcerer={sorcerer} />
        </li>
      ))}
    </ul>
  )
}

function SorcererCard({ table, seatStyles, selectable, selected, language, onSelect, sorcerer }: Props & { readonly sorcerer: Sorcerer }) {
  const { id, name, spells } = sorcerer
  const owner = table.slots.find((slot) => slot.sorcerer === id)
  const seatStyle = owner && seatStyles[owner.seat]
  const isSelectable = selectable.has(id)
  const state = seatStyle ? 'taken' : selected.includes(id) ? 'selected' : isSelectable ? 'ok' : ''
  return (
    <button
      type="button"
      className={`so-choice ${state} ${isSelectable ? 'selectable' : ''}`}
      data-target={isSelectable ? id : undefined}
      aria-disabled={!isSelectable}
      aria-label={seatStyle ? `${name[language]}: ${seatStyle.name}` : boardText('take', language, { name: name[language] })}
      onClick={() => isSelectable && onSelect(id)}
    >
      <span className="art">
        <Portrait sorcerer={id} />
      </span>
      <span className="kw">{EPITHETS[id]?.[language]}</span>
      <b>{name[language]}</b>
      <span className="fx">
        {KINDS.map(([kind, icon]) => (
          <span key={kind} title={SPELL_TEXTS[spells[kind]]?.[language]}>
            <Icon name={icon} />
            <span>{nameOf(spells[kind], language).replace(/^.*: /, '')}</span>
          </span>
        ))}
      </span>
      {seatStyle && (
        <span className="owner">
          <SeatBadge seatStyle={seatStyle} />
          {seatStyle.name}
        </span>
      )}
    </button>
  )
}
