/** A seat's time as it runs: first what the decision has, then the reserve. */
export interface TimeLeft {
  /** What is left of the part that runs. */
  readonly ms: number
  /** The reserve is being used up. */
  readonly isReserve: boolean
  /** The reserve that is left. */
  readonly reserve: number
}

/** `deadline` counts the reserve in; 0 = no clock. `now` is the server's time. */
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
