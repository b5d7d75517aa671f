/** A seat's time. The time for the decision runs first, then the reserve. */
export interface TimeLeft {
  /** The time left of the part that runs now. */
  readonly ms: number
  /** The seat is using up its reserve. */
  readonly isReserve: boolean
  /** The reserve left. */
  readonly reserve: number
}

/** `deadline` includes the reserve, and 0 means no clock. `now` is the server's time. */
export function timeLeft(deadline: number, reserve: number, now: number): TimeLeft | undefined {
  if (deadline === 0) return undefined
  const left = Math.max(0, deadline - now)
  return left > reserve ? { ms: left - reserve, isReserve: false, reserve } : { ms: left, isReserve: true, reserve: left }
}

export function formatTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number): string => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
