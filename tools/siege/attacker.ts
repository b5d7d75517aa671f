import { installStringDecoder } from '../../loadtest/decode-strings.ts'
import type { Assault } from './flood.ts'
import { FLOODS } from './floods/index.ts'
import { Kit } from './kit.ts'
import type { Order, Word } from './messages.ts'

/** The process of the attackers: told what to do by the one that started it. */

/** As many as one address gets in a minute. */
const NAMES = 60

const tell = (word: Word): void => void process.send?.(word)

let kit: Kit | undefined
let assault: Assault | undefined
let under: { readonly stop: AbortController; readonly done: Promise<void> } | undefined

function theKit(): Kit {
  if (!kit) throw new Error('nobody has entered')
  return kit
}

async function obey(order: Order): Promise<void> {
  switch (order.order) {
    case 'prepare':
      kit = new Kit(order)
      await kit.enter(NAMES)
      assault = await FLOODS.find(({ name }) => name === order.flood)?.prepare(kit)
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
process.on('message', (order: Order) => {
  obey(order).catch((error: unknown) => tell({ word: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
})
process.on('disconnect', () => process.exit(0))
