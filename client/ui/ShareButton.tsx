import { useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { Icon } from './Icon.tsx'
import { share } from './share.ts'

const COPIED_MS = 2500

interface ShareButtonProps {
  readonly className: string
  readonly label: string
  readonly title: string
  readonly text: string
  readonly url: string
  /** Whether a narrow page shows the icon alone. */
  readonly shrinks?: boolean
  /** Called if the browser allows neither sharing nor copying. */
  readonly onBlocked?: () => void
}

/** Passes a link on with the system's share sheet, or copies it and says so. */
export function ShareButton({ className, label, title, text, url, shrinks = false, onBlocked }: ShareButtonProps) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const pass = async (): Promise<void> => {
    const done = await share({ title, text, url })
    if (done === 'blocked') onBlocked?.()
    if (done !== 'copied') return
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_MS)
  }
  const name = isCopied ? t('gather.copied') : label
  return (
    <button type="button" className={className} aria-label={name} title={name} onClick={() => void pass()}>
      <Icon name={isCopied ? 'check' : 'link'} />
      <span className={shrinks ? 'word' : undefined}>{name}</span>
    </button>
  )
}
