import { useEffect, useState } from 'react'
import type { SeatState } from '#shared/wire/match.ts'
import { useSpeech } from '../i18n/language.tsx'
import { formatTime, type TimeLeft, timeLeft } from './clock.ts'

const TICK_MS = 500

/** Ticks by itself, so that nothing else is drawn anew every second. */
function useTimeLeft({ deadline, reserve, deciding }: SeatState, ahead: number): TimeLeft | undefined {
  const [now, setNow] = useState(() => Date.now() + ahead)
  const running = deciding && deadline > 0
  useEffect(() => {
    if (!running) return
    const tick = (): void => setNow(Date.now() + ahead)
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [running, ahead])
  return running ? timeLeft(deadline, reserve, now) : undefined
}

export function ClockText({ seat, ahead }: { readonly seat: SeatState; readonly ahead: number }) {
  const { say } = useSpeech()
  const left = useTimeLeft(seat, ahead)
  if (!left) return undefined
  const time = formatTime(left.ms)
  return (
    <time className={left.reserve ? 'low' : ''} title={say(left.reserve ? 'clock.reserve' : 'clock.left', { time })}>
      {time}
      {' · '}
    </time>
  )
}

/** The bar empties over the time for one decision, then turns to the reserve. */
export function ClockBar({ seat, ahead }: { readonly seat: SeatState; readonly ahead: number }) {
  const left = useTimeLeft(seat, ahead)
  const [whole, setWhole] = useState(0)
  const { deadline } = seat
  useEffect(() => setWhole(Math.max(1, deadline - Date.now() - ahead)), [deadline, ahead])
  if (!left) return <div className="clock" />
  const share = Math.min(1, left.ms / Math.max(1, whole))
  return (
    <div className={`clock ${left.reserve ? 'low' : ''}`}>
      <i style={{ transform: `scaleX(${share})` }} />
    </div>
  )
}
