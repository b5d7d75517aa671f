import type { LocalizedText } from '../kernel/words.ts'

/** The makers of the game, as its rulebook names them. If it has a name only in Russian letters, the Latin spelling is ours. */
export interface Credits {
  readonly made: readonly Credit[]
  /** What readers expect here but the rulebook does not say. */
  readonly unsaid?: LocalizedText
}

interface Credit {
  /** The role, such as "Authors". */
  readonly role: LocalizedText
  readonly names: readonly LocalizedText[]
}

/** The statement of whose work this is, and whose it is not. */
export const STATEMENT: LocalizedText = {
  en: `Coven is an independent implementation with text and art of its own. The people and companies named below have neither made nor checked it.
    The rules follow the Russian rulebooks; where their pictures are lost, public descriptions of the games and decisions of ours fill the gaps.`,
  ru: `Coven — независимая реализация с собственными текстами и рисунками. Люди и компании, названные ниже, её не делали и не проверяли. Правила
    следуют русским книгам правил; где картинки из них утрачены, пробелы заполняют открытые описания игр и наши решения.`,
}

/** The statements that hold for everything, so that marks and credits do not repeat them. */
export const THROUGHOUT: LocalizedText = {
  en: `How cards, tiles and rules are worded is ours everywhere, in both languages. English names of pieces are our translations unless another source
    is named. People are named as the rulebooks name them; where these have Russian letters only, the Latin ones are ours.`,
  ru: `Формулировки карт, тайлов и правил везде наши, на обоих языках. Английские названия деталей — наши переводы, если не указан другой источник. Люди
    названы так, как их называют книги правил; где там только русские буквы, латинское написание наше.`,
}
