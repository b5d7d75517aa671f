import { useCallback, useEffect, useRef, useState } from 'react'
import { Automa } from './Automa.tsx'
import { usePlay } from './play.ts'
import { Region } from './Region.tsx'
import { boardText } from './words.ts'

interface Away {
  readonly left: number
  readonly right: number
}
const NOBODY: Away = { left: 0, right: 0 }

/** Counts the selectable targets outside the visible part, by side. */
function countAway(frame: HTMLElement): Away {
  const box = frame.getBoundingClientRect()
  let [left, right] = [0, 0]
  for (const target of frame.querySelectorAll('.selectable')) {
    const { left: from, right: to } = target.getBoundingClientRect()
    if ((from + to) / 2 < box.left) left++
    else if ((from + to) / 2 > box.right) right++
  }
  return { left, right }
}

/** The regions side by side, and the Automa. On a phone the player swipes through them, and chips point to selectable targets beyond the edge. */
export function Regions() {
  const { view, selectable, language } = usePlay()
  const frame = useRef<HTMLDivElement>(null)
  const [away, setAway] = useState(NOBODY)
  const look = useCallback(() => {
    if (!frame.current) return
    const { left, right } = countAway(frame.current)
    setAway((before) => (before.left === left && before.right === right ? before : { left, right }))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts again when the selectable targets change
  useEffect(look, [selectable, look])
  return (
    <div className="ev-land">
      <div ref={frame} className="ev-regions" onScroll={look}>
        {view.regions.map((region) => (
          <Region key={region.id} region={region} />
        ))}
        {view.automa.map((automa) => (
          <Automa key="automa" automa={automa} />
        ))}
      </div>
      {(['left', 'right'] as const).map(
        (side) =>
          away[side] > 0 && (
            <button
              key={side}
              type="button"
              className={`edge ${side}`}
              onClick={(event) => {
                event.stopPropagation()
                frame.current?.scrollBy({ left: (side === 'left' ? -1 : 1) * frame.current.clientWidth * 0.8, behavior: 'smooth' })
              }}
            >
              {boardText('choices', language, { n: away[side] })}
            </button>
          ),
      )}
    </div>
  )
}
