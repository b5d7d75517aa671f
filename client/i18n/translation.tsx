import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { formatText, type Language, type Params } from '#shared/kernel/words.ts'
import { preferences } from '../preferences/store.ts'
import { usePreferences } from '../preferences/use-preferences.ts'
import { UI_WORDS, type UiKey } from './words.ts'

const browserLanguage = (): Language => (navigator.languages.some((language) => language.startsWith('ru')) ? 'ru' : 'en')
const setLanguage = (language: Language): void => preferences.change({ language })

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
  const { language: preferred } = usePreferences()
  const language = preferred === 'auto' ? browserLanguage() : preferred
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const translation = useMemo(() => translationTo(language, setLanguage), [language])
  return <TranslationContext value={translation}>{children}</TranslationContext>
}

export function useTranslation(): Translation {
  const translation = useContext(TranslationContext)
  if (!translation) throw new Error('This component needs a TranslationProvider around it.')
  return translation
}
