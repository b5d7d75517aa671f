/** A seat's time as it runs: what is left in all, and whether the reserve is being used up. */
export interface TimeLeft {
  readonly ms: number
  readonly reserve: boolean
}

/** `deadline` counts the reserve in; 0 = no clock. `now` is the server's time. */
export function timeLeft(deadline: number, reserve: number, now: number): TimeLeft | undefined {
  if (deadline === 0) return undefined
  const ms = Math.max(0, deadline - now)
  return { ms, reserve: ms <= reserve }
}

export function formatTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number): string => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
