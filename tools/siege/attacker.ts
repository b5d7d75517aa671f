import { installStringDecoder } from '#sdk/raw/decode-strings.ts'
import type { Assault } from './flood.ts'
import { FloodTools } from './flood-tools.ts'
import { FLOODS } from './floods/index.ts'
import type { AttackerMessage, DriverMessage } from './messages.ts'

/** The process of the attackers. The siege process tells it what to do. */

/** The number of guests that one address may make in a minute. */
const NAMES = 60

const tell = (word: AttackerMessage): void => void process.send?.(word)

let tools: FloodTools | undefined
let assault: Assault | undefined
let under: { readonly stop: AbortController; readonly done: Promise<void> } | undefined

function theKit(): FloodTools {
  if (!tools) throw new Error('the attackers have not entered')
  return tools
}

async function obey(order: DriverMessage): Promise<void> {
  switch (order.order) {
    case 'prepare':
      tools = new FloodTools(order)
      await tools.enter(NAMES)
      assault = await FLOODS.find(({ name }) => name === order.flood)?.prepare(tools)
      return tell({ word: 'prepared' })
    case 'run': {
      const stop = new AbortController()
      Object.assign(theKit().counts, { tried: 0, refused: 0, closed: 0 })
      under = { stop, done: assault?.run(stop.signal) ?? Promise.resolve() }
      return
    }
    case 'stop':
      under?.stop.abort()
      await under?.done
      return tell({ word: 'stopped', ...theKit().counts })
    case 'end':
      assault?.end()
      return tell({ word: 'ended' })
  }
}

installStringDecoder()
process.on('message', (order: DriverMessage) => {
  obey(order).catch((error: unknown) => tell({ word: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
})
process.on('disconnect', () => process.exit(0))
