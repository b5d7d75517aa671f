import { GAMES } from '../games/index.ts'
import { editionOf } from './edition.ts'
import { editionPagesOf } from './edition-pages.ts'
import { type Page, pagesOf } from './markdown.ts'
import { TEXTS } from './texts.ts'

/** Returns all pages of `docs/rules`. */
export async function allPages(): Promise<readonly Page[]> {
  const pages = GAMES.map(async (game) => {
    const text = await TEXTS[game.id]?.()
    return text ? pagesOf(game, text.RULES) : []
  })
  return (await Promise.all(pages)).flat()
}

/** Returns the pages about this edition, which belong in `docs`. */
export async function editionPages(): Promise<readonly Page[]> {
  const games = GAMES.map(async (game) => {
    const text = await TEXTS[game.id]?.()
    return text ? [{ edition: editionOf(game, text.RULES, text.EDITION), rules: text.RULES }] : []
  })
  return editionPagesOf((await Promise.all(games)).flat())
}
