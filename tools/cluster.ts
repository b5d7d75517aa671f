import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { Cluster } from '#testing/cluster/index.ts'
import { FSYNCS } from '#testing/cluster/redis.ts'

const HELP = `npm run cluster: runs Redis, several game servers and nginx on this machine, as docker-compose.yml does in containers.

  --nodes N      game servers (3)
  --port N       the public port (2567)
  --data DIR     the directory for all data (data/cluster)
  --fsync WHEN   when Redis writes to the disk: always, everysec or no (everysec)

Ctrl-C stops everything in order. The matches stay in --data for the next time.
`

const say = (line: string): void => void process.stdout.write(`${line}\n`)
function end(code: number, message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

function readWords() {
  try {
    const { values } = parseArgs({
      options: {
        nodes: { type: 'string', default: '3' },
        port: { type: 'string', default: '2567' },
        data: { type: 'string', default: 'data/cluster' },
        fsync: { type: 'string', default: 'everysec' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    return values
  } catch (error) {
    return end(2, error instanceof Error ? error.message : String(error))
  }
}

function readNumber(name: string, text: string, from: number, to: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= from && value <= to ? value : end(2, `--${name} must be a whole number from ${from} to ${to}`)
}

const words = readWords()
if (words.help) {
  process.stdout.write(HELP)
  process.exit(0)
}
const fsync = FSYNCS.find((known) => known === words.fsync) ?? end(2, `--fsync must be one of: ${FSYNCS.join(', ')}`)
const nodes = readNumber('nodes', words.nodes, 1, 32)
const port = readNumber('port', words.port, 1, 65_535)

let cluster: Cluster | undefined
let closing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // The programs that were started so far end with this process.
    if (!cluster || closing) process.exit(1)
    closing = true
    say('closing…')
    void cluster.close().then(() => process.exit(0))
  })

await maybeBuildClient(say)
cluster = await Cluster.start({ dir: resolve(words.data), nodes, port, fsync }).catch((error: Error) => end(1, error.message))
for (const { name, url, pid } of cluster.nodes) say(`${name}  ${url}  process ${pid}`)
say(`Redis   ${cluster.redis.url}`)
say(`Coven is open at ${cluster.url}`)
