import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Checked, isFast, P99_LIMIT } from './check.ts'
import { demandOf, type Layout, NODE_SHARE, PORTS, REDIS_SHARE, takeoverOf } from './layout.ts'
import type { CpuCost, GameCosts, Measured } from './measured.ts'
import type { Findings, Quantiles } from './simulation.ts'

const PAGE = fileURLToPath(new URL('../../docs/capacity.md', import.meta.url))

const rounded = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
const whole = (value: number): string => Math.round(value).toLocaleString('en')
const micros = (seconds: number): string => rounded(seconds * 1e6)
const millis = (seconds: number): string => rounded(seconds * 1000)
const kilobytes = (bytes: number): string => rounded(bytes / 1024)
const gigabytes = (bytes: number): string => (bytes / 1024 ** 3).toFixed(1)
const percent = (share: number): string => `${Math.round(share * 100)} %`
const parts = ({ node, redis, proxy }: CpuCost, write: (seconds: number) => string): string => [node, redis, proxy].map(write).join(' / ')

function drawTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(head),
    `|---|${head
      .slice(1)
      .map(() => '--:|')
      .join('')}`,
    ...rows.map(line),
  ].join('\n')
}

function drawMeasured({ at, machine, residentBytes, games }: Measured): string {
  const row = (name: string, write: (game: GameCosts) => string) => [name, ...Object.values(games).map(write)]
  const table = drawTable(
    ['4 seats', ...Object.keys(games)],
    [
      row('answer, alone with SQLite µs', ({ answerAlone }) => micros(answerAlone)),
      row('answer µs: node / Redis / proxy', ({ answer }) => parts(answer, micros)),
      row('opening a table ms', ({ opening }) => parts(opening, millis)),
      row('restoring a match ms', ({ restore }) => parts(restore, millis)),
      row('one connection ms', ({ join }) => parts(join, millis)),
      row('ping µs', ({ ping }) => parts(ping, micros)),
      row('pause of a node ms', ({ pause }) => millis(pause.seconds)),
      row('answers between two pauses', ({ pause }) => rounded(pause.answers)),
      row('bytes per answer to all seats', ({ bytesPerAnswer }) => rounded(bytesPerAnswer)),
      row('KB of a match in a node', ({ nodeBytes }) => kilobytes(nodeBytes)),
      row('KB of a new match in Redis', ({ redisBytes }) => kilobytes(redisBytes)),
      row('KB of 100 answers in Redis', ({ redisBytesPerAnswer }) => kilobytes(100 * redisBytesPerAnswer)),
      row('had a core when it wanted one', ({ ran }) => percent(ran)),
      row('answers in a match', ({ answersPerMatch }) => rounded(answersPerMatch)),
    ],
  )
  return `${at.slice(0, 10)}, ${machine}. A node with few matches takes ${whole(residentBytes / 1024 ** 2)} MB.\n\n${table}`
}

function drawCarried({ games }: Measured, { wish: wanted }: Layout): string {
  const row = (name: string, write: (game: GameCosts) => string) => [name, ...Object.values(games).map(write)]
  const demand = (part: keyof CpuCost) => (game: GameCosts) => demandOf(game, wanted.secondsPerAnswer)[part]
  return drawTable(
    [`one answer in ${wanted.secondsPerAnswer} s`, ...Object.keys(games)],
    [
      row(`answers/s of a node at ${percent(NODE_SHARE)}`, ({ answer }) => whole(NODE_SHARE / answer.node)),
      row('the same, openings and pings included', (game) => whole(NODE_SHARE / demand('node')(game) / wanted.secondsPerAnswer)),
      row(`matches of a node at ${percent(NODE_SHARE)}`, (game) => whole(NODE_SHARE / demand('node')(game))),
      row(`matches of a Redis at ${percent(REDIS_SHARE)}`, (game) => whole(REDIS_SHARE / demand('redis')(game))),
      row(`matches of a core of nginx at ${percent(NODE_SHARE)}`, (game) => whole(NODE_SHARE / demand('proxy')(game))),
      row('ms of a node to take a match over', (game) => millis(takeoverOf(game))),
    ],
  )
}

function drawLayout(layout: Layout): string {
  const { cells, matches, nodes, nodesForLoad, proxyCores, nodeBytes, redisBytes, bitsPerSecond } = layout
  const row = (name: string, cell: number, write: (value: number) => string) => [name, write(cell), write(cell * cells)]
  const cores = nodes + 1 + 2 * proxyCores
  return drawTable(
    [`${whole(layout.wish.matches)} matches, one answer in ${layout.wish.secondsPerAnswer} s`, 'one cell', `${cells} cells`],
    [
      row('matches', matches, whole),
      row('players', layout.proxyConnections / 2, whole),
      row('answers/s', matches / layout.wish.secondsPerAnswer, whole),
      row('nodes that the load needs', nodesForLoad, whole),
      row('**nodes**, so that one may die', nodes, whole),
      row('Redis', 1, whole),
      row('proxies', 2, whole),
      row('cores: nodes + Redis + proxies', cores, whole),
      row('GB of memory: nodes', nodes * nodeBytes, gigabytes),
      row('GB of memory: Redis', redisBytes, gigabytes),
      row('Mbit/s to players', bitsPerSecond / 1e6, rounded),
      ['a node is busy', percent(layout.nodeLoad), ''],
      ['Redis is busy', percent(layout.redisLoad), ''],
    ],
  )
}

function drawLimits({ matchesPerNode, nodeBytes, socketsPerNode, proxyConnections, proxyCores, proxyAddresses }: Layout): string {
  return drawTable(
    ['while one node and one proxy of a cell are gone', ''],
    [
      ['matches of a node (`MAX_MATCHES`)', whole(matchesPerNode)],
      ['GB of a node (`--max-old-space-size`)', gigabytes(nodeBytes)],
      ['sockets of a node (`LimitNOFILE`)', whole(socketsPerNode)],
      [`of ${whole(PORTS)} ports from the proxy to a node`, percent(socketsPerNode / PORTS)],
      ['addresses of a proxy towards the nodes', whole(proxyAddresses)],
      ['connections of a proxy, both sides (`LimitNOFILE`)', whole(proxyConnections)],
      [`by ${proxyCores} worker${proxyCores > 1 ? 's' : ''} (\`worker_connections\`)`, whole(proxyConnections / proxyCores)],
    ],
  )
}

const seconds = ({ p50, p99, max }: Quantiles): string => [p50, p99, max].map((value) => `${value.toFixed(1)} s`).join(' / ')

function drawChecked({ wish: wanted, cells: count, nodes }: Layout, { cells, death, knee }: Checked): string {
  const worst = (value: (findings: Findings) => number) => Math.max(...cells.map(value))
  const holds = cells.every(isFast)
  const simulated = drawTable(
    [`${count} cells of ${nodes} nodes, ${whole(wanted.matches)} matches`, ''],
    [
      ['answers', whole(cells.reduce((sum, { answers }) => sum + answers, 0))],
      ['answer → last patch, p50 ms', millis(worst(({ latency }) => latency.p50))],
      ['answer → last patch, p99 ms', millis(worst(({ latency }) => latency.p99))],
      [`p99 below ${millis(P99_LIMIT)} ms`, holds ? '**holds**' : '**does not hold**'],
      ['busiest node', percent(worst(({ nodeLoad }) => nodeLoad))],
      ['busiest Redis', percent(worst(({ shardLoad }) => shardLoad))],
      ['a node dies: its matches go on after, p50 / p99 / last', seconds(death.resume)],
      ['a node dies: the others’ answers in the next half minute, p99 ms', millis(death.bystanders.p99)],
    ],
  )
  const bend = drawTable(
    ['one cell, more matches', 'busiest node', 'Redis', 'p50 ms', 'p99 ms'],
    knee.map(({ matches, findings: { nodeLoad, shardLoad, latency } }) => [
      whole(matches),
      percent(nodeLoad),
      percent(shardLoad),
      millis(latency.p50),
      millis(latency.p99),
    ]),
  )
  return `${simulated}\n\n${bend}`
}

/** Draws all tables, by the name of their place in docs/capacity.md. */
export function drawTables(measured: Measured, layout: Layout, checked: Checked): Readonly<Record<string, string>> {
  return {
    measured: drawMeasured(measured),
    carried: drawCarried(measured, layout),
    plan: drawLayout(layout),
    simulation: drawChecked(layout, checked),
    limits: drawLimits(layout),
  }
}

function putBetween(text: string, name: string, table: string): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/capacity.md has no place for ${name}`)
  return `${text.slice(0, from + begin.length)}\n${table}\n${text.slice(to)}`
}

export async function writePage(tables: Readonly<Record<string, string>>): Promise<void> {
  const page = await readFile(PAGE, 'utf8')
  await writeFile(
    PAGE,
    Object.entries(tables).reduce((text, [name, table]) => putBetween(text, name, table), page),
  )
}
