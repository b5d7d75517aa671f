// Shows a page of its own when the server cannot be reached. It keeps that page and nothing else, so nobody ever gets an old client.
const CACHE = 'coven-offline-1'
const PAGE = '/offline.html'

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(PAGE)))
  skipWaiting()
})

addEventListener('activate', (event) => {
  const clean = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('coven-') && name !== CACHE)
    await Promise.all(old.map((name) => caches.delete(name)))
    await clients.claim()
  }
  event.waitUntil(clean())
})

// The page is answered without the server's headers: their policy would forbid the styles inside the page, and there is nothing else to load.
const offlinePage = async () => {
  const kept = await caches.match(PAGE)
  return kept ? new Response(await kept.blob(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }) : Response.error()
}

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(offlinePage))
})
