import { inColour } from '../../ui/SeatBadge.tsx'
import { Dial } from './Dial.tsx'
import { Hat } from './Hat.tsx'
import { lookOf, nameOfParty } from './looks.ts'
import { type Play, usePlay } from './play.ts'
import { type EvenfallEvent, figuresIn, isAutoma, isRegion, parties, type RegionView } from './table.ts'
import { boardText } from './words.ts'

/** Returns the events of the current battle. */
function chapterOf({ recent = [], played }: Pick<Play, 'recent' | 'played'>): readonly EvenfallEvent[] {
  const told = [...recent, ...played]
  return told.slice(
    Math.max(
      0,
      told.findLastIndex(({ type }) => type === 'battle' || type === 'battles-begin'),
    ),
  )
}

/** Returns the region of the current battle: the source of the open question, or after that the region of the event that opened the dials. */
export function battleAt(play: Pick<Play, 'view' | 'resolving' | 'recent' | 'played'>): string | undefined {
  if (play.view.phase !== 'battle') return undefined
  const asked = play.resolving?.find(({ source }) => isRegion(source))?.source
  const [opened] = chapterOf(play)
  return asked ?? (opened?.type === 'battle' ? opened.region : undefined)
}

/** Shows all parties of a battle with their figures and dials, and at the end their strengths. */
export function Fight({ region }: { readonly region: RegionView }) {
  const play = usePlay()
  const { view, language, seat, hand } = play
  const events = chapterOf(play)
  const opened = events[0]?.type === 'battle' && events[0].region === region.id
  const told = opened ? events : []
  const strengthOf = (party: number): number | undefined => {
    const event = told
      .filter((one) => one.type === 'automa-strength' || one.type === 'strength')
      .findLast((one) => (isAutoma(view, party) ? one.type === 'automa-strength' : one.type === 'strength' && one.seat === party))
    return event?.strength
  }
  return (
    <ul className="ev-fight" aria-label={boardText('fight', language)}>
      {parties(view)
        .filter((party) => figuresIn(region, party) > 0)
        .map((party) => {
          const seatStyle = lookOf(play, party)
          const dial = view.players[party]?.dial ?? (party === seat ? hand?.dial : undefined)
          const strength = strengthOf(party)
          const n = figuresIn(region, party)
          const label = boardText('fighter', language, {
            name: nameOfParty(play, party),
            n,
            dial: dial === undefined ? boardText('shut', language) : boardText('shown', language, { n: dial }),
          })
          return (
            <li key={party} style={inColour(seatStyle.colour)} title={label}>
              <Hat kind="witch" seatStyle={seatStyle} />
              <span>{n}</span>
              {!isAutoma(view, party) && <Dial value={dial} label={label} language={language} />}
              {strength !== undefined && (
                <b className="total" title={boardText('total', language, { n: strength })}>
                  {strength}
                </b>
              )}
            </li>
          )
        })}
    </ul>
  )
}
