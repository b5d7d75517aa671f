import { SHELVES } from '#shared/games/witchstone/content/index.ts'
import type { Language } from '#shared/kernel/words.ts'
import type { SeatStyle } from '../../ui/seats.ts'
import { Shard } from './Gem.tsx'
import { HUES } from './geometry.ts'
import { Sign } from './Sprite.tsx'
import { Spot, useTouching } from './Touch.tsx'
import { isBlackCrystal, kindOfToken, seatOfCrystal, type TableView } from './table.ts'
import { boardText, nameOf, textOf } from './words.ts'

const ROW = 31
const WIDTH = 200

/** The potion rack: a shelf for each kind and the lowest one, with bottles for crystals, and below it the tokens of the stone table. */
export function Rack({
  view,
  seatStyles,
  language,
}: {
  readonly view: TableView
  readonly seatStyles: readonly SeatStyle[]
  readonly language: Language
}) {
  const { trace } = useTouching()
  return (
    <svg className="ws-rack" viewBox="0 0 200 262">
      <title>{boardText('rack', language)}</title>
      <rect className="frame" x="1" y="1" width={WIDTH - 2} height={SHELVES.length * ROW + 6} rx="10" />
      {SHELVES.map(({ id, kind }, n) => {
        const shelf = view.shelves.find((known) => known.id === id)
        const capacity = shelf?.capacity ?? 0
        return (
          <Spot
            key={id}
            target={id}
            at={{ x: 0, y: 4 + n * ROW }}
            halo={`M5 2h${WIDTH - 10}v${ROW - 4}H5z`}
            label={`${nameOf(id, language)}, ${shelf?.crystals.length ?? 0}/${capacity}`}
            className="ws-shelf"
          >
            <path className="board" d={`M6 ${ROW - 2}h${WIDTH - 12}`} />
            {kind ? <Sign shape={kind} x={20} y={15} size={20} fill={HUES[kind]} /> : <Sign shape="points" x={20} y={15} size={20} fill="#c9a6ff" />}
            <text className="times" x="44" y="20">
              {kind ? '×2' : '+1'}
            </text>
            {Array.from({ length: capacity }, (_, slot) => {
              const crystal = shelf?.crystals[slot]
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: bottles are identified by their order
                <g key={slot} transform={`translate(${72 + slot * 22} 15)`}>
                  <path className="bottle" d="M-3-11h6v6c5 2 6 6 6 9 0 5-3 8-9 8s-9-3-9-8c0-3 1-7 6-9z" />
                  {crystal && trace?.targets.has(crystal) && <rect className="ws-last fine" x="-10" y="-13" width="20" height="27" rx="6" />}
                  {crystal && (
                    <g className="ws-come" transform="scale(.62) translate(0 2)">
                      <Shard seatStyle={seatStyles[seatOfCrystal(crystal)]} black={isBlackCrystal(crystal)} />
                    </g>
                  )}
                </g>
              )
            })}
          </Spot>
        )
      })}
      {view.stoneTable.map((token, n) => {
        const kind = kindOfToken(token)
        return (
          <Spot
            key={token}
            target={token}
            at={{ x: 24 + n * 38, y: 243 }}
            halo="M-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0"
            label={`${nameOf(token, language)}. ${textOf(token, language)}`}
            className="ws-token"
          >
            <circle r="15" />
            {kind ? <Sign shape={kind} size={19} fill={HUES[kind]} /> : <text y="5">3</text>}
          </Spot>
        )
      })}
    </svg>
  )
}
