import { cellId, DOMINOES, KINDS, type Kind, PORTALS } from '../content/index.ts'

const CODES: Readonly<Record<string, Kind>> = { EN: 'energy', WI: 'witches', PE: 'pentagram', CR: 'crystal', WA: 'wand', SC: 'scroll' }
const kindOf = (code: string): Kind => {
  const kind = CODES[code]
  if (!kind) throw new RangeError(`no kind '${code}'`)
  return kind
}

/** Splits a text at its spaces; an absent or empty text has no words. */
export const wordsOf = (text: string | undefined): readonly string[] => (text ? text.split(' ') : [])

/** Reads a cell: `(2,-1)` is `c2-m1`. */
export function cell(text: string): string {
  const [q = 0, r = 0] = text.replace(/[()]/g, '').split(',').map(Number)
  return cellId(q, r)
}

/** Reads `CR(2,1)+WA(2,0)`: a domino and the cells of its two symbols. */
export function readDomino(text: string): { readonly domino: string; readonly a: string; readonly b: string } {
  const halves = Array.from(text.matchAll(/([A-Z]{2})(\([-\d]+,[-\d]+\))/g), ([, code = '', where = '']) => ({
    kind: kindOf(code),
    cell: cell(where),
  }))
  const domino = DOMINOES.find(({ a, b }) => halves.some(({ kind }) => kind === a) && halves.some(({ kind }) => kind === b))
  if (!domino) throw new RangeError(`no domino '${text}'`)
  const cellOfHalf = (half: Kind): string => halves.find(({ kind }) => kind === half)?.cell ?? ''
  return { domino: domino.id, a: cellOfHalf(domino.a), b: cellOfHalf(domino.b) }
}

/** Reads a pair of kinds: `CR/WA` is `domino-crystal-wand` or `special-crystal-wand`. */
const pairId = (text: string, set: 'domino' | 'special'): string => {
  const kinds = text
    .split('/')
    .map(kindOf)
    .toSorted((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b))
  return `${set}-${kinds.join('-')}`
}
export const domino = (text: string): string => pairId(text, 'domino')
export const special = (text: string): string => pairId(text, 'special')

/** Returns the id of the portal between two regions, given as `rowan-witchstone`. */
export function portal(text: string): string {
  const [a = '', b = ''] = text.split('-')
  const found = PORTALS.find(({ id }) => id.includes(a) && id.includes(b))
  if (!found) throw new RangeError(`no portal '${text}'`)
  return found.id
}
