import { type FormEvent, useState } from 'react'
import type { Guest } from '#shared/protocol/http.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'

const LONGEST = 24

/** The guest's name on a brass plate. The pencil opens an editor. */
export function NameEditor({ guest, onRename }: { readonly guest: Guest | undefined; readonly onRename: (name: string) => Promise<boolean> }) {
  const { t } = useTranslation()
  const [text, setText] = useState<string>()
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (text !== undefined && (await onRename(text.trim()))) setText(undefined)
  }
  if (text === undefined)
    return (
      <p className="plate">
        <span>{t('lobby.youare')}</span>
        <b>{guest?.name ?? '…'}</b>
        <button type="button" className="iconb" aria-label={t('lobby.rename')} title={t('lobby.rename')} onClick={() => setText(guest?.name ?? '')}>
          <Icon name="pencil" />
        </button>
      </p>
    )
  return (
    <form className="plate" onSubmit={(event) => void save(event)}>
      <label htmlFor="guest-name">{t('lobby.name')}</label>
      {/* biome-ignore lint/a11y/noAutofocus: the guest has just chosen to type here */}
      <input id="guest-name" autoFocus maxLength={LONGEST} value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit" className="btn go">
        {t('lobby.keep')}
      </button>
    </form>
  )
}
