import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type BrowserUser, launch, openPage, type View } from './browser.ts'

interface FixtureServer {
  readonly url: string
  close(): Promise<void>
}

interface FixtureOptions<H extends FixtureServer> {
  readonly build: (say: (line: string) => void) => Promise<void>
  readonly open: () => Promise<H>
}

export interface BrowserFixture<H extends FixtureServer> {
  readonly server: H
  /** Opens another server in place of one that has ended. */
  reopen(open: () => Promise<H>): Promise<void>
  /** Opens a page of the server, or the address, as a new person. */
  openPage(name: string, view?: View & { readonly address?: string }): Promise<BrowserUser>
}

/** Sets up one browser and one server for all tests of a file, and closes both after the last one. */
export function setUpBrowserAndServer<H extends FixtureServer>({ build, open }: FixtureOptions<H>): BrowserFixture<H> {
  let browser: Browser | undefined
  let server: H | undefined
  beforeAll(async () => {
    await build(() => undefined)
    browser = await launch()
    server = await open()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })
  const setUp = (): { readonly browser: Browser; readonly server: H } => {
    if (!browser || !server) throw new Error('browser and server exist only while the tests run')
    return { browser, server }
  }
  return {
    get server() {
      return setUp().server
    },
    async reopen(open) {
      server = await open()
    },
    openPage(name, { address = setUp().server.url, ...view } = {}) {
      return openPage(setUp().browser, address, name, view)
    },
  }
}
