import { parentPort, workerData } from 'node:worker_threads'
import type { FromThread, StoreOptions, ToThread } from './operations.ts'
import { Store } from './store.ts'

const port = parentPort
if (!port) throw new Error('the journal runs in a thread of its own')

const store = new Store(workerData as StoreOptions)
port.on('message', (message: ToThread) => {
  if (message === 'close') {
    store.close()
    port.close()
    return
  }
  const start = performance.now()
  const replies = store.run(message)
  port.postMessage({ replies, seconds: (performance.now() - start) / 1000 } satisfies FromThread)
})
port.postMessage('open')
