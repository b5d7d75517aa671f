import { Suspense, useId } from 'react'
import { lazyPicture } from '../ui/picture.ts'
import { BOARDS, boardOf } from './index.ts'
import { EmblemFrame } from './kit/EmblemFrame.tsx'

export function GameEmblem({ game }: { readonly game: string }) {
  const board = boardOf(game)
  return board ? <board.Emblem /> : <EmblemFrame />
}

// The pictures come after the page can be used, into frames that keep their size.
const SCENES = new Map(BOARDS.map(({ game, scene }) => [game, lazyPicture(async () => (await scene()).Scene)]))

export function GameScene({ game }: { readonly game: string }) {
  const id = useId()
  const Scene = SCENES.get(game)
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Suspense>{Scene && <Scene id={id} />}</Suspense>
    </svg>
  )
}
