import type { CSSProperties } from 'react'
import { HIDING_COST } from '#shared/games/ryozen/content/index.ts'
import { MIDDLE, type Point, SPAN } from './geometry.ts'
import type { Play } from './play.ts'
import { Sign, type SignName } from './Sprite.tsx'
import { Target } from './Target.tsx'
import { TilePicture } from './Tile.tsx'
import { slotCost } from './table.ts'
import { boardText, costText, isBoardWord } from './words.ts'

/** The forks on the board: which side of a companion faces up, or which half of an effect is used. */
const FACES = ['revealed', 'hidden'] as const
const WAYS: Readonly<Record<string, readonly SignName[]>> = {
  gain: ['any', 'rotate'],
  light: ['lantern', 'sector', 'rotate'],
  explore: ['explore'],
  bonus: ['village'],
  discard: ['discard'],
  return: ['return'],
}
export const isFork = (target: string): boolean => target in WAYS || FACES.some((face) => face === target)

const percent = (length: number): string => `${(100 * length) / SPAN}%`

/** Beside the slot, towards the middle of the board. */
function besidePlace({ x, y }: Point): CSSProperties {
  const isLow = y > MIDDLE
  return { left: `clamp(76px, ${percent(x)}, calc(100% - 76px))`, top: percent(y), ['--dy' as string]: isLow ? 'calc(-100% - 34px)' : '34px' }
}

export function Fork(props: {
  readonly play: Play
  readonly placed: (target: string) => Point | undefined
  readonly onPoint: (target: string | undefined) => void
}) {
  const { play, placed } = props
  const slot = play.selected[1]
  const at = slot && FACES.some((face) => play.selectable.has(face)) ? placed(slot) : undefined
  if (at && slot) return <FaceFork {...props} slot={slot} at={at} />
  const ways = Object.keys(WAYS).filter((way) => play.selectable.has(way))
  if (ways.length === 0) return undefined
  return (
    <div className="ry-fork middle">
      {ways.map((way) => (
        <Target key={way} play={play} target={way} label={wordFor(way, play)} className="ry-way">
          <span className="signs">
            {(WAYS[way] ?? []).map((sign) => (
              <Sign key={sign} name={sign} />
            ))}
          </span>
          <b>{wordFor(way, play)}</b>
        </Target>
      ))}
    </div>
  )
}

const wordFor = (way: string, { language }: Play): string => (isBoardWord(way) ? boardText(way, language) : way)

function FaceFork(props: { readonly play: Play; readonly slot: string; readonly at: Point; readonly onPoint: (target: string | undefined) => void }) {
  const { play, slot, at, onPoint } = props
  const { view, seatStyles, language, selected, selectable } = play
  const tile = selected[0] ?? ''
  const printed = slotCost(view, slot)
  return (
    <div className="ry-fork" style={besidePlace(at)}>
      {FACES.map((face) => {
        const cost = face === 'hidden' ? { ...printed, coin: (printed.coin ?? 0) + HIDING_COST.coin } : printed
        const price = costText(cost, language)
        const isOpen = selectable.has(face)
        return (
          <Target
            key={face}
            play={play}
            target={face}
            label={`${boardText(face, language)}: ${isOpen ? price : boardText('lacks', language, { cost: price })}`}
            className={`ry-way face ${isOpen ? '' : 'no'}`}
            card={() => undefined}
            onPoint={onPoint}
          >
            <TilePicture tile={tile} players={view.players} seatStyles={seatStyles} hidden={face === 'hidden'} />
            <b>{boardText(face, language)}</b>
            <span className="price">
              {(['coin', 'scroll', 'lantern'] as const).map((resource) => {
                const count = cost[resource] ?? 0
                return (
                  count > 0 && (
                    <span key={resource}>
                      −{count}
                      <Sign name={resource} />
                    </span>
                  )
                )
              })}
              {Object.keys(cost).length === 0 && boardText('free', language)}
            </span>
          </Target>
        )
      })}
    </div>
  )
}
