import { useCallback, useEffect, useRef, useState } from 'react'
import type { LogEntry } from '#shared/protocol/match.ts'
import { browserStore } from '../../preferences/browser-store.ts'
import { useIsPageVisible } from '../../ui/page-visibility.ts'
import { SeenEntries } from './seen-entries.ts'

const seen = new SeenEntries(browserStore)

export interface Absence {
  /** The last entry that the person had seen when they left; undefined if they have missed nothing. */
  readonly since: number | undefined
  /** Whether what happened meanwhile should be told. */
  readonly isUntold: boolean
  readonly onTold: () => void
}

interface Presence {
  readonly match: string
  /** The last entry that the page shows; undefined before the match begins. */
  readonly seq: number | undefined
  readonly log: readonly LogEntry[]
  readonly isConnected: boolean
  /** The server's clock minus this one, in ms. */
  readonly clockOffset: number
}

/** The person is back. What they have missed may arrive a little later. */
interface Return {
  /** The last entry that they had seen. */
  readonly left: number
  /** The last entry that the page had received when they came back. */
  readonly received: number
  /** The server's time at that moment. */
  readonly at: number
}

/** Notices when the person comes back: opens the page again, looks at its tab again, or has a connection again. */
export function useAbsence({ match, seq, log, isConnected, clockOffset }: Presence): Absence {
  // Before the log is there, nobody has read it.
  const isHere = useIsPageVisible() && isConnected && seq !== undefined && log.length > seq
  const [since, setSince] = useState<number>()
  const [isUntold, setUntold] = useState(false)
  const [back, setBack] = useState<Return>()
  const last = useRef({ seq, clockOffset })
  useEffect(() => {
    last.current = { seq, clockOffset }
  }, [seq, clockOffset])
  useEffect(() => {
    if (!isHere) return
    const left = seen.seqOf(match)
    const { seq: received = 0, clockOffset: offset } = last.current
    if (left !== undefined) setBack({ left, received, at: Date.now() + offset })
    const leave = (): void => seen.keep(match, last.current.seq ?? 0)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [match, isHere])
  useEffect(() => {
    if (!back || !hasMissed(back, log)) return
    setSince(back.left)
    setUntold(true)
    setBack(undefined)
  }, [back, log])
  const onTold = useCallback(() => setUntold(false), [])
  return { since, isUntold, onTold }
}

/** Whether something happened after the person had left and before they came back. */
const hasMissed = ({ left, received, at }: Return, log: readonly LogEntry[]): boolean =>
  log.slice(left + 1).some((entry) => entry.seq <= received || entry.at <= at)
