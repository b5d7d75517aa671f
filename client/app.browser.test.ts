import { expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { BreakableProxy } from '#testing/breakable-proxy.ts'
import { setUpBrowserAndServer } from '#testing/browser/browser-fixture.ts'
import { startTestServer } from '#testing/server.ts'

const fixture = setUpBrowserAndServer({ build: maybeBuildClient, open: startTestServer })

interface Manifest {
  readonly display: string
  readonly start_url: string
  readonly icons: readonly { readonly src: string; readonly sizes: string }[]
}

test('the client can be installed: its manifest names icons of the sizes that they have', async () => {
  const { page } = await fixture.openPage('Yarrow')
  const path = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await fetch(new URL(path ?? '', fixture.server.url))).json()) as Manifest
  expect([manifest.display, manifest.start_url]).toEqual(['standalone', '/'])
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const icon = new Image()
          icon.src = source
          await icon.decode()
          return `${icon.naturalWidth}x${icon.naturalHeight}`
        }),
      ),
    manifest.icons.filter(({ sizes }) => sizes !== 'any').map(({ src }) => src),
  )
  expect(sizes).toEqual(['192x192', '512x512', '512x512'])
})

test('without the server a page says so, and nothing but that page is kept', async () => {
  const line = await BreakableProxy.to(fixture.server.url)
  const { page } = await fixture.openPage('Wren', { address: line.url })
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }))
  })
  line.cut()
  await page.goto(new URL('/t/some-match', line.url).href)
  await page.getByText('The server cannot be reached.').waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('grid')
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(stores.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toEqual(['/offline.html'])
  line.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('There is no such table.').waitFor()
  await line.close()
})
