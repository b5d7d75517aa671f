/** Letters of any script with their marks, digits, and a few signs; at least one letter or digit; no heap of marks on one letter. */
const ALLOWED = /^[\p{L}\p{M}\p{N} \-_.']{1,24}$/u
const READABLE = /[\p{L}\p{N}]/u
const HEAPED = /^\p{M}|\p{M}{4}/u
/** Some letters are blank: nobody can call such a player. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

/** The name as everybody will see it, or undefined if nobody should. */
export function readName(raw: unknown): string | undefined {
  // Long before anything is normalised: a name is short.
  if (typeof raw !== 'string' || raw.length > 200) return undefined
  const name = raw.normalize('NFC').replaceAll('’', "'").replaceAll(/ +/g, ' ').trim()
  const fits = ALLOWED.test(name) && READABLE.test(name) && !HEAPED.test(name) && !INVISIBLE.test(name)
  return fits ? name : undefined
}
