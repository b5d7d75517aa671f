import type { Marks } from '../../../kernel/piece.ts'
import { B, G, R, RG, RU, U, UG, W } from './slots.ts'
import type { ArcanaId, Formula, Ingredient, Piece, Slot, Symbols } from './vocabulary.ts'

export interface Recipe extends Piece, Formula {
  readonly family: string
  /** The ingredient that distinguishes the three cards of a family. */
  readonly theme?: Ingredient
  readonly initiative: number
  readonly arcana: Symbols
  readonly rotatable: boolean
}

const THEMES: readonly Ingredient[] = ['mushroom', 'spider', 'toad']
const FIRST_OF_FAMILIES = 7
const LETTERS: Readonly<Record<ArcanaId, string>> = { raven: 'r', book: 'b', cauldron: 'c' }
const count = (symbols: string, letter: string): number => symbols.split(letter).length - 1

/** The numbers that are known. A photo shows one, and the rulebook's example of initiative determines two others (WW-R5). */
const KNOWN_INITIATIVES: Readonly<Record<string, Marks>> = {
  'the-lost-arcana': { public: ['initiative'] },
  'charm-of-fear': { rulebook: ['initiative'] },
  'charm-of-love': { rulebook: ['initiative'] },
}
/** WW-R31: the recipes with public English names. All other names are our translations from a list of cards. */
const KNOWN_NAMES: readonly string[] = ['void-storm', 'the-lost-arcana']

const marksOfCard = (id: string): Marks => ({
  ...KNOWN_INITIATIVES[id],
  ours: [...(KNOWN_NAMES.includes(id) ? ['name.ru'] : ['name.en', 'name.ru']), ...(id in KNOWN_INITIATIVES ? [] : ['initiative'])],
})

/** Builds a recipe. `↔` means that it may be turned when it is played. A family has three cards: mushroom, spider, toad. */
function row(
  initiative: number,
  family: string,
  id: string,
  [en, ru]: readonly [string, string],
  symbols: string,
  input: readonly Slot[],
  arrow: '→' | '↔',
  output: readonly Slot[],
): Recipe {
  const theme = initiative < FIRST_OF_FAMILIES ? undefined : THEMES[(initiative - FIRST_OF_FAMILIES) % THEMES.length]
  return {
    id,
    name: { en, ru },
    count: 1,
    family,
    ...(theme && { theme }),
    initiative,
    arcana: { raven: count(symbols, LETTERS.raven), book: count(symbols, LETTERS.book), cauldron: count(symbols, LETTERS.cauldron) },
    in: input,
    out: output,
    rotatable: arrow === '↔',
    source: 'public',
    ...marksOfCard(id),
  }
}

/** The recipes in the order of their initiative. The card faces follow two public lists (WW-R4), and the numbers follow WW-R5. */
export const RECIPES: readonly Recipe[] = [
  row(1, 'unique', 'void-storm', ['Void Storm', 'Буря пустоты'], 'rr', [], '→', [R, U, G]),
  row(2, 'unique', 'the-lost-arcana', ['The Lost Arcana', 'Утраченные чары'], 'rrbbcc', [], '→', []),
  row(3, 'unique', 'book-of-midnight', ['Book of Midnight', 'Книга полуночи'], 'bb', [R, R, UG, UG], '→', [B]),
  row(4, 'unique', 'curse-of-shadows', ['Curse of Shadows', 'Проклятие теней'], '', [B, W, R, U, G], '→', [B, B]),
  row(5, 'unique', 'whirling-scheme', ['Whirling Scheme', 'Круговерть замыслов'], 'cc', [W], '↔', [R, U, G]),
  row(6, 'unique', 'secret-summons', ['Secret Summons', 'Тайный призыв'], '', [B, B], '→', [W, U, U, G, G]),

  row(7, 'lore', 'lore-of-spores', ['Lore of Spores', 'Предание спор'], 'rbc', [R], '→', [W]),
  row(8, 'lore', 'lore-of-webs', ['Lore of Webs', 'Предание паутины'], 'rbc', [U], '→', [W]),
  row(9, 'lore', 'lore-of-croaks', ['Lore of Croaks', 'Предание кваканья'], 'rbc', [G], '→', [W]),

  row(10, 'ache', 'backache-remedy', ['Backache Remedy', 'Снадобье от ломоты в спине'], 'c', [W, R], '↔', [B]),
  row(11, 'ache', 'toothache-remedy', ['Toothache Remedy', 'Снадобье от зубной боли'], 'r', [W, U], '↔', [B]),
  row(12, 'ache', 'headache-remedy', ['Headache Remedy', 'Снадобье от головной боли'], 'b', [W, G], '↔', [B]),

  row(13, 'brew', 'blistering-brew', ['Blistering Brew', 'Волдыристое варево'], 'bc', [R], '→', [W, U]),
  row(14, 'brew', 'balding-brew', ['Balding Brew', 'Плешивое варево'], 'rb', [U], '→', [W, G]),
  row(15, 'brew', 'warty-brew', ['Warty Brew', 'Бородавчатое варево'], 'rc', [G], '→', [W, R]),

  row(16, 'charm', 'charm-of-sleep', ['Charm of Sleep', 'Наговор сна'], 'b', [UG], '↔', [R, R]),
  row(17, 'charm', 'charm-of-fear', ['Charm of Fear', 'Наговор страха'], 'r', [RG], '↔', [U, U]),
  row(18, 'charm', 'charm-of-love', ['Charm of Love', 'Наговор любви'], 'c', [RU], '↔', [G, G]),

  row(19, 'flask', 'flask-of-shapes', ['Flask of Shapes', 'Флакон перемен'], 'r', [RU], '→', [RG, R]),
  row(20, 'flask', 'flask-of-insight', ['Flask of Insight', 'Флакон прозрения'], 'b', [UG], '→', [RU, U]),
  row(21, 'flask', 'flask-of-dreams', ['Flask of Dreams', 'Флакон грёз'], 'c', [RG], '→', [UG, G]),

  row(22, 'veil', 'levitation-spell', ['Levitation Spell', 'Заклятие левитации'], 'rb', [U, G], '↔', [W]),
  row(23, 'veil', 'invisibility-spell', ['Invisibility Spell', 'Заклятие невидимости'], 'bc', [R, G], '↔', [W]),
  row(24, 'veil', 'vanishing-spell', ['Vanishing Spell', 'Заклятие исчезновения'], 'rc', [R, U], '↔', [W]),

  row(25, 'incantation', 'shattering-spell', ['Shattering Spell', 'Заклинание дробления'], 'rb', [R], '→', [R, U, G]),
  row(26, 'incantation', 'binding-spell', ['Binding Spell', 'Заклинание оков'], 'rc', [U], '→', [R, U, G]),
  row(27, 'incantation', 'finding-spell', ['Finding Spell', 'Заклинание поиска'], 'bc', [G], '→', [R, U, G]),

  row(28, 'mood-elixir', 'elixir-of-sorrow', ['Elixir of Sorrow', 'Эликсир печали'], 'bc', [R, R], '↔', [U, G]),
  row(29, 'mood-elixir', 'elixir-of-wrath', ['Elixir of Wrath', 'Эликсир гнева'], 'rc', [U, U], '↔', [R, G]),
  row(30, 'mood-elixir', 'elixir-of-despair', ['Elixir of Despair', 'Эликсир отчаяния'], 'rb', [G, G], '↔', [R, U]),

  row(31, 'sky-elixir', 'elixir-of-the-stars', ['Elixir of the Stars', 'Эликсир звёзд'], 'bc', [W, R], '→', [W, UG]),
  row(32, 'sky-elixir', 'elixir-of-the-sun', ['Elixir of the Sun', 'Эликсир солнца'], 'rc', [W, U], '→', [W, RG]),
  row(33, 'sky-elixir', 'elixir-of-the-moon', ['Elixir of the Moon', 'Эликсир луны'], 'rb', [W, G], '→', [W, RU]),

  row(34, 'sorcery', 'poison-sorcery', ['Poison Sorcery', 'Ядовитое колдовство'], 'b', [W], '→', [W, R, R]),
  row(35, 'sorcery', 'crawling-sorcery', ['Crawling Sorcery', 'Ползучее колдовство'], 'r', [W], '→', [W, U, U]),
  row(36, 'sorcery', 'leaping-sorcery', ['Leaping Sorcery', 'Прыгучее колдовство'], 'c', [W], '→', [W, G, G]),

  row(37, 'wild-magic', 'lava-magic', ['Lava Magic', 'Магия лавы'], 'c', [B], '→', [B, U, G]),
  row(38, 'wild-magic', 'river-magic', ['River Magic', 'Магия реки'], 'b', [B], '→', [B, R, G]),
  row(39, 'wild-magic', 'storm-magic', ['Storm Magic', 'Магия бури'], 'r', [B], '→', [B, R, U]),

  row(40, 'disaster', 'mushroom-flood', ['Mushroom Flood', 'Грибной потоп'], '', [W, W], '→', [R, R, R]),
  row(41, 'disaster', 'spider-quake', ['Spider Quake', 'Паучье землетрясение'], '', [W, W], '→', [U, U, U]),
  row(42, 'disaster', 'toad-tornado', ['Toad Tornado', 'Жабий смерч'], '', [W, W], '→', [G, G, G]),

  row(43, 'summons', 'spider-summons', ['Spider Summons', 'Призыв пауков'], 'b', [R, R], '→', [W, U, U]),
  row(44, 'summons', 'slime-summons', ['Slime Summons', 'Призыв слизи'], 'r', [U, U], '→', [W, G, G]),
  row(45, 'summons', 'spore-summons', ['Spore Summons', 'Призыв спор'], 'c', [G, G], '→', [W, R, R]),

  row(46, 'mystery', 'mystery-of-shadow', ['Mystery of Shadow', 'Таинство тени'], 'c', [W, R, R], '→', [B, U, G]),
  row(47, 'mystery', 'mystery-of-chaos', ['Mystery of Chaos', 'Таинство хаоса'], 'r', [W, U, U], '→', [B, R, G]),
  row(48, 'mystery', 'mystery-of-dread', ['Mystery of Dread', 'Таинство ужаса'], 'b', [W, G, G], '→', [B, R, U]),

  row(49, 'offering', 'mushroom-offering', ['Mushroom Offering', 'Грибное подношение'], 'r', [R, R, R], '→', [W, U, G]),
  row(50, 'offering', 'spider-offering', ['Spider Offering', 'Паучье подношение'], 'b', [U, U, U], '→', [W, R, G]),
  row(51, 'offering', 'toad-offering', ['Toad Offering', 'Жабье подношение'], 'c', [G, G, G], '→', [W, R, U]),

  row(52, 'rite', 'rite-of-nature', ['Rite of Nature', 'Обряд природы'], '', [R, R], '↔', [R, U, G, G]),
  row(53, 'rite', 'rite-of-growth', ['Rite of Growth', 'Обряд роста'], '', [U, U], '↔', [R, R, U, G]),
  row(54, 'rite', 'rite-of-beasts', ['Rite of Beasts', 'Обряд живности'], '', [G, G], '↔', [R, U, U, G]),

  row(55, 'tonic', 'tonic-of-speed', ['Tonic of Speed', 'Настой скорости'], 'r', [R, U, G], '↔', [R, R, G]),
  row(56, 'tonic', 'tonic-of-stamina', ['Tonic of Stamina', 'Настой выносливости'], 'b', [R, U, G], '↔', [R, U, U]),
  row(57, 'tonic', 'tonic-of-strength', ['Tonic of Strength', 'Настой силы'], 'c', [R, U, G], '↔', [U, G, G]),

  row(58, 'ritual', 'ritual-of-earth', ['Ritual of Earth', 'Ритуал земли'], 'b', [W, R, U, G], '↔', [B, R, R]),
  row(59, 'ritual', 'ritual-of-fire', ['Ritual of Fire', 'Ритуал огня'], 'c', [W, R, U, G], '↔', [B, U, U]),
  row(60, 'ritual', 'ritual-of-wind', ['Ritual of Wind', 'Ритуал ветра'], 'r', [W, R, U, G], '↔', [B, G, G]),
]
