import { defineAnimations, LATER, UNSEEN } from '../../../../client/boards/kit/animations.ts'
import { updatePlayer } from '../../../../client/boards/kit/change.ts'
import { defineGameUi } from '../../../../client/boards/kit/define-game-ui.tsx'
import { type Harbour, harbour } from '../rules/index.ts'
import type { TableView } from '../rules/view.ts'

type PlayerView = TableView['players'][number]
const onPlayer = updatePlayer<PlayerView, TableView>

/** Until you draw one, the generic board lists what is on the table. */
export const ui = defineGameUi(harbour, {
  animations: defineAnimations<Harbour>({
    'trade-chosen': { ms: 300, apply: (table, { seat, good }) => onPlayer(table, seat, () => ({ trade: good })) },
    arrived: { ms: 700, apply: (table, { ship, round }) => ({ ...table, ship, round, deck: table.deck - 1 }) },
    reshuffled: LATER,
    bid: { ms: 0, apply: (table, { seat }) => onPlayer(table, seat, () => ({ hasBid: true })) },
    showed: { ms: 400, apply: (table, { seat, amount }) => onPlayer(table, seat, () => ({ hasBid: false, shown: amount })) },
    won: {
      ms: 700,
      apply: (table, { seat, ship, amount }) =>
        onPlayer({ ...table, ship: '' }, seat, ({ coins, ships }) => ({ coins: coins - amount, ships: [...ships, ship] })),
    },
    tied: { ms: 700, apply: (table, { ship }) => ({ ...table, ship: '', discards: [...table.discards, ship] }) },
    ended: UNSEEN,
  }),
  animated: ['ship', 'round', 'deck', 'discards', 'players.trade', 'players.hasBid', 'players.shown', 'players.coins', 'players.ships'],
  progress: ({ round }, language) => (language === 'ru' ? `Раунд ${round}` : `Round ${round}`),
})
