import express, { type Express, type RequestHandler } from 'express'
import helmet from 'helmet'
import type { Logger } from '#rooms/services.ts'
import { newRefusal } from '#shared/kernel/refusal.ts'
import type { PrometheusMetrics } from '../metrics.ts'
import type { Readiness } from '../process/readiness.ts'
import { type ApiParts, serveApi } from './api.ts'
import { serveClient } from './client.ts'
import { limit } from './limits.ts'
import { createMatchmaking, type MatchmakingParts } from './matchmaking.ts'
import { guardOrigin } from './origin.ts'
import type { PasswordParts } from './password.ts'
import { handleErrors, sendNoSuchPage, sendRefusal } from './refusals.ts'
import { serveStatus } from './status.ts'

export interface AppParts extends ApiParts, MatchmakingParts {
  readonly metrics: PrometheusMetrics
  readonly log: Logger
  readonly readiness: Readiness
  /** The folder of the built web client. */
  readonly clientDist: string
}

const BODY_LIMIT = '16kb'

const headers = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // The socket of a room may be on another node.
      connectSrc: ["'self'", 'ws:', 'wss:'],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // The policy leaves out subdomains. An operator who adds TLS can decide about them.
  strictTransportSecurity: { includeSubDomains: false },
})

const measure =
  (metrics: PrometheusMetrics): RequestHandler =>
  (request, response, next) => {
    const start = performance.now()
    response.once('finish', () => {
      // Only declared routes become labels. Otherwise clients could create any number of them.
      const route = typeof request.route?.path === 'string' ? `${request.baseUrl}${request.route.path}` : 'other'
      if (typeof response.locals.refused === 'string') metrics.refused(response.locals.refused)
      metrics.requested(request.method, route, response.statusCode, (performance.now() - start) / 1000)
    })
    next()
  }

const whenReady =
  (readiness: Readiness): RequestHandler =>
  (_request, response, next) => {
    if (readiness.isReady) return next()
    response.set('Retry-After', '1')
    sendRefusal(response, newRefusal('unavailable'))
  }

/** Creates the app that serves every HTTP request, including those of the Colyseus SDK. */
export async function createApp(parts: AppParts): Promise<Express> {
  const { config, metrics, log, readiness, journal, limits, networkOf, clientDist } = parts
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.TRUST_PROXY)
  app.set('query parser', 'simple')
  app.use(measure(metrics), headers)
  const lock = (page: string, password: string): PasswordParts => ({
    page,
    password,
    proxies: config.TRUST_PROXY,
    log,
    onRefused: (scope) => metrics.limited('passwords', scope),
  })
  const metricsLock = config.METRICS_PASSWORD ? lock('metrics', config.METRICS_PASSWORD) : undefined
  app.use(serveStatus({ journal, readiness, metrics, metricsLock, proxies: config.TRUST_PROXY }))
  if (config.MONITOR_PASSWORD) {
    const { serveMonitor } = await import('./monitor.ts')
    app.use('/monitor', serveMonitor(lock('monitor', config.MONITOR_PASSWORD)))
  }
  app.use(guardOrigin(config.PUBLIC_ORIGINS))
  app.use(['/api', '/matchmake'], noStore, whenReady(readiness), express.json({ limit: BODY_LIMIT }))
  app.use('/api', serveApi(parts))
  app.post('/matchmake/:method/:name', limit(limits, networkOf, 'joins'), createMatchmaking(parts))
  app.use(['/api', '/matchmake'], sendNoSuchPage)
  app.use(serveClient(clientDist))
  app.use(sendNoSuchPage)
  app.use(handleErrors(log))
  return app
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}
