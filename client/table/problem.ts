import { REFUSALS } from '#shared/kernel/refusal.ts'
import type { Language } from '#shared/kernel/words.ts'
import { sayIn } from '../i18n/language.tsx'
import { Refused, Unreachable } from '../net/index.ts'

/** What went wrong, in a sentence; anything that is neither a refusal nor silence is a bug of ours and goes on. */
export function sentenceFor(error: unknown, language: Language): string {
  if (error instanceof Refused) return REFUSALS[error.refusal.code][language]
  if (error instanceof Unreachable) return sayIn(language, 'error.offline')
  throw error
}
