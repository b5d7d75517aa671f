import type { LocalizedText } from '../../../kernel/words.ts'
import type { Cost, Effect, Piece, SectorId } from './vocabulary.ts'

export const GLYPHS = [
  { id: 'glyph-ember', name: { en: 'Ember', ru: 'Пламя' }, count: 6, source: 'ours' },
  { id: 'glyph-moon', name: { en: 'Moon', ru: 'Луна' }, count: 6, source: 'ours' },
  { id: 'glyph-heart', name: { en: 'Heart', ru: 'Сердце' }, count: 6, source: 'ours' },
  { id: 'glyph-mask', name: { en: 'Mask', ru: 'Маска' }, count: 6, source: 'ours' },
  { id: 'glyph-stone', name: { en: 'Stone', ru: 'Камень' }, count: 6, source: 'ours' },
  { id: 'glyph-wave', name: { en: 'Wave', ru: 'Волна' }, count: 6, source: 'ours' },
] as const satisfies readonly Piece[]
type Glyph = (typeof GLYPHS)[number]['id']

/** The moment at which a kept revelation works. */
type Trigger =
  | { readonly kind: 'start-of-turn' }
  | { readonly kind: 'before-day-effect' | 'on-day-effect'; readonly of: SectorId | 'palace' }
  | { readonly kind: 'on-strike-opponent' }

export interface Revelation extends Piece {
  readonly price: Cost & { readonly scroll: number }
  readonly burnFavour: number
  readonly glyph: Glyph
  readonly trigger: Trigger
  readonly effect: Effect
  readonly text: LocalizedText
}

const START = { kind: 'start-of-turn' } as const satisfies Trigger
const STRIKE_OWN = { step: 'strike', owner: 'own', where: 'anywhere', face: 'any' } as const satisfies Effect

/** The revelations. Their effects are in the rulebook; counts, prices, favour for burning and glyphs are ours (RY-R9). */
export const REVELATIONS = [
  {
    id: 'strategic-maneuvers',
    name: { en: 'Strategic Maneuvers', ru: 'Стратегические манёвры' },
    count: 2,
    price: { scroll: 1 },
    burnFavour: 3,
    glyph: 'glyph-mask',
    trigger: START,
    effect: { step: 'pay', cost: { coin: 1 }, do: { step: 'relocate', face: 'any', from: 'anywhere', to: 'another' } },
    text: {
      en: 'At the start of your turn you may pay 1 coin to move one of your companions to a free slot of another sector.',
      ru: 'В начале твоего хода можно заплатить 1 монету и переместить одного своего соратника на свободное место другого сектора.',
    },
    source: 'rulebook',
  },
  {
    id: 'offering-of-wealth',
    name: { en: 'Offering of Wealth', ru: 'Подношение богатства' },
    count: 1,
    price: { scroll: 1 },
    burnFavour: 3,
    glyph: 'glyph-ember',
    trigger: START,
    effect: { step: 'sequence', of: [STRIKE_OWN, { step: 'gain', of: { coin: 1 } }], whole: true },
    text: {
      en: 'At the start of your turn you may strike one of your companions to gain 1 coin.',
      ru: 'В начале твоего хода можно нанести удар по одному своему соратнику и получить 1 монету.',
    },
    source: 'rulebook',
  },
  {
    id: 'offering-of-wisdom',
    name: { en: 'Offering of Wisdom', ru: 'Подношение мудрости' },
    count: 1,
    price: { scroll: 1 },
    burnFavour: 3,
    glyph: 'glyph-ember',
    trigger: START,
    effect: { step: 'sequence', of: [STRIKE_OWN, { step: 'gain', of: { scroll: 1 } }], whole: true },
    text: {
      en: 'At the start of your turn you may strike one of your companions to gain 1 scroll.',
      ru: 'В начале твоего хода можно нанести удар по одному своему соратнику и получить 1 свиток.',
    },
    source: 'rulebook',
  },
  {
    id: 'offering-of-spirits',
    name: { en: 'Offering of Spirits', ru: 'Подношение духов' },
    count: 1,
    price: { scroll: 1 },
    burnFavour: 3,
    glyph: 'glyph-ember',
    trigger: START,
    effect: { step: 'sequence', of: [STRIKE_OWN, { step: 'gain', of: { lantern: 1 } }], whole: true },
    text: {
      en: 'At the start of your turn you may strike one of your companions to gain 1 lantern.',
      ru: 'В начале твоего хода можно нанести удар по одному своему соратнику и получить 1 фонарь.',
    },
    source: 'rulebook',
  },
  {
    id: 'offering-of-the-phoenix',
    name: { en: 'Offering of the Phoenix', ru: 'Подношение феникса' },
    count: 1,
    price: { scroll: 3 },
    burnFavour: 6,
    glyph: 'glyph-ember',
    trigger: START,
    effect: { step: 'sequence', of: [STRIKE_OWN, { step: 'gain', of: { favour: 2 } }], whole: true },
    text: {
      en: 'At the start of your turn you may strike one of your companions to gain 2 favour.',
      ru: 'В начале твоего хода можно нанести удар по одному своему соратнику и получить 2 очка благосклонности.',
    },
    source: 'rulebook',
  },
  {
    id: 'seal-of-the-outskirts',
    name: { en: 'Seal of the Outskirts', ru: 'Печать Окраины' },
    count: 2,
    price: { scroll: 2 },
    burnFavour: 4,
    glyph: 'glyph-wave',
    trigger: { kind: 'on-day-effect', of: 'outskirts' },
    effect: { step: 'gain', of: { favour: 2 } },
    text: {
      en: 'Each time you apply the day effect of the Outskirts, gain 2 favour.',
      ru: 'Каждый раз, применяя дневной эффект Окраины, получи 2 очка благосклонности.',
    },
    source: 'rulebook',
  },
  {
    id: 'disguise',
    name: { en: 'Disguise', ru: 'Маскировка' },
    count: 2,
    price: { scroll: 1 },
    burnFavour: 3,
    glyph: 'glyph-mask',
    trigger: START,
    effect: { step: 'pay', cost: { scroll: 1 }, do: { step: 'flip', to: 'hidden', owner: 'own', where: 'anywhere', n: 1 } },
    text: {
      en: 'At the start of your turn you may pay 1 scroll to turn one of your revealed companions hidden.',
      ru: 'В начале твоего хода можно заплатить 1 свиток и скрыть одного своего раскрытого соратника.',
    },
    source: 'rulebook',
  },
  {
    id: 'prayer-coral',
    name: { en: 'Prayer of the Coral Moon', ru: 'Молитва Коралловой Луны' },
    count: 2,
    price: { scroll: 2 },
    burnFavour: 4,
    glyph: 'glyph-moon',
    trigger: START,
    effect: { step: 'sequence', of: [{ step: 'trade', pay: 'lantern', max: 2, gain: 'coral' }, { step: 'discard-self' }], whole: true },
    text: {
      en: 'At the start of your turn you may spend up to 2 lanterns to gain as many coral shards. Then discard this card.',
      ru: 'В начале твоего хода можно потратить до 2 фонарей и получить столько же коралловых осколков. Затем сбрось эту карточку.',
    },
    source: 'rulebook',
  },
  {
    id: 'prayer-agate',
    name: { en: 'Prayer of the Agate Moon', ru: 'Молитва Агатовой Луны' },
    count: 2,
    price: { scroll: 2 },
    burnFavour: 4,
    glyph: 'glyph-moon',
    trigger: START,
    effect: { step: 'sequence', of: [{ step: 'trade', pay: 'lantern', max: 2, gain: 'agate' }, { step: 'discard-self' }], whole: true },
    text: {
      en: 'At the start of your turn you may spend up to 2 lanterns to gain as many agate shards. Then discard this card.',
      ru: 'В начале твоего хода можно потратить до 2 фонарей и получить столько же агатовых осколков. Затем сбрось эту карточку.',
    },
    source: 'rulebook',
  },
  {
    id: 'prayer-jade',
    name: { en: 'Prayer of the Jade Moon', ru: 'Молитва Нефритовой Луны' },
    count: 2,
    price: { scroll: 2 },
    burnFavour: 4,
    glyph: 'glyph-moon',
    trigger: START,
    effect: { step: 'sequence', of: [{ step: 'trade', pay: 'lantern', max: 2, gain: 'jade' }, { step: 'discard-self' }], whole: true },
    text: {
      en: 'At the start of your turn you may spend up to 2 lanterns to gain as many jade shards. Then discard this card.',
      ru: 'В начале твоего хода можно потратить до 2 фонарей и получить столько же нефритовых осколков. Затем сбрось эту карточку.',
    },
    source: 'rulebook',
  },
  {
    id: 'seal-of-the-capital',
    name: { en: 'Seal of the Capital', ru: 'Печать Столицы' },
    count: 2,
    price: { scroll: 1 },
    burnFavour: 3,
    glyph: 'glyph-wave',
    trigger: { kind: 'on-day-effect', of: 'capital' },
    effect: { step: 'gain', of: { any: 1 } },
    text: {
      en: 'Each time you apply the day effect of the Capital, gain 1 resource of choice.',
      ru: 'Каждый раз, применяя дневной эффект Столицы, получи 1 любой ресурс.',
    },
    source: 'rulebook',
  },
  {
    id: 'seal-of-the-palace',
    name: { en: 'Seal of the Palace', ru: 'Печать Дворца' },
    count: 2,
    price: { scroll: 2 },
    burnFavour: 4,
    glyph: 'glyph-mask',
    trigger: { kind: 'before-day-effect', of: 'palace' },
    effect: { step: 'gain', of: { coin: 1 } },
    text: {
      en: 'Before you apply the day effect of the Phoenix Palace, gain 1 coin.',
      ru: 'Прежде чем применить дневной эффект Дворца Феникса, получи 1 монету.',
    },
    source: 'rulebook',
  },
  {
    id: 'seal-of-the-springs',
    name: { en: 'Seal of the Springs', ru: 'Печать Источников' },
    count: 2,
    price: { scroll: 1 },
    burnFavour: 3,
    glyph: 'glyph-wave',
    trigger: { kind: 'on-day-effect', of: 'springs' },
    effect: { step: 'per', count: 'revelations-bought-by-this-effect', do: { step: 'gain', of: { favour: 1 } } },
    text: {
      en: 'Each time you apply the day effect of the Springs, gain 1 favour for each revelation you buy with it.',
      ru: 'Каждый раз, применяя дневной эффект Источников, получи 1 очко благосклонности за каждое приобретённое при этом откровение.',
    },
    source: 'rulebook',
  },
  {
    id: 'seal-of-the-gate',
    name: { en: 'Seal of the Gate', ru: 'Печать Врат' },
    count: 2,
    price: { scroll: 1 },
    burnFavour: 3,
    glyph: 'glyph-stone',
    trigger: { kind: 'before-day-effect', of: 'gate' },
    effect: { step: 'opponents', do: { step: 'lose', of: { any: 1 } } },
    text: {
      en: 'Before you apply the day effect of the Gate, each opponent discards 1 resource of their choice.',
      ru: 'Прежде чем применить дневной эффект Врат: каждый соперник сбрасывает 1 ресурс на свой выбор.',
    },
    source: 'rulebook',
  },
  {
    id: 'seal-of-the-altar',
    name: { en: 'Seal of the Altar', ru: 'Печать Алтаря' },
    count: 2,
    price: { scroll: 2 },
    burnFavour: 4,
    glyph: 'glyph-stone',
    trigger: { kind: 'on-day-effect', of: 'altar' },
    effect: { step: 'strike', owner: 'opponent', where: 'anywhere', face: 'any' },
    text: {
      en: "Each time you apply the day effect of the Altar, strike an opponent's companion.",
      ru: 'Каждый раз, применяя дневной эффект Алтаря, нанеси удар по соратнику соперника.',
    },
    source: 'rulebook',
  },
  {
    id: 'seal-of-the-clan-house',
    name: { en: 'Seal of the Clan House', ru: 'Печать Дома кланов' },
    count: 2,
    price: { scroll: 0 },
    burnFavour: 1,
    glyph: 'glyph-stone',
    trigger: { kind: 'before-day-effect', of: 'clan-house' },
    effect: { step: 'reveal' },
    text: {
      en: 'Before you apply the day effect of the Clan House, reveal one extra companion.',
      ru: 'Прежде чем применить дневной эффект Дома кланов, раскрой одного дополнительного соратника.',
    },
    source: 'rulebook',
  },
  {
    id: 'mercy-coral',
    name: { en: 'Coral Mercy', ru: 'Коралловое милосердие' },
    count: 2,
    price: { scroll: 2 },
    burnFavour: 4,
    glyph: 'glyph-heart',
    trigger: { kind: 'on-strike-opponent' },
    effect: { step: 'pay', cost: { any: 1 }, do: { step: 'gain', of: { coral: 1 } } },
    text: {
      en: "Each time you strike an opponent's companion, you may pay 1 resource of choice to gain 1 coral shard.",
      ru: 'Каждый раз, нанося удар по соратнику соперника, можно заплатить 1 любой ресурс и получить 1 коралловый осколок.',
    },
    source: 'rulebook',
  },
  {
    id: 'mercy-agate',
    name: { en: 'Agate Mercy', ru: 'Агатовое милосердие' },
    count: 2,
    price: { scroll: 2 },
    burnFavour: 4,
    glyph: 'glyph-heart',
    trigger: { kind: 'on-strike-opponent' },
    effect: { step: 'pay', cost: { any: 1 }, do: { step: 'gain', of: { agate: 1 } } },
    text: {
      en: "Each time you strike an opponent's companion, you may pay 1 resource of choice to gain 1 agate shard.",
      ru: 'Каждый раз, нанося удар по соратнику соперника, можно заплатить 1 любой ресурс и получить 1 агатовый осколок.',
    },
    source: 'rulebook',
  },
  {
    id: 'mercy-jade',
    name: { en: 'Jade Mercy', ru: 'Нефритовое милосердие' },
    count: 2,
    price: { scroll: 2 },
    burnFavour: 4,
    glyph: 'glyph-heart',
    trigger: { kind: 'on-strike-opponent' },
    effect: { step: 'pay', cost: { any: 1 }, do: { step: 'gain', of: { jade: 1 } } },
    text: {
      en: "Each time you strike an opponent's companion, you may pay 1 resource of choice to gain 1 jade shard.",
      ru: 'Каждый раз, нанося удар по соратнику соперника, можно заплатить 1 любой ресурс и получить 1 нефритовый осколок.',
    },
    source: 'rulebook',
  },
  {
    id: 'rainbow',
    name: { en: 'Rainbow', ru: 'Радуга' },
    count: 2,
    price: { scroll: 0 },
    burnFavour: 1,
    glyph: 'glyph-ember',
    trigger: START,
    effect: {
      step: 'sequence',
      of: [{ step: 'per', count: 'glyph-kinds-on-own-revelations', do: { step: 'gain', of: { favour: 1 } } }, { step: 'discard-self' }],
    },
    text: {
      en: 'At the start of your turn discard this card to gain 1 favour for each kind of glyph on your revelations, this one included.',
      ru: 'В начале твоего хода сбрось эту карточку и получи 1 очко благосклонности за каждый вид глифа на твоих откровениях, считая это.',
    },
    source: 'rulebook',
  },
] as const satisfies readonly Revelation[]
