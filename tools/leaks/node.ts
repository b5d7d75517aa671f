import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { GAMES } from '#shared/games/index.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import type { Call, Opening, Reply } from './nodes.ts'
import { ServerBackend } from './server-backend.ts'

/** A node: a backend that its parent process commands over the channel. */
const { world, now, config }: Opening = JSON.parse(process.argv[2] ?? '')
const backend = new ServerBackend(world, [sampleGame, ...GAMES], config, new ControlledTime(now))

async function execute(call: Call): Promise<void> {
  switch (call.kind) {
    case 'start':
      return backend.start()
    case 'know':
      return backend.know(call.key, call.beginning)
    case 'save':
      return backend.save(call.record)
    case 'advance':
      return backend.advance(call.ms)
    case 'answer':
      return backend.answerAsBot(call.match, call.seat, call.pick, call.entries)
    case 'rest':
      return backend.unload(call.until)
    case 'dismiss':
      return backend.dismissBot(call.match, call.seat)
  }
}

const send = (reply: Reply): void => void process.send?.(reply)

process.on('message', ({ id, call }: { readonly id: number; readonly call: Call }) => {
  execute(call).then(
    () => send(call.kind === 'start' ? { id, url: backend.url } : { id }),
    (error: unknown) => send({ id, error: String(error) }),
  )
})
// The process that started this node is gone.
process.on('disconnect', () => process.exit(1))
