import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { formatText, LANGUAGES, type Language, type Params } from '#shared/kernel/words.ts'
import { UI_WORDS, type UiKey } from './words.ts'

const KEY = 'coven.language'
const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value)

function preferredLanguage(): Language {
  const chosen = localStorage.getItem(KEY)
  if (isLanguage(chosen)) return chosen
  return navigator.languages.some((language) => language.startsWith('ru')) ? 'ru' : 'en'
}

/** A sentence of the interface. */
export function translate(language: Language, key: UiKey, params?: Params): string {
  return formatText(UI_WORDS, params ? { key, params } : { key }, language, String)
}

export interface Translation {
  readonly language: Language
  readonly t: (key: UiKey, params?: Params) => string
  readonly setLanguage: (language: Language) => void
}

const TranslationContext = createContext<Translation | undefined>(undefined)

export function TranslationProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(preferredLanguage)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const speak = useCallback((next: Language) => {
    localStorage.setItem(KEY, next)
    setLanguage(next)
  }, [])
  const speech = useMemo<Translation>(
    () => ({ language, setLanguage: speak, t: (key, params) => translate(language, key, params) }),
    [language, speak],
  )
  return <TranslationContext value={speech}>{children}</TranslationContext>
}

export function useTranslation(): Translation {
  const speech = useContext(TranslationContext)
  if (!speech) throw new Error('no SpeechProvider')
  return speech
}
