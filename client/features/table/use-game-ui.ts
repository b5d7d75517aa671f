import { useEffect, useState } from 'react'
import { type LoadedGame, loadGame } from '../../boards/index.ts'

export type { LoadedGame } from '../../boards/index.ts'
export type GameUiState = LoadedGame | 'loading' | 'missing'

export function useGameUi(id: string | undefined): GameUiState {
  const [loaded, setKit] = useState<GameUiState>('loading')
  useEffect(() => {
    if (!id) return
    let current = true
    const loading = loadGame(id)
    if (!loading) setKit('missing')
    loading?.then(
      (loaded) => current && setKit(loaded),
      () => current && setKit('missing'),
    )
    return () => {
      current = false
    }
  }, [id])
  return loaded
}
