import type { Language, LocalizedText } from '../../../kernel/words.ts'
import { characterOf } from '../cards.ts'
import {
  ARCANA,
  ARCANA_IDS,
  type CharacterId,
  type Formula,
  INGREDIENT_IDS,
  INGREDIENTS,
  type Recipe,
  type Slot,
  type Symbols,
} from '../content/index.ts'

/** Writes cards as text. It reads them from the content, so that text and content cannot disagree. */
const NOTHING: LocalizedText = { en: 'nothing', ru: 'ничего' }
const ANYTHING: LocalizedText = { en: 'any ingredient', ru: 'любой ингредиент' }
const START: LocalizedText = { en: 'You start with', ru: 'Начальные ингредиенты' }
const OWN_RECIPE: LocalizedText = { en: 'Own recipe', ru: 'Свой рецепт' }

const lower = ({ name }: { readonly name: LocalizedText }, language: Language): string => name[language].toLowerCase()
const times = (name: string, count: number): string => (count === 1 ? name : `${name} ×${count}`)

function slotText(slot: Slot, language: Language): string {
  if (slot.length === INGREDIENT_IDS.length) return ANYTHING[language]
  return slot.map((id) => lower(INGREDIENTS[id], language)).join('/')
}

/** Writes slots as text. Equal slots are written once with their count. */
function sideText(slots: readonly Slot[], language: Language): string {
  if (slots.length === 0) return NOTHING[language]
  const counts = new Map<string, number>()
  for (const slot of slots) {
    const text = slotText(slot, language)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts].map(([text, count]) => times(text, count)).join(', ')
}

const formulaText = ({ in: input, out }: Formula, arrow: string, language: Language): string =>
  `${sideText(input, language)} ${arrow} ${sideText(out, language)}`

const symbolsText = (symbols: Symbols, language: Language): string =>
  ARCANA_IDS.filter((id) => symbols[id] > 0)
    .map((id) => times(lower(ARCANA[id], language), symbols[id]))
    .join(', ')

/** Writes a recipe as text: `7 Lore of Spores: mushroom → mandrake (raven, book, cauldron)`. */
export function recipeText({ initiative, name, arcana, rotatable, ...formula }: Recipe, language: Language): string {
  const symbols = symbolsText(arcana, language)
  return `**${initiative} ${name[language]}:** ${formulaText(formula, rotatable ? '↔' : '→', language)}${symbols && ` (${symbols})`}`
}

/** Writes the start ingredients of a character and its recipe, if it has one. */
export function characterText(id: CharacterId, language: Language): string {
  const { start, recipe } = characterOf(id)
  const cubes = INGREDIENT_IDS.filter((kind) => start[kind] > 0).map((kind) => `${lower(INGREDIENTS[kind], language)} ×${start[kind]}`)
  const lines = [`**${START[language]}:** ${cubes.join(', ')}.`]
  if (recipe) lines.push(`**${OWN_RECIPE[language]}:** ${formulaText(recipe, '→', language)}.`)
  return lines.join('\n\n')
}
