import { closeSync, openSync } from 'node:fs'

/** Lists the games of the tests, but ends the first thread that loads it. The file that the parameter `mark` names shows that this has happened. */
export { GAMES } from './games.ts'

function isFirst(mark: string): boolean {
  try {
    closeSync(openSync(mark, 'wx'))
    return true
  } catch {
    return false
  }
}

if (isFirst(new URL(import.meta.url).searchParams.get('mark') ?? '')) process.exit(1)
