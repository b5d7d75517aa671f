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

/** Returns a sentence of the interface. */
export function translate(language: Language, key: UiKey, params?: Params): string {
  return formatText(UI_WORDS, params ? { key, params } : { key }, language, String)
}

export interface Translation {
  readonly language: Language
  readonly t: (key: UiKey, params?: Params) => string
  readonly setLanguage: (language: Language) => void
}

/** In the app, `TranslationProvider` sets the language. Tests provide one themselves. */
export const TranslationContext = createContext<Translation | undefined>(undefined)

export const translationTo = (language: Language, setLanguage: (language: Language) => void): Translation => ({
  language,
  setLanguage,
  t: (key, params) => translate(language, key, params),
})

export function TranslationProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(preferredLanguage)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const choose = useCallback((next: Language) => {
    localStorage.setItem(KEY, next)
    setLanguage(next)
  }, [])
  const translation = useMemo(() => translationTo(language, choose), [language, choose])
  return <TranslationContext value={translation}>{children}</TranslationContext>
}

export function useTranslation(): Translation {
  const translation = useContext(TranslationContext)
  if (!translation) throw new Error('This component needs a TranslationProvider around it.')
  return translation
}
