import type { EditionText } from '#shared/rules/edition.ts'
import type { RulesText } from '#shared/rules/text.ts'
import { ROUNDS, START_COINS } from '../state.ts'

/** The rules that players read. The title of a test names every clause. */
export const RULES: RulesText = {
  prefixes: ['HARBOUR'],
  notForPlayers: [],
  chapters: [
    {
      id: 'about',
      title: { en: 'What it is about', ru: 'О чём игра' },
      sections: [
        {
          id: 'start',
          title: { en: 'The start', ru: 'Начало' },
          clauses: ['HARBOUR-1'],
          text: {
            en: 'Every player has {n:coins} coins. One after another, the players choose the good that they trade in.',
            ru: 'У каждого {n:coins} монет. По очереди игроки выбирают, чем торговать.',
          },
        },
      ],
    },
    {
      id: 'win',
      title: { en: 'How to win', ru: 'Как победить' },
      sections: [
        {
          id: 'end',
          title: { en: 'The end', ru: 'Конец' },
          clauses: ['HARBOUR-4'],
          text: {
            en: 'The game ends after {n:rounds} rounds, or when no ship is left. The player with the most points wins. Coins break a tie.',
            ru: 'Игра кончается через {n:rounds} раундов или когда кораблей не осталось. Побеждает тот, у кого больше очков, а при равенстве — больше монет.',
          },
        },
      ],
    },
    {
      id: 'turn',
      title: { en: 'A round', ru: 'Раунд' },
      sections: [
        {
          id: 'bids',
          title: { en: 'The bids', ru: 'Ставки' },
          clauses: ['HARBOUR-2', 'HARBOUR-3'],
          text: {
            en: 'A ship arrives, and all players bid for it in secret. The highest bid pays and takes the ship. If several bids are the highest, nobody pays and the ship sails on.',
            ru: 'Приходит корабль, и все тайно делают ставки. Наибольшую ставку платят и забирают корабль. Если наибольших несколько, никто не платит, и корабль уходит.',
          },
        },
      ],
    },
  ],
  glossary: [],
  rulings: [],
  numbers: { coins: START_COINS, rounds: ROUNDS },
  untested: {},
}

export const EDITION: EditionText = { lists: [], fields: {}, credits: { made: [] } }
