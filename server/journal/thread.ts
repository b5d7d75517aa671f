import { parentPort, workerData } from 'node:worker_threads'
import type { DatabaseOptions, Reply, WorkerReply, WorkerRequest } from './operations.ts'
import { SqliteDatabase } from './sqlite-database.ts'

const port = parentPort
if (!port) throw new Error('the journal has to run in a worker thread')

const isDone = (reply: Reply): boolean => reply.ok && reply.value === undefined

const database = new SqliteDatabase(workerData as DatabaseOptions)
port.on('message', (message: WorkerRequest) => {
  if (message === 'close') {
    database.close()
    port.close()
    return
  }
  const start = performance.now()
  const replies = database.run(message)
  const seconds = (performance.now() - start) / 1000
  port.postMessage((replies.every(isDone) ? { seconds } : { replies, seconds }) satisfies WorkerReply)
})
port.postMessage('open')
