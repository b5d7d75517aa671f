import { type Character, INGREDIENT_IDS, INGREDIENTS } from '#shared/games/whirling-witchcraft/content/index.ts'
import type { TableView } from '#shared/games/whirling-witchcraft/view.ts'
import type { Language } from '#shared/kernel/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { inColour, SeatBadge } from '../../ui/SeatBadge.tsx'
import { Cube, FormulaStrip } from './Cube.tsx'
import { Portrait } from './portraits.tsx'
import { useRoots, useStroke } from './strokes.ts'
import type { Props } from './table.ts'
import { characterById, ringFrom } from './table.ts'
import { boardText, nameOf } from './words.ts'

/** Two large cards to choose from. Below them lie the other players' cards, face down until all have chosen. */
export function Choice(props: Props & { readonly view: TableView }) {
  const { view, hand, seatStyles, seat, language } = props
  const dealt = hand?.dealt ?? []
  const picked = hand?.picked
  const stroke = useStroke(props)
  const roots = useRoots(props)
  return (
    <div className="ww-choice">
      <ul className="ww-dealt">
        {dealt.map((id) => {
          const character = characterById(id)
          return (
            character && (
              <CharacterCard
                key={id}
                character={character}
                language={language}
                selectable={roots.has(id)}
                selected={props.selected[0] === id}
                kept={picked === id}
                onSelect={() => stroke([id], true)}
              />
            )
          )
        })}
      </ul>
      <ul className="ww-others">
        {ringFrom(view.players.length, seat ?? 0).map((other) => {
          const [player, seatStyle] = [view.players[other], seatStyles[other]]
          if (!player || !seatStyle) return undefined
          const state =
            player.character !== '' ? nameOf(player.character, language) : boardText(player.stage === 'ready' ? 'ready' : 'choosing', language)
          return (
            <li key={other} className={player.stage === 'ready' ? 'done' : ''} style={inColour(seatStyle.colour)}>
              <span className="face">
                <Portrait character={player.character} />
              </span>
              <b>
                <SeatBadge seatStyle={seatStyle} />
                {seatStyle.name}
              </b>
              <small>
                {player.stage === 'ready' && <Icon name="check" />}
                {state}
              </small>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function CharacterCard(props: {
  readonly character: Character
  readonly language: Language
  readonly selectable: boolean
  readonly selected: boolean
  readonly kept: boolean
  readonly onSelect: () => void
}) {
  const { character, language, selectable, selected, kept, onSelect } = props
  const { id, name, text, start, recipe } = character
  return (
    <li>
      <button
        type="button"
        className={`ww-person ${selected ? 'selected' : selectable ? 'ok' : ''} ${selectable ? 'selectable' : ''} ${kept ? 'kept' : ''}`}
        data-target={selectable ? id : undefined}
        aria-disabled={!selectable}
        aria-pressed={selected || kept}
        aria-label={`${boardText('playAs', language, { name: name[language] })}. ${text[language]}`}
        onClick={() => selectable && onSelect()}
      >
        <span className="art">
          <Portrait character={id} />
        </span>
        <span className="tx">
          <b>{name[language]}</b>
          <span className="fx">{text[language]}</span>
          {recipe && (
            <span className="band">
              <FormulaStrip formula={recipe} language={language} />
            </span>
          )}
          <span className="start">
            <small>{boardText('begin', language)}</small>
            {INGREDIENT_IDS.map((cube) => (
              <span
                key={cube}
                className={start[cube] === 0 ? 'zero' : ''}
                title={boardText('row', language, { name: nameOf(cube, language), n: start[cube], all: INGREDIENTS[cube].capacity })}
              >
                <Cube id={cube} />
                <b>{start[cube]}</b>
              </span>
            ))}
          </span>
        </span>
      </button>
    </li>
  )
}
