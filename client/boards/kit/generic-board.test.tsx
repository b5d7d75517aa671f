import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { setupOf } from '#shared/conformance/harness.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { Match } from '#shared/kernel/match.ts'
import { defineAnimations, LATER } from './animations.ts'
import { defineBoard } from './define-board.ts'
import { defineGameUi } from './define-game-ui.tsx'
import { describeBoard } from './describe-board.ts'
import { EmblemFrame } from './EmblemFrame.tsx'

type SampleGame = typeof sampleGame

const ui = defineGameUi(sampleGame, {
  animations: defineAnimations<SampleGame>({
    laid: LATER,
    showed: LATER,
    tied: LATER,
    took: LATER,
    drew: LATER,
    reshuffled: LATER,
    cursed: LATER,
    scries: LATER,
    ordered: LATER,
    threw: LATER,
    kept: LATER,
    won: LATER,
    lost: LATER,
    'gave-up': LATER,
    ended: LATER,
  }),
  animated: [],
})
const board = defineBoard({
  game: sampleGame.id,
  names: sampleGame.names,
  complexity: 1,
  tagline: sampleGame.names,
  colors: { hue: '#fff', board: '#000', boardRaised: '#111', boardInk: '#eee' },
  Emblem: EmblemFrame,
  Scene: () => undefined,
  ui: async () => ({ ui }),
})

describeBoard(board, sampleGame)

test('a game without its own board shows its table and a chip for every selectable target', () => {
  const table = sampleGame.table(Match.begin(sampleGame, setupOf(sampleGame, 2, 1)).position.state as never)
  const props = {
    table,
    hand: undefined,
    seat: 0,
    seatStyles: [],
    language: 'en',
    played: [],
    speed: 1,
    selectable: new Set(['a', 'b']),
    selected: ['c'],
  } as const
  const html = renderToStaticMarkup(<ui.Board {...props} selectableAfter={() => new Set()} onSelect={() => undefined} onClear={() => undefined} />)
  for (const target of ['a', 'b', 'c']) expect(html).toContain(`data-target="${target}"`)
  for (const field of Object.keys(table)) expect(html).toContain(field)
})
