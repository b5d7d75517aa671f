import { RECEIVERS, type SeatTranscript } from './paired-match.ts'
import type { Script } from './script.ts'

/** The number of bytes that are shown around the first difference. */
const SHOWN = 60

const shown = (frame: string | undefined): string => (frame === undefined ? 'none' : JSON.stringify(frame.slice(0, 2 * SHOWN)))

function differenceOf(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at++
  const part = (frame: string): string => shown(frame.slice(Math.max(0, at - SHOWN)))
  return `byte ${at} of ${one.length} and ${other.length}: ${part(one)} and ${part(other)}`
}

function compareFrames(one: readonly string[], other: readonly string[]): string | undefined {
  const at = one.findIndex((frame, n) => frame !== other[n])
  const [frame, frame2] = at < 0 ? [undefined, other[one.length]] : [one[at], other[at]]
  if (one.length !== other.length)
    return `${one.length} frames and ${other.length}; frame ${at < 0 ? one.length : at} is ${shown(frame)} and ${shown(frame2)}`
  return frame === undefined || frame2 === undefined ? undefined : `frame ${at} differs at ${differenceOf(frame, frame2)}`
}

/** Returns the first thing that a watcher was sent in one world and not in the other. */
export function compare(script: Script, one: SeatTranscript, other: SeatTranscript): string | undefined {
  const acts = script.parts.flatMap((part) => [undefined, ...part])
  for (const [n, here] of one.entries()) {
    for (const receiver of RECEIVERS) {
      const what = compareFrames(here[receiver], other[n]?.[receiver] ?? [])
      if (what) return `the ${receiver}, after ${acts[n] ? JSON.stringify(acts[n]) : 'joining'}: ${what}`
    }
  }
  return one.length === other.length ? undefined : `${one.length} acts and ${other.length}`
}
