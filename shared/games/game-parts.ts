/** The parts that one game has, and those that it lacks. */
interface GamePartList {
  readonly id: string
  readonly hasFolder: boolean
  readonly isRegistered: boolean
  /** A sentence for each file or folder that every registered game has and this one lacks. */
  readonly absent: readonly string[]
}

const FILES: readonly { readonly path: (id: string) => string; readonly sentence: (path: string, id: string) => string }[] = [
  {
    path: (id) => `shared/games/${id}/conformance.test.ts`,
    sentence: (path) => `${path} is missing. It is the suite that plays the game: copy the four lines of another game.`,
  },
  {
    path: (id) => `shared/games/${id}/rules/index.ts`,
    sentence: (path) => `${path} is missing. It is the rules as people read them: see docs/adding-a-game.md.`,
  },
  {
    path: (id) => `client/boards/${id}`,
    sentence: (path, id) => `rules are registered, but ${path} is missing. Run: npm run new-game ${id} -- --board`,
  },
]

/** Compares the folders of games, the registry and the files of the project. */
export function gameParts(folders: readonly string[], registered: readonly string[], exists: (path: string) => boolean): readonly GamePartList[] {
  return [...new Set([...folders, ...registered])].map((id) => ({
    id,
    hasFolder: folders.includes(id),
    isRegistered: registered.includes(id),
    absent: FILES.flatMap(({ path, sentence }) => (exists(path(id)) ? [] : [sentence(path(id), id)])),
  }))
}

const camelCase = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Returns one sentence for each missing part, which says what is missing and what to do about it. */
export const missingParts = (games: readonly GamePartList[]): readonly string[] =>
  games.flatMap(({ id, hasFolder, isRegistered, absent }) => {
    if (!isRegistered)
      return [
        `${id}: the rules are in shared/games/${id}, but they are not registered. Add to shared/games/registry.ts: export { ${camelCase(id)} } from './${id}/index.ts'`,
      ]
    if (!hasFolder) return [`${id}: the game is registered, but shared/games/${id} is missing. Is its id the name of its folder?`]
    return absent.map((sentence) => `${id}: ${sentence}`)
  })
