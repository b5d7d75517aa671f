import { specialOf } from '#shared/games/witchstone/things.ts'
import { WORDS } from '#shared/games/witchstone/words.ts'
import { formatText } from '#shared/kernel/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import { Shard, SpecialGem } from './Gem.tsx'
import { HUES } from './geometry.ts'
import { type Shape, SignIcon } from './Sprite.tsx'
import { Key, TouchProvider, touchingOf } from './Touch.tsx'
import type { Props, SeatProps } from './table.ts'
import { isBlackCrystal, isKind, kindOfToken } from './table.ts'
import { boardText, nameOf, textOf } from './words.ts'

/** A witch in the seat's colour under the brim of her hat. */
export function Portrait({ seat, seatStyle }: SeatProps) {
  const skin = ['#e9c3a0', '#c98f6a', '#f0d2b4', '#8a5a40'][seat % 4]
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" style={inColour(seatStyle.colour)}>
      <rect width="48" height="48" fill="#17404a" />
      <circle cx="36" cy="11" r="6" fill="#cfe9f2" />
      <path d="M6 48c2-12 10-16 18-16s16 4 18 16z" fill="var(--c)" />
      <circle cx="24" cy="26" r="9.500" fill={skin} />
      <path d="M14 24c0 8-2 10-4 13 5 0 6-3 7-8zM34 24c0 8 2 10 4 13-5 0-6-3-7-8z" fill="#2a2233" />
      <path d="M27 1l-4 2-9 17c-5 .7-8 1.700-8 3 0 1.800 8 3 18 3s18-1.200 18-3c0-1.300-3-2.300-8-3L29 9l5 1-3-6z" fill="var(--c)" />
      <path d="M14 19c6 2.500 14 2.500 20 0l.8 2.600c-7 2.600-14.600 2.600-21.600 0z" fill="#1a1224" opacity=".7" />
      <circle cx="20.500" cy="27.500" r="1.400" fill="#1a1224" />
      <circle cx="27.500" cy="27.500" r="1.400" fill="#1a1224" />
      <path d="M21 32c2 1.500 4 1.500 6 0" fill="none" stroke="#1a1224" strokeWidth="1.400" strokeLinecap="round" />
    </svg>
  )
}

export function Score({ table, seat, language }: SeatProps) {
  const score = table.players[seat]?.score ?? 0
  const label = boardText('points', language, { n: score })
  return (
    <span role="img" aria-label={label} title={label}>
      <Icon name="hex" />
      {score}
    </span>
  )
}

/** Crystals in the cauldron, dominoes, scrolls, and what is publicly known of the rest behind the screen. */
export function Stats({ table, seat, language }: SeatProps) {
  const player = table.players[seat]
  if (!player) return undefined
  const facts: readonly (readonly [Shape, string, number | undefined])[] = [
    ['gem', boardText('inCauldron', language), player.crystals.length],
    ['scroll', boardText('scrollCount', language, { n: '' }), player.scrolls.length],
    ['points', boardText('tokens', language), player.tokens],
    ['owl', boardText('owls', language), player.owls],
    ['veil', boardText('dominoes', language), player.dominoes + player.supply],
  ]
  const [, level] = player.level.split('level-')
  return (
    <span className="ws-counts">
      {level && (
        <span className="ws-level" title={nameOf(player.level, language)}>
          {boardText('level', language, { n: level })}
        </span>
      )}
      {facts.map(([shape, name, n]) => (
        <span key={shape} role="img" aria-label={`${name}: ${n ?? '?'}`} title={`${name}: ${n ?? '?'}`}>
          <SignIcon shape={shape} />
          {n ?? '?'}
        </span>
      ))}
    </span>
  )
}

/** What the player still has to do this turn, and what lies behind their screen. */
export function PlayerBoard(props: Props & SeatProps) {
  const { language, seatStyles } = props
  const view = props.table
  const hand = props.hand
  const saying = view.phase === 'levels'
  const mine = saying ? hand?.level === '' : view.active === props.seat
  const name = seatStyles[view.active]?.name ?? ''
  const open = saying && !mine ? [] : view.open
  const heading = saying ? boardText('levels', language) : mine ? boardText('open', language) : boardText('openOf', language, { name })
  return (
    <TouchProvider value={touchingOf(props)}>
      <div className="ws-own">
        <section className={`ws-open ${mine ? 'mine' : ''}`}>
          {view.phase !== 'over' && <h2>{heading}</h2>}
          {saying && hand?.level && <p>{nameOf(hand.level, language)}</p>}
          <ol>
            {open.map(({ what, kind, thing: target, count }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: open tasks are identified by their order
              <li key={`${what} ${kind} ${target} ${n}`} className={n === 0 ? 'first' : ''}>
                {isKind(kind) ? (
                  <SignIcon shape={kind} fill={HUES[kind]} />
                ) : (
                  <SignIcon shape={what === 'tower' ? 'tower' : what === 'end' ? 'veil' : 'gem'} />
                )}
                <span>{formatText(WORDS, { key: `open.${what}`, params: { kind, thing: target, count } }, language, () => '')}</span>
              </li>
            ))}
          </ol>
        </section>
        {hand && (
          <section className="ws-screen">
            <h2>
              {boardText('behind', language)} <small>{boardText('projected', language, { n: hand.projected })}</small>
            </h2>
            <div className="ws-hoard">
              {hand.tokens.map((token) => {
                const kind = kindOfToken(token)
                return (
                  <Key key={token} target={token} className="ws-coin" label={`${nameOf(token, language)}. ${textOf(token, language)}`}>
                    {kind ? <SignIcon shape={kind} fill={HUES[kind]} /> : <b>3</b>}
                  </Key>
                )
              })}
              {hand.owls.map((owl, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: owl tiles of one value are equal
                <span key={`${owl} ${n}`} className="ws-coin owl" title={nameOf(`owl-tile-${owl}`, language)}>
                  <SignIcon shape="owl" />
                  <b>{owl}</b>
                </span>
              ))}
              {hand.specials.map((tile) => (
                <span key={tile} className="ws-coin bare" title={nameOf(tile, language)}>
                  <svg viewBox="-32 -32 64 64" aria-hidden="true">
                    <SpecialGem kinds={specialOf(tile).symbols} />
                  </svg>
                </span>
              ))}
              {hand.crystals.map((crystal) => (
                <span key={crystal} className="ws-coin bare" title={boardText('crystals', language)}>
                  <svg viewBox="-20 -22 40 44" aria-hidden="true">
                    <Shard seatStyle={props.seatStyle} black={isBlackCrystal(crystal)} />
                  </svg>
                </span>
              ))}
              {hand.damaged > 0 && (
                <span className="ws-coin bad" title={boardText('damaged', language)}>
                  <SignIcon shape="hammer" />
                  <b>{hand.damaged}</b>
                </span>
              )}
            </div>
          </section>
        )}
      </div>
    </TouchProvider>
  )
}
