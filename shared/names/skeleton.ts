/** Small letters, and a few digits, that look like the one before the colon. A Cyrillic letter counts by its capital too: В, Н, М, Т and К. */
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

/** Greek letters whose capital looks like another Latin letter than the small one. */
const GREEK_CAPITALS: Readonly<Record<string, string>> = { Η: 'h', Μ: 'm', Ν: 'n', Υ: 'y' }

const LATIN = new Map(Object.entries(LOOKALIKES).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin] as const)))

/** Marks on letters, and signs between them. */
const UNSEEN = /[\p{Script=Inherited} _.'-]/gu

const looksLike = (letter: string): string =>
  GREEK_CAPITALS[letter] ?? Array.from(letter.toLowerCase(), (small) => LATIN.get(small) ?? small).join('')

/** What a name looks like at a glance. Two names with one skeleton can be taken for each other; nobody is ever shown a skeleton. */
export function skeletonOf(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(UNSEEN, '')
  return Array.from(letters, looksLike).join('').replaceAll('rn', 'm').replaceAll('vv', 'w')
}

/** The name, with a number behind it if one of the others could be taken for it. No name that people choose has brackets. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeletonOf))
  for (let n = 1; ; n++) {
    const distinct = n === 1 ? name : `${name} (${n})`
    if (!taken.has(skeletonOf(distinct))) return distinct
  }
}
