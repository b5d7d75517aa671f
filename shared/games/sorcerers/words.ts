import type { WordsFor } from '../../kernel/define-events.ts'
import type { Dictionary, LocalizedText } from '../../kernel/words.ts'
import { CORNERS, PLACES, SORCERERS, SPELLS, SUMMONS, WARRIORS } from './content/index.ts'
import type { Events } from './events.ts'

const terms = (pieces: readonly { readonly id: string; readonly name: LocalizedText }[]): Dictionary =>
  Object.fromEntries(pieces.map(({ id, name }) => [`term.${id}`, name]))

/** Names stand in the nominative, because a Russian name would otherwise need its cases. */
export const WORDS: WordsFor<Events> = {
  ...terms(SORCERERS),
  ...terms(WARRIORS),
  ...terms(SUMMONS),
  ...terms(SPELLS),
  ...terms(CORNERS),
  ...terms(PLACES),
  'term.move': { en: 'Move spell', ru: 'Перемещение' },
  'term.summon': { en: 'Summon', ru: 'Призыв' },
  'term.attack': { en: 'Attack', ru: 'Атака' },

  'prompt.pick-sorcerer': { en: 'Choose a sorcerer: {corner}.', ru: 'Выбери чародея: {corner}.' },
  'prompt.move': { en: 'Move a unit of {sorcerer}, or skip the move.', ru: '{sorcerer}: передвинь юнита или пропусти передвижение.' },
  'prompt.move-ghost': {
    en: 'Move a unit of the fallen {sorcerer}, or skip the move.',
    ru: '{sorcerer} (без чародея): передвинь юнита или пропусти передвижение.',
  },
  'prompt.cast': { en: 'Cast a spell with {sorcerer}, or end the turn.', ru: '{sorcerer}: выбери ворожбу или заверши ход.' },
  'prompt.end-turn': { en: 'End the turn of {sorcerer}, or undo the move.', ru: '{sorcerer}: заверши ход или верни передвижение.' },

  'status.pick-sorcerer': { en: '{@seat} is choosing a sorcerer.', ru: '{@seat} выбирает чародея.' },
  'status.move': { en: '{@seat} is moving a unit of {sorcerer}.', ru: '{@seat} передвигает юнита ({sorcerer}).' },
  'status.cast': { en: '{@seat} may cast a spell of {sorcerer}.', ru: '{@seat} выбирает ворожбу ({sorcerer}).' },

  'option.skip-move': { en: 'Skip the move', ru: 'Пропустить передвижение' },
  'option.end-turn': { en: 'End turn', ru: 'Завершить ход' },

  'event.sorcerer-chosen': { en: '{@seat} chooses {sorcerer} ({corner}).', ru: '{@seat} выбирает чародея: {sorcerer} ({corner}).' },
  'event.sorcerer-dealt': { en: '{@seat} plays {sorcerer} ({corner}).', ru: '{@seat} играет за чародея: {sorcerer} ({corner}).' },
  'event.timer-advanced': { en: '{@seat} charges {spell}: {step} of {length}.', ru: '{@seat} копит силу. {spell}: {step} из {length}.' },
  'event.spell-charged': { en: '{@seat} has charged {spell}.', ru: '{@seat}: ворожба прокачана. {spell}.' },
  'event.timer-reset': { en: '{@seat} loses the charge of {spell}.', ru: '{@seat} теряет накопленное. {spell}.' },
  'event.moved': { en: '{@seat}: {token} {from} → {to}.', ru: '{@seat}: {token} {from} → {to}.' },
  'event.jumped': {
    en: '{@seat}: {token} {from} → {to}, slipping past {overToken}.',
    ru: '{@seat}: {token} {from} → {to}, за спину ({overToken}).',
  },
  'event.pushed': { en: '{by} pushes {token} {from} → {to}.', ru: '{by} отталкивает. {token} {from} → {to}.' },
  'event.relocated': { en: '{@seat} casts {spell}: {token} {from} → {to}.', ru: '{@seat} ворожит. {spell}: {token} {from} → {to}.' },
  'event.swapped': {
    en: '{@seat} casts {spell}: {token} on {from} and {otherToken} on {to} change places.',
    ru: '{@seat} ворожит. {spell}: меняются местами {token} ({from}) и {otherToken} ({to}).',
  },
  'event.leapt': {
    en: '{@seat} casts {spell}: {token} {from} → {to}, over {overToken}.',
    ru: '{@seat} ворожит. {spell}: {token} {from} → {to}, по пути {overToken}.',
  },
  'event.summoned': { en: '{@seat} summons {token} on {cell}.', ru: '{@seat} призывает юнита: {token} ({cell}).' },
  'event.killed': { en: '{@seat} casts {spell}: {token} on {cell} dies.', ru: '{@seat} ворожит. {spell}: гибнет {token} ({cell}).' },
  'event.captured': { en: '{@seat} captures {token} on {cell}.', ru: '{@seat} окружает врага: гибнет {token} ({cell}).' },
  'event.trapped': { en: '{token} on {cell} falls between two enemies.', ru: 'Между двумя врагами гибнет {token} ({cell}).' },
  'event.place-taken': { en: '{@seat} takes the {place} ({held} of {needed}).', ru: '{@seat} занимает {place} ({held} из {needed}).' },
  'event.place-left': { en: '{@seat} no longer holds the {place} ({held} of {needed}).', ru: '{@seat} теряет {place} ({held} из {needed}).' },
  'event.vanished': { en: '{token} vanishes: no place of power is left.', ru: '{token} исчезает: не осталось ни одного места силы.' },
  'event.ghost': { en: '{sorcerer} has fallen. The warriors fight on.', ru: '{sorcerer} погибает. Воины сражаются дальше.' },
  'event.defeated': { en: '{sorcerer} is defeated ({@seat}).', ru: '{sorcerer} терпит поражение ({@seat}).' },
  'event.handed-over': { en: '{@mate} now leads the army of {sorcerer}.', ru: '{@mate} теперь ведёт армию ({sorcerer}).' },
  'event.passed': { en: '{@seat} passes ({sorcerer}).', ru: '{@seat} пропускает ход ({sorcerer}).' },
  'event.won-by-places': { en: '{@seat} holds {held} places of power and wins.', ru: '{@seat} занимает мест силы: {held}. Это победа.' },
  'event.team-won-by-places': {
    en: '{@seat} and {@partner} hold {held} places of power and win.',
    ru: '{@seat} и {@partner} занимают мест силы: {held}. Это победа.',
  },
  'event.won-by-last': { en: '{@seat} is the last one standing and wins.', ru: '{@seat} остаётся без соперников. Это победа.' },
  'event.team-won-by-last': {
    en: '{@seat} and {@partner} are the last ones standing and win.',
    ru: '{@seat} и {@partner} остаются без соперников. Это победа.',
  },
  'event.drawn-by-repetition': { en: 'The same position occurs for the third time: a draw.', ru: 'Позиция повторяется в третий раз: ничья.' },
  'event.drawn-by-cap': { en: 'A draw after {turns} {turns|turn|turns}.', ru: 'Ничья: {turns} {turns|ход|хода|ходов} без победителя.' },
  'event.drawn-by-together': { en: 'The last sorcerers fall together: a draw.', ru: 'Последние чародеи гибнут вместе: ничья.' },

  'reason.places': { en: '{@seat} held enough places of power.', ru: '{@seat} занимает достаточно мест силы.' },
  'reason.team-places': { en: '{@seat} and {@partner} held enough places of power.', ru: '{@seat} и {@partner} занимают достаточно мест силы.' },
  'reason.last': { en: '{@seat} was the last one standing.', ru: '{@seat} остаётся без соперников.' },
  'reason.team-last': { en: '{@seat} and {@partner} were the last ones standing.', ru: '{@seat} и {@partner} остаются без соперников.' },
  'reason.repetition': { en: 'The same position occurred for the third time.', ru: 'Позиция повторилась в третий раз.' },
  'reason.cap': { en: 'No winner after {turns} {turns|turn|turns}.', ru: 'Нет победителя за {turns} {turns|ход|хода|ходов}.' },
  'reason.together': { en: 'The last sorcerers fell together.', ru: 'Последние чародеи гибнут вместе.' },
}
