import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launch, type View, type Visitor, visit } from './browser.ts'

interface House {
  readonly url: string
  close(): Promise<void>
}

interface Scene<H extends House> {
  readonly build: (say: (line: string) => void) => Promise<void>
  readonly open: () => Promise<H>
}

export interface Stage<H extends House> {
  readonly house: H
  /** Another house instead of one that has ended. */
  reopen(open: () => Promise<H>): Promise<void>
  /** Somebody new comes to the house, or to the address. */
  visit(name: string, view?: View & { readonly address?: string }): Promise<Visitor>
}

/** One browser and one house for all tests of a file; both are gone after the last one. */
export function setStage<H extends House>({ build, open }: Scene<H>): Stage<H> {
  let browser: Browser | undefined
  let house: H | undefined
  beforeAll(async () => {
    await build(() => undefined)
    browser = await launch()
    house = await open()
  })
  afterAll(async () => {
    await browser?.close()
    await house?.close()
  })
  const setUp = (): { readonly browser: Browser; readonly house: H } => {
    if (!browser || !house) throw new Error('nothing is set up before the tests begin')
    return { browser, house }
  }
  return {
    get house() {
      return setUp().house
    },
    async reopen(open) {
      house = await open()
    },
    visit(name, { address = setUp().house.url, ...view } = {}) {
      return visit(setUp().browser, address, name, view)
    },
  }
}
