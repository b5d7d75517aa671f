import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

/** Makes a server collect its garbage at SIGUSR2, so that the memory in use can be measured. It is loaded before the server starts. */
if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  process.on('SIGUSR2', () => {
    for (let times = 0; times < 3; times++) collect()
  })
}
