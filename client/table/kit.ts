import { useEffect, useState } from 'react'
import { type Kit, loadKit } from '../boards/index.ts'

export type { Kit } from '../boards/index.ts'
export type LoadedKit = Kit | 'loading' | 'missing'

export function useKit(id: string | undefined): LoadedKit {
  const [kit, setKit] = useState<LoadedKit>('loading')
  useEffect(() => {
    if (!id) return
    let current = true
    const loading = loadKit(id)
    if (!loading) setKit('missing')
    loading?.then(
      (loaded) => current && setKit(loaded),
      () => current && setKit('missing'),
    )
    return () => {
      current = false
    }
  }, [id])
  return kit
}
