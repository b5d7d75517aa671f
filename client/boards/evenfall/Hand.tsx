import { cardOf } from '#shared/games/evenfall/content/index.ts'
import { CardFace, LargeCard } from './Cards.tsx'
import { Count } from './Goods.tsx'
import { offers, PlayProvider, playOf, usePlay } from './play.ts'
import { Sign } from './Sprite.tsx'
import { Answer, Target } from './Target.tsx'
import type { Props } from './table.ts'
import { boardText, councilTextOf, nameOf, textOf } from './words.ts'

/** The free actions that spend cards from the hand. */
const TRADES = [
  ['discard-trade', 'trade', 2],
  ['star-discard', 'starTrade', 1],
] as const

/** The cards in hand. The half of a specialist that is touched decides how it is played. */
export function Hand(props: Props) {
  const play = playOf(props)
  const { hand, language, selectable } = play
  if (!hand) return undefined
  return (
    <PlayProvider value={play}>
      <div className="ev-handrow">
        <ul className="ev-hand" style={{ ['--n' as string]: hand.cards.length }} aria-label={boardText('hand', language)}>
          {hand.cards.map((card) => (
            <li key={card} className={hand.chosen.includes(card) ? 'chosen' : ''}>
              <HandCard card={card} />
            </li>
          ))}
          {TRADES.filter(([trade]) => selectable.has(trade)).map(([trade, word, n]) => (
            <li key={trade} className="trade">
              <Target target={trade} label={boardText(word, language)} className="ev-trade">
                <span>
                  <Count name="cards" n={n} />
                  <i className="ev-arrow">→</i>
                  <Sign name="any" />
                  {trade === 'star-discard' && <Sign name="mana" />}
                </span>
                <small>{boardText(word, language)}</small>
              </Target>
            </li>
          ))}
          {hand.cards.length === 0 && <li className="ev-empty">{boardText('noCards', language)}</li>}
        </ul>
      </div>
    </PlayProvider>
  )
}

function HandCard({ card }: { readonly card: string }) {
  const play = usePlay()
  const { language } = play
  const { kind } = cardOf(card)
  const name = nameOf(card, language)
  const uses = (['specialist', 'council'] as const).filter((use) => offers(play, `${card}>${use}`))
  const peek = () => <LargeCard card={card} language={language} />
  if (uses.length > 0)
    return (
      <div className={`ev-card ${kind} uses`}>
        <CardFace card={card} language={language} brief />
        {uses.map((use) => (
          <Answer
            key={use}
            choice={`${card}>${use}`}
            label={`${boardText(use === 'specialist' ? 'asSpecialist' : 'asCouncil', language)}: ${name}. ${use === 'specialist' ? textOf(card, language) : councilTextOf(card, language)}`}
            className={`ev-use ${use}`}
            peek={peek}
          >
            <span className="vh">{boardText(use, language)}</span>
          </Answer>
        ))}
      </div>
    )
  const text =
    kind === 'specialist' ? `${textOf(card, language)} ${boardText('council', language)}: ${councilTextOf(card, language)}` : textOf(card, language)
  return (
    <Target target={card} label={`${name}. ${text}`} className={`ev-card ${kind}`} peek={peek}>
      <CardFace card={card} language={language} brief />
    </Target>
  )
}
