import { FIGURES } from '#shared/games/evenfall/content/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import { times } from './art.ts'
import { Dial } from './Dial.tsx'
import { Hat } from './Hat.tsx'
import { PlayProvider, playOf } from './play.ts'
import { pathOfShape, Sign } from './Sprite.tsx'
import { Target } from './Target.tsx'
import type { Props, SeatProps } from './table.ts'
import { isRegion } from './table.ts'
import { boardText, nameOf } from './words.ts'

const SKINS = ['#e9c3a0', '#c98f6a', '#f0d2b4', '#8a5a40'] as const

/** A witch in the seat's colour, in front of her coven's crest. */
export function Portrait({ table, seat, seatStyle }: SeatProps) {
  const coven = table.players[seat]?.coven
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" style={inColour(seatStyle.colour)}>
      <rect width="48" height="48" fill="#2d2350" />
      {coven && (
        <g className="ev-pcrest" transform="translate(29 2) scale(.7)">
          <path d={pathOfShape(coven)} fillRule="evenodd" />
        </g>
      )}
      <path d="M6 48c2-12 10-16 18-16s16 4 18 16z" fill="var(--c)" />
      <circle cx="24" cy="27" r="9.500" fill={SKINS[seat % SKINS.length]} />
      <path d="M14 25c0 8-2 10-4 13 5 0 6-3 7-8zM34 25c0 8 2 10 4 13-5 0-6-3-7-8z" fill="#2a2233" />
      <path d="M26 3l-3 2-9 16c-5 .7-8 1.700-8 3 0 1.800 8 3 18 3s18-1.200 18-3c0-1.300-3-2.300-8-3l-5-10 5 1-4-6z" fill="#241a3d" />
      <path d="M14 20c6 2.500 14 2.500 20 0l.8 2.600c-7 2.600-14.600 2.600-21.600 0z" fill="var(--c)" />
    </svg>
  )
}

const PURSE = ['herb', 'potion', 'knowledge', 'mana'] as const

export function Stats({ table, seat, language }: SeatProps) {
  const player = table.players[seat]
  if (!player) return undefined
  return (
    <span className="ev-counts">
      {PURSE.map((good) => {
        const label = `${nameOf(good, language)}: ${player[good]}`
        return (
          <span key={good} role="img" aria-label={label} title={label}>
            <Sign name={good} />
            {player[good]}
          </span>
        )
      })}
      <span role="img" aria-label={boardText('handOf', language, { n: player.hand })} title={boardText('handOf', language, { n: player.hand })}>
        <Sign name="cards" />
        {player.hand}
      </span>
      <span
        role="img"
        aria-label={boardText('witches', language, { n: player.witches })}
        title={boardText('witches', language, { n: player.witches })}
      >
        <Sign name="witch" />
        {player.witches}
      </span>
      <span role="img" aria-label={boardText('elders', language, { n: player.elders })} title={boardText('elders', language, { n: player.elders })}>
        <Sign name="elder" />
        {player.elders}
      </span>
    </span>
  )
}

/** Victory points, and marks for the first player, a pass and a closed dial. */
export function Score({ table, seat, seatStyle, language }: SeatProps) {
  const view = table
  const player = view.players[seat]
  if (!player) return undefined
  const label = boardText('points', language, { n: player.vp })
  return (
    <span className="ev-score">
      <span role="img" aria-label={label} title={label}>
        <Icon name="hex" />
        {player.vp}
      </span>
      <small>
        {player.dial !== undefined && (
          <span role="img" className="dialled" aria-label={boardText('dialOpen', language, { name: seatStyle.name, n: player.dial })}>
            <Sign name="mana" />
            {player.dial}
          </span>
        )}
        {player.ready && (
          <span role="img" aria-label={boardText('dialSet', language)} title={boardText('dialSet', language)}>
            <Icon name="lock" />
          </span>
        )}
        {view.first === seat && (
          <span role="img" aria-label={boardText('first', language)} title={boardText('first', language)}>
            <Sign name="first" />
          </span>
        )}
        {player.passed && (
          <span role="img" aria-label={boardText('passed', language)} title={boardText('passed', language)}>
            <Icon name="moon" />
          </span>
        )}
      </small>
    </span>
  )
}

/** The player's own supply: the dial, resources and figures. */
export function PlayerBoard(props: Props & SeatProps) {
  const { seat, seatStyle, language, prompt, amount, onAmount } = props
  const play = playOf(props)
  const { view, hand } = play
  const player = view.players[seat]
  if (!player) return undefined
  const turning = prompt?.kind === 'amount' && isRegion(prompt.source) ? prompt : undefined
  const value = turning ? amount : (hand?.dial ?? player.dial ?? 0)
  const note = turning ? boardText('dialHint', language) : hand?.dial === undefined ? '' : boardText('dialSet', language)
  return (
    <PlayProvider value={play}>
      <div className="ev-own" style={inColour(seatStyle.colour)}>
        <div className="ev-own-top">
          <div className="ev-own-dial">
            <Dial
              value={value}
              label={`${boardText('dial', language)}: ${value}`}
              language={language}
              range={turning && { min: turning.min, max: turning.max }}
              onTurn={onAmount}
            />
            <small>{note || boardText('dial', language)}</small>
          </div>
          <ul className="ev-purse" aria-label={boardText('resources', language)}>
            {(['mana', 'herb', 'potion', 'knowledge'] as const).map((good) => (
              <li key={good}>
                <Sign name={good} />
                <b key={player[good]}>{player[good]}</b>
                <span>{boardText(good, language)}</span>
              </li>
            ))}
          </ul>
        </div>
        <ul className="ev-supply">
          {FIGURES.map((figure) => {
            const n = figure === 'witch' ? player.witches : player.elders
            return (
              <li key={figure}>
                <Target target={figure} label={boardText(figure === 'witch' ? 'witches' : 'elders', language, { n })} className="ev-figures">
                  {times(n).map((nth) => (
                    <Hat key={nth} kind={figure} seatStyle={seatStyle} />
                  ))}
                  <span>{boardText(figure, language)}</span> <b>{n}</b>
                </Target>
              </li>
            )
          })}
        </ul>
      </div>
    </PlayProvider>
  )
}
