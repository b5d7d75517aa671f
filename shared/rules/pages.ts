import { GAMES } from '../games/index.ts'
import { type Page, pagesOf } from './markdown.ts'
import { TEXTS } from './texts.ts'

/** Everything that belongs into `docs/rules`. */
export async function allPages(): Promise<readonly Page[]> {
  const pages = GAMES.map(async (game) => {
    const text = await TEXTS[game.id]?.()
    return text ? pagesOf(game, text.RULES) : []
  })
  return (await Promise.all(pages)).flat()
}
