/** The letters and digits that look like each key. A Cyrillic letter is also listed if only its capital looks like it: В, Н, М, Т and К. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аα',
  b: 'вьъβƀƃƅɓ',
  c: 'сƈ',
  d: 'ԁđɗð',
  e: 'еєҽεə',
  f: 'ƒ',
  h: 'һнħհ',
  j: 'јյ',
  k: 'кқκĸƙ',
  l: '1iіӏıιłƚ',
  m: 'м',
  n: 'пηŋƞոռ',
  o: '0оοσςøօס',
  p: 'рρþƥ',
  q: 'ԛզ',
  r: 'гґ',
  s: 'ѕƨ',
  t: 'тτŧƭ',
  u: 'υμս',
  v: 'ѵνʋ',
  w: 'шԝω',
  x: 'хҳχ',
  y: 'уүұγƴ',
  z: 'ζƶ',
  3: 'зҙӡʒ',
  ae: 'æ',
  oe: 'œ',
  ss: 'ß',
  bl: 'ы',
  lo: 'ю',
}

/** Greek capitals that look like another Latin letter than their small letters do. */
const GREEK_CAPITALS: Readonly<Record<string, string>> = { Η: 'h', Μ: 'm', Ν: 'n', Υ: 'y' }

const LATIN = new Map(Object.entries(LOOKALIKES).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin] as const)))

/** Diacritics, and signs between letters. */
const UNSEEN = /[\p{Script=Inherited} _.'-]/gu

const looksLike = (letter: string): string =>
  GREEK_CAPITALS[letter] ?? Array.from(letter.toLowerCase(), (small) => LATIN.get(small) ?? small).join('')

/** Returns what a name looks like at a glance. Two names with the same skeleton can be confused. A skeleton is never shown to anybody. */
export function skeletonOf(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(UNSEEN, '')
  return Array.from(letters, looksLike).join('').replaceAll('rn', 'm').replaceAll('vv', 'w')
}

/** Returns the name, with a number added if one of the others looks like it. Chosen names contain no brackets, so the result is unambiguous. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeletonOf))
  for (let n = 1; ; n++) {
    const distinct = n === 1 ? name : `${name} (${n})`
    if (!taken.has(skeletonOf(distinct))) return distinct
  }
}
