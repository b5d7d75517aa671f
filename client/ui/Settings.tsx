import { useState } from 'react'
import { LANGUAGES } from '#shared/kernel/words.ts'
import { useTranslation } from '../i18n/translation.tsx'
import type { UiKey } from '../i18n/words.ts'
import { CHOICES, type Preferences } from '../preferences/preferences.ts'
import { preferences } from '../preferences/store.ts'
import { usePreferences } from '../preferences/use-preferences.ts'
import { type ChoiceChip, ChoiceChips } from './ChoiceChips.tsx'
import { canNotify, requestNotifications } from './notification.ts'

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
      <Setting
        title="settings.textSize"
        value={now.textSize}
        choices={named(CHOICES.textSize, (value) => `textSize.${value}`)}
        onPick={(textSize) => set({ textSize })}
      />
      <Setting
        title="settings.palette"
        value={now.palette}
        choices={named(CHOICES.palette, (value) => `palette.${value}`)}
        onPick={(palette) => set({ palette })}
      />
      <h3>{t('settings.play')}</h3>
      <Setting
        title="settings.speed"
        value={now.speed}
        choices={named(CHOICES.speed, (value) => `speed.${value}`)}
        onPick={(speed) => set({ speed })}
      />
      <Setting
        title="settings.confirm"
        value={now.confirm}
        choices={named(CHOICES.confirm, (value) => `confirm.${value}`)}
        onPick={(confirm) => set({ confirm })}
      />
      <AttentionSettings />
    </section>
  )
}

/** How the client draws the person's attention. What the browser cannot do is not offered. */
function AttentionSettings() {
  const { t } = useTranslation()
  const now = usePreferences()
  const [isRefused, setRefused] = useState(false)
  const set = (change: Partial<Preferences>): void => preferences.change(change)
  const onOff = CHOICES.vibration.map((value) => ({ value, name: t(`switch.${value}`) }))
  const setNotifications = async (notifications: Preferences['notifications']): Promise<void> => {
    const isAllowed = notifications === 'off' || (await requestNotifications())
    setRefused(!isAllowed)
    set({ notifications: isAllowed ? notifications : 'off' })
  }
  return (
    <>
      <h3>{t('settings.attention')}</h3>
      <Setting
        title="settings.sounds"
        value={now.sounds}
        choices={CHOICES.sounds.map((value) => ({ value, name: t(`sounds.${value}`) }))}
        onPick={(sounds) => set({ sounds })}
      />
      <Setting title="settings.replaySounds" value={now.replaySounds} choices={onOff} onPick={(replaySounds) => set({ replaySounds })} />
      {canNotify() && (
        <Setting title="settings.notifications" value={now.notifications} choices={onOff} onPick={(value) => void setNotifications(value)} />
      )}
      {isRefused && <p role="status">{t('settings.notifications.refused')}</p>}
      {'vibrate' in navigator && (
        <Setting title="settings.vibration" value={now.vibration} choices={onOff} onPick={(vibration) => set({ vibration })} />
      )}
    </>
  )
}
