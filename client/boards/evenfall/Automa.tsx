import { useEffect, useRef } from 'react'
import { type Act, AUTOMA_CIRCLE, AUTOMA_OVERFLOW_VP, AUTOMA_PATH, stoneOf } from '#shared/games/evenfall/content/index.ts'
import { cellName } from '#shared/games/evenfall/path.ts'
import { WORDS } from '#shared/games/evenfall/words/index.ts'
import { eventLine, type Language } from '#shared/kernel/words.ts'
import { LineText } from '../../features/table/LineText.tsx'
import { times } from './art.ts'
import { automaScore, sum } from './automa-score.ts'
import { Count } from './Goods.tsx'
import { Hat } from './Hat.tsx'
import { lookOf } from './looks.ts'
import { usePlay } from './play.ts'
import { pathOfShape, type Shape, Sign, StoneMark } from './Sprite.tsx'
import { AUTOMA, type AutomaView, type TableView } from './table.ts'
import { type BoardWord, boardText, nameOf } from './words.ts'

const ACTS: Readonly<Record<Act['act'], { readonly sign: Shape; readonly word: BoardWord }>> = {
  none: { sign: 'cell', word: 'actNone' },
  advancePath: { sign: 'path', word: 'actAdvance' },
  revealPlace: { sign: 'place', word: 'actReveal' },
  harvest: { sign: 'harvest', word: 'actHarvest' },
  transfer: { sign: 'transfer', word: 'actTransfer' },
  playCard: { sign: 'cards', word: 'actPlay' },
  vpAndPath: { sign: 'path', word: 'actVpPath' },
  findPlace: { sign: 'witch', word: 'actFind' },
  vp: { sign: 'vp', word: 'actVp' },
}

export function actText(act: Act, language: Language): string {
  const { word } = ACTS[act.act]
  if (act.act === 'findPlace') return boardText(word, language, { name: nameOf(act.region, language) })
  return act.act === 'vp' ? boardText(word, language, { n: act.n }) : boardText(word, language)
}

const SIZE = 220
const MIDDLE = SIZE / 2
const RADIUS = 88

/** The Automa's circle of twelve actions with its marker, and her path around her belongings. */
export function Automa({ automa }: { readonly automa: AutomaView }) {
  const play = usePlay()
  const { view, language } = play
  const cell = AUTOMA_CIRCLE[automa.marker]
  return (
    <section className="ev-automa" aria-label={boardText('automa', language)}>
      <h3 className="ev-banner">{boardText('automa', language)}</h3>
      <svg
        className="ev-wheel"
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role="img"
        aria-label={`${boardText('circle', language)}. ${cell ? actText(cell, language) : ''}`}
      >
        <circle className="rim" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
        {AUTOMA_CIRCLE.map((act, n) => {
          const angle = (n / AUTOMA_CIRCLE.length) * 2 * Math.PI - Math.PI / 2
          const [x, y] = [MIDDLE + Math.cos(angle) * RADIUS, MIDDLE + Math.sin(angle) * RADIUS]
          const text = boardText('cellN', language, { n, act: actText(act, language) })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their order
            <g key={n} className={`act ${act.stop ? 'stop' : ''} ${n === automa.marker ? 'here' : ''}`} transform={`translate(${x} ${y})`}>
              <title>{act.stop ? `${text} (${boardText('stop', language)})` : text}</title>
              <circle r="19" />
              <path className="sign" d={pathOfShape(ACTS[act.act].sign)} fillRule="evenodd" transform="translate(-11 -11) scale(.92)" />
              {act.act === 'findPlace' && (
                <text className="where" y="14">
                  {nameOf(act.region, language)[0]}
                </text>
              )}
            </g>
          )
        })}
        <text className="score" x={MIDDLE} y={MIDDLE - 8}>
          {automa.vp}
        </text>
        <text className="label" x={MIDDLE} y={MIDDLE + 12}>
          {boardText('vp', language)}
        </text>
      </svg>
      <div className="ev-hers">
        <div className="ev-herstones">
          <span className="ev-herhats" title={boardText('witches', language, { n: automa.witches })}>
            {times(automa.witches).map((n) => (
              <Hat key={n} kind="witch" seatStyle={lookOf(play, AUTOMA)} />
            ))}
          </span>
          {automa.stones.map(({ id }) => (
            <span key={id} title={nameOf(id, language)}>
              <StoneMark kind={stoneOf(id).kind} />
            </span>
          ))}
        </div>
        {view.phase === 'over' ? <Sums view={view} automa={automa} /> : <LastTurn />}
      </div>
      <ol className="ev-herpath" aria-label={boardText('path', language)}>
        {AUTOMA_PATH.map((act, n) => (
          <li
            key={cellName(n)}
            className={n === automa.path ? 'here' : n < automa.path ? 'done' : ''}
            title={boardText('cellN', language, { n, act: actText(act, language) })}
          >
            {act.act === 'vp' ? <Count name="vp" n={act.n} /> : <Sign name={ACTS[act.act].sign} />}
          </li>
        ))}
        <li className="more" title={boardText('overflow', language, { n: AUTOMA_OVERFLOW_VP })}>
          <Count name="vp" n={AUTOMA_OVERFLOW_VP} />
        </li>
      </ol>
    </section>
  )
}

function Sums({ view, automa }: { readonly view: TableView; readonly automa: AutomaView }) {
  const { language } = usePlay()
  const lines = automaScore(view, automa)
  return (
    <ul className="ev-sums">
      {lines.map(({ word, points }) => (
        <li key={word}>
          <span>{boardText(word, language)}</span>
          <b>{points}</b>
        </li>
      ))}
      <li className="all">
        <span>{boardText('automa', language)}</span>
        <b>{sum(lines.map(({ points }) => points))}</b>
      </li>
    </ul>
  )
}

/** Shows the actions of her last turn, step by step. */
function LastTurn() {
  const { recent = [], played, language, seatStyles } = usePlay()
  const events = [...recent, ...played]
  const last = events.findLastIndex(({ type }) => type.startsWith('automa-turn'))
  const actions = last < 0 ? [] : events.slice(last).filter(({ type }) => type.startsWith('automa-'))
  const list = useRef<HTMLOListElement>(null)
  const count = actions.length
  useEffect(() => {
    if (count > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [count])
  return (
    <ol ref={list} className="ev-deeds" aria-label={boardText('herTurn', language)}>
      {actions.length === 0 && <li>{boardText('notYet', language)}</li>}
      {actions.map((event, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by their order
        <li key={n}>
          <LineText words={WORDS} line={eventLine(WORDS, event)} language={language} seatStyles={seatStyles} />
        </li>
      ))}
    </ol>
  )
}
