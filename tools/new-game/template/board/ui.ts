import { defineAnimations, LATER, UNSEEN } from '../../../../client/boards/kit/animations.ts'
import { updatePlayer } from '../../../../client/boards/kit/change.ts'
import { defineGameUi } from '../../../../client/boards/kit/define-game-ui.tsx'
import { type Harbour, harbour } from '../rules/index.ts'
import type { TableView } from '../rules/view.ts'

const onPlayer = updatePlayer<TableView['players'][number], TableView>
const roundTitle = { en: 'Round', ru: 'Раунд' }

/** The UI at the table. There is no `Board` yet, so the generic board lists the table view. */
export const ui = defineGameUi(harbour, {
  animations: defineAnimations<Harbour>({
    'trade-chosen': { ms: 300, apply: (table, { seat, good }) => onPlayer(table, seat, () => ({ trade: good })) },
    reshuffled: LATER,
    'round-began': { ms: 0, apply: (table, { round }) => ({ ...table, round }) },
    arrived: { ms: 700, apply: (table, { ship }) => ({ ...table, ship, deck: table.deck - 1 }) },
    bid: UNSEEN,
    won: {
      ms: 700,
      apply: (table, { seat, ship, amount }) =>
        onPlayer({ ...table, ship: '' }, seat, ({ coins, ships }) => ({ coins: coins - amount, ships: [...ships, ship] })),
    },
    tied: { ms: 700, apply: (table, { ship }) => ({ ...table, ship: '', discards: [...table.discards, ship] }) },
    ended: UNSEEN,
  }),
  animated: ['ship', 'round', 'deck', 'discards', 'players.trade', 'players.coins', 'players.ships'],
  // The log has one section for each round, instead of one for each turn.
  turnOf: () => undefined,
  sectionTitle: (event, language) => (event.type === 'round-began' ? `${roundTitle[language]} ${event.round}` : undefined),
  progress: ({ round }, language) => `${roundTitle[language]} ${round}`,
})
