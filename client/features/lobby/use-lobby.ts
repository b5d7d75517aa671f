import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { backoffMs } from '#sdk/match/backoff.ts'
import { LobbyClient, RefusedError } from '#sdk/match/index.ts'
import type { GameInfo, Guest, MatchInfo } from '#shared/protocol/http.ts'
import { api } from '../../app/api.ts'
import { errorText } from '../table/error-text.ts'

const NO_MATCHES = { live: false, matches: [], more: 0 } as const

/** Loads the server's games, the guest's name and their matches. It repeats the request until the server answers. */
export function useLobbyData() {
  const [games, setGames] = useState<readonly GameInfo[]>([])
  const [mine, setMine] = useState<readonly MatchInfo[]>([])
  const [guest, setGuest] = useState<Guest | undefined>(() => api.identity.read())
  const [isReached, setReached] = useState(true)
  const [isStranger, setStranger] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const load = async (attempt: number): Promise<void> => {
      try {
        const [known, self] = await Promise.all([api.games(), api.guest()])
        const own = await api.mine()
        if (isGone) return
        setGames(known)
        setGuest(self)
        setMine(own)
        setReached(true)
        setStranger(false)
      } catch (error) {
        if (isGone) return
        setReached(false)
        setStranger(error instanceof RefusedError && error.refusal.code === 'bad-token')
        timer = setTimeout(() => void load(attempt + 1), backoffMs(attempt))
      }
    }
    void load(0)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  const rename = useCallback(async (name: string, language: 'en' | 'ru'): Promise<string | undefined> => {
    try {
      setGuest(await api.rename(name))
      return undefined
    } catch (error) {
      return errorText(error, language)
    }
  }, [])
  // The next attempt to load uses the new token.
  const comeAnew = useCallback(async (): Promise<void> => {
    await api.anew().then(setGuest, () => undefined)
  }, [])
  return { games, guest, mine, isReached, isStranger, rename, comeAnew }
}

export function useListedMatches() {
  const [lobby, setLobby] = useState<LobbyClient>()
  useEffect(() => {
    const opened = new LobbyClient(api)
    setLobby(opened)
    return () => opened.close()
  }, [])
  const nothing = useCallback(() => () => undefined, [])
  return useSyncExternalStore(lobby?.subscribe ?? nothing, lobby?.read ?? (() => NO_MATCHES))
}
