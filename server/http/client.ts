import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import compression from 'compression'
import express, { type Request, type RequestHandler, type Router } from 'express'
import { type PreviewParts, previewOf } from './previews.ts'

/** The paths of the web client's pages. All are the same file, and the client finds the page from the URL. */
const LOBBY = '/'
const MATCH_PAGES = ['/t/:match', '/r/:match']
const NOT_BUILT = 'The web client is not built. `npm start` builds it.\n'
const HEAD_END = '</head>'

/** Serves the built web client. Browsers may cache assets for ever, because their names change with their content. They must not cache pages. */
export function serveClient(dist: string, previews: PreviewParts): Router {
  const router = express.Router()
  router.use(compression())
  router.use('/assets', express.static(join(dist, 'assets'), { immutable: true, maxAge: '1y', index: false, redirect: false, fallthrough: false }))
  const page =
    (head: (request: Request) => Promise<string>): RequestHandler =>
    async (request, response, next) => {
      response.set('Cache-Control', 'no-cache')
      try {
        const html = await readFile(join(dist, 'index.html'), 'utf8')
        const tags = await head(request)
        response.type('html').send(tags ? html.replace(HEAD_END, () => `  ${tags}\n  ${HEAD_END}`) : html)
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') response.status(503).type('text').send(NOT_BUILT)
        else next(error)
      }
    }
  router.get(
    LOBBY,
    page(async () => ''),
  )
  router.get(
    MATCH_PAGES,
    page((request) => {
      request.res?.vary('Accept-Language')
      return previewOf(previews, request)
    }),
  )
  router.use(express.static(dist, { maxAge: 0, index: false, redirect: false }))
  return router
}
