import express, { type RequestHandler, type Router } from 'express'
import { isLocal } from '../edge/local.ts'
import type { JournalStore } from '../journal/index.ts'
import type { PrometheusMetrics } from '../metrics.ts'
import type { Readiness } from '../process/readiness.ts'
import { type PasswordParts, requirePassword } from './password.ts'

/** The disk is tested at most once in this time. */
const PROBE_MS = 1000
const PROBE_LIMIT_MS = 5000

/** Creates a check whether the journal can be written. Its result is cached for PROBE_MS. */
function createProbe(journal: JournalStore): () => Promise<boolean> {
  let last: Promise<boolean> | undefined
  return () => {
    if (last) return last
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, PROBE_LIMIT_MS, false).unref())
    last = Promise.race([
      journal.probe().then(
        () => true,
        () => false,
      ),
      late,
    ])
    setTimeout(() => {
      last = undefined
    }, PROBE_MS).unref()
    return last
  }
}

interface Parts {
  readonly journal: JournalStore
  readonly readiness: Readiness
  readonly metrics: PrometheusMetrics
  /** Without a password, only this machine may read the metrics. */
  readonly metricsLock: PasswordParts | undefined
  readonly proxies: number
}

const requireLocal =
  (proxies: number): RequestHandler =>
  (request, response, next) => {
    if (isLocal(request, proxies)) return next()
    response.status(403).type('text').send('Only programs on this machine can read the metrics, unless METRICS_PASSWORD is set.\n')
  }

/** Serves the health, readiness and metrics endpoints. */
export function serveStatus({ journal, readiness, metrics, metricsLock, proxies }: Parts): Router {
  const isWritable = createProbe(journal)
  const router = express.Router()
  router.get('/healthz', (_request, response) => {
    response.json({ alive: true })
  })
  router.get('/readyz', async (_request, response) => {
    const journal = await isWritable()
    const ready = readiness.isReady && journal
    response.status(ready ? 200 : 503).json({ ready, stage: readiness.lifecycle, journal })
  })
  router.use('/metrics', metricsLock ? requirePassword(metricsLock) : requireLocal(proxies))
  router.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  return router
}
