import { parentPort, workerData } from 'node:worker_threads'
import type { FromThread, Reply, StoreOptions, ToThread } from './operations.ts'
import { Store } from './store.ts'

const port = parentPort
if (!port) throw new Error('the journal runs in a thread of its own')

const isDone = (reply: Reply): boolean => reply.ok && reply.value === undefined

const store = new Store(workerData as StoreOptions)
port.on('message', (message: ToThread) => {
  if (message === 'close') {
    store.close()
    port.close()
    return
  }
  const start = performance.now()
  const replies = store.run(message)
  const seconds = (performance.now() - start) / 1000
  port.postMessage((replies.every(isDone) ? { seconds } : { replies, seconds }) satisfies FromThread)
})
port.postMessage('open')
