import type { Preferences } from '../../preferences/preferences.ts'
import { preferences } from '../../preferences/store.ts'
import { prefersReducedMotion } from '../../ui/motion.ts'

/** How events are played. */
export interface PlaybackSpeed {
  /** Divides the time of every event. With `Infinity`, events take no time and are not shown one by one. */
  readonly factor: number
  /** Whether the playback doubles its speed, or skips, when it falls behind. */
  readonly mayHurry: boolean
  /** Each event waits until the person asks for it, and is shown even if it takes no time. */
  readonly isStepwise: boolean
}

export const SPEEDS: Readonly<Record<Preferences['speed'], PlaybackSpeed>> = {
  slow: { factor: 0.5, mayHurry: false, isStepwise: false },
  normal: { factor: 1, mayHurry: true, isStepwise: false },
  fast: { factor: 2, mayHurry: true, isStepwise: false },
  instant: { factor: Number.POSITIVE_INFINITY, mayHurry: true, isStepwise: false },
  step: { factor: 1, mayHurry: false, isStepwise: true },
}

/** Returns the speed that fits the person's preference, the system's motion setting, and whether anybody can see the page. */
export function currentSpeed(): PlaybackSpeed {
  const speed = SPEEDS[preferences.read().speed]
  const isUnseen = document.visibilityState === 'hidden'
  return prefersReducedMotion() || isUnseen ? { ...speed, factor: Number.POSITIVE_INFINITY } : speed
}

/** Returns the speed for a replay. The person moves through a replay with its own buttons, so its events never wait. */
export const replaySpeed = (): PlaybackSpeed => ({ ...currentSpeed(), isStepwise: false })
