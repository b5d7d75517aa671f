import { useEffect, useMemo, useState } from 'react'
import type { TableView } from '#shared/games/ryozen/view.ts'
import { animations } from './animations.ts'
import { calledBy, flightsOf, struckBy } from './beats.ts'
import { ClanHouse } from './ClanHouse.tsx'
import { Draft } from './Draft.tsx'
import { Events } from './Events.tsx'
import { Kingdom } from './Kingdom.tsx'
import { PANELS, type PanelName } from './Panels.tsx'
import { type Play, playOf } from './play.ts'
import { Revelations } from './Revelations.tsx'
import { RyozenSprite, Sign, type SignName } from './Sprite.tsx'
import type { Props } from './table.ts'
import { beginTrail, follow } from './trail.ts'
import { Villages } from './Villages.tsx'
import { panelsOf, selectableIn } from './where.ts'
import { boardText } from './words.ts'

export function RyozenBoard(props: Props) {
  const table = props.table
  return (
    <>
      <RyozenSprite />
      {table.phase === 'draft' ? <Draft {...props} /> : <Realm {...props} table={table} />}
    </>
  )
}

const NO_TRAIL: ReadonlySet<string> = new Set()

/** Returns the targets that the last moves changed, from the table before them. */
function useTrail(table: TableView): ReadonlySet<string> {
  const [trail, setTrail] = useState(() => beginTrail(table))
  if (trail.table === table) return trail.targets
  const next = follow(trail, table)
  setTrail(next)
  return next.targets
}

/** On a narrow table the side panels are sheets. A sheet opens when it has all the selectable targets, and closes when it has none left. */
function useSheet(play: Play): readonly [PanelName | undefined, (panel: PanelName | undefined) => void] {
  const [open, setOpen] = useState<PanelName>()
  const { selectable, view } = play
  useEffect(() => {
    const places = panelsOf(view)
    const [first, ...others] = PANELS.filter((panel) => selectableIn(places[panel], selectable).length > 0)
    const elsewhere = [...selectable].filter((target) => !PANELS.some((panel) => places[panel].includes(target)) && target !== 'skip').length
    if (first && others.length === 0 && elsewhere === 0) setOpen(first)
    else if (!first && selectable.size > 0) setOpen(undefined)
  }, [selectable, view])
  return [open, setOpen]
}

function Realm(props: Props & { readonly table: TableView }) {
  const { table, played } = props
  const staged = useMemo(() => animations.applyEvents(table, played), [table, played])
  const trail = useTrail(table)
  // The trail is hidden while events play, because the movement itself shows what happens.
  const play = playOf(props, staged, played.length > 0 ? NO_TRAIL : trail, calledBy(played))
  const [open, setOpen] = useSheet(play)
  const shut = (): void => setOpen(undefined)
  return (
    <div className={`ry-table ${staged.phase}`} data-open={open}>
      <div className="ry-wing left">
        <ClanHouse play={play} onShut={shut} />
        <Revelations play={play} onShut={shut} />
      </div>
      <Kingdom play={play} struck={struckBy(played)} flights={flightsOf(staged, played)} />
      <div className="ry-wing right">
        <Events play={play} onShut={shut} />
        <Villages play={play} onShut={shut} />
      </div>
      <Chips play={play} open={open} onOpen={setOpen} />
    </div>
  )
}

const CHIPS: Readonly<Record<PanelName, SignName>> = { house: 'hire', revelations: 'buy', events: 'night', villages: 'village' }

/** On a narrow table, the buttons for the sheets. They stand in the corners beside the round kingdom. */
function Chips(props: { readonly play: Play; readonly open: PanelName | undefined; readonly onOpen: (panel: PanelName | undefined) => void }) {
  const { play, open, onOpen } = props
  const { view, selectable, language } = play
  const places = panelsOf(view)
  const counts: Readonly<Record<PanelName, number>> = {
    house: view.row.length,
    revelations: view.display.filter((card) => card !== '').length,
    events: view.events.filter((event) => event !== '').length,
    villages: view.built.length,
  }
  return PANELS.map((panel) => {
    const inside = selectableIn(places[panel], selectable).length
    return (
      <button
        key={panel}
        type="button"
        className={`ry-chip ${panel} ${inside > 0 ? 'beckons' : ''}`}
        aria-expanded={open === panel}
        aria-label={`${boardText('open', language, { name: boardText(panel, language) })}, ${counts[panel]}`}
        onClick={(event) => {
          event.stopPropagation()
          onOpen(open === panel ? undefined : panel)
        }}
      >
        <Sign name={CHIPS[panel]} />
        <b>{counts[panel]}</b>
      </button>
    )
  })
}
