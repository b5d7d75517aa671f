import { LANGUAGES } from '#shared/kernel/words.ts'
import { useTranslation } from '../i18n/translation.tsx'
import type { UiKey } from '../i18n/words.ts'
import { CHOICES, type Preferences } from '../preferences/preferences.ts'
import { preferences } from '../preferences/store.ts'
import { usePreferences } from '../preferences/use-preferences.ts'
import { type ChoiceChip, ChoiceChips } from './ChoiceChips.tsx'

const LANGUAGE_NAMES = { en: 'English', ru: 'Русский' } as const

interface SettingProps<T extends string> {
  readonly title: UiKey
  readonly value: T
  readonly choices: readonly ChoiceChip<T>[]
  readonly onPick: (value: T) => void
}

function Setting<T extends string>({ title, value, choices, onPick }: SettingProps<T>) {
  const { t } = useTranslation()
  return (
    <div className="setting">
      <span aria-hidden="true">{t(title)}</span>
      <ChoiceChips label={t(title)} value={value} onPick={onPick} tokens={choices} />
    </div>
  )
}

/** All preferences. Each is kept as soon as it is chosen. */
export function Settings() {
  const { t, language, setLanguage } = useTranslation()
  const now = usePreferences()
  const set = (change: Partial<Preferences>): void => preferences.change(change)
  const named = <T extends string>(values: readonly T[], key: (value: T) => UiKey) => values.map((value) => ({ value, name: t(key(value)) }))
  return (
    <section className="settings" aria-label={t('settings.title')}>
      <h3>{t('settings.look')}</h3>
      <Setting
        title="settings.language"
        value={language}
        choices={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] }))}
        onPick={setLanguage}
      />
      <Setting
        title="settings.theme"
        value={now.theme}
        choices={named(CHOICES.theme, (value) => `theme.${value}`)}
        onPick={(theme) => set({ theme })}
      />
      <h3>{t('settings.play')}</h3>
      <Setting
        title="settings.speed"
        value={now.speed}
        choices={named(CHOICES.speed, (value) => `speed.${value}`)}
        onPick={(speed) => set({ speed })}
      />
    </section>
  )
}
