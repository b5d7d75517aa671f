import { type Dictionary, formatText, type Language, type Params } from '#shared/kernel/words.ts'

/** Returns a function that gives a board's words in a language and fills in numbers and names: `{n}`, `{n|card|cards}`. */
export const boardText =
  <W extends Dictionary>(words: W) =>
  (key: keyof W & string, language: Language, params: Params = {}): string =>
    formatText(words, { key, params }, language, String)
