import type { Game } from '#shared/kernel/game.ts'
import type { GameUi } from './game-ui.ts'

/** What the page needs to show a game: its rules (for their words, and to play a replay) and its face. */
export interface LoadedGame {
  readonly game: Game
  readonly ui: GameUi
}

/** Every game this client can show, loaded when its table is opened and not before. A new game is one more entry here. */
const GAMES: Readonly<Record<string, () => Promise<LoadedGame>>> = {
  async sorcerers() {
    const [{ sorcerers }, { ui }] = await Promise.all([import('#shared/games/sorcerers/index.ts'), import('./sorcerers/index.ts')])
    return { game: sorcerers, ui }
  },
  async 'whirling-witchcraft'() {
    const [{ whirlingWitchcraft }, { ui }] = await Promise.all([
      import('#shared/games/whirling-witchcraft/index.ts'),
      import('./whirling-witchcraft/index.ts'),
    ])
    return { game: whirlingWitchcraft, ui }
  },
  async witchstone() {
    const [{ witchstone }, { ui }] = await Promise.all([import('#shared/games/witchstone/index.ts'), import('./witchstone/index.ts')])
    return { game: witchstone, ui }
  },
  async ryozen() {
    const [{ ryozen }, { ui }] = await Promise.all([import('#shared/games/ryozen/index.ts'), import('./ryozen/index.ts')])
    return { game: ryozen, ui }
  },
  async evenfall() {
    const [{ evenfall }, { ui }] = await Promise.all([import('#shared/games/evenfall/index.ts'), import('./evenfall/index.ts')])
    return { game: evenfall, ui }
  },
}

export const loadGame = (game: string): Promise<LoadedGame> | undefined => GAMES[game]?.()

/** Whether this client can show the game at all. */
export const hasUi = (game: string): boolean => game in GAMES
