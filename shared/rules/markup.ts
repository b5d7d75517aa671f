/**
 * The markup of rules texts. It is small on purpose and has no HTML, so nothing has to be sanitised:
 *
 * - an empty line ends a paragraph or a list; lines that begin with `- ` are list items, and a line after an item continues it
 * - `**strong**`
 * - `[[term:mandrake]]`, `[[term:mandrake|the mandrakes]]`: an entry of the glossary, shown with its name or with the words after the bar
 * - `[[SO-5.3]]`: a clause
 * - `{n:places-to-win}`: a number of the game's content
 */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly parts: readonly Inline[] }
  | { readonly kind: 'term'; readonly id: string; readonly shown?: string }
  | { readonly kind: 'clause'; readonly id: string }
  | { readonly kind: 'number'; readonly name: string }

export type Block =
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }

/** An error in the markup. Its message begins with the place in the source: `line 2, column 7: …`. */
export class MarkupError extends Error {
  readonly line: number
  readonly column: number

  constructor(what: string, source: string, offset: number) {
    const before = source.slice(0, offset).split('\n')
    const line = before.length
    const column = (before.at(-1) ?? '').length + 1
    super(`line ${line}, column ${column}: ${what}`)
    this.line = line
    this.column = column
  }
}

/** A part of the source, by its start and end offsets. */
interface Span {
  readonly from: number
  readonly to: number
}

const SLUG = '[a-z][a-z0-9-]*'
const LINK = new RegExp(`^\\[\\[(?:term:(?<term>${SLUG})(?:\\|(?<shown>[^\\[\\]{}|*\\n]+))?|(?<clause>[A-Z]{2,}-[A-Z0-9][A-Za-z0-9.]*))\\]\\]`)
const NUMBER = new RegExp(`^\\{n:(?<name>${SLUG})\\}`)
/** Matches markup of other languages and marks without their other half. */
const STRAY = /\[\[|\]\]|[{}<>`]|\*/
const MARK = /\*\*|\[\[|\]\]|[{}<>`]|\*/g
const OTHER_BLOCK = /^(?:#|\* |\+ |\d+[.)] |\|)/

const ITEM = /^- +/

export function parseMarkup(source: string): readonly Block[] {
  const blocks: Block[] = []
  let paragraph: Span | undefined
  let items: Span[] = []
  const flush = (): void => {
    if (paragraph) blocks.push({ kind: 'paragraph', parts: parseInline(source, paragraph) })
    if (items.length > 0) blocks.push({ kind: 'list', items: items.map((item) => parseInline(source, item)) })
    paragraph = undefined
    items = []
  }
  for (const { from, to } of linesOf(source)) {
    const line = source.slice(from, to)
    const dash = ITEM.exec(line)
    const last = items.at(-1)
    if (line === '') flush()
    else if (OTHER_BLOCK.test(line)) throw new MarkupError(`no such mark at the beginning of a line: ${line.slice(0, 12)}`, source, from)
    else if (dash) {
      if (paragraph) flush()
      items.push({ from: from + dash[0].length, to })
    } else if (last) items[items.length - 1] = { from: last.from, to }
    else paragraph = { from: paragraph?.from ?? from, to }
  }
  flush()
  return blocks
}

/** Returns the lines of the source without the white space around them. */
function linesOf(source: string): readonly Span[] {
  const lines: Span[] = []
  let at = 0
  for (const line of source.split('\n')) {
    const from = at + line.length - line.trimStart().length
    lines.push({ from, to: Math.max(from, at + line.trimEnd().length) })
    at += line.length + 1
  }
  return lines
}

function parseInline(source: string, { from, to }: Span): readonly Inline[] {
  const whole: Inline[] = []
  let strong: { readonly from: number; readonly parts: Inline[] } | undefined
  let at = from
  const add = (part: Inline): void => {
    const parts = strong?.parts ?? whole
    parts.push(part)
  }
  while (at < to) {
    MARK.lastIndex = at
    const next = MARK.exec(source)
    const end = next && next.index < to ? next.index : to
    if (end > at) add({ kind: 'text', text: source.slice(at, end).replaceAll(/\s+/g, ' ') })
    at = end
    if (at >= to) break
    const mark = source.startsWith('**', at)
    if (mark && strong) {
      whole.push(strongPart(source, strong.from, strong.parts))
      strong = undefined
      at += 2
    } else if (mark) {
      strong = { from: at, parts: [] }
      at += 2
    } else {
      const { part, length } = parseMark(source, at, to)
      add(part)
      at += length
    }
  }
  if (strong) throw new MarkupError('** without another **', source, strong.from)
  return whole
}

function strongPart(source: string, from: number, parts: readonly Inline[]): Inline {
  if (parts.length === 0) throw new MarkupError('nothing between ** and **', source, from)
  return { kind: 'strong', parts }
}

function parseMark(source: string, at: number, to: number): { readonly part: Inline; readonly length: number } {
  const rest = source.slice(at, to)
  const link = LINK.exec(rest)
  if (link?.groups) {
    const { term, shown, clause } = link.groups
    const length = link[0].length
    if (clause !== undefined) return { part: { kind: 'clause', id: clause }, length }
    if (term !== undefined) return { part: { kind: 'term', id: term, ...(shown === undefined ? {} : { shown }) }, length }
  }
  const number = NUMBER.exec(rest)
  if (number?.groups?.name !== undefined) return { part: { kind: 'number', name: number.groups.name }, length: number[0].length }
  const stray = STRAY.exec(rest)?.[0] ?? rest.slice(0, 2)
  throw new MarkupError(`${stray} is no mark here: “${rest.split('\n', 1).join('').slice(0, 24)}”`, source, at)
}

/** Returns every part, including parts inside others. */
export function inlinesOf(blocks: readonly Block[]): readonly Inline[] {
  const inside = (part: Inline): readonly Inline[] => (part.kind === 'strong' ? [part, ...part.parts.flatMap(inside)] : [part])
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? block.parts : block.items.flat())).flatMap(inside)
}

/** Returns the words for terms and numbers. */
export interface Reading {
  readonly term: (id: string) => string
  readonly number: (name: string) => string
}

/** Returns the words alone, for a word count, a search or a screen reader. */
export function plainText(blocks: readonly Block[], reading: Reading): string {
  const say = (part: Inline): string => {
    switch (part.kind) {
      case 'text':
        return part.text
      case 'strong':
        return part.parts.map(say).join('')
      case 'term':
        return part.shown ?? reading.term(part.id)
      case 'clause':
        return part.id
      case 'number':
        return reading.number(part.name)
    }
  }
  const line = (parts: readonly Inline[]): string => parts.map(say).join('')
  return blocks.map((block) => (block.kind === 'paragraph' ? line(block.parts) : block.items.map(line).join('\n'))).join('\n')
}
