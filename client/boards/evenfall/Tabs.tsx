import { Labelled } from '../../ui/Labelled.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { lookOf, nameOfParty } from './looks.ts'
import { usePlay } from './play.ts'
import { Sign } from './Sprite.tsx'
import { Target } from './Target.tsx'
import { AUTOMA, type PartyView, parties, partyAt, peopleOf } from './table.ts'
import type { LitCounts, Part } from './use-parts.ts'
import { boardText } from './words.ts'

interface TabsProps {
  /** The party whose coven is shown. */
  readonly shown: number
  readonly part: Part
  readonly lit: LitCounts
  readonly onLook: (part: Part, party?: number) => void
}

/** All covens in brief. A touch on one shows it in full below. On a phone it takes the place of the regions, which have a tab as well. */
export function Tabs({ shown, part, lit, onLook }: TabsProps) {
  const play = usePlay()
  const { view, language, seat, selectable } = play
  return (
    <ul className={`ev-tabs ${parties(view).length > 2 ? 'many' : ''}`}>
      <li className="ev-landtab">
        <button
          type="button"
          className="ev-tab"
          aria-pressed={part === 'land'}
          onClick={(event) => {
            event.stopPropagation()
            onLook('land')
          }}
        >
          <Sign name="place" />
          {boardText('regions', language)}
          {part !== 'land' && <Lit n={lit.land} />}
        </button>
      </li>
      {parties(view).map((party) => {
        const owner = partyAt(view, party)
        if (!owner) return undefined
        const choice = party === AUTOMA && view.automa.length > 0 ? 'automa' : `player:${party}`
        const name = nameOfParty(play, party)
        const body = (
          <>
            <SeatBadge seatStyle={lookOf(play, party)} />
            <span className="who">{party === seat ? boardText('yourCoven', language) : name}</span>
            <Brief owner={owner} />
            {party === shown && part !== 'coven' && <Lit n={lit.coven} />}
          </>
        )
        return (
          <li key={party}>
            {selectable.has(choice) ? (
              <Target target={choice} label={name} className="ev-tab">
                {body}
              </Target>
            ) : (
              <button
                type="button"
                className="ev-tab"
                aria-pressed={party === shown}
                onClick={(event) => {
                  event.stopPropagation()
                  onLook('coven', party === seat ? undefined : party)
                }}
              >
                <Labelled label={boardText('covenOf', language, { name })}>{body}</Labelled>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** How many places and people a coven has. */
function Brief({ owner }: { readonly owner: PartyView }) {
  return (
    <span className="brief">
      <Sign name="place" />
      {owner.outer.length}·{owner.inner.length}
      <Sign name="person" />
      {peopleOf(owner, 'specialist').length}
      <Sign name="council" />
      {peopleOf(owner, 'council').length}
    </span>
  )
}

/** How many selectable targets lie in a part that is not shown. */
function Lit({ n }: { readonly n: number }) {
  const { language } = usePlay()
  return (
    n > 0 && (
      <i className="ev-lit" data-lit="" title={boardText('choices', language, { n })}>
        {n}
      </i>
    )
  )
}
