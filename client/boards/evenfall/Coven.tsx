import { cardOf, FIGURES, type Figure, stoneOf } from '#shared/games/evenfall/content/index.ts'
import { BOARD_CELL, ritualCell } from '#shared/games/evenfall/figures.ts'
import { cellName } from '#shared/games/evenfall/path.ts'
import { CardArt, LargeCard, LargePlace, PlaceFace, placeText, shortName } from './Cards.tsx'
import { Cell } from './Cell.tsx'
import { CostSigns, Count, EffectSigns, goodsText } from './Goods.tsx'
import { usePlay } from './play.ts'
import { Sign, StoneMark } from './Sprite.tsx'
import { Target } from './Target.tsx'
import { boardAt, faceAt, type PartyView, type PlayedView, type PlayerView, partyAt, peopleOf, ritualOn } from './table.ts'
import { boardText, councilTextOf, nameOf, textOf } from './words.ts'

const isFigure = (figure: string): figure is Figure => FIGURES.some((known) => known === figure)

/** Everything in front of a party: board and path, the two circles, the people. */
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

/** The coven board: token, path, and what the moon sides add. */
function CovenBoard({ seat, player }: { readonly seat: number; readonly player: PlayerView }) {
  const play = usePlay()
  const { view, language } = play
  const board = boardAt(view, seat)
  if (!board || player.coven === '') return undefined
  const { coven } = player
  return (
    <div className="ev-board">
      <div className="ev-crest">
        <Target
          thing={seat === play.seat ? 'token' : `token:${seat}`}
          label={`${boardText('token', language)}: ${nameOf(coven, language)}${player.token ? '' : `, ${boardText('tokenUsed', language)}`}`}
          className={`ev-token ${player.token ? '' : 'used'}`}
          peek={() => <LargeBoard seat={seat} player={player} />}
        >
          <Sign name={coven} />
        </Target>
        <span className="ev-does">
          <EffectSigns effect={board.token} />
        </span>
        {board.actionCells.map(({ id, do: effect }) => (
          <span key={id} className="ev-boardcell">
            <Cell cell={BOARD_CELL} name={nameOf(id, language)} figure={isFigure(player.boardCell) ? player.boardCell : ''} owner={seat} />
            <EffectSigns effect={effect} />
          </span>
        ))}
        <HeldStones player={player} mine={seat === play.seat} />
      </div>
      <Path seat={seat} player={player} />
      {board.stoneCells.length > 0 && (
        <ol className="ev-stonecells">
          {board.stoneCells.map(({ id, rewards }) => {
            const lying = player.stones.find(({ at }) => at === id)
            return (
              <li key={id}>
                <Target
                  thing={seat === play.seat ? id : `${id}:${seat}`}
                  label={`${nameOf(id, language)}: ${rewards.map((one) => goodsText(one, language)).join(', ')}`}
                  className="ev-stonecell"
                >
                  {lying && <StoneMark kind={stoneOf(lying.id).kind} />}
                  <span className="ev-does">
                    {rewards.map((reward, n) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: rewards have no name but their place
                      <EffectSigns key={n} effect={reward} />
                    ))}
                  </span>
                </Target>
              </li>
            )
          })}
        </ol>
      )}
    </div>
  )
}

/** The board to be read: what scouting and the token bring, and what a seat in the council costs. */
function LargeBoard({ seat, player }: { readonly seat: number; readonly player: PlayerView }) {
  const { view, language } = usePlay()
  const board = boardAt(view, seat)
  if (!board || player.coven === '') return undefined
  const { first, next } = board.councilCost
  const isFirst = peopleOf(player, 'council').length === 0
  const price = isFirst ? first : next
  const isFree = price.herb + price.knowledge + price.potion === 0
  return (
    <article className="ev-card large region">
      <b className="name">
        {nameOf(player.coven, language)} · {boardText(view.side, language)}
      </b>
      <span className="say">{textOf(board.id, language)}</span>
      <span className="say">
        <span className="ev-when">
          <Sign name="council" />
          {boardText('councilCost', language)}
        </span>
        <span className="prices">{isFree ? boardText('free', language) : <CostSigns cost={price} />}</span>
      </span>
    </article>
  )
}

/** Stones won and not yet laid. */
function HeldStones({ player, mine }: { readonly player: PlayerView; readonly mine: boolean }) {
  const { language, hand } = usePlay()
  const laid = mine ? (hand?.stones ?? []) : []
  const held = player.stones.filter(({ id, at }) => at === '' && laid.every(({ stone }) => stone !== id))
  // In the end stones may leave the cells of the board as well.
  const inCells = player.stones.filter(({ at }) => at.startsWith('thorn:'))
  const { selectable, selected } = usePlay()
  const movable = inCells.filter(({ id }) => selectable.has(id) || selected.includes(id))
  if (held.length + movable.length === 0) return undefined
  return (
    <ul className="ev-held" aria-label={boardText('stones', language)}>
      {[...held, ...movable].map(({ id }) => (
        <li key={id}>
          <Target thing={id} label={boardText('stone', language, { name: nameOf(id, language) })} className="ev-stone">
            <StoneMark kind={stoneOf(id).kind} />
          </Target>
        </li>
      ))}
    </ul>
  )
}

function Path({ seat, player }: { readonly seat: number; readonly player: PlayerView }) {
  const { view, language, seat: own } = usePlay()
  const cells = boardAt(view, seat)?.path ?? []
  return (
    <ol className="ev-path" aria-label={`${boardText('path', language)}: ${player.path}`}>
      {cells.map(({ reward, slash }, n) => {
        const target = seat === own ? cellName(n) : `${cellName(n)}:${seat}`
        return (
          <li key={target} className={n === player.path ? 'here' : n < player.path ? 'done' : ''}>
            <Target
              thing={target}
              label={[nameOf(cellName(n), language), ...(slash ?? (reward ? [reward] : [])).map((one) => goodsText(one, language))].join(' · ')}
              className="ev-step"
            >
              {reward && <EffectSigns effect={reward} />}
              {slash && (
                <>
                  <EffectSigns effect={slash[0]} />
                  <i>/</i>
                  <EffectSigns effect={slash[1]} />
                </>
              )}
              {n === player.path && <span className="marker" />}
            </Target>
          </li>
        )
      })}
    </ol>
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
        thing={place}
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
        thing={card}
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
      thing={card}
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
