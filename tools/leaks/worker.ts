import { runWorlds, type WorldsToRun } from './run.ts'

/** Plays the worlds that the parent process names. */
process.on('message', (wanted: WorldsToRun) => {
  runWorlds(wanted).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(1))
