import { RefusedError, UnreachableError } from '#sdk/match/index.ts'
import { REFUSALS } from '#shared/kernel/refusal.ts'
import type { Language } from '#shared/kernel/words.ts'
import { translate } from '../../i18n/translation.tsx'

/** Returns a sentence for what went wrong. An error that is neither a refusal nor a lost connection is our bug and is thrown again. */
export function errorText(error: unknown, language: Language): string {
  if (error instanceof RefusedError) return REFUSALS[error.refusal.code][language]
  if (error instanceof UnreachableError) return translate(language, 'error.offline')
  throw error
}
