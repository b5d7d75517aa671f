/** Installs the worker that shows a page when the server cannot be reached. Browsers allow it with HTTPS, and on the own machine. */
export function installServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // Without the worker everything works but that page.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  })
}
