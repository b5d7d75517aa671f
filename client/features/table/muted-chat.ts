import { useMemo, useState } from 'react'
import type { ChatLine } from '#shared/protocol/match.ts'

/** What is left of a chat without those whom the reader does not want to hear. A person is known by the name: nobody at a table has that of a player. */
const withoutMuted = (chat: readonly ChatLine[], muted: ReadonlySet<string>): readonly ChatLine[] => chat.filter(({ name }) => !muted.has(name))

function toggled(muted: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(muted)
  if (!next.delete(name)) next.add(name)
  return next
}

export interface MutedChat {
  readonly lines: readonly ChatLine[]
  readonly muted: readonly string[]
  readonly toggle: (name: string) => void
}

/** For as long as the page is open, and for its reader alone. */
export function useMutedChat(chat: readonly ChatLine[]): MutedChat {
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set())
  const lines = useMemo(() => withoutMuted(chat, muted), [chat, muted])
  return { lines, muted: [...muted], toggle: (name) => setMuted((before) => toggled(before, name)) }
}
