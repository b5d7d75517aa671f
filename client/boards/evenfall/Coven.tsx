import { cardOf, stoneOf } from '#shared/games/evenfall/content/index.ts'
import { ritualCell } from '#shared/games/evenfall/figures.ts'
import { CardArt, LargeCard, LargePlace, PlaceFace, placeText, shortName } from './Cards.tsx'
import { Cell } from './Cell.tsx'
import { CovenBoard } from './CovenBoard.tsx'
import { Count } from './Goods.tsx'
import { usePlay } from './play.ts'
import { Sign, StoneMark } from './Sprite.tsx'
import { Target } from './Target.tsx'
import { faceAt, isFigure, type PartyView, type PlayedView, partyAt, peopleOf, ritualOn } from './table.ts'
import { boardText, councilTextOf, nameOf, textOf } from './words.ts'

/** The whole area of a party: board and path, the two circles, and the people. */
export function Coven({ party }: { readonly party: number }) {
  const { view } = usePlay()
  const owner = partyAt(view, party)
  const player = view.players[party]
  if (!owner) return undefined
  return (
    <div className="ev-coven">
      {player && <CovenBoard seat={party} player={player} />}
      <div className="ev-circles">
        <Circle owner={owner} party={party} circle="outer" />
        <Circle owner={owner} party={party} circle="inner" />
      </div>
      <People owner={owner} />
    </div>
  )
}

function Circle({ owner, party, circle }: { readonly owner: PartyView; readonly party: number; readonly circle: 'outer' | 'inner' }) {
  const { language } = usePlay()
  const places = owner[circle]
  return (
    <section className={`ev-circle ${circle}`} aria-label={boardText(circle, language)}>
      <h3 title={boardText(circle, language)}>{boardText(circle === 'outer' ? 'outerShort' : 'innerShort', language)}</h3>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <LinkedPlace owner={owner} party={party} place={place} />
          </li>
        ))}
        {places.length === 0 && <li className="ev-empty">{boardText('noPlaces', language)}</li>}
      </ul>
    </section>
  )
}

/** A place of a coven and the ritual linked with it. */
function LinkedPlace({ owner, party, place }: { readonly owner: PartyView; readonly party: number; readonly place: string }) {
  const { view, language, hand, seat } = usePlay()
  const ritual = ritualOn(owner, place)
  const laid =
    owner.stones.find(({ at }) => at === place)?.id ?? (party === seat ? hand?.stones.find((one) => one.place === place)?.stone : undefined)
  const { vp } = faceAt(view, place)
  return (
    <div className={`ev-linked ${ritual ? 'with' : ''}`}>
      <Target
        target={place}
        label={`${nameOf(place, language)}. ${placeText(view, place, language)}`}
        className="ev-place"
        peek={() => <LargePlace view={view} place={place} language={language} {...(ritual && { ritual: ritual.card })} />}
      >
        <PlaceFace view={view} place={place} />
        {!ritual && <span className="name">{nameOf(place, language)}</span>}
        {laid && (
          <span className="laid">
            <StoneMark kind={stoneOf(laid).kind} />
          </span>
        )}
      </Target>
      {ritual && <LinkedRitual ritual={ritual} party={party} doubled={laid !== undefined} />}
      {vp > 0 && <span className="vh">{vp}</span>}
    </div>
  )
}

function LinkedRitual({ ritual, party, doubled }: { readonly ritual: PlayedView; readonly party: number; readonly doubled: boolean }) {
  const { language } = usePlay()
  const { card, cells, slots } = ritual
  const { of } = cardOf(card)
  return (
    <div className="ev-ritual">
      <Target
        target={card}
        label={`${nameOf(card, language)}. ${textOf(card, language)}`}
        className="ev-ritualcard"
        peek={() => <LargeCard card={card} language={language} />}
      >
        <span className="art">
          <CardArt card={card} />
        </span>
        <span className="name">{nameOf(card, language)}</span>
        {of.vp > 0 && <Count name="vp" n={doubled ? of.vp * 2 : of.vp} />}
        <span className="slots">
          {slots.map((slot, n) => (
            <i
              key={`${card}.${String(n)}`}
              className={`slot ${slot}`}
              title={slot === '' ? boardText('catalyst', language, { name: nameOf(card, language) }) : nameOf(slot, language)}
            >
              {(slot === 'sickle' || slot === 'orb') && <Sign name={slot} />}
            </i>
          ))}
        </span>
      </Target>
      {cells.length > 0 && (
        <span className="cells">
          {cells.map((figure, n) => (
            <Cell
              key={ritualCell(card, n + 1)}
              cell={ritualCell(card, n + 1)}
              name={nameOf(card, language)}
              figure={isFigure(figure) ? figure : ''}
              owner={party}
            />
          ))}
        </span>
      )}
    </div>
  )
}

/** Specialists and the council. */
function People({ owner }: { readonly owner: PartyView }) {
  const { language } = usePlay()
  const groups = [
    { role: 'specialist', people: peopleOf(owner, 'specialist'), title: boardText('people', language) },
    { role: 'council', people: peopleOf(owner, 'council'), title: boardText('council', language) },
  ] as const
  return (
    <div className="ev-people">
      {groups.map(({ role, people, title }) => (
        <section key={role} className={role} aria-label={title}>
          <h3>
            <Sign name={role === 'council' ? 'council' : 'person'} />
            {title}
          </h3>
          <ul>
            {people.map((one) => (
              <li key={one.card}>
                <Person one={one} />
              </li>
            ))}
            {people.length === 0 && <li className="ev-empty">{boardText('noPeople', language)}</li>}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Person({ one }: { readonly one: PlayedView }) {
  const { language } = usePlay()
  const { card, role, turned, copies } = one
  const name = nameOf(card, language)
  const text = role === 'council' ? councilTextOf(card, language) : textOf(copies || card, language)
  const note = copies ? boardText('copies', language, { name: nameOf(copies, language) }) : turned ? boardText('turned', language) : undefined
  return (
    <Target
      target={card}
      label={`${name}. ${text}${note ? ` (${note})` : ''}`}
      className={`ev-person ${role} ${turned ? 'turned' : ''}`}
      peek={() => <LargeCard card={copies || card} language={language} {...(note && { note })} />}
    >
      <span className="art">
        <CardArt card={card} />
      </span>
      {role === 'council' && <Sign name="council" className="seat" />}
      <span className="name">{shortName(card, language)}</span>
    </Target>
  )
}
