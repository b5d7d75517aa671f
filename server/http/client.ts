import { join } from 'node:path'
import compression from 'compression'
import express, { type RequestHandler, type Router } from 'express'

/** The paths of the web client's pages. All are the same file, and the client finds the page from the URL. */
const PAGES = ['/', '/t/:match', '/r/:match']
const NOT_BUILT = 'The web client is not built. `npm start` builds it.\n'

/** Serves the built web client. Browsers may cache assets for ever, because their names change with their content. They must not cache pages. */
export function serveClient(dist: string): Router {
  const router = express.Router()
  router.use(compression())
  router.use('/assets', express.static(join(dist, 'assets'), { immutable: true, maxAge: '1y', index: false, redirect: false, fallthrough: false }))
  const page: RequestHandler = (_request, response, next) => {
    response.set('Cache-Control', 'no-cache')
    response.sendFile('index.html', { root: dist, cacheControl: false }, (error) => {
      if (!error || response.headersSent) return
      if ('code' in error && error.code === 'ENOENT') response.status(503).type('text').send(NOT_BUILT)
      else next(error)
    })
  }
  router.get(PAGES, page)
  router.use(express.static(dist, { maxAge: 0, index: false, redirect: false }))
  return router
}
