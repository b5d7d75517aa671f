import type { Outcome } from '#shared/kernel/game.ts'
import type { Translation } from '../../../i18n/translation.tsx'
import type { TableView } from '../table-view.ts'

const winnersOf = (outcome: Outcome): readonly number[] => outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))

/** Who has won, as this page tells it. */
export interface Win {
  readonly seats: readonly number[]
  /** Whether the person at this page is among them. */
  readonly isOwn: boolean
  readonly text: string
}

export function winOf(outcome: Outcome, { own, seatStyles }: Pick<TableView, 'own' | 'seatStyles'>, t: Translation['t']): Win {
  const seats = winnersOf(outcome)
  const isOwn = own !== undefined && seats.includes(own)
  const text =
    isOwn && seats.length === 1
      ? t('result.won')
      : winText(
          seats.map((seat) => seatStyles[seat]?.name ?? ''),
          t,
        )
  return { seats, isOwn, text }
}

/** Nobody wins when a solo player loses to the game itself. */
function winText(names: readonly string[], t: Translation['t']): string {
  const [name] = names
  if (name === undefined) return t('result.nobody')
  return names.length === 1 ? t('result.wins', { name }) : t('result.share', { names })
}
