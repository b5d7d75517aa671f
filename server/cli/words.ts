import type { Dictionary } from '#shared/kernel/words.ts'

/** The words of a printed match that do not come from its game. */
export const WORDS: Dictionary = {
  'event.undone': { en: '{@seat} takes back a move.', ru: '{@seat} берёт шаг назад.' },
  'event.resigned': { en: '{@seat} resigns.', ru: '{@seat} сдаётся.' },
  'tell.seat': { en: 'seat {number}', ru: 'место {number}' },
  'tell.bot': { en: 'bot {number} ({level})', ru: 'бот {number} ({level})' },
  'tell.picks': { en: '{@seat} picks {pick}.', ru: '{@seat} выбирает: {pick}.' },
  'tell.clock': { en: '(time was up)', ru: '(время вышло)' },
  'tell.beginning': { en: 'The match begins.', ru: 'Партия начинается.' },
  'tell.rank': { en: '{rank}. {@seat}', ru: '{rank}. {@seat}' },
  'tell.scored': { en: '{rank}. {@seat}: {points}', ru: '{rank}. {@seat}: {points}' },
  'tell.open': { en: 'The match is not over. To decide:', ru: 'Партия не окончена. Решает:' },
  'tell.over': { en: 'The match is over.', ru: 'Партия окончена.' },
}
