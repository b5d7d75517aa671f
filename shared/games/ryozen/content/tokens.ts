import type { Piece } from './vocabulary.ts'

/** The numbers of tokens in the box. In play the supply has no limit. */
export const RESOURCE_TOKENS = [
  { id: 'coin', name: { en: 'Coin', ru: 'Монета' }, count: 32, source: 'rulebook' },
  { id: 'scroll', name: { en: 'Scroll', ru: 'Свиток' }, count: 24, source: 'rulebook' },
  { id: 'lantern', name: { en: 'Lantern', ru: 'Фонарь' }, count: 18, source: 'rulebook' },
] as const satisfies readonly Piece[]

export const MOON_SHARDS = [
  { id: 'coral', name: { en: 'Coral moon shard', ru: 'Осколок коралловой луны' }, count: 12, source: 'rulebook' },
  { id: 'agate', name: { en: 'Agate moon shard', ru: 'Осколок агатовой луны' }, count: 12, source: 'rulebook' },
  { id: 'jade', name: { en: 'Jade moon shard', ru: 'Осколок нефритовой луны' }, count: 12, source: 'rulebook' },
] as const satisfies readonly Piece[]

export const TOKENS = [
  { id: 'herald-token', name: { en: 'Herald token', ru: 'Жетон Глашатая' }, count: 4, source: 'rulebook' },
  { id: 'favour-token', name: { en: 'Favour token', ru: 'Жетон Благосклонности' }, count: 4, source: 'rulebook' },
  { id: 'explorer-token', name: { en: 'Explorer token', ru: 'Жетон Исследователя' }, count: 4, source: 'rulebook' },
  { id: 'first-player-token', name: { en: 'First player token', ru: 'Жетон первого игрока' }, count: 1, source: 'rulebook' },
  { id: 'player-aid', name: { en: 'Player aid', ru: 'Памятка игрока' }, count: 4, source: 'rulebook' },
] as const satisfies readonly Piece[]
