import type { Language } from '../../../kernel/words.ts'
import type { RulesChapter, RulesSection } from '../../../rules/text.ts'
import { RECIPES } from '../content/index.ts'
import { CHARACTER_SECTIONS, RECIPE_CHARACTERS } from './characters.ts'
import { recipeText } from './sheets.ts'

const INTRODUCTION: readonly RulesSection[] = [
  {
    id: 'ingredients',
    title: { en: 'Ingredients', ru: 'Ингредиенты' },
    clauses: [],
    text: {
      en: `There are {n:kinds} kinds of [[term:ingredient|ingredients]]. Mushrooms, spiders and toads are common. Mandrakes are rarer, and hearts of shadow are the rarest. The printed game has {n:cubes} cubes: {n:cubes-heart} hearts of shadow, {n:cubes-mandrake} mandrakes and {n:cubes-common} each of the common ones. Here they never run out ([[WW-1.6]]).`,
      ru: `Есть {n:kinds} типов [[term:ingredient|ингредиентов]]. Грибы, пауки и жабы — обычные. Мандрагоры реже, а сердца тени — самые редкие. В печатной игре {n:cubes} кубиков: {n:cubes-heart} сердец тени, {n:cubes-mandrake} мандрагор и по {n:cubes-common} обычных каждого типа. Здесь они не кончаются ([[WW-1.6]]).`,
    },
  },
  {
    id: 'reading-recipes',
    title: { en: 'How to read the recipes', ru: 'Как читать рецепты' },
    clauses: [],
    text: {
      en: `There are {n:recipes} recipes, all different. The list below gives each one’s initiative, its name, what it takes, what it gives, and its arcana symbols.

- → it lies as printed; ↔ it can be turned ({n:rotatable-recipes} cards).
- A slash marks a hybrid slot ({n:hybrid-recipes} cards).
- Each arcana has {n:symbols-each} symbols in all; {n:plain-recipes} cards have none.`,
      ru: `Всего {n:recipes} рецептов, и все разные. В списке ниже у каждого указаны инициатива, название, что он берёт, что даёт и символы чар.

- → лежит как напечатано; ↔ можно повернуть (таких карт {n:rotatable-recipes}).
- Косая черта означает гибридную ячейку (таких карт {n:hybrid-recipes}).
- На всех картах по {n:symbols-each} символов каждых чар; на {n:plain-recipes} картах символов нет.`,
    },
  },
]

/** The recipes by initiative, in parts that are short enough to read. */
const PARTS: readonly (readonly [number, number])[] = [
  [1, 6],
  [7, 12],
  [13, 18],
  [19, 24],
  [25, 30],
  [31, 36],
  [37, 42],
  [43, 48],
  [49, 54],
  [55, 60],
]

function listRecipes(from: number, to: number, language: Language): string {
  const cards = RECIPES.filter(({ initiative }) => initiative >= from && initiative <= to)
  return cards.map((recipe) => `- ${recipeText(recipe, language)}`).join('\n')
}

const RECIPE_SECTIONS: readonly RulesSection[] = PARTS.map(([from, to]) => ({
  id: `recipes-${from}-${to}`,
  title: { en: `Recipes ${from}–${to}`, ru: `Рецепты ${from}–${to}` },
  clauses: [],
  text: { en: listRecipes(from, to, 'en'), ru: listRecipes(from, to, 'ru') },
}))

export const PIECES_CHAPTER: RulesChapter = {
  id: 'pieces',
  title: { en: 'Cards and ingredients', ru: 'Карты и ингредиенты' },
  sections: [...INTRODUCTION, ...CHARACTER_SECTIONS, RECIPE_CHARACTERS, ...RECIPE_SECTIONS],
}
