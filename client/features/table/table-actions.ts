import { useCallback, useMemo, useState } from 'react'
import { type MatchClient, RefusedError } from '#sdk/match/index.ts'
import type { PickValue, Seat } from '#shared/kernel/decision.ts'
import type { BotLevel, Prompt } from '#shared/protocol/match.ts'
import { readPrompt } from '#shared/protocol/read.ts'
import { navigate, tablePath } from '../../app/route.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { errorText } from './error-text.ts'

/** The actions of a person at the table. An action that fails is reported by the model's `problem`. */
export interface TableActions {
  readonly undo: () => void
  readonly ready: (ready: boolean) => void
  readonly sit: (seat: Seat) => void
  readonly stand: () => void
  /** Puts a bot on the seat, or takes it away if no level is given. */
  readonly setBot: (seat: Seat, level?: BotLevel) => void
  readonly mute: (seat: Seat, on: boolean) => void
  readonly remove: (seat: Seat) => void
  readonly setAutopilot: (on: boolean) => void
  readonly resign: () => void
  readonly rematch: () => void
  readonly say: (text: string) => void
  /** Takes the place back from another tab. */
  readonly comeBack: () => void
}

/** Runs a request and keeps a sentence for what went wrong. */
export interface Attempts {
  readonly attempt: (request: () => Promise<unknown>) => Promise<void>
  readonly problem: string | undefined
  readonly dismiss: () => void
}

export function useAttempts(): Attempts {
  const { language } = useTranslation()
  const [problem, setProblem] = useState<string>()
  const attempt = useCallback(
    async (request: () => Promise<unknown>): Promise<void> => {
      try {
        setProblem(undefined)
        await request()
      } catch (error) {
        setProblem(errorText(error, language))
      }
    },
    [language],
  )
  return { attempt, problem, dismiss: () => setProblem(undefined) }
}

export function tableActions(client: MatchClient, attempt: Attempts['attempt']): TableActions {
  const run = (request: () => Promise<unknown>): void => void attempt(request)
  return {
    undo: () => run(() => client.undo()),
    ready: (ready) => run(() => client.ready(ready)),
    sit: (seat) => run(() => client.sit(seat)),
    stand: () => run(() => client.stand()),
    setBot: (seat, level) => run(() => client.request('bot', level ? { seat, level } : { seat })),
    mute: (seat, on) => run(() => client.request('mute', { seat, on })),
    remove: (seat) => run(() => client.request('remove', { seat })),
    setAutopilot: (on) => run(() => client.request('autopilot', { on })),
    resign: () => run(() => client.resign()),
    rematch: () => run(async () => navigate(tablePath(await client.rematch()))),
    say: (text) => run(() => client.request('chat', { text })),
    comeBack: () => client.comeBack(),
  }
}

/** Answers an optional decision. If others have moved on meanwhile and the same choices are still offered, it answers the new decision. */
async function answerOptional(client: MatchClient, own: Seat, prompt: Prompt, pick: PickValue): Promise<void> {
  try {
    await client.answer(prompt.id, pick)
  } catch (error) {
    const now = readPrompt(client.read().state?.seats[own]?.private?.prompt)
    const isStale = error instanceof RefusedError && error.refusal.code === 'stale'
    if (!isStale || !now?.optional || now.id === prompt.id || now.choices.join() !== prompt.choices.join()) throw error
    await answerOptional(client, own, now, pick)
  }
}

/** Sends the answer to the prompt of this seat. `isSending` is true until the server has replied. */
export function useAnswer(client: MatchClient, own: Seat | undefined, prompt: Prompt | undefined, attempt: Attempts['attempt']) {
  const [sending, setSending] = useState('')
  const answer = useCallback(
    (pick: PickValue) => {
      if (!prompt || own === undefined) return
      setSending(prompt.id)
      void attempt(() => (prompt.optional ? answerOptional(client, own, prompt, pick) : client.answer(prompt.id, pick))).finally(() => setSending(''))
    },
    [client, own, prompt, attempt],
  )
  return useMemo(() => ({ answer, isSending: prompt !== undefined && sending === prompt.id }), [answer, sending, prompt])
}
