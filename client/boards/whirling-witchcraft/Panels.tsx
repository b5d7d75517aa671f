import { INGREDIENT_IDS, INGREDIENTS, LIMITS } from '#shared/games/whirling-witchcraft/content/index.ts'
import { countCubes, namesOf } from '#shared/games/whirling-witchcraft/cubes.ts'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { CardBack } from './CardBack.tsx'
import { Cube, FormulaStrip } from './Cube.tsx'
import { Portrait as Face } from './portraits.tsx'
import type { Props, SeatProps } from './table.ts'
import { characterById, cubesOf, giverTo, ownFormulaOf, receiverOf } from './table.ts'
import { boardText, nameOf } from './words.ts'

export function Portrait({ table, seat }: SeatProps) {
  return <Face character={table.players[seat]?.character ?? ''} face />
}

/** The ingredients in the circle, out of those needed to win. */
export function Score({ table, seat, language }: SeatProps) {
  const player = table.players[seat]
  if (!player) return undefined
  const label = boardText('circleOf', language, { n: countCubes(cubesOf(player.circle)), all: LIMITS.circle })
  return (
    <span role="img" aria-label={label} title={label}>
      <CircleMark />
      {countCubes(cubesOf(player.circle))}
    </span>
  )
}

function CircleMark() {
  return (
    <svg className="ic ww-circle" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <path d="M12 3l5.300 16.300L3.400 9.200h17.200L6.700 19.300z" />
    </svg>
  )
}

/** The fill of the workbench, kind by kind, and the number of cards in hand. */
export function Stats({ table, seat, language }: SeatProps) {
  const player = table.players[seat]
  if (!player) return undefined
  const bench = cubesOf(player.bench)
  return (
    <span className="ww-counts">
      {INGREDIENT_IDS.map((id) => {
        const { capacity } = INGREDIENTS[id]
        const label = boardText('row', language, { name: nameOf(id, language), n: bench[id], all: capacity })
        return (
          <span key={id} className={bench[id] === capacity ? 'full' : ''} role="img" aria-label={label} title={label}>
            <Cube id={id} />
            {bench[id]}
          </span>
        )
      })}
      <span
        className="cards"
        role="img"
        aria-label={boardText('hand', language, { n: player.hand })}
        title={boardText('hand', language, { n: player.hand })}
      >
        <CardBack />
        {player.hand}
      </span>
    </span>
  )
}

/** The player's character with its text, their circle, and their two neighbours. */
export function PlayerBoard({ table, seat, language, seatStyles }: Props & SeatProps) {
  const view = table
  const player = view.players[seat]
  if (!player) return undefined
  const count = view.players.length
  const character = characterById(player.character)
  const formula = ownFormulaOf(player)
  const circle = namesOf(cubesOf(player.circle))
  return (
    <div className="ww-own">
      <div className="ww-own-who">
        <span className={`face ${player.discarded ? 'gone' : ''}`}>
          <Face character={player.character} />
        </span>
        <div>
          <h2>{character ? character.name[language] : '…'}</h2>
          <p className={player.discarded ? 'gone' : ''} title={character?.text[language]}>
            {player.discarded ? boardText('gone', language) : character?.text[language]}
          </p>
          {formula && (
            <span className="band">
              <FormulaStrip formula={formula} language={language} />
            </span>
          )}
        </div>
      </div>
      <div className="ww-own-circle" role="img" aria-label={boardText('circleOf', language, { n: circle.length, all: LIMITS.circle })}>
        <small>{boardText('circle', language)}</small>
        <span>
          {Array.from({ length: Math.max(LIMITS.circle, circle.length) }, (_, n) => {
            const cube = circle[n]
            // biome-ignore lint/suspicious/noArrayIndexKey: nodes are identified by their order
            return <i key={n}>{cube && <Cube id={cube} />}</i>
          })}
        </span>
      </div>
      <ul className="ww-own-bonds">
        <Neighbour seatStyle={seatStyles[receiverOf(count, seat)]} text={boardText('youPassTo', language)} />
        <Neighbour seatStyle={seatStyles[giverTo(count, seat)]} text={boardText('youGetFrom', language)} />
      </ul>
    </div>
  )
}

function Neighbour({ seatStyle, text }: { readonly seatStyle: SeatStyle | undefined; readonly text: string }) {
  return (
    seatStyle && (
      <li>
        <small>{text}</small>
        <span>
          <SeatBadge seatStyle={seatStyle} />
          <b>{seatStyle.name}</b>
        </span>
      </li>
    )
  )
}
