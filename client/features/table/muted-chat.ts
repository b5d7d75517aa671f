import { useMemo, useState } from 'react'
import type { ChatLine } from '#shared/protocol/match.ts'

/** Returns the chat without the muted people. A person is identified by name, because nobody at a table may take a player's name. */
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

/** Mutes people for this reader only, while the page is open. */
export function useMutedChat(chat: readonly ChatLine[]): MutedChat {
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set())
  const lines = useMemo(() => withoutMuted(chat, muted), [chat, muted])
  return { lines, muted: [...muted], toggle: (name) => setMuted((before) => toggled(before, name)) }
}
