import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureProgram, NGINX } from '../programs/programs.ts'
import { ManagedProcess } from './managed-process.ts'

const CONFIG = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url))

export interface Upstream {
  readonly name: string
  readonly port: number
}

/** Returns for the processes of this machine what deploy/compose/nodes.conf says for the containers. */
function describeNodes(nodes: readonly Upstream[]): string {
  const addressOf = ({ port }: Upstream): string => `127.0.0.1:${port}`
  return [
    'upstream coven {',
    '    zone coven 64k;',
    ...nodes.map((node) => `    server ${addressOf(node)} max_fails=1 fail_timeout=2s;`),
    '    keepalive 32;',
    '    keepalive_timeout 3s;',
    '}',
    'map $node $node_address {',
    '    default "";',
    ...nodes.map((node) => `    ${node.name} ${addressOf(node)};`),
    '}',
    '',
  ].join('\n')
}

/** Starts nginx with the deployed configuration. A link to it lies in `dir`, beside the files with what differs here. */
export async function startProxy(dir: string, port: number, nodes: readonly Upstream[]): Promise<ManagedProcess> {
  await mkdir(dir, { recursive: true })
  const config = join(dir, 'nginx.conf')
  await rm(config, { force: true })
  await symlink(CONFIG, config)
  await writeFile(join(dir, 'nodes.conf'), describeNodes(nodes))
  await writeFile(join(dir, 'listen.conf'), `listen 127.0.0.1:${port};\n`)
  return ManagedProcess.start({
    title: 'nginx',
    program: ensureProgram(NGINX),
    words: ['-p', dir, '-c', config, '-e', 'stderr', '-g', 'daemon off;'],
    isUp: async () => {
      try {
        await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2000) })
        return true
      } catch {
        return false
      }
    },
  })
}
