import { useId, useState } from 'react'
import { PopoverHeader } from '../../ui/PopoverHeader.tsx'
import { CardFace } from './Cards.tsx'
import { usePlay } from './play.ts'
import { Sign } from './Sprite.tsx'
import { boardText } from './words.ts'

/** The decks with their sizes. The discard pile and the removed cards are open to everybody. */
export function Piles() {
  const { view, language } = usePlay()
  const id = useId()
  const [open, setOpen] = useState(false)
  const decks = [
    ['deck', 'cards', view.deck],
    ['places', 'place', view.places],
  ] as const
  const title = boardText('discardOf', language, { n: view.discard.length })
  return (
    <ul className="ev-piles">
      {decks.map(([word, sign, n]) => (
        <li key={word} title={`${boardText(word, language)}: ${n}`}>
          <Sign name={sign} />
          <b>{n}</b>
          <span className="vh">{boardText(word, language)}</span>
        </li>
      ))}
      <li>
        <button type="button" className="ev-pile" popoverTarget={id} aria-label={title} title={title} onClick={(event) => event.stopPropagation()}>
          <Sign name="discard" />
          <b>{view.discard.length}</b>
        </button>
        <div id={id} popover="auto" className="pop ev-spread" onToggle={(event) => setOpen(event.newState === 'open')}>
          <PopoverHeader id={id} title={title} />
          {open && view.discard.length === 0 && <p>{boardText('emptyPile', language)}</p>}
          {open && <Spread cards={view.discard.toReversed()} />}
          {open && view.box.length > 0 && (
            <>
              <h3>{boardText('box', language, { n: view.box.length })}</h3>
              <Spread cards={view.box} />
            </>
          )}
        </div>
      </li>
    </ul>
  )
}

function Spread({ cards }: { readonly cards: readonly string[] }) {
  const { language } = usePlay()
  return (
    <ul>
      {cards.map((card) => (
        <li key={card} className={`ev-card ${card.startsWith('ritual-') ? 'ritual' : 'specialist'}`}>
          <CardFace card={card} language={language} />
        </li>
      ))}
    </ul>
  )
}
