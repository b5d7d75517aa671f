import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

/** Loaded into a server before it starts: at SIGUSR2 it collects its garbage, so that what is left can be weighed. */
if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  process.on('SIGUSR2', () => {
    for (let times = 0; times < 3; times++) collect()
  })
}
