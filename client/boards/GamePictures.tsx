import { useId } from 'react'
import { boardOf } from './index.ts'
import { EmblemFrame } from './kit/EmblemFrame.tsx'

export function GameEmblem({ game }: { readonly game: string }) {
  const board = boardOf(game)
  return board ? <board.Emblem /> : <EmblemFrame />
}

export function GameScene({ game }: { readonly game: string }) {
  const id = useId()
  const board = boardOf(game)
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {board && <board.Scene id={id} />}
    </svg>
  )
}
