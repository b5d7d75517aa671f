import { LANGUAGES } from '#shared/kernel/words.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { CHOICES } from '../preferences/preferences.ts'
import { preferences } from '../preferences/store.ts'
import { usePreferences } from '../preferences/use-preferences.ts'
import { ChoiceChips } from './ChoiceChips.tsx'

const LANGUAGE_NAMES = { en: 'English', ru: 'Русский' } as const

export function Settings() {
  const { t, language, setLanguage } = useTranslation()
  const { theme } = usePreferences()
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
        onPick={(theme) => preferences.change({ theme })}
        tokens={CHOICES.theme.map((value) => ({ value, name: t(`theme.${value}`) }))}
      />
    </>
  )
}
