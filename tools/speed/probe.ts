import type { Page } from 'playwright-core'

/** What the page itself has measured, in ms. */
export interface Readings {
  /** From the start of the navigation until the player can answer. */
  readonly readyMs: number
  /** The sum of the layout shifts after the first paint that follow no input. */
  readonly shift: number
  /** The times between frames since the last reset. */
  readonly frames: readonly number[]
  /** From the arrival of a message until the next frame after it was drawn. */
  readonly patches: readonly number[]
}

interface Probe extends Readings {
  reset(): void
}
declare global {
  /** The probe that `installProbe` puts into the page. */
  var speedProbe: Probe
}

/** Measures from inside the page. It has to be installed before the page is opened. */
export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const probe = { readyMs: 0, shift: 0, frames: [] as number[], patches: [] as number[], reset: () => undefined as undefined }
    probe.reset = () => {
      probe.frames = []
      probe.patches = []
      return undefined
    }
    globalThis.speedProbe = probe
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
        if (!hadRecentInput) probe.shift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    let last = performance.now()
    const frame = (now: number): void => {
      probe.frames.push(now - last)
      last = now
      if (probe.readyMs === 0 && document.querySelector('.status-bar.turn')) probe.readyMs = performance.now()
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    const Socket = WebSocket
    globalThis.WebSocket = class extends Socket {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols)
        this.addEventListener('message', () => {
          const arrived = performance.now()
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => probe.patches.push(performance.now() - arrived)
            port2.postMessage(undefined)
          })
        })
      }
    }
  })
}

export const readProbe = (page: Page): Promise<Readings> =>
  page.evaluate(() => {
    const { readyMs, shift, frames, patches } = globalThis.speedProbe
    return { readyMs, shift, frames, patches }
  })
