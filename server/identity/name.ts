/** The signs of a name: letters of any script with their marks, digits and a few others. */
const ALLOWED = /^[\p{L}\p{M}\p{N} \-_.']{1,24}$/u
/** A name has at least one letter or digit. */
const READABLE = /[\p{L}\p{N}]/u
/** A name does not begin with a mark, and no letter has more than three. */
const HEAPED = /^\p{M}|\p{M}{4}/u
/** Invisible letters. A name must not have them, because nobody could tell such a player by name. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

/**
 * The scripts that people write today (the recommended ones of Unicode's annex 31). Scripts that are written together are one entry. Latin,
 * Greek and Cyrillic have only the letters of names, because their phonetic and historic letters look like other letters.
 */
const SCRIPTS = [
  ...['Arabic', 'Armenian', 'Bengali', 'Devanagari', 'Ethiopic', 'Georgian', 'Gujarati', 'Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao'],
  ...['Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
]
const ALPHABETS: readonly string[] = [
  'a-zA-Z\u00aa-\u01bf\u01c4-\u024f\u0253\u0257\u0259\u1e00-\u1eff',
  '\u0400-\u052f',
  '\u0370-\u03ff\u1f00-\u1fff',
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー',
  '\\p{Script=Han}\\p{Script=Hangul}',
  '\\p{Script=Han}\\p{Script=Bopomofo}',
  ...SCRIPTS.map((script) => `\\p{Script=${script}}`),
]
/** A word in one alphabet. A word that mixes two alphabets can imitate another word. */
const ONE_ALPHABET = new RegExp(`^(?:${ALPHABETS.map((letters) => `[${letters}\\p{Script=Inherited}0-9_.'-]+`).join('|')})$`, 'u')

/** Returns the name as everybody sees it, or undefined if it is not allowed. Wide, bold and circled letters become plain ones. */
export function readName(raw: unknown): string | undefined {
  // The length is checked first, because normalising a very long name is expensive.
  if (typeof raw !== 'string' || raw.length > 200) return undefined
  const typed = raw.normalize('NFC').replaceAll('’', "'").replaceAll(/ +/g, ' ').trim()
  if (!ALLOWED.test(typed)) return undefined
  const name = typed.normalize('NFKC')
  const fits = ALLOWED.test(name) && READABLE.test(name) && !HEAPED.test(name) && !INVISIBLE.test(name)
  return fits && name.split(' ').every((word) => ONE_ALPHABET.test(word)) ? name : undefined
}
