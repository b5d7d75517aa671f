import type { WordsFor } from '../../kernel/define-events.ts'
import type { Dictionary, LocalizedText } from '../../kernel/words.ts'
import { LARGE_SIDE, sectorAt } from './board.ts'
import { REVELATION_IDS, revelationOf } from './cards.ts'
import {
  ALTAR_TILE,
  CLAN_HOUSE_AREAS,
  CLANS,
  COMPANIONS,
  EVENT_AREAS,
  EVENTS,
  GLYPHS,
  GOODS,
  type Good,
  MOON_SHARDS,
  PALACE,
  RESOURCE_TOKENS,
  RESOURCES,
  SECTORS,
  SPOT_KINDS,
  SPOT_TEXTS,
  SPOTS,
  START_VILLAGE,
  TOKENS,
  VILLAGE_AREAS,
  VILLAGES,
} from './content/index.ts'
import { eventAreaId } from './effects/events.ts'
import type { Events } from './events.ts'
import { companionOf, TILES } from './tiles.ts'

interface Named {
  readonly id: string
  readonly name: LocalizedText
}
interface Told {
  readonly id: string
  readonly text: LocalizedText
}
const terms = (things: readonly Named[]): Dictionary => Object.fromEntries(things.map(({ id, name }) => [`term.${id}`, name]))
/** What a card or tile does. */
const texts = (things: readonly Told[]): Dictionary => Object.fromEntries(things.map(({ id, text }) => [`text.${id}`, text]))

const cards = REVELATION_IDS.map((id) => ({ ...revelationOf(id), id }))
const tiles = TILES.map(({ id, kind }) => ({ id, name: companionOf(kind).name, text: companionOf(kind).text }))
const slots = LARGE_SIDE.map(({ id, sector }): Named => {
  const { name } = sectorAt(sector)
  const n = id.slice(id.lastIndexOf('-') + 1)
  return { id, name: { en: `${name.en}, slot ${n}`, ru: `${name.ru}, место ${n}` } }
})
const eventAreas = Array.from({ length: EVENT_AREAS.count }, (_, area): Named => {
  return { id: eventAreaId(area), name: { en: `Event area ${area + 1}`, ru: `Область события ${area + 1}` } }
})
const places = [...SECTORS, PALACE].flatMap(({ id, dayText, nightText }): readonly Told[] => [
  { id: `${id}-day`, text: dayText },
  { id: `${id}-night`, text: nightText },
])

/** The word that goes with a number, in its forms. */
const COUNTED: Readonly<Record<Good, { readonly en: string; readonly ru: string }>> = {
  coin: { en: 'coin|coins', ru: 'монету|монеты|монет' },
  scroll: { en: 'scroll|scrolls', ru: 'свиток|свитка|свитков' },
  lantern: { en: 'lantern|lanterns', ru: 'фонарь|фонаря|фонарей' },
  coral: { en: 'coral shard|coral shards', ru: 'коралловый осколок|коралловых осколка|коралловых осколков' },
  agate: { en: 'agate shard|agate shards', ru: 'агатовый осколок|агатовых осколка|агатовых осколков' },
  jade: { en: 'jade shard|jade shards', ru: 'нефритовый осколок|нефритовых осколка|нефритовых осколков' },
  favour: { en: 'favour|favour', ru: 'очко благосклонности|очка благосклонности|очков благосклонности' },
}
/** One sentence for each good: `event.gained-coin`. */
function accountsOf<W extends string, G extends Good>(what: W, goods: readonly G[], verb: LocalizedText) {
  const sentenceOf = (good: G): LocalizedText => ({
    en: `{@seat} ${verb.en} {count} {count|${COUNTED[good].en}} ({source}).`,
    ru: `{@seat} ${verb.ru} {count} {count|${COUNTED[good].ru}} ({source}).`,
  })
  return Object.fromEntries(goods.map((good) => [`event.${what}-${good}`, sentenceOf(good)])) as Readonly<Record<`event.${W}-${G}`, LocalizedText>>
}

/** Names stand in the nominative, because a Russian name would otherwise need its cases. */
export const WORDS: WordsFor<Events> = {
  ...terms(SECTORS),
  ...terms([PALACE]),
  ...terms(SPOTS),
  ...terms(CLANS),
  ...terms(COMPANIONS),
  ...terms(tiles),
  ...terms(cards),
  ...terms(EVENTS),
  ...terms(VILLAGES),
  ...terms([START_VILLAGE, ALTAR_TILE]),
  ...terms(VILLAGE_AREAS),
  ...terms(CLAN_HOUSE_AREAS),
  ...terms(GLYPHS),
  ...terms(RESOURCE_TOKENS),
  ...terms(MOON_SHARDS),
  ...terms(TOKENS),
  ...terms(slots),
  ...terms(eventAreas),
  ...texts(COMPANIONS),
  ...texts(tiles),
  ...texts(cards),
  ...texts(EVENTS),
  ...texts(VILLAGES),
  ...texts([START_VILLAGE, ALTAR_TILE]),
  ...texts(places),
  ...texts(SPOT_KINDS.map((id) => ({ id, text: SPOT_TEXTS[id] }))),
  ...accountsOf('gained', GOODS, { en: 'gains', ru: 'получает' }),
  ...accountsOf('lost', GOODS, { en: 'loses', ru: 'теряет' }),
  ...accountsOf('paid', RESOURCES, { en: 'pays', ru: 'платит' }),
  'term.favour': { en: 'Favour', ru: 'Благосклонность' },
  'term.revealed': { en: 'Revealed', ru: 'Раскрытым' },
  'term.hidden': { en: 'Hidden', ru: 'Скрытым' },
  'term.keep': { en: 'Keep', ru: 'Оставить' },
  'term.burn': { en: 'Burn', ru: 'Сжечь' },
  'term.outer-wall': { en: 'Outer wall', ru: 'Внешняя стена' },
  'term.battlement': { en: 'Battlement', ru: 'Бойница' },

  'prompt.choose-clan': { en: 'Choose your clan.', ru: 'Выбери свой клан.' },
  'prompt.start': { en: 'Play one revelation, or go on.', ru: 'Разыграй одно откровение или продолжай.' },
  'prompt.place': { en: 'Place a companion in a sector or in the Palace.', ru: 'Помести соратника в сектор или во Дворец.' },
  'prompt.ability': { en: '{source}: use the ability, or skip it.', ru: '{source}: примени способность или пропусти.' },
  'prompt.apply': { en: '{source}: apply the day effect, or skip it.', ru: '{source}: примени дневной эффект или пропусти.' },
  'prompt.end-turn': { en: 'End your turn, or undo something.', ru: 'Заверши ход или отмени что-нибудь.' },
  'prompt.gain-resource': { en: '{source}: choose a resource to gain.', ru: '{source}: выбери ресурс, который получишь.' },
  'prompt.gain-shard': { en: '{source}: choose a moon shard to gain.', ru: '{source}: выбери осколок луны, который получишь.' },
  'prompt.lose-resource': {
    en: '{source}: choose a resource to lose ({count} to go).',
    ru: '{source}: выбери ресурс, который потеряешь (ещё {count}).',
  },
  'prompt.lose-shard': {
    en: '{source}: choose a moon shard to lose ({count} to go).',
    ru: '{source}: выбери осколок луны, который потеряешь (ещё {count}).',
  },
  'prompt.lose-shard-or-favour': {
    en: '{source}: choose a moon shard or favour to lose ({count} to go).',
    ru: '{source}: выбери, что потеряешь: осколок луны или очко благосклонности (ещё {count}).',
  },
  'prompt.pay-resource': { en: '{source}: choose a resource to pay.', ru: '{source}: выбери ресурс, которым заплатишь.' },
  'prompt.pay': { en: '{source}: pay 1 lantern for the light, or go on.', ru: '{source}: заплати 1 фонарь за свет или продолжай.' },
  'prompt.choose': { en: '{source}: choose what to do.', ru: '{source}: выбери, что сделать.' },
  'prompt.strike': { en: '{source}: choose a companion to strike.', ru: '{source}: выбери соратника для удара.' },
  'prompt.retreat': { en: '{source}: choose an outer wall for your {companion}.', ru: '{source}: выбери внешнюю стену ({companion}).' },
  'prompt.mercy': { en: '{source}: use a Mercy for this strike, or go on.', ru: '{source}: примени милосердие за этот удар или продолжай.' },
  'prompt.flip-hidden': { en: '{source}: choose a companion to hide.', ru: '{source}: выбери соратника, которого скроешь.' },
  'prompt.flip-revealed': { en: '{source}: choose a companion to reveal.', ru: '{source}: выбери соратника, которого раскроешь.' },
  'prompt.relocate': { en: '{source}: move a companion to a free slot.', ru: '{source}: перемести соратника на свободное место.' },
  'prompt.travel': { en: '{source}: choose where your explorer goes.', ru: '{source}: выбери, куда пойдёт Исследователь.' },
  'prompt.bonus': { en: '{source}: choose a village for its bonus.', ru: '{source}: выбери деревню, чтобы получить её бонус.' },
  'prompt.day-effect': {
    en: '{source}: choose a highlighted sector and apply its day effect.',
    ru: '{source}: выбери выделенный сектор и примени его дневной эффект.',
  },
  'prompt.divert': { en: '{source}: choose the adjacent sector for your day effect.', ru: '{source}: выбери соседний сектор для дневного эффекта.' },
  'prompt.night-reward': {
    en: '{source}: choose a highlighted sector for its night reward.',
    ru: '{source}: выбери выделенный сектор для ночной награды.',
  },
  'prompt.discard-event': { en: '{source}: choose an event to discard.', ru: '{source}: выбери событие для сброса.' },
  'prompt.return-event': { en: '{source}: choose an empty area for {event}.', ru: '{source}: выбери пустую область для события «{event}».' },
  'prompt.buy': {
    en: '{source}: buy a revelation to keep or to burn. You have {scrolls} {scrolls|scroll|scrolls}.',
    ru: '{source}: приобрети откровение, чтобы оставить или сжечь. У тебя {scrolls} {scrolls|свиток|свитка|свитков}.',
  },
  'prompt.discard-revelation': { en: '{source}: choose a revelation to discard.', ru: '{source}: выбери откровение для сброса.' },
  'confirm.forget': { en: 'Keep {count}', ru: 'Оставить {count}' },
  'prompt.forget': {
    en: '{source}: choose up to {max} {max|revelation|revelations} to keep for 1 favour each.',
    ru: '{source}: выбери до {max} {max|откровения|откровений|откровений}, чтобы оставить их по 1 очку благосклонности.',
  },
  'prompt.reveal': {
    en: '{source}: reveal the top companion of your stack, or skip.',
    ru: '{source}: раскрой верхнего соратника своей стопки или пропусти.',
  },
  'prompt.hire': { en: '{source}: hire a companion in place of one of yours.', ru: '{source}: найми соратника вместо одного из своих.' },
  'prompt.copy-ability': {
    en: '{source}: choose a companion in the row to imitate.',
    ru: '{source}: выбери соратника из ряда, чью способность применишь.',
  },
  'prompt.trade': {
    en: '{source}: choose how many lanterns to spend, up to {max}.',
    ru: '{source}: выбери, сколько фонарей потратить, до {max}.',
  },

  'status.choose-clan': { en: '{@seat} is choosing a clan.', ru: '{@seat} выбирает клан.' },
  'status.start': { en: '{@seat} may play a revelation.', ru: '{@seat} может разыграть откровение.' },
  'status.place': { en: '{@seat} is placing a companion.', ru: '{@seat} помещает соратника.' },
  'status.ability': { en: '{@seat} may use an ability ({source}).', ru: '{@seat} может применить способность ({source}).' },
  'status.apply': { en: '{@seat} may apply a day effect ({source}).', ru: '{@seat} может применить дневной эффект ({source}).' },
  'status.end-turn': { en: '{@seat} is ending the turn.', ru: '{@seat} завершает ход.' },
  'status.gain-resource': { en: '{@seat} is choosing a resource ({source}).', ru: '{@seat} выбирает ресурс ({source}).' },
  'status.gain-shard': { en: '{@seat} is choosing a moon shard ({source}).', ru: '{@seat} выбирает осколок луны ({source}).' },
  'status.lose-resource': { en: '{@seat} is choosing a resource to lose ({source}).', ru: '{@seat} выбирает, какой ресурс потерять ({source}).' },
  'status.lose-shard': { en: '{@seat} is choosing a moon shard to lose ({source}).', ru: '{@seat} выбирает, какой осколок потерять ({source}).' },
  'status.lose-shard-or-favour': { en: '{@seat} is choosing what to lose ({source}).', ru: '{@seat} выбирает, что потерять ({source}).' },
  'status.pay-resource': { en: '{@seat} is choosing a resource to pay ({source}).', ru: '{@seat} выбирает, каким ресурсом заплатить ({source}).' },
  'status.pay': { en: '{@seat} may pay for the light ({source}).', ru: '{@seat} может заплатить за свет ({source}).' },
  'status.choose': { en: '{@seat} is choosing what to do ({source}).', ru: '{@seat} выбирает, что сделать ({source}).' },
  'status.strike': { en: '{@seat} is choosing whom to strike ({source}).', ru: '{@seat} выбирает цель удара ({source}).' },
  'status.retreat': { en: '{@seat} is choosing an outer wall.', ru: '{@seat} выбирает внешнюю стену.' },
  'status.mercy': { en: '{@seat} may use a Mercy.', ru: '{@seat} может применить милосердие.' },
  'status.flip-hidden': { en: '{@seat} is choosing a companion to hide ({source}).', ru: '{@seat} выбирает, кого скрыть ({source}).' },
  'status.flip-revealed': { en: '{@seat} is choosing a companion to reveal ({source}).', ru: '{@seat} выбирает, кого раскрыть ({source}).' },
  'status.relocate': { en: '{@seat} is moving a companion ({source}).', ru: '{@seat} перемещает соратника ({source}).' },
  'status.travel': { en: '{@seat} is leading the explorer ({source}).', ru: '{@seat} ведёт Исследователя ({source}).' },
  'status.bonus': { en: '{@seat} is choosing a village ({source}).', ru: '{@seat} выбирает деревню ({source}).' },
  'status.day-effect': { en: '{@seat} is choosing a highlighted sector ({source}).', ru: '{@seat} выбирает выделенный сектор ({source}).' },
  'status.divert': { en: '{@seat} is choosing an adjacent sector ({source}).', ru: '{@seat} выбирает соседний сектор ({source}).' },
  'status.night-reward': { en: '{@seat} is choosing a highlighted sector ({source}).', ru: '{@seat} выбирает выделенный сектор ({source}).' },
  'status.discard-event': { en: '{@seat} is choosing an event to discard ({source}).', ru: '{@seat} выбирает событие для сброса ({source}).' },
  'status.return-event': { en: '{@seat} is returning an event ({source}).', ru: '{@seat} возвращает событие ({source}).' },
  'status.buy': { en: '{@seat} is buying revelations ({source}).', ru: '{@seat} приобретает откровения ({source}).' },
  'status.discard-revelation': {
    en: '{@seat} is choosing a revelation to discard ({source}).',
    ru: '{@seat} выбирает откровение для сброса ({source}).',
  },
  'status.forget': { en: '{@seat} is choosing revelations to keep ({source}).', ru: '{@seat} выбирает, какие откровения оставить ({source}).' },
  'status.reveal': { en: '{@seat} may reveal a companion ({source}).', ru: '{@seat} может раскрыть соратника ({source}).' },
  'status.hire': { en: '{@seat} may hire a companion ({source}).', ru: '{@seat} может нанять соратника ({source}).' },
  'status.copy-ability': { en: '{@seat} is choosing an ability ({source}).', ru: '{@seat} выбирает способность ({source}).' },
  'status.trade': { en: '{@seat} is spending lanterns ({source}).', ru: '{@seat} тратит фонари ({source}).' },

  'option.skip': { en: 'Skip', ru: 'Пропустить' },
  'option.use': { en: 'Use the ability', ru: 'Применить способность' },
  'option.apply': { en: 'Apply the day effect', ru: 'Применить дневной эффект' },
  'option.end-turn': { en: 'End turn', ru: 'Завершить ход' },
  'option.pay': { en: 'Pay 1 lantern', ru: 'Заплатить 1 фонарь' },
  'option.gain': { en: 'Gain a resource, then the Palace turns', ru: 'Получить ресурс, затем Дворец повернётся' },
  'option.light': {
    en: 'Pay a lantern for a highlighted sector, then the Palace turns',
    ru: 'Заплатить фонарь за выделенный сектор, затем Дворец повернётся',
  },
  'option.explore': { en: 'Explore', ru: 'Исследовать' },
  'option.bonus': { en: 'Take the bonus', ru: 'Получить бонус' },
  'option.discard': { en: 'Discard an event', ru: 'Сбросить событие' },
  'option.return': { en: 'Return an event', ru: 'Вернуть событие' },
  'option.reveal': { en: 'Reveal a companion', ru: 'Раскрыть соратника' },
  'option.explore-to': { en: 'Explore {village}', ru: 'Исследовать: {village}' },
  'option.build-at': {
    en: 'Build on {area} for {favour} favour',
    ru: 'Построить за {favour} {favour|очко|очка|очков} благосклонности: {area}',
  },
  'option.bonus-of': { en: 'Bonus of {village}', ru: 'Бонус: {village}' },
  'option.buy-burn': {
    en: 'Burn {card} for {favour} favour ({price} {price|scroll|scrolls})',
    ru: 'Сжечь за {favour} {favour|очко|очка|очков} благосклонности: {card} ({price} {price|свиток|свитка|свитков})',
  },
  'option.buy-keep': { en: 'Keep {card} ({price} {price|scroll|scrolls})', ru: 'Оставить: {card} ({price} {price|свиток|свитка|свитков})' },

  'event.clan-chosen': { en: '{@seat} leads the {clan}.', ru: '{@seat} ведёт клан: {clan}.' },
  'event.day-began': { en: 'Day {round} begins. {@seat} goes first.', ru: 'День {round}. Начинает {@seat}.' },
  'event.events-foretold': { en: 'Foretold: {events}.', ru: 'Предсказано: {events}.' },
  'event.events-shuffled': { en: 'Discarded events are shuffled: {count}.', ru: 'Сброшенные события перемешаны: {count}.' },
  'event.unlocked': { en: 'The lock of {@seat} is gone: {sector}.', ru: '{@seat}: сектор снова открыт. {sector}.' },
  'event.played': { en: '{@seat} plays {card}.', ru: '{@seat} разыгрывает откровение: {card}.' },
  'event.placed': { en: '{@seat} places {companion}: {place}.', ru: '{@seat} помещает соратника. {companion}: {place}.' },
  'event.placed-hidden': { en: '{@seat} places {companion} hidden: {place}.', ru: '{@seat} помещает соратника скрытым. {companion}: {place}.' },
  'event.used-ability': { en: '{@seat} uses the ability of {companion}.', ru: '{@seat} применяет способность: {companion}.' },
  'event.applied': { en: '{@seat} applies a day effect: {place}.', ru: '{@seat} применяет дневной эффект: {place}.' },
  'event.copied': { en: '{@seat} imitates {companion}.', ru: '{@seat} копирует способность: {companion}.' },
  'event.diverted': { en: '{@seat} looks to {sector}.', ru: '{@seat} обращает взор на сектор: {sector}.' },
  'event.locked': { en: '{@seat} locks {sector}.', ru: '{@seat} закрывает сектор: {sector}.' },
  'event.struck': { en: '{@seat} strikes {companion} of {@owner} ({source}).', ru: '{@seat} наносит удар ({source}). Цель: {companion}, {@owner}.' },
  'event.retreated': { en: '{companion} of {@seat} retreats: {place}.', ru: '{companion} ({@seat}) отступает: {place}.' },
  'event.pushed-out': { en: '{companion} of {@seat} is pushed out until Dawn.', ru: '{companion} ({@seat}): столкнут до Рассвета.' },
  'event.turned-revealed': { en: '{companion} of {@seat} is revealed ({source}).', ru: '{companion} ({@seat}) теперь раскрыт ({source}).' },
  'event.turned-hidden': { en: '{@seat} hides {companion} ({source}).', ru: '{@seat} скрывает соратника: {companion} ({source}).' },
  'event.turned-revealed-other': {
    en: '{@seat} reveals {companion} of {@owner} ({source}).',
    ru: '{@seat} раскрывает чужого соратника: {companion}, {@owner} ({source}).',
  },
  'event.turned-hidden-other': {
    en: '{@seat} hides {companion} of {@owner} ({source}).',
    ru: '{@seat} скрывает чужого соратника: {companion}, {@owner} ({source}).',
  },
  'event.relocated': {
    en: '{@seat} moves {companion} to {sector} ({source}).',
    ru: '{@seat} перемещает соратника ({source}). {companion}: {sector}.',
  },
  'event.explored': { en: '{@seat} explores as far as {village}.', ru: '{@seat} исследует путь. Теперь здесь: {village}.' },
  'event.built': { en: '{@seat} builds {village}.', ru: '{@seat} строит: {village}.' },
  'event.went-back': {
    en: "{@seat}'s explorer goes back to {village} ({source}).",
    ru: 'Исследователь ({@seat}) отходит назад: {village} ({source}).',
  },
  'event.visited': { en: '{@seat} takes the bonus of {village}.', ru: '{@seat} получает бонус: {village}.' },
  'event.event-discarded': { en: '{@seat} discards {event} ({source}).', ru: '{@seat} сбрасывает событие: {event} ({source}).' },
  'event.event-returned': { en: '{@seat} returns {event} ({source}).', ru: '{@seat} возвращает событие: {event} ({source}).' },
  'event.kept': { en: '{@seat} buys and keeps {card}.', ru: '{@seat} приобретает и оставляет откровение: {card}.' },
  'event.burnt': { en: '{@seat} buys and burns {card}.', ru: '{@seat} приобретает и сжигает откровение: {card}.' },
  'event.revelations-drawn': { en: 'New revelations: {cards}.', ru: 'Новые откровения: {cards}.' },
  'event.revelations-shuffled': { en: 'Discarded revelations are shuffled: {count}.', ru: 'Сброшенные откровения перемешаны: {count}.' },
  'event.revelation-discarded': { en: '{@seat} discards {card}.', ru: '{@seat} сбрасывает откровение: {card}.' },
  'event.revealed': { en: '{@seat} reveals {companion} in the Clan House.', ru: '{@seat} раскрывает соратника в Доме кланов: {companion}.' },
  'event.dropped': { en: '{companion} of {@seat} leaves the row for good.', ru: '{companion} ({@seat}) навсегда покидает ряд.' },
  'event.hired': { en: '{@seat} hires {companion} in place of {replaced}.', ru: '{@seat} нанимает соратника: {companion}. Уходит {replaced}.' },
  'event.herald-first': { en: "{@seat}'s herald goes first ({source}).", ru: 'Глашатай ({@seat}) становится первым ({source}).' },
  'event.rotated': { en: 'The Palace turns. Highlighted: {sectors}.', ru: 'Дворец поворачивается. Выделены: {sectors}.' },
  'event.night-reward': {
    en: '{@seat} calls the night reward early: {sector} ({source}).',
    ru: '{@seat} вызывает ночную награду раньше срока: {sector} ({source}).',
  },
  'event.night-began': { en: 'Night {round} falls.', ru: 'Ночь {round}.' },
  'event.event-came': { en: 'Event: {event}.', ru: 'Событие: {event}.' },
  'event.reached': { en: 'Night rewards: {place}.', ru: 'Ночные награды: {place}.' },
  'event.took-token': { en: '{@seat} takes the first player token.', ru: '{@seat} забирает жетон первого игрока.' },
  'event.dawned': { en: 'Dawn. All companions come home.', ru: 'Рассвет. Все соратники возвращаются.' },
  'event.ended': { en: 'The third night is over: final scoring.', ru: 'Третья ночь позади: финальный подсчёт.' },

  'reason.favour': { en: '{@seat} has the most favour: {favour}.', ru: '{@seat} набирает больше всех благосклонности: {favour}.' },
  'reason.herald': {
    en: '{@seat} is tied for the most favour, {favour}, and has the better herald.',
    ru: '{@seat}: благосклонности поровну ({favour}), но Глашатай стоит лучше.',
  },
  'score.favour': { en: 'Favour track', ru: 'Трек благосклонности' },
  'score.same-sets': { en: 'Sets of one colour: {count}', ru: 'Наборы одного цвета: {count}' },
  'score.mixed-sets': { en: 'Sets of three colours: {count}', ru: 'Наборы трёх цветов: {count}' },
  'score.loose-shards': { en: 'Single shards: {count}', ru: 'Отдельные осколки: {count}' },
  'score.resources': { en: 'Resources left', ru: 'Оставшиеся ресурсы' },
}
