import { SORCERERS } from '#shared/games/sorcerers/content/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { Portrait } from './portraits.tsx'
import type { Props } from './table.ts'
import { boardText, EPITHETS, nameOf, SPELL_TEXTS } from './words.ts'

const KINDS = [
  ['move', 'star'],
  ['summon', 'spark'],
  ['attack', 'bolt'],
] as const

/** The four sorcerers as great cards: who is lit may be taken, who is taken wears the owner's mark. */
export function Draft({ table, seatStyles, selectable, selected, language, onSelect }: Props) {
  const { slots } = table
  return (
    <ul className="so-draft">
      {SORCERERS.map(({ id, name, spells }) => {
        const owner = slots.find(({ sorcerer }) => sorcerer === id)
        const seatStyle = owner && seatStyles[owner.seat]
        const state = seatStyle ? 'taken' : selected.includes(id) ? 'selected' : selectable.has(id) ? 'ok' : ''
        return (
          <li key={id}>
            <button
              type="button"
              className={`so-choice ${state} ${selectable.has(id) ? 'selectable' : ''}`}
              data-target={selectable.has(id) ? id : undefined}
              aria-disabled={!selectable.has(id)}
              aria-label={seatStyle ? `${name[language]}: ${seatStyle.name}` : boardText('take', language, { name: name[language] })}
              onClick={() => selectable.has(id) && onSelect(id)}
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
          </li>
        )
      })}
    </ul>
  )
}
