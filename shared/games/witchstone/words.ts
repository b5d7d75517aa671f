import type { WordsFor } from '../../kernel/define-events.ts'
import type { Dictionary, LocalizedText } from '../../kernel/words.ts'
import {
  ACTIONS,
  CAULDRON,
  CELLS,
  COLOURS,
  DOMINOES,
  EXITS,
  LEVELS,
  OWL_STACKS,
  OWL_TILES,
  PENTAGRAM,
  PLAYER_PIECES,
  PORTALS,
  POTION_RACK,
  REGIONS,
  SCROLL_RACK,
  SCROLL_SHELVES,
  SHELVES,
  SPECIAL_SLOTS,
  SPECIALS,
  STONE_SLOTS,
  STONE_TABLE,
  TYPES_OF_REGIONS,
  WAND,
} from './content/index.ts'
import type { Events } from './events.ts'
import { CARDS, CRYSTALS, isBlack, TOKENS } from './things.ts'

type Named = { readonly id: string; readonly name: LocalizedText }
const terms = (pieces: Iterable<Named>): Dictionary => Object.fromEntries(Array.from(pieces, ({ id, name }) => [`term.${id}`, name]))
const copies = (pieces: ReadonlyMap<string, Named>): readonly Named[] => Array.from(pieces, ([id, { name }]) => ({ id, name }))

const nameOfPiece = (id: string): LocalizedText => PLAYER_PIECES.find((piece) => piece.id === id)?.name ?? { en: id, ru: id }
const crystals = CRYSTALS.flat().map((id) => ({ id, name: nameOfPiece(isBlack(id) ? 'black-crystal' : 'coloured-crystal') }))

/** `text.<id>`: what a card says, what a tile, a token, a shelf or a cell does. */
const texts: Dictionary = {
  ...Object.fromEntries(Array.from(CARDS, ([id, { text }]) => [`text.${id}`, text])),
  ...Object.fromEntries(
    Array.from(TOKENS, ([id, { effect }]): [string, LocalizedText] => {
      if (effect.verb === 'vp') return [`text.${id}`, { en: '3 points at once, and 2 more at the end.', ru: 'Сразу 3 очка и ещё 2 в конце партии.' }]
      const name = ACTIONS.find((action) => action.id === effect.kind)?.name ?? { en: '', ru: '' }
      return [
        `text.${id}`,
        { en: `One repeat of ${name.en}, and 2 points at the end.`, ru: `Один повтор действия «${name.ru}» и 2 очка в конце партии.` },
      ]
    }),
  ),
  ...Object.fromEntries(
    SPECIALS.map(({ id }): [string, LocalizedText] => [
      `text.${id}`,
      {
        en: 'Do one of the two actions twice, or put the tile into your cauldron: both symbols count there.',
        ru: 'Выполни одно из двух действий дважды или положи жетон в котёл: там считаются оба символа.',
      },
    ]),
  ),
}

/** Names stand in the nominative, because a Russian name would otherwise need its cases. */
export const WORDS: WordsFor<Events> = {
  ...terms([...ACTIONS, ...COLOURS, ...TYPES_OF_REGIONS, ...PLAYER_PIECES, ...LEVELS]),
  ...terms([...REGIONS, ...PORTALS, ...STONE_SLOTS, CAULDRON, ...CELLS, ...EXITS]),
  ...terms([...PENTAGRAM, ...OWL_STACKS, ...OWL_TILES, ...SPECIAL_SLOTS, ...WAND]),
  ...terms([SCROLL_RACK, ...SCROLL_SHELVES, POTION_RACK, ...SHELVES, STONE_TABLE]),
  ...terms([...DOMINOES, ...SPECIALS, ...copies(TOKENS), ...copies(CARDS), ...crystals]),
  ...texts,

  'prompt.level': {
    en: 'Choose your level: the fewer dominoes to choose from, the harder. All levels are revealed at the same time.',
    ru: 'Выбери уровень: чем меньше жетонов на выбор, тем труднее. Уровни откроются разом.',
  },
  'prompt.tower': { en: 'Choose a tower for your high witch.', ru: 'Выбери башню для верховной ведьмы.' },
  'prompt.room': { en: 'No domino fits: damage a crystal to make room.', ru: 'Жетон чар не помещается: повреди кристалл, чтобы освободить место.' },
  'prompt.discard': { en: 'No domino fits any more: discard one.', ru: 'Места больше нет: сбрось один парный жетон.' },
  'prompt.domino': { en: 'Choose a domino for your cauldron.', ru: 'Выбери парный жетон чар для котла.' },
  'prompt.place': { en: 'Lay {a} and {b} on two free cells.', ru: 'Положи на две свободные ячейки: {a} и {b}.' },
  'prompt.first': { en: 'Choose the action to do first.', ru: 'Выбери, какое действие будет первым.' },
  'prompt.energy': { en: 'Place {left} energy {left|marker|markers}.', ru: 'Положи {left} {left|маркер|маркера|маркеров} энергии.' },
  'prompt.witches': {
    en: 'Prepare or move witches: {left} {left|repeat|repeats}.',
    ru: 'Готовь чародеев или перемещай их: {left} {left|повтор|повтора|повторов}.',
  },
  'prompt.pentagram': {
    en: 'Move your owl up to {left} {left|cell|cells} around the pentagram.',
    ru: 'Продвинь сову по пентаграмме: до {left} {left|клетки|клеток|клеток}.',
  },
  'prompt.crystal': { en: 'Move crystals: {left} {left|step|steps}.', ru: 'Двигай кристаллы: {left} {left|шаг|шага|шагов}.' },
  'prompt.shelve': { en: 'Choose a shelf for the crystal on the rim.', ru: 'Выбери полку для кристалла на краю котла.' },
  'prompt.wand': {
    en: 'Move your owl up to {left} {left|cell|cells} along the wand.',
    ru: 'Продвинь сову по палочке: до {left} {left|клетки|клеток|клеток}.',
  },
  'prompt.scroll': {
    en: 'Take a scroll from the lowest {left} {left|shelf|shelves}.',
    ru: 'Возьми свиток с нижних полок: {left} {left|полка|полки|полок}.',
  },
  'prompt.rest': { en: '{kind}: use the rest, or go on.', ru: '{kind}: используй то, что осталось, или продолжай.' },
  'prompt.special': {
    en: 'Do one action twice, or put the tile into your cauldron.',
    ru: 'Выполни одно действие дважды или положи жетон в котёл.',
  },
  'prompt.any': { en: 'Choose any action to do twice.', ru: 'Выбери любое действие и выполни его дважды.' },
  'prompt.finish': { en: 'End your turn, or undo something.', ru: 'Заверши ход или отмени что-нибудь.' },
  'prompt.hide-scrolls': { en: 'You may hide your scrolls.', ru: 'Можно спрятать свои свитки.' },
  'prompt.show-scrolls': { en: 'You may show your scrolls.', ru: 'Можно открыть свои свитки.' },

  'status.level': { en: '{@seat} is choosing a level.', ru: '{@seat} выбирает уровень.' },
  'status.tower': { en: '{@seat} is choosing a tower.', ru: '{@seat} выбирает башню.' },
  'status.room': { en: '{@seat} is making room in the cauldron.', ru: '{@seat} освобождает место в котле.' },
  'status.discard': { en: '{@seat} is discarding a domino.', ru: '{@seat} сбрасывает парный жетон.' },
  'status.domino': { en: '{@seat} is laying a domino.', ru: '{@seat} кладёт парный жетон.' },
  'status.first': { en: '{@seat} is choosing the first action.', ru: '{@seat} выбирает первое действие.' },
  'status.energy': { en: '{@seat} is placing energy.', ru: '{@seat} кладёт маркеры энергии.' },
  'status.witches': { en: '{@seat} is sending witches.', ru: '{@seat} посылает чародеев.' },
  'status.pentagram': { en: '{@seat} is going around the pentagram.', ru: '{@seat} идёт по пентаграмме.' },
  'status.crystal': { en: '{@seat} is moving crystals.', ru: '{@seat} двигает кристаллы.' },
  'status.wand': { en: '{@seat} is going along the wand.', ru: '{@seat} идёт по палочке.' },
  'status.scroll': { en: '{@seat} is taking a scroll.', ru: '{@seat} берёт свиток.' },
  'status.special': { en: '{@seat} is using a special tile.', ru: '{@seat} использует особый жетон.' },
  'status.any': { en: '{@seat} is choosing a bonus.', ru: '{@seat} выбирает бонус.' },
  'status.finish': { en: '{@seat} is ending the turn.', ru: '{@seat} завершает ход.' },

  'option.standard': { en: 'Standard: choose among 5', ru: 'Обычная игра: выбор из 5' },
  'option.level-3': { en: 'Level 3: choose among 3', ru: 'Уровень 3: выбор из 3' },
  'option.level-2': { en: 'Level 2: choose among 2', ru: 'Уровень 2: выбор из 2' },
  'option.level-1': { en: 'Level 1: no choice', ru: 'Уровень 1: без выбора' },
  'option.tower': { en: '{tower}: 2 points and {token}', ru: '{tower}: 2 очка и {token}' },
  'option.discard': { en: 'Discard {domino}', ru: 'Сбросить: {domino}' },
  'option.place': { en: 'Chains of {a} and {b}', ru: 'Цепочки: {a} и {b}' },
  'option.kind': { en: '{kind} ×{times}', ru: '{kind} ×{times}' },
  'option.marker': { en: 'Marker {nth} of {length}', ru: 'Маркер {nth} из {length}' },
  'option.complete': { en: 'Complete: {points} {points|point|points}', ru: 'Завершить: {points} {points|очко|очка|очков}' },
  'option.prepare-witch': { en: 'Prepare a witch', ru: 'Подготовить чародея' },
  'option.move-witch': {
    en: '{cost} {cost|repeat|repeats}, {points} {points|point|points}',
    ru: '{cost} {cost|повтор|повтора|повторов}, {points} {points|очко|очка|очков}',
  },
  'option.move-crystal': { en: '{cost} {cost|step|steps}', ru: '{cost} {cost|шаг|шага|шагов}' },
  'option.shelve': { en: 'Put it on {shelf}', ru: 'Поставить: {shelf}' },
  'option.shelve-token': { en: 'Lower shelf: take {token}', ru: 'Нижняя полка: взять {token}' },
  'option.screen': { en: 'Behind the screen: both shelves are full', ru: 'За ширму: обе полки полны' },
  'option.advance': { en: '{steps} {steps|step|steps}', ru: '{steps} {steps|шаг|шага|шагов}' },
  'option.take-scroll': { en: 'Take {card}', ru: 'Взять: {card}' },
  'option.use-token': { en: 'Use {token}', ru: 'Использовать: {token}' },
  'option.boost': { en: 'Play {card}: +{times}', ru: 'Сыграть: {card}, +{times}' },
  'option.place-special': { en: 'Put the tile here for good', ru: 'Положить жетон сюда навсегда' },
  'option.damage': { en: 'Damage it: −{points} {points|point|points}', ru: 'Повредить: −{points} {points|очко|очка|очков}' },
  'option.end-activation': { en: 'End {kind}, {left} unused', ru: 'Закончить: {kind}, пропадёт {left}' },
  'option.go-on': { en: 'Go on', ru: 'Продолжить' },
  'option.end-turn': { en: 'End turn', ru: 'Завершить ход' },
  'option.hide-scrolls': { en: 'Hide my scrolls', ru: 'Спрятать мои свитки' },
  'option.show-scrolls': { en: 'Show my scrolls', ru: 'Открыть мои свитки' },

  'open.level': { en: 'Choose a level', ru: 'Выбрать уровень' },
  'open.tower': { en: 'Choose a tower', ru: 'Выбрать башню' },
  'open.domino': { en: 'Lay a domino', ru: 'Положить парный жетон' },
  'open.choose': { en: '{kind} ×{count}', ru: '{kind} ×{count}' },
  'open.repeats': { en: '{kind}: {count} left', ru: '{kind}: осталось {count}' },
  'open.token': { en: 'Use {thing}: ×{count}', ru: 'Использовать: {thing} ×{count}' },
  'open.rim': { en: 'Shelve a crystal ({kind})', ru: 'Поставить кристалл на полку ({kind})' },
  'open.special': { en: 'Use {thing}', ru: 'Использовать: {thing}' },
  'open.any': { en: 'Choose an action to do twice', ru: 'Выбрать действие, выполнить дважды' },
  'open.cell': { en: '{thing} (×{count})', ru: '{thing} (×{count})' },
  'open.second': { en: 'Then {kind} ×{count}', ru: 'Затем {kind} ×{count}' },
  'open.end': { en: 'End the turn', ru: 'Завершить ход' },

  'event.level-said': { en: '{@seat} chooses {level}.', ru: '{@seat} выбирает: {level}.' },
  'event.first-player': { en: '{@seat} is the first player.', ru: 'Первый игрок: {@seat}.' },
  'event.tower-taken': {
    en: '{@seat} takes {tower}: {points} {points|point|points}.',
    ru: '{@seat} занимает башню. {tower}: {points} {points|очко|очка|очков}.',
  },
  'event.token-taken': { en: '{@seat} takes {token}.', ru: '{@seat} берёт: {token}.' },
  'event.token-scored': {
    en: '{@seat} scores {points} {points|point|points} ({token}).',
    ru: '{@seat} получает {points} {points|очко|очка|очков} ({token}).',
  },
  'event.turn-began': { en: 'Round {round}: the turn of {@seat}.', ru: 'Раунд {round}, ход: {@seat}.' },
  'event.drew': { en: '{@seat} draws a domino.', ru: '{@seat} берёт парный жетон.' },
  'event.drew.told': { en: '{@seat} draws {domino}.', ru: '{@seat} берёт парный жетон: {domino}.' },
  'event.laid': { en: '{@seat} lays {domino}.', ru: '{@seat} кладёт парный жетон: {domino}.' },
  'event.discarded': { en: '{@seat} discards {domino}: nothing fits.', ru: '{@seat} сбрасывает {domino}: места нет.' },
  'event.activated': { en: '{@seat}: {kind} ×{times} ({source}).', ru: '{@seat}: {kind} ×{times} ({source}).' },
  'event.merged': { en: '{@seat}: {kind} +{times} ({source}), {left} left.', ru: '{@seat}: {kind} +{times} ({source}), осталось {left}.' },
  'event.boosted': { en: '{@seat} plays {card}: {kind} +{times}.', ru: '{@seat} играет карту {card}: {kind} +{times}.' },
  'event.lapsed': { en: '{@seat} ends {kind} with {left} unused.', ru: '{@seat} заканчивает. {kind}: пропадает {left}.' },
  'event.scored': {
    en: '{@seat} scores {points} {points|point|points} ({source}).',
    ru: '{@seat} получает {points} {points|очко|очка|очков} ({source}).',
  },
  'event.counted': {
    en: '{@seat} scores {points} {points|point|points}. {source}: {count}.',
    ru: '{@seat} получает {points} {points|очко|очка|очков}. {source}: {count}.',
  },
  'event.marker-placed': {
    en: '{@seat} places energy {nth} of {length}: {portal}.',
    ru: '{@seat} кладёт маркер энергии {nth} из {length}: {portal}.',
  },
  'event.portal-completed': {
    en: '{@seat} completes the portal {portal}: {points} {points|point|points}.',
    ru: '{@seat} завершает портал. {portal}: {points} {points|очко|очка|очков}.',
  },
  'event.witch-prepared': { en: '{@seat} prepares a witch.', ru: '{@seat} готовит чародея.' },
  'event.witch-moved': {
    en: '{@seat} sends a witch to {region}: {points} {points|point|points}.',
    ru: '{@seat} посылает чародея. {region}: {points} {points|очко|очка|очков}.',
  },
  'event.stone-reached': {
    en: '{@seat} takes place {rank} on the Witchstone: {points} {points|point|points}.',
    ru: '{@seat}: место {rank} на Скале ведьм, {points} {points|очко|очка|очков}.',
  },
  'event.crystal-moved': { en: '{@seat} moves a crystal ({crystal}).', ru: '{@seat} двигает кристалл ({crystal}).' },
  'event.crystal-out': { en: '{@seat} moves a crystal to the rim. {to}.', ru: '{@seat} выводит кристалл на край. {to}.' },
  'event.shelved': { en: '{@seat} shelves a crystal: {shelf}.', ru: '{@seat} ставит кристалл на стеллаж: {shelf}.' },
  'event.screened': { en: '{@seat} puts a crystal behind the screen: the shelves are full.', ru: '{@seat} убирает кристалл за ширму: полки полны.' },
  'event.damaged': {
    en: '{@seat} damages a crystal ({crystal}): −{points} {points|point|points}.',
    ru: '{@seat} повреждает кристалл ({crystal}): −{points} {points|очко|очка|очков}.',
  },
  'event.pentagram-moved': {
    en: '{@seat} goes {steps} {steps|step|steps} around the pentagram.',
    ru: '{@seat} проходит по пентаграмме: {steps} {steps|шаг|шага|шагов}.',
  },
  'event.wand-moved': {
    en: '{@seat} goes {steps} {steps|step|steps} along the wand.',
    ru: '{@seat} проходит по палочке: {steps} {steps|шаг|шага|шагов}.',
  },
  'event.owl-taken': { en: '{@seat} takes {tile}.', ru: '{@seat} берёт: {tile}.' },
  'event.special-taken': { en: '{@seat} takes {tile}.', ru: '{@seat} берёт: {tile}.' },
  'event.special-dealt': { en: '{tile} comes to the pentagram.', ru: 'На пентаграмму ложится {tile}.' },
  'event.special-used': { en: '{@seat} uses {tile} for {kind}.', ru: '{@seat} использует {tile}: {kind}.' },
  'event.special-placed': { en: '{@seat} puts {tile} into the cauldron.', ru: '{@seat} кладёт в котёл: {tile}.' },
  'event.scroll-taken': { en: '{@seat} takes {card} from shelf {shelf}.', ru: '{@seat} берёт свиток с полки {shelf}: {card}.' },
  'event.scroll-dealt': { en: '{card} comes to the rack.', ru: 'На стеллаж ложится {card}.' },
  'event.scrolls-hidden': { en: '{@seat} stacks the unused scrolls.', ru: '{@seat} складывает свитки в стопку.' },
  'event.scrolls-shown': { en: '{@seat} lays the unused scrolls open.', ru: '{@seat} открывает свитки.' },
  'event.final-score': { en: '{@seat} ends with {points} {points|point|points}.', ru: 'Итог, {@seat}: {points} {points|очко|очка|очков}.' },
  'event.keeper': { en: '{@seat} becomes Keeper of the Witchstone.', ru: '{@seat} становится Хранителем Скалы ведьм.' },
  'event.keepers': { en: '{@seats} keep the Witchstone together.', ru: '{@seats} вместе хранят Скалу ведьм.' },

  'reason.points': { en: '{@seat} has the most points: {points}.', ru: 'Больше всего очков: {@seat}, {points}.' },
  'reason.wand': {
    en: '{@seat} is tied at {points} points and is further along the wand.',
    ru: 'Очков поровну, {points}: дальше по палочке {@seat}.',
  },
  'reason.arrival': {
    en: '{@seat} is tied at {points} points and reached the end of the wand first.',
    ru: 'Очков поровну, {points}. Раньше всех в конце палочки: {@seat}.',
  },
  'reason.shared': { en: '{@seats} share the victory.', ru: 'Победа общая: {@seats}.' },

  'score.portals': { en: 'Portals', ru: 'Порталы' },
  'score.regions': { en: 'Regions', ru: 'Районы' },
  'score.witchstone': { en: 'Places on the Witchstone', ru: 'Места на Скале ведьм' },
  'score.tokens': { en: 'Points of power tokens', ru: 'Очки жетонов усиления' },
  'score.pentagram': { en: 'Pentagram', ru: 'Пентаграмма' },
  'score.wand': { en: 'Silver cells of the wand', ru: 'Серебряные клетки палочки' },
  'score.damage': { en: 'Damaged crystals', ru: 'Повреждённые кристаллы' },
  'score.end-owls': { en: 'Owl tiles', ru: 'Жетоны сов' },
  'score.end-tokens': { en: 'Power tokens', ru: 'Жетоны усиления' },
  'score.end-boosters': { en: 'Unused boosters', ru: 'Неиспользованные усилители' },
  'score.prophecy': { en: '{card}: {levels} {levels|level|levels}', ru: '{card}: {levels} {levels|уровень|уровня|уровней}' },
}
