import { FIGURES, type Figure } from '#shared/games/evenfall/content/index.ts'
import { Hat } from './Hat.tsx'
import { lookOf, nameOfParty } from './looks.ts'
import { isOpen, offers, usePlay } from './play.ts'
import { Answer, Target } from './Target.tsx'
import { boardText, nameOf } from './words.ts'

interface CellProps {
  readonly cell: string
  /** The name of the region, ritual or board that has the cell. */
  readonly name: string
  /** The figure on the cell. */
  readonly figure: Figure | ''
  readonly owner: number
}

/** An action cell. One touch places a figure there, or a touch after the figure was selected. */
export function Cell({ cell, name, figure, owner }: CellProps) {
  const play = usePlay()
  const { language, seat } = play
  const able = figure === '' ? FIGURES.filter((one) => offers(play, `${one}>${cell}`)) : []
  if (able.length > 0)
    return (
      <span className={`ev-cell ${able.length > 1 ? 'two' : ''}`}>
        {able.map((one) => (
          <Answer
            key={one}
            choice={`${one}>${cell}`}
            label={boardText('send', language, { figure: nameOf(one, language), name })}
            className="ev-spot"
          >
            <Hat kind={one} seatStyle={lookOf(play, seat ?? 0)} />
          </Answer>
        ))}
      </span>
    )
  const label = figure === '' ? boardText('cell', language, { name }) : boardText('cellTaken', language, { name, who: nameOfParty(play, owner) })
  return (
    <span className={`ev-cell ${figure === '' ? '' : 'taken'}`}>
      {isOpen(play, cell) ? (
        <Target target={cell} label={label} className="ev-spot">
          {figure !== '' && <Hat kind={figure} seatStyle={lookOf(play, owner)} />}
        </Target>
      ) : (
        <span className="ev-spot" title={label} data-piece={cell}>
          {figure !== '' && <Hat kind={figure} seatStyle={lookOf(play, owner)} />}
        </span>
      )}
    </span>
  )
}
