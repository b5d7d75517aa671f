import { LANGUAGES } from '#shared/kernel/words.ts'
import { useSpeech } from '../i18n/language.tsx'
import { Tokens } from './Tokens.tsx'
import { THEMES, useTheme } from './theme.ts'

const LANGUAGE_NAMES = { en: 'English', ru: 'Русский' } as const

export function Settings() {
  const { say, language, speak } = useSpeech()
  const [theme, setTheme] = useTheme()
  return (
    <>
      <h3>{say('settings.language')}</h3>
      <Tokens
        label={say('settings.language')}
        value={language}
        onPick={speak}
        tokens={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] }))}
      />
      <h3>{say('settings.theme')}</h3>
      <Tokens
        label={say('settings.theme')}
        value={theme}
        onPick={setTheme}
        tokens={THEMES.map((value) => ({ value, name: say(`theme.${value}`) }))}
      />
    </>
  )
}
