import type { Game } from '#shared/kernel/game.ts'
import type { GameFace } from './face.ts'

/** What the page needs to show a game: its rules (for their words, and to play a replay) and its face. */
export interface Kit {
  readonly game: Game
  readonly face: GameFace
}

/** Every game this client can show, loaded when its table is opened and not before. A new game is one more entry here. */
const KITS: Readonly<Record<string, () => Promise<Kit>>> = {
  async sorcerers() {
    const [{ sorcerers }, { face }] = await Promise.all([import('#shared/games/sorcerers/index.ts'), import('./sorcerers/index.ts')])
    return { game: sorcerers, face }
  },
  async 'whirling-witchcraft'() {
    const [{ whirlingWitchcraft }, { face }] = await Promise.all([
      import('#shared/games/whirling-witchcraft/index.ts'),
      import('./whirling-witchcraft/index.ts'),
    ])
    return { game: whirlingWitchcraft, face }
  },
  async witchstone() {
    const [{ witchstone }, { face }] = await Promise.all([import('#shared/games/witchstone/index.ts'), import('./witchstone/index.ts')])
    return { game: witchstone, face }
  },
  async ryozen() {
    const [{ ryozen }, { face }] = await Promise.all([import('#shared/games/ryozen/index.ts'), import('./ryozen/index.ts')])
    return { game: ryozen, face }
  },
  async evenfall() {
    const [{ evenfall }, { face }] = await Promise.all([import('#shared/games/evenfall/index.ts'), import('./evenfall/index.ts')])
    return { game: evenfall, face }
  },
}

export const loadKit = (game: string): Promise<Kit> | undefined => KITS[game]?.()

/** Whether this client can show the game at all. */
export const hasFace = (game: string): boolean => game in KITS
