import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { GAMES } from '#shared/games/index.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import type { Call, Opening, Reply } from './nodes.ts'
import { ServerBackend } from './server-backend.ts'

/** A node: a backend that its parent process commands over the channel. */
const { world, now, config }: Opening = JSON.parse(process.argv[2] ?? '')
const stage = new ServerBackend(world, [sampleGame, ...GAMES], config, new ControlledTime(now))

async function obey(call: Call): Promise<void> {
  switch (call.kind) {
    case 'start':
      return stage.start()
    case 'know':
      return stage.know(call.key, call.beginning)
    case 'save':
      return stage.save(call.record)
    case 'advance':
      return stage.advance(call.ms)
    case 'answer':
      return stage.answerAsBot(call.match, call.seat, call.pick, call.entries)
    case 'rest':
      return stage.unload(call.until)
    case 'dismiss':
      return stage.dismissBot(call.match, call.seat)
  }
}

const tell = (reply: Reply): void => void process.send?.(reply)

process.on('message', ({ id, call }: { readonly id: number; readonly call: Call }) => {
  obey(call).then(
    () => tell(call.kind === 'start' ? { id, url: stage.url } : { id }),
    (error: unknown) => tell({ id, error: String(error) }),
  )
})
// The process that started this node is gone.
process.on('disconnect', () => process.exit(1))
