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
  const reserve = formatTime(left.reserve)
  return (
    <time className={left.isReserve ? 'low' : ''} title={say(left.isReserve ? 'clock.reserve' : 'clock.left', { time, reserve })}>
      {left.isReserve || left.reserve === 0 ? time : `${time} + ${reserve}`}
      {' · '}
    </time>
  )
}

/** The bar empties over the time for the decision, and once more over the reserve. */
export function ClockBar({ seat, ahead }: { readonly seat: SeatState; readonly ahead: number }) {
  const left = useTimeLeft(seat, ahead)
  const [decision, setDecision] = useState(0)
  const { deadline, reserve } = seat
  useEffect(() => setDecision(deadline - reserve - Date.now() - ahead), [deadline, reserve, ahead])
  if (!left) return <div className="clock" />
  const share = Math.min(1, left.ms / Math.max(1, left.isReserve ? reserve : decision))
  return (
    <div className={`clock ${left.isReserve ? 'low' : ''}`}>
      <i style={{ transform: `scaleX(${share})` }} />
    </div>
  )
}
