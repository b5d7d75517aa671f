import { useEffect, useState } from 'react'
import type { SeatState } from '#shared/protocol/match.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { formatTime, type TimeLeft, timeLeft } from './clock.ts'

const TICK_MS = 500

/** Returns the server's time. It updates here, so that nothing else renders every second. */
function useNow(running: boolean, clockOffset: number): number {
  const [now, setNow] = useState(() => Date.now() + clockOffset)
  useEffect(() => {
    if (!running) return
    const tick = (): void => setNow(Date.now() + clockOffset)
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [running, clockOffset])
  return now
}

function useTimeLeft({ deadline, reserve, deciding }: SeatState, clockOffset: number): TimeLeft | undefined {
  const running = deciding && deadline > 0
  const now = useNow(running, clockOffset)
  return running ? timeLeft(deadline, reserve, now) : undefined
}

export function ClockText({ seat, clockOffset }: { readonly seat: SeatState; readonly clockOffset: number }) {
  const { t } = useTranslation()
  const left = useTimeLeft(seat, clockOffset)
  if (!left) return undefined
  const time = formatTime(left.ms)
  const reserve = formatTime(left.reserve)
  return (
    <time className={left.isReserve ? 'low' : ''} title={t(left.isReserve ? 'clock.reserve' : 'clock.left', { time, reserve })}>
      {left.isReserve || left.reserve === 0 ? time : `${time} + ${reserve}`}
      {' · '}
    </time>
  )
}

/** A sentence and the time left. Screen readers do not announce every second. */
export function Until({ says, deadline, clockOffset }: { readonly says: string; readonly deadline: number; readonly clockOffset: number }) {
  const now = useNow(deadline > 0, clockOffset)
  return (
    <>
      {says}{' '}
      <time role="timer" className="until">
        {formatTime(Math.max(0, deadline - now))}
      </time>
    </>
  )
}

/** A bar that empties over the time for the decision, and then once more over the reserve. */
export function ClockBar({ seat, clockOffset }: { readonly seat: SeatState; readonly clockOffset: number }) {
  const left = useTimeLeft(seat, clockOffset)
  const [decision, setDecision] = useState(0)
  const { deadline, reserve } = seat
  useEffect(() => setDecision(deadline - reserve - Date.now() - clockOffset), [deadline, reserve, clockOffset])
  if (!left) return <div className="clock" />
  const share = Math.min(1, left.ms / Math.max(1, left.isReserve ? reserve : decision))
  return (
    <div className={`clock ${left.isReserve ? 'low' : ''}`}>
      <i style={{ transform: `scaleX(${share})` }} />
    </div>
  )
}
