import { stoneOf } from '#shared/games/evenfall/content/index.ts'
import { BOARD_CELL } from '#shared/games/evenfall/figures.ts'
import { cellName } from '#shared/games/evenfall/path.ts'
import { Cell } from './Cell.tsx'
import { CostSigns, EffectSigns, goodsText } from './Goods.tsx'
import { usePlay } from './play.ts'
import { Sign, StoneMark } from './Sprite.tsx'
import { Target } from './Target.tsx'
import { boardAt, isFigure, type PlayerView, peopleOf } from './table.ts'
import { boardText, nameOf, textOf } from './words.ts'

/** The coven board: token, path, and what the moon side adds. */
export function CovenBoard({ seat, player }: { readonly seat: number; readonly player: PlayerView }) {
  const play = usePlay()
  const { view, language } = play
  const board = boardAt(view, seat)
  if (!board || player.coven === '') return undefined
  const { coven } = player
  return (
    <div className="ev-board">
      <div className="ev-crest">
        <Target
          target={seat === play.seat ? 'token' : `token:${seat}`}
          label={`${boardText('token', language)}: ${nameOf(coven, language)}${player.token ? '' : `, ${boardText('tokenUsed', language)}`}`}
          className={`ev-token ${player.token ? '' : 'used'}`}
          peek={() => <LargeBoard seat={seat} player={player} />}
        >
          <Sign name={coven} />
        </Target>
        <span className="ev-does">
          <EffectSigns effect={board.token} />
        </span>
        {board.actionCells.map(({ id, do: effect }) => (
          <span key={id} className="ev-boardcell">
            <Cell cell={BOARD_CELL} name={nameOf(id, language)} figure={isFigure(player.boardCell) ? player.boardCell : ''} owner={seat} />
            <EffectSigns effect={effect} />
          </span>
        ))}
        <HeldStones player={player} mine={seat === play.seat} />
      </div>
      <Path seat={seat} player={player} />
      {board.stoneCells.length > 0 && (
        <ol className="ev-stonecells">
          {board.stoneCells.map(({ id, rewards }) => {
            const lying = player.stones.find(({ at }) => at === id)
            return (
              <li key={id}>
                <Target
                  target={seat === play.seat ? id : `${id}:${seat}`}
                  label={`${nameOf(id, language)}: ${rewards.map((one) => goodsText(one, language)).join(', ')}`}
                  className="ev-stonecell"
                >
                  {lying && <StoneMark kind={stoneOf(lying.id).kind} />}
                  <span className="ev-does">
                    {rewards.map((reward, n) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: rewards are identified by their order
                      <EffectSigns key={n} effect={reward} />
                    ))}
                  </span>
                </Target>
              </li>
            )
          })}
        </ol>
      )}
    </div>
  )
}

/** A large view of the board: what scouting and the token bring, and what a council seat costs. */
function LargeBoard({ seat, player }: { readonly seat: number; readonly player: PlayerView }) {
  const { view, language } = usePlay()
  const board = boardAt(view, seat)
  if (!board || player.coven === '') return undefined
  const { first, next } = board.councilCost
  const isFirst = peopleOf(player, 'council').length === 0
  const price = isFirst ? first : next
  const isFree = price.herb + price.knowledge + price.potion === 0
  return (
    <article className="ev-card large region">
      <b className="name">
        {nameOf(player.coven, language)} · {boardText(view.side, language)}
      </b>
      <span className="say">{textOf(board.id, language)}</span>
      <span className="say">
        <span className="ev-when">
          <Sign name="council" />
          {boardText('councilCost', language)}
        </span>
        <span className="prices">{isFree ? boardText('free', language) : <CostSigns cost={price} />}</span>
      </span>
    </article>
  )
}

/** The stones that are won but not placed yet. */
function HeldStones({ player, mine }: { readonly player: PlayerView; readonly mine: boolean }) {
  const { language, hand } = usePlay()
  const laid = mine ? (hand?.stones ?? []) : []
  const held = player.stones.filter(({ id, at }) => at === '' && laid.every(({ stone }) => stone !== id))
  // At the end of the game, stones may also leave the cells of the board.
  const inCells = player.stones.filter(({ at }) => at.startsWith('thorn:'))
  const { selectable, selected } = usePlay()
  const movable = inCells.filter(({ id }) => selectable.has(id) || selected.includes(id))
  if (held.length + movable.length === 0) return undefined
  return (
    <ul className="ev-held" aria-label={boardText('stones', language)}>
      {[...held, ...movable].map(({ id }) => (
        <li key={id}>
          <Target target={id} label={boardText('stone', language, { name: nameOf(id, language) })} className="ev-stone">
            <StoneMark kind={stoneOf(id).kind} />
          </Target>
        </li>
      ))}
    </ul>
  )
}

function Path({ seat, player }: { readonly seat: number; readonly player: PlayerView }) {
  const { view, language, seat: own } = usePlay()
  const cells = boardAt(view, seat)?.path ?? []
  return (
    <ol className="ev-path" aria-label={`${boardText('path', language)}: ${player.path}`}>
      {cells.map(({ reward, slash }, n) => {
        const target = seat === own ? cellName(n) : `${cellName(n)}:${seat}`
        return (
          <li key={target} className={n === player.path ? 'here' : n < player.path ? 'done' : ''}>
            <Target
              target={target}
              label={[nameOf(cellName(n), language), ...(slash ?? (reward ? [reward] : [])).map((one) => goodsText(one, language))].join(' · ')}
              className="ev-step"
            >
              {reward && <EffectSigns effect={reward} />}
              {slash && (
                <>
                  <EffectSigns effect={slash[0]} />
                  <i>/</i>
                  <EffectSigns effect={slash[1]} />
                </>
              )}
              {n === player.path && <span className="marker" />}
            </Target>
          </li>
        )
      })}
    </ol>
  )
}
