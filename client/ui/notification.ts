const ICON = '/emblem.svg'
/** A newer notification replaces the older one. */
const TAG = 'coven-turn'

export const canNotify = (): boolean => typeof Notification !== 'undefined'

/** Asks for the permission to show notifications. */
export const requestNotifications = async (): Promise<boolean> => canNotify() && (await Notification.requestPermission()) === 'granted'

/** Shows a notification, if the person has allowed it. It goes when they look at the page. */
export async function notify(title: string, body: string): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return
  const options = { body, tag: TAG, icon: ICON }
  try {
    closeWhenSeen(new Notification(title, options))
  } catch {
    // Chrome on Android shows notifications only through a service worker.
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.showNotification(title, options)
  }
}

function closeWhenSeen(notification: Notification): void {
  notification.addEventListener('click', () => window.focus())
  const close = (): void => {
    if (document.visibilityState === 'visible') notification.close()
  }
  document.addEventListener('visibilitychange', close)
  notification.addEventListener('close', () => document.removeEventListener('visibilitychange', close))
}
