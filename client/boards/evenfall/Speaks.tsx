import { type RegionId, regionOf } from '#shared/games/evenfall/content/index.ts'
import type { Language } from '#shared/kernel/words.ts'
import { useCardPreview } from '../../ui/CardPreview.tsx'
import { inColour, SeatBadge } from '../../ui/SeatBadge.tsx'
import { LargeSource } from './Cards.tsx'
import { goodsText } from './Goods.tsx'
import { lookOf, nameOfParty } from './looks.ts'
import { MANNER } from './manner.ts'
import { usePlay } from './play.ts'
import { isRegion } from './table.ts'
import { boardText, councilTextOf, nameOf, textOf } from './words.ts'

const rewardsText = (region: RegionId, language: Language): string =>
  regionOf(region)
    .rewards.map(({ at, reward }) => boardText('reward', language, { n: at, goods: goodsText(reward, language) }))
    .join(' · ')

/** The effect that is being resolved: its owner, its source and its words. */
export function Speaks() {
  const play = usePlay()
  const { resolving = [], language, view } = play
  const [first] = resolving
  const source = first?.source ?? ''
  const peek = source === '' ? undefined : () => <LargeSource view={view} source={source} language={language} />
  const look = useCardPreview(peek, { style: MANNER, isSelectable: false })
  if (!first) return <p className="ev-speaksnot" />
  const isCouncil = view.players[first.seat]?.played.some(({ card, role }) => card === source && role === 'council') ?? false
  const text =
    isRegion(source) && view.phase === 'battle'
      ? rewardsText(source, language)
      : isCouncil
        ? councilTextOf(source, language)
        : textOf(source, language) || textOf(`${source}.${view.side}`, language)
  const who = resolving.map(({ seat }) => nameOfParty(play, seat)).join(', ')
  return (
    <>
      <button type="button" className="ev-speaks" style={inColour(lookOf(play, first.seat).colour)} {...look.props}>
        {resolving.map(({ seat }) => (
          <SeatBadge key={seat} seatStyle={lookOf(play, seat)} />
        ))}
        <span className="vh">{boardText('resolvingOf', language, { name: who })}</span>
        <span>
          <b>{nameOf(source, language)}</b>
          {text && <small>{text}</small>}
        </span>
      </button>
      {look.card}
    </>
  )
}
