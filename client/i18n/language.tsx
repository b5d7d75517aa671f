import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { formatText, LANGUAGES, type Language, type Params } from '#shared/kernel/words.ts'
import { INTERFACE, type InterfaceKey } from './words.ts'

const KEY = 'coven.language'
const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value)

function preferredLanguage(): Language {
  const chosen = localStorage.getItem(KEY)
  if (isLanguage(chosen)) return chosen
  return navigator.languages.some((language) => language.startsWith('ru')) ? 'ru' : 'en'
}

/** A sentence of the interface. */
export function sayIn(language: Language, key: InterfaceKey, params?: Params): string {
  return formatText(INTERFACE, params ? { key, params } : { key }, language, String)
}

export interface Speech {
  readonly language: Language
  readonly say: (key: InterfaceKey, params?: Params) => string
  readonly speak: (language: Language) => void
}

const SpeechContext = createContext<Speech | undefined>(undefined)

export function SpeechProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(preferredLanguage)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const speak = useCallback((next: Language) => {
    localStorage.setItem(KEY, next)
    setLanguage(next)
  }, [])
  const speech = useMemo<Speech>(() => ({ language, speak, say: (key, params) => sayIn(language, key, params) }), [language, speak])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('no SpeechProvider')
  return speech
}
