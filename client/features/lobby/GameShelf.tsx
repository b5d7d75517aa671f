import type { GameInfo } from '#shared/protocol/http.ts'
import { GameEmblem, GameScene } from '../../boards/GamePictures.tsx'
import { BOARDS, boardOf, gameAttributes } from '../../boards/index.ts'
import { useTranslation } from '../../i18n/translation.tsx'

interface GameShelfProps {
  /** The games that the server offers. */
  readonly games: readonly GameInfo[]
  readonly shown: string
  readonly onChoose: (game: string) => void
}

/** A card for every game that the server offers or this client can draw. */
export function GameShelf({ games, shown, onChoose }: GameShelfProps) {
  const { t } = useTranslation()
  const undrawable = games.filter(({ id }) => !boardOf(id))
  return (
    <nav className="shelf" aria-label={t('lobby.tagline')}>
      {[...BOARDS.map(({ game }) => game), ...undrawable.map(({ id }) => id)].map((id) => (
        <GameCard key={id} id={id} info={games.find((known) => known.id === id)} isChosen={id === shown} onChoose={() => onChoose(id)} />
      ))}
    </nav>
  )
}

interface GameCardProps {
  readonly id: string
  /** Undefined if the server does not offer the game. */
  readonly info: GameInfo | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function GameCard({ id, info, isChosen, onChoose }: GameCardProps) {
  const { t, language } = useTranslation()
  const board = boardOf(id)
  const canPlay = info !== undefined && board !== undefined
  const hint = canPlay ? t('lobby.players', { min: info.seats.min, max: info.seats.max }) : t(board ? 'lobby.soon' : 'lobby.undrawable')
  return (
    <button
      type="button"
      className={`gamecard ${canPlay ? '' : 'shut'}`}
      {...gameAttributes(id)}
      aria-pressed={isChosen}
      aria-disabled={!canPlay}
      onClick={() => canPlay && onChoose()}
    >
      <span className="scene">
        <GameScene game={id} />
      </span>
      <GameEmblem game={id} />
      <b>{(info?.names ?? board?.names)?.[language]}</b>
      <small>{hint}</small>
    </button>
  )
}
