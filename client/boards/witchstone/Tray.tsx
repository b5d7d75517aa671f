import { KINDS } from '#shared/games/witchstone/content/index.ts'
import { dominoOf } from '#shared/games/witchstone/things.ts'
import { HUES, isCell } from './geometry.ts'
import { useGhost } from './ghost.ts'
import type { Harm } from './harm.ts'
import { SignIcon } from './Sprite.tsx'
import { Key, useTouching } from './Touch.tsx'
import type { PlayerView, Props, TableView } from './table.ts'
import { boardText, nameOf } from './words.ts'

interface TrayProps extends Props {
  readonly harm: Harm
  readonly view: TableView
  readonly player: PlayerView | undefined
  readonly chosen: string | undefined
  readonly turn: number
  readonly onTurn: () => void
}

/** The options for the selected target that are not places on the table: turn the domino, choose a kind, damage, hide. */
export function Tray({ view, player, chosen, turn, onTurn, harm, selectable, language }: TrayProps) {
  const kinds = KINDS.filter((kind) => selectable.has(kind))
  const timesOf = (kind: string): number => view.open.find((open) => open.what === 'choose' && open.kind === kind)?.count ?? 2
  return (
    <div className="ws-tray">
      {kinds.map((kind) => (
        <Key key={kind} target={kind} label={`${nameOf(kind, language)} ×${timesOf(kind)}`} className="ws-chip kind">
          <SignIcon shape={kind} fill={HUES[kind]} />×{timesOf(kind)}
        </Key>
      ))}
      {harm.crystals.size > 0 && (
        <button
          type="button"
          className="ws-chip harm beckons"
          aria-expanded={harm.isOpen}
          onClick={(event) => {
            event.stopPropagation()
            harm.onToggle()
          }}
        >
          <SignIcon shape="hammer" />
          {boardText('damageOne', language)}
        </button>
      )}
      {selectable.has('damage') && (
        <Key target="damage" label={boardText('damage', language)} className="ws-chip bad">
          <SignIcon shape="hammer" />
          {boardText('damage', language)}
        </Key>
      )}
      {selectable.has('screen') && (
        <Key target="screen" label={boardText('screen', language)} className="ws-chip">
          <SignIcon shape="veil" />
          {boardText('screen', language)}
        </Key>
      )}
      {chosen && [...selectable].some(isCell) && <Laying player={player} domino={chosen} turn={turn} onTurn={onTurn} language={language} />}
    </div>
  )
}

type LayingProps = Pick<TrayProps, 'player' | 'turn' | 'onTurn' | 'language'> & { readonly domino: string }

/** The selected domino: a button to turn it and one to place it as shown, with the chains it would make. */
function Laying({ player, domino, turn, onTurn, language }: LayingProps) {
  const { onSelect } = useTouching()
  const ghost = useGhost(player, domino, turn)
  const { a, b } = dominoOf(domino)
  return (
    <>
      <button
        type="button"
        className="ws-chip plain"
        onClick={(event) => {
          event.stopPropagation()
          onTurn()
        }}
      >
        <SignIcon shape="turn" />
        {boardText('turnIt', language)} <kbd>R</kbd>
      </button>
      {ghost?.held && ghost.b ? (
        <button
          type="button"
          className="ws-chip lay"
          onClick={(event) => {
            event.stopPropagation()
            if (ghost.b) onSelect(ghost.b)
          }}
        >
          {boardText('layIt', language)}
          <SignIcon shape={a} fill={HUES[a]} />×{ghost.chains[0]}
          <SignIcon shape={b} fill={HUES[b]} />×{ghost.chains[1]}
        </button>
      ) : (
        <small>{boardText('turnHint', language)}</small>
      )}
    </>
  )
}
