import type { Choice, Decision, Seat } from '../../kernel/decision.ts'
import type { Params } from '../../kernel/words.ts'
import { type Bag, type Good, RESOURCES } from './content/index.ts'

interface Asker {
  readonly seat: Seat
  readonly source: string
}

/** The topics with a status line of their own. For any other topic, the others read that an effect is being resolved. */
const OWN_STATUS: ReadonlySet<string> = new Set(['coven', 'scout-discard', 'payment', 'catalysts', 'dial', 'adjust', 'take-stone', 'stones'])

const frameOfQuestion = ({ seat, source }: Asker, topic: string, params: Params) => ({
  seat,
  prompt: { key: `prompt.${topic}`, params: { source, ...params } },
  status: { key: OWN_STATUS.has(topic) ? `status.${topic}` : 'status.effect', params: { seat, source } },
  source,
})

/** Asks for one of the choices. */
export const askOne = (asker: Asker, topic: string, choices: readonly Choice[], params: Params = {}): Decision => ({
  ...frameOfQuestion(asker, topic, params),
  question: { kind: 'one', choices },
})

/** Asks for exactly `count` of the choices. */
export const askSome = (asker: Asker, topic: string, choices: readonly Choice[], count: number, params: Params = {}): Decision => ({
  ...frameOfQuestion(asker, topic, { count, ...params }),
  question: count === 1 ? { kind: 'one', choices } : { kind: 'some', choices, min: count, max: count },
})

export const askAmount = (asker: Asker, topic: string, min: number, max: number, params: Params = {}): Decision => ({
  ...frameOfQuestion(asker, topic, params),
  question: { kind: 'amount', min, max },
})

export const choicesOf = (ids: readonly string[]): readonly Choice[] => ids.map((id) => ({ id }))

export const NONE: Choice = { id: 'none', label: { key: 'option.none' } }

/** Returns the ids that were picked, one or several, as a list. */
export const idsOf = (pick: string | number | readonly string[]): readonly string[] => (typeof pick === 'object' ? pick : [String(pick)])

const GOODS: readonly Good[] = [...RESOURCES, 'any', 'mana', 'vp', 'cards']

/** Returns the goods of a bag as terms: `2-herb`, `1-mana`. */
export const termsOf = (bag: Bag): readonly string[] =>
  GOODS.flatMap((good) => {
    const n = bag[good] ?? 0
    return n > 0 ? [`${n}-${good}`] : []
  })

/** Turns a bag into a choice with an id such as `2-herb>1-potion`. */
export function bagChoice(bag: Bag): Choice {
  const goods = termsOf(bag)
  return goods.length > 0
    ? { id: goods.join('>'), label: { key: 'option.goods', params: { goods } } }
    : { id: 'nothing', label: { key: 'option.nothing' } }
}

export function readBag(id: string): Bag {
  const bag: Partial<Record<Good, number>> = {}
  for (const term of id.split('>')) {
    const [n = '', name] = term.split('-')
    const good = GOODS.find((known) => known === name)
    if (good) bag[good] = Number(n)
  }
  return bag
}

/** EV-14.2: returns all combinations of `n` resources with at most `most` of each kind. */
export function resourceBags(n: number, most: Readonly<Record<(typeof RESOURCES)[number], number>>): readonly Bag[] {
  const bags: Bag[] = []
  for (let herb = Math.min(n, most.herb); herb >= 0; herb--)
    for (let knowledge = Math.min(n - herb, most.knowledge); knowledge >= 0; knowledge--) {
      const potion = n - herb - knowledge
      if (potion <= most.potion) bags.push({ herb, knowledge, potion })
    }
  return bags
}
