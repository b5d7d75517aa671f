import type { Cubes } from '#shared/games/whirling-witchcraft/cubes.ts'
import type { TableView } from '#shared/games/whirling-witchcraft/view.ts'
import type { Language } from '#shared/kernel/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { inColour, SeatBadge } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { ArcanaPips } from './Arcana.tsx'
import { Bench } from './Bench.tsx'
import { CardBack } from './CardBack.tsx'
import { FormulaStrip } from './Cube.tsx'
import { Portrait } from './portraits.tsx'
import { characterById, initiativeOf, ownFormulaOf, type PlayerView, recipesOf } from './table.ts'
import { boardText, nameOf } from './words.ts'

interface StationProps {
  readonly view: TableView
  readonly player: PlayerView
  readonly seatStyle: SeatStyle
  readonly language: Language
  /** The cubes that the near cauldron would bring here. */
  readonly coming: Cubes | undefined
  readonly arrivals: ReadonlyMap<string, number>
  /** Whether this player receives from the near player, gives to them, or both. */
  readonly bond: 'receiver' | 'giver' | 'both' | undefined
  readonly order: number
  readonly onLook: () => void
}

/** Above this number of recipes they lie closer together. */
const MANY = 5

/** Another player's side of the table, small. It leaves out nothing but the names. */
export function Station(props: StationProps) {
  const { view, player, seatStyle, language, coming, arrivals, bond, order, onLook } = props
  const [piece, own] = [characterById(player.character), ownFormulaOf(player)]
  const recipes = recipesOf(player)
  return (
    <section className={`ww-station ${bond ?? ''}`} style={{ ...inColour(seatStyle.colour), ['--o' as string]: order }} aria-label={seatStyle.name}>
      <header>
        <span className="face" title={piece && `${piece.name[language]}. ${piece.text[language]}`}>
          <Portrait character={player.character} face />
          <SeatBadge seatStyle={seatStyle} />
        </span>
        <span className="name">
          <b>{seatStyle.name}</b>
          <Bond bond={bond} language={language} />
        </span>
        <Hand view={view} player={player} language={language} />
        {player.initiative > 0 && (
          <i className="num" title={boardText('initiative', language, { n: player.initiative })}>
            {player.initiative}
          </i>
        )}
        <button
          type="button"
          className="ww-look"
          aria-label={boardText('look', language, { name: seatStyle.name })}
          title={boardText('look', language, { name: seatStyle.name })}
          onClick={onLook}
        >
          <Icon name="fit" />
        </button>
      </header>
      <div className="body">
        <div className="left">
          <Bench seat={seatStyle.seat} bench={player.bench} language={language} coming={coming} arrivals={arrivals} free={player.free} />
          <ArcanaPips player={player} language={language} />
        </div>
        <ul className={`ww-strips ${recipes.length > MANY ? 'many' : ''}`} aria-label={boardText('recipes', language)}>
          {own && (
            <li className="self" title={nameOf(player.character, language)} data-anchor={`card ${seatStyle.seat} ${player.character}`}>
              <b>{nameOf(player.character, language)}</b>
              <FormulaStrip formula={own} language={language} />
            </li>
          )}
          {recipes.map(({ card, formula, fresh }) => (
            <li
              key={card}
              className={fresh ? 'fresh' : ''}
              title={`${initiativeOf(card)} · ${nameOf(card, language)}`}
              data-anchor={`card ${seatStyle.seat} ${card}`}
            >
              <b>{nameOf(card, language)}</b>
              <FormulaStrip formula={formula} language={language} />
            </li>
          ))}
          {recipes.length === 0 && !own && <li className="none">{boardText('noRecipes', language)}</li>}
        </ul>
      </div>
    </section>
  )
}

function Bond({ bond, language }: { readonly bond: StationProps['bond']; readonly language: Language }) {
  if (!bond) return undefined
  return <small>{bond === 'giver' ? boardText('givesYou', language) : boardText('getsYours', language)}</small>
}

/** The cards in hand, and the one that lies face down in front of its owner. */
function Hand({ view, player, language }: Pick<StationProps, 'view' | 'player' | 'language'>) {
  const laid = view.phase === 'choose' && player.stage === 'ready'
  return (
    <span className="ww-held" title={boardText('hand', language, { n: player.hand })}>
      {laid ? (
        <span className="laid" title={boardText('faceDown', language)}>
          <CardBack />
        </span>
      ) : (
        <CardBack />
      )}
      <b>{player.hand}</b>
    </span>
  )
}
