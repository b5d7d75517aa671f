import type { LocalizedText, Params } from './words.ts'

export const REFUSALS = {
  malformed: { en: 'The message could not be read.', ru: 'Сообщение не удалось прочитать.' },
  'not-seated': { en: 'You have no seat at this table.', ru: 'У тебя нет места за этим столом.' },
  'not-asked': { en: 'It is not your turn to decide.', ru: 'Сейчас решаешь не ты.' },
  stale: { en: 'That choice has already been made.', ru: 'Этот выбор уже сделан.' },
  'not-offered': { en: 'That is not among the choices.', ru: 'Такого варианта нет.' },
  'nothing-to-undo': { en: 'You have nothing to undo.', ru: 'Отменять нечего.' },
  'undo-limit': { en: 'You cannot undo anything more this turn.', ru: 'В этот ход больше ничего нельзя отменить.' },
  resigned: {
    en: 'You have resigned. You can watch, chat and ask for a rematch.',
    ru: 'Партия тобой сдана: можно смотреть, говорить и позвать на новую.',
  },
  'not-started': { en: 'The match has not begun.', ru: 'Партия ещё не началась.' },
  'already-started': { en: 'The match has already begun.', ru: 'Партия уже началась.' },
  finished: { en: 'The match is over.', ru: 'Партия окончена.' },
  'not-finished': { en: 'The match is not over yet.', ru: 'Партия ещё не окончена.' },
  'bad-commitment': {
    en: 'That commitment was used at this table before. Make a new nonce.',
    ru: 'Это обязательство за этим столом уже было. Нужно новое число.',
  },
  'bad-nonce': { en: 'That nonce is not the one this seat has committed to.', ru: 'Место обязалось открыть другое число.' },
  'too-many-rounds': {
    en: 'This table has failed to start too often. Set a new one.',
    ru: 'Этот стол слишком много раз не смог начать игру. Накрой новый.',
  },
  'not-host': { en: 'Only the host of the table may do that.', ru: 'Это может только хозяин стола.' },
  'seat-taken': { en: 'That seat is taken.', ru: 'Это место занято.' },
  removed: { en: 'The host has removed you from this table. You can watch.', ru: 'Хозяин стола попросил тебя уйти. Можно смотреть.' },
  'too-late': {
    en: 'You have kept this table waiting three times. You can watch.',
    ru: 'За этим столом тебя ждали уже три раза. Можно смотреть.',
  },
  muted: {
    en: 'The host has muted you until the match begins.',
    ru: 'Хозяин стола отключил тебе чат до начала партии.',
  },
  'no-such-seat': { en: 'There is no such seat.', ru: 'Такого места нет.' },
  'no-such-match': { en: 'There is no such match.', ru: 'Такой партии нет.' },
  'rules-changed': {
    en: 'The rules of this game have changed since this match began, so it cannot go on here.',
    ru: 'С начала этой партии правила игры изменились, продолжить её здесь нельзя.',
  },
  closed: { en: 'This table was closed because nobody came for a week.', ru: 'Этот стол закрыт: неделю никто не приходил.' },
  'no-such-game': { en: 'There is no such game.', ru: 'Такой игры нет.' },
  'no-such-page': { en: 'There is nothing at this address.', ru: 'По этому адресу ничего нет.' },
  'bad-options': { en: 'A table cannot be set up like that.', ru: 'Стол нельзя накрыть таким образом.' },
  'bad-name': {
    en: "A name has 1 to 24 letters, digits, spaces or - _ . ' and each word uses the letters of one alphabet.",
    ru: "Имя: от 1 до 24 букв, цифр, пробелов и знаков - _ . ' и в каждом слове буквы одного алфавита.",
  },
  'name-taken': {
    en: 'That name could mislead others. Choose another.',
    ru: 'Так зваться нельзя: имя может ввести в заблуждение. Выбери другое.',
  },
  'bad-token': { en: 'The server does not know your pass.', ru: 'Сервер не узнаёт твой пропуск.' },
  'session-ended': { en: 'Your pass has expired. Enter again.', ru: 'Срок твоего пропуска истёк. Войди ещё раз.' },
  'bad-origin': { en: 'This page may not talk to this server.', ru: 'Этой странице нельзя обращаться к этому серверу.' },
  'too-many': { en: 'Too fast. Wait a moment.', ru: 'Слишком быстро. Подожди немного.' },
  'too-many-open': {
    en: 'Too many tables are open. Finish or leave one first.',
    ru: 'Открыто слишком много столов. Сначала закончи партию или уйди из-за какого-нибудь стола.',
  },
  unavailable: {
    en: 'The server cannot save anything right now. Nothing was changed. Try again.',
    ru: 'Сервер сейчас не может записать ход. Ничего не изменилось, попробуй ещё раз.',
  },
  internal: {
    en: 'Something went wrong on our side. Nothing was changed, and the error was recorded.',
    ru: 'Что-то сломалось у нас. Ничего не изменилось, ошибка записана.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

export type RefusalCode = keyof typeof REFUSALS

export const REFUSAL_CODES: readonly string[] = Object.keys(REFUSALS)

/** The reason why something was not done. It is a value, never an exception. */
export interface Refusal {
  readonly code: RefusalCode
  readonly params?: Params
  /** The clause of the rules that forbids it, if there is one. */
  readonly clause?: string
}

export const newRefusal = (code: RefusalCode, params?: Params): Refusal => (params ? { code, params } : { code })

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }
export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const refused = (code: RefusalCode, params?: Params): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: newRefusal(code, params),
})
