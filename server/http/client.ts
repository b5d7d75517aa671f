import { join } from 'node:path'
import compression from 'compression'
import express, { type RequestHandler, type Router } from 'express'

/** The pages of the web client. All are the same file; the client reads the page from the URL. */
const PAGES = ['/', '/t/:match', '/r/:match']
const NOT_BUILT = 'The web client is not built. `npm start` builds it.\n'

/** Serves the files of the build. The names of assets change with their content, so browsers may cache them for ever; pages may not be cached. */
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
