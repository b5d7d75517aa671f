import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const AUDIT = fileURLToPath(new URL('./audit.ts', import.meta.url))

test('a registry that does not answer counts as an unknown result, not as a good one', async () => {
  const closed: Server = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  closed.close()
  const { status, stderr } = spawnSync(process.execPath, [AUDIT, `--registry=http://127.0.0.1:${port}`, '--fetch-retries=0'], { encoding: 'utf8' })
  expect(status).toBe(2)
  expect(stderr).toContain('nothing is known')
  expect(stderr).toContain('osv-scanner')
})
