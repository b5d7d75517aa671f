import { installStringDecoder } from '#sdk/raw/decode-strings.ts'
import type { FloodRun } from './flood.ts'
import { FloodTools } from './flood-tools.ts'
import { FLOODS } from './floods/index.ts'
import type { AttackerMessage, DriverMessage } from './messages.ts'

/** The process of the attackers. The siege process tells it what to do. */

/** The number of guests that one address may make in a minute. */
const NAMES = 60

const send = (word: AttackerMessage): void => void process.send?.(word)

let tools: FloodTools | undefined
let floodRun: FloodRun | undefined
let running: { readonly stop: AbortController; readonly done: Promise<void> } | undefined

function requireTools(): FloodTools {
  if (!tools) throw new Error('the attackers have not entered')
  return tools
}

async function execute(order: DriverMessage): Promise<void> {
  switch (order.order) {
    case 'prepare':
      tools = new FloodTools(order)
      await tools.enter(NAMES)
      floodRun = await FLOODS.find(({ name }) => name === order.flood)?.prepare(tools)
      return send({ word: 'prepared' })
    case 'run': {
      const stop = new AbortController()
      Object.assign(requireTools().counts, { tried: 0, refused: 0, closed: 0 })
      running = { stop, done: floodRun?.run(stop.signal) ?? Promise.resolve() }
      return
    }
    case 'stop':
      running?.stop.abort()
      await running?.done
      return send({ word: 'stopped', ...requireTools().counts })
    case 'end':
      floodRun?.end()
      return send({ word: 'ended' })
  }
}

installStringDecoder()
process.on('message', (order: DriverMessage) => {
  execute(order).catch((error: unknown) => send({ word: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
})
process.on('disconnect', () => process.exit(0))
