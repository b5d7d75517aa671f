import { LANGUAGES } from '#shared/kernel/words.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { ChoiceChips } from './ChoiceChips.tsx'
import { THEMES, useTheme } from './theme.ts'

const LANGUAGE_NAMES = { en: 'English', ru: 'Русский' } as const

export function Settings() {
  const { t, language, setLanguage } = useTranslation()
  const [theme, setTheme] = useTheme()
  return (
    <>
      <h3>{t('settings.language')}</h3>
      <ChoiceChips
        label={t('settings.language')}
        value={language}
        onPick={setLanguage}
        tokens={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] }))}
      />
      <h3>{t('settings.theme')}</h3>
      <ChoiceChips
        label={t('settings.theme')}
        value={theme}
        onPick={setTheme}
        tokens={THEMES.map((value) => ({ value, name: t(`theme.${value}`) }))}
      />
    </>
  )
}
