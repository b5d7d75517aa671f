import { useEffect } from 'react'
import { preferences } from '../preferences/store.ts'
import { SoundPlayer } from './player.ts'
import { SOUNDS, type Sound } from './sounds.ts'

const VOLUMES = { off: 0, quiet: 0.25, on: 0.9 } as const

const player = new SoundPlayer()
const isOn = (): boolean => preferences.read().sounds !== 'off'

function unlock(): void {
  if (isOn()) player.unlock()
}

/** Plays a sound as loud as the person likes it. */
export const playSound = (sound: Sound): void => player.play(SOUNDS[sound], VOLUMES[preferences.read().sounds])

/** Makes sounds possible from the first click or key on. */
export function useSoundUnlock(): void {
  useEffect(() => {
    if (navigator.userActivation?.hasBeenActive) unlock()
    addEventListener('pointerup', unlock)
    addEventListener('keydown', unlock)
    return () => {
      removeEventListener('pointerup', unlock)
      removeEventListener('keydown', unlock)
    }
  }, [])
}
