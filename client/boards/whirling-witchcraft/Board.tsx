import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { addCubes } from '#shared/games/whirling-witchcraft/cubes.ts'
import type { TableView } from '#shared/games/whirling-witchcraft/view.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { animations, isCommitted } from './animations.ts'
import { Choice } from './Choice.tsx'
import { CloseLook } from './CloseLook.tsx'
import { Copper } from './Copper.tsx'
import { arrivalsOf } from './cube-flights.ts'
import { useDrag } from './drag.ts'
import { Flights } from './Flights.tsx'
import { certainOf, contentOf, forecast } from './forecast.ts'
import { FLAT, ROUND, wingsOf } from './geometry.ts'
import { selectableCubes } from './places.ts'
import { Ring } from './Ring.tsx'
import { Sprite } from './Sprite.tsx'
import { Station } from './Station.tsx'
import { useRoots, useStroke } from './strokes.ts'
import type { Props, WitchcraftEvent } from './table.ts'
import { giverTo, ownFormulaOf, type PlayerView, receiverOf, recipesOf } from './table.ts'
import { useNarrow } from './width.ts'
import { Zone } from './Zone.tsx'

export function WitchcraftBoard(props: Props) {
  const { table, played } = props
  const view = useMemo(() => animations.applyEvents(table, played), [table, played])
  return (
    <div className="ww-board" data-drop="table">
      <Copper />
      <Sprite />
      {view.phase === 'characters' ? <Choice {...props} view={view} /> : <RoundTable {...props} view={view} />}
    </div>
  )
}

/** Keeps the last events marked until something else happens. */
function useTrace(played: readonly WitchcraftEvent[]): readonly WitchcraftEvent[] {
  const last = useRef<readonly WitchcraftEvent[]>([])
  if (played.length > 0) last.current = played
  return last.current
}

function formulaUnder(player: PlayerView, card: string | undefined) {
  if (card === undefined) return undefined
  return card === player.character ? ownFormulaOf(player) : recipesOf(player).find((recipe) => recipe.card === card)?.formula
}

function bondWith(count: number, near: Seat, seat: Seat): 'receiver' | 'giver' | 'both' | undefined {
  const [receives, gives] = [receiverOf(count, near) === seat, giverTo(count, near) === seat]
  return receives && gives ? 'both' : receives ? 'receiver' : gives ? 'giver' : undefined
}

function RoundTable(props: Props & { readonly view: TableView }) {
  const { view, seatStyles, language, seat, played, selectable, selected } = props
  const [pointed, setPointed] = useState<string>()
  const [looked, setLooked] = useState<Seat>()
  const stroke = useStroke(props)
  const roots = useRoots(props)
  const pullFrom = useDrag()
  const isNarrow = useNarrow()
  const trace = useTrace(played)
  const arrivals = useMemo(() => arrivalsOf(trace), [trace])

  const near = seat ?? 0
  const count = view.players.length
  const hand = props.hand
  const draft = hand && !isCommitted(played, seat) && hand.draft.stage !== '' ? hand.draft : undefined
  const cubes = selectableCubes(props, draft)
  const wings = wingsOf(count, near)
  const own = view.players[near]
  const seatStyle = seatStyles[near]

  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setLooked(undefined)
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [])

  if (!own || !seatStyle) return undefined
  const aimed = pointed !== undefined && selectable.has(pointed) ? formulaUnder(own, pointed) : undefined
  const [content, more] = [contentOf(own.cauldron, draft), certainOf(aimed)]
  const ahead = view.phase === 'over' ? undefined : forecast(view, near, addCubes(content, more))
  const letGo = (event: MouseEvent<HTMLDivElement>): void => {
    if (selected.length > 0 && event.target instanceof Element && !event.target.closest('button')) props.onClear()
  }
  const station = (other: Seat) => {
    const [player, theirs] = [view.players[other], seatStyles[other]]
    return (
      player &&
      theirs && (
        <Station
          key={other}
          view={view}
          player={player}
          seatStyle={theirs}
          language={language}
          coming={ahead?.to === other ? ahead.coming : undefined}
          arrivals={arrivals}
          bond={seat === undefined ? undefined : bondWith(count, near, other)}
          order={(near - other + count) % count}
          onLook={() => setLooked(other)}
        />
      )
    )
  }
  const lookedAt = looked === undefined ? undefined : view.players[looked]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: every selectable target is a button; this only drags them and deselects, as Esc does
    <div className="ww-table" data-players={count} onPointerDown={pullFrom} onClick={letGo}>
      <Ring
        view={view}
        seatStyles={seatStyles}
        language={language}
        near={near}
        shape={isNarrow ? FLAT : ROUND}
        content={content}
        more={more}
        forecast={ahead}
        arrivals={arrivals}
      />
      <Parts selectable={selectable.size}>
        <Zone
          seat={near}
          player={own}
          seatStyle={seatStyle}
          language={language}
          arrivals={arrivals}
          draft={draft}
          brewing={view.phase === 'transform' && draft?.stage === 'open' && draft.filling.length === 0 && selectable.size > 0}
          selectable={cubes}
          onPick={({ touches }) => stroke(touches)}
          {...(seat === undefined ? {} : { touch: { roots, selected, onSelect: props.onSelect, onPoint: setPointed } })}
        />
        <div className="ww-wing left">{wings.left.map(station)}</div>
        <div className="ww-wing right">{wings.right.map(station)}</div>
      </Parts>
      {looked !== undefined && lookedAt && (
        <CloseLook
          seat={looked}
          player={lookedAt}
          seatStyle={seatStyles[looked] ?? seatStyle}
          language={language}
          known={hand?.known.filter(({ at }) => at === looked).map(({ card }) => card) ?? []}
          onClose={() => setLooked(undefined)}
        />
      )}
      <Flights played={played} speed={props.speed} />
    </div>
  )
}

/** On a phone the sides of the table lie in a scrolling row. The player's own side comes first. */
function Parts({ children, selectable }: { readonly children: React.ReactNode; readonly selectable: number }) {
  const { t } = useTranslation()
  const row = useRef<HTMLDivElement>(null)
  const [away, setAway] = useState(false)
  const onScroll = (): void => setAway((row.current?.scrollLeft ?? 0) > (row.current?.clientWidth ?? 0) / 2)
  return (
    <>
      <div ref={row} className="ww-parts" onScroll={onScroll}>
        {children}
      </div>
      {away && selectable > 0 && (
        <button type="button" className="edge left ww-edge" onClick={() => row.current?.scrollTo({ left: 0, behavior: 'smooth' })}>
          {t('zoom.more', { count: selectable })}
        </button>
      )}
    </>
  )
}
