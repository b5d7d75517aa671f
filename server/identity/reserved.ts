import { GAMES } from '#shared/games/index.ts'
import type { LocalizedText } from '#shared/kernel/words.ts'
import { BOT_NAMES, LEVEL_NAMES } from '#shared/names/bots.ts'
import { skeletonOf } from '#shared/names/skeleton.ts'

/** Words for the service and its bots. No word of a name may be one of these. */
const ROLES: readonly LocalizedText[] = [
  { en: 'coven', ru: 'ковен' },
  { en: 'system', ru: 'система' },
  { en: 'admin', ru: 'админ' },
  { en: 'administrator', ru: 'администратор' },
  { en: 'moderator', ru: 'модератор' },
  { en: 'support', ru: 'поддержка' },
  { en: 'staff', ru: 'персонал' },
  { en: 'bot', ru: 'бот' },
]
/** Words that the page itself uses for players. No whole name may be one of these. */
const WORDS: readonly LocalizedText[] = [
  { en: 'mod', ru: 'модер' },
  { en: 'operator', ru: 'оператор' },
  { en: 'server', ru: 'сервер' },
  { en: 'guest', ru: 'гость' },
  { en: 'deleted', ru: 'удалён' },
  { en: 'deleted player', ru: 'удалённый игрок' },
  { en: 'free seat', ru: 'свободное место' },
  { en: 'me', ru: 'я' },
  { en: 'you', ru: 'ты' },
]

const both = (words: readonly LocalizedText[]): readonly string[] => words.flatMap(({ en, ru }) => [en, ru])
const skeletons = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(skeletonOf))

const roles = skeletons(both(ROLES))
const whole = skeletons([
  ...both(ROLES),
  ...both(WORDS),
  ...both(Object.values(LEVEL_NAMES)),
  ...Object.values(BOT_NAMES).flat(),
  ...both(GAMES.map(({ names }) => names)),
  ...GAMES.map(({ id }) => id),
])
/** Matches a name that consists only of roles and levels, for example "novice bot". */
const TITLES = new RegExp(`^(?:${[...roles, ...skeletons(both(Object.values(LEVEL_NAMES)))].join('|')})+$`, 'u')

/** Removes digits before and after a word, because they do not make it another word. */
const withoutNumbers = (word: string): string => word.replace(/^[\p{Nd} _.'-]+/u, '').replace(/[\p{Nd} _.'-]+$/u, '')
/** The digits that look like letters. */
const LETTERS: ReadonlyMap<string, string> = new Map(Object.entries({ 3: 'e', 4: 'a', 5: 's', 6: 'б', 7: 't', 8: 'b' }))
const asLetters = (word: string): string => Array.from(word, (sign) => LETTERS.get(sign) ?? sign).join('')
const looksOf = (word: string): readonly string[] => {
  const looks = [word, withoutNumbers(word), asLetters(word)].map(skeletonOf)
  return [...looks, ...looks.map((look) => look.replaceAll('cl', 'd'))]
}

/** Returns true if the name could be mistaken for the service, a bot, a game, or a word of the page. */
export function isReserved(name: string): boolean {
  const isTitle = looksOf(name).some((look) => whole.has(look) || TITLES.test(look))
  return isTitle || name.split(/[ _.'-]/u).some((word) => looksOf(word).some((look) => roles.has(look)))
}
