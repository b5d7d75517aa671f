import express, { type Router } from 'express'
import helmet from 'helmet'
import { monitor } from '#rooms/colyseus/monitor.ts'
import { type PasswordParts, requirePassword } from './password.ts'

/** Serves the Colyseus monitor. It can close rooms by GET requests, so requests from other pages are refused. */
export function serveMonitor(lock: PasswordParts): Router {
  const router = express.Router()
  router.use((request, response, next) => {
    const site = request.headers['sec-fetch-site']
    if (site === undefined || site === 'same-origin' || site === 'none') return next()
    response.status(403).type('text').send('Open the monitor by its own URL and not from another page.\n')
  })
  router.use(requirePassword(lock))
  // The monitor's page needs inline styles and an icon font.
  router.use(
    helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
        fontSrc: ["'self'", 'data:', 'https://fonts.gstatic.com'],
        imgSrc: ["'self'", 'data:'],
        frameAncestors: ["'none'"],
      },
    }),
  )
  router.use(monitor())
  return router
}
