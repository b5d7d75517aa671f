import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'

/** The event of a browser that can install the page as an app. It is not in the types of the DOM yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}
const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

/** Installs the client as an app, where the browser offers that and it has not been done. */
export function InstallButton() {
  const { t } = useTranslation()
  const [offer, setOffer] = useState<InstallEvent>()
  useEffect(() => {
    const onOffer = (event: Event): void => {
      if (!isInstallEvent(event)) return
      event.preventDefault()
      setOffer(event)
    }
    const onInstalled = (): void => setOffer(undefined)
    addEventListener('beforeinstallprompt', onOffer)
    addEventListener('appinstalled', onInstalled)
    return () => {
      removeEventListener('beforeinstallprompt', onOffer)
      removeEventListener('appinstalled', onInstalled)
    }
  }, [])
  if (!offer) return undefined
  const install = async (): Promise<void> => {
    setOffer(undefined)
    await offer.prompt()
  }
  return (
    <button type="button" className="btn quiet" onClick={() => void install()}>
      {t('app.install')}
    </button>
  )
}
