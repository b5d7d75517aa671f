import { runWorlds, type Wanted } from './run.ts'

/** Plays the worlds that the parent process names. */
process.on('message', (wanted: Wanted) => {
  runWorlds(wanted).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(1))
