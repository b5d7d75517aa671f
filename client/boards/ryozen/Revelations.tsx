import { revelationOf } from '#shared/games/ryozen/cards.ts'
import { Deck, Panel, type PanelProps } from './Panels.tsx'
import type { Play } from './play.ts'
import { RevelationArt } from './revelation-art.tsx'
import { Sign } from './Sprite.tsx'
import { Target } from './Target.tsx'
import { boardText, costText, nameOf, textOf } from './words.ts'

/** The face of a card: its price, its glyph and what burning it brings. */
export function RevelationFace({ card, language }: { readonly card: string; readonly language: Play['language'] }) {
  const { price, burnFavour, glyph } = revelationOf(card)
  return (
    <>
      <span className="art">
        <RevelationArt card={card} />
      </span>
      <span className="price" title={costText(price, language)}>
        {price.scroll}
        <Sign name="scroll" />
      </span>
      <span className="glyph" title={nameOf(glyph, language)}>
        <Sign name={glyph} />
      </span>
      <span className="worth">
        <Sign name="burn" />
        {burnFavour}
      </span>
      <b>{nameOf(card, language)}</b>
      <span className="tx">{textOf(card, language)}</span>
    </>
  )
}

export function Revelations({ play, onShut }: PanelProps) {
  const { view, language, selectable, selected } = play
  const isForked = selectable.has('keep') || selectable.has('burn')
  const isBuying = view.display.some((card) => selectable.has(card) || (card !== '' && selected.includes(card)))
  const isTooDear = (card: string): boolean => isBuying && !isForked && !selectable.has(card) && !selected.includes(card)
  return (
    <Panel
      name="revelations"
      play={play}
      onShut={onShut}
      counts={<Deck count={view.revelationDeck} label={boardText('deck', language, { count: view.revelationDeck })} />}
    >
      <ul className="ry-market">
        {view.display.map((card, n) => (
          <li key={card || `gap ${n}`}>
            {card === '' ? (
              <span className="ry-tile-card blank">{boardText('noCard', language)}</span>
            ) : (
              <Target
                play={play}
                target={card}
                label={`${nameOf(card, language)}, ${boardText('price', language, { cost: costText(revelationOf(card).price, language) })}. ${textOf(card, language)}`}
                className={`ry-tile-card revelation ${isTooDear(card) ? 'no' : ''}`}
                readable
              >
                <RevelationFace card={card} language={language} />
                {isTooDear(card) && (
                  <span className="why">{boardText('lacks', language, { cost: costText(revelationOf(card).price, language) })}</span>
                )}
              </Target>
            )}
            {isForked && selected[0] === card && <FateFork play={play} card={card} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The choice to keep or burn a bought card. */
function FateFork({ play, card }: { readonly play: Play; readonly card: string }) {
  const { language } = play
  return (
    <span className="ry-fate">
      <Target play={play} target="keep" label={boardText('keep', language)} className="ry-way" card={() => undefined}>
        <Sign name="keep" />
        <b>{boardText('keep', language)}</b>
      </Target>
      <Target play={play} target="burn" label={boardText('burn', language)} className="ry-way" card={() => undefined}>
        <Sign name="burn" />
        <b>{boardText('burn', language)}</b>
        <span className="gain">
          +{revelationOf(card).burnFavour}
          <Sign name="favour" />
        </span>
      </Target>
    </span>
  )
}
