import { useTranslation } from '../../../i18n/translation.tsx'

/** Opens the sheet of all keys, for those who have turned the key for it off or do not know it. */
export function KeysButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className="btn keys-open" onClick={onOpen}>
      {t('keys.title')}
    </button>
  )
}
