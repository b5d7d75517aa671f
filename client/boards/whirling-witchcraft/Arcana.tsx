import { ARCANA, ARCANA_IDS, type ArcanaId, LIMITS } from '#shared/games/whirling-witchcraft/content/index.ts'
import type { Language } from '#shared/kernel/words.ts'
import { ArcanaMark } from './Cube.tsx'
import type { PlayerView, Props } from './table.ts'
import { boardText, nameOf } from './words.ts'

const SPACES = Array.from({ length: LIMITS.track }, (_, n) => n + 1)
const STEP = 360 / LIMITS.track
const isStrong = (space: number): boolean => space % 2 === 0

/** WW-4.10: returns the space that shows a count. 0 is beside the card. */
const spaceOf = (count: number): number => (count === 0 ? 0 : ((count - 1) % LIMITS.track) + 1)

const GROOVE = 22.5
const point = (space: number): { readonly x: number; readonly y: number } => {
  const angle = -Math.PI / 2 + ((space - 1) * 2 * Math.PI) / LIMITS.track
  return { x: 30 + GROOVE * Math.cos(angle), y: 30 + GROOVE * Math.sin(angle) }
}

/** Six spaces around the sign, the strong ones larger. The peg moves round to the token's space. */
function Dial({ id, count }: { readonly id: ArcanaId; readonly count: number }) {
  return (
    <svg className="ww-dial" viewBox="0 0 60 60" aria-hidden="true">
      <circle className="plate" cx="30" cy="30" r="28" />
      <circle className="groove" cx="30" cy="30" r={GROOVE} />
      {SPACES.map((space) => {
        const { x, y } = point(space)
        return <circle key={space} className={isStrong(space) ? 'strong' : 'weak'} cx={x} cy={y} r={isStrong(space) ? 4.6 : 2.8} />
      })}
      <circle
        className={`peg ${count === 0 ? 'off' : ''}`}
        cx="30"
        cy={30 - GROOVE}
        r="5.600"
        style={{ rotate: `${Math.max(0, count - 1) * STEP}deg` }}
      />
      <circle className="burst" cx="30" cy="30" r="28" />
      <g className="sign" transform="translate(16 16) scale(1.17)">
        <use href={`#ww-${id}`} width="24" height="24" />
      </g>
    </svg>
  )
}

const spaceName = (id: ArcanaId, count: number, language: Language): string =>
  count === 0
    ? boardText('offTrack', language, { name: nameOf(id, language) })
    : boardText('space', language, { name: nameOf(id, language), n: spaceOf(count) })

interface ArcanaProps {
  readonly player: PlayerView
  readonly language: Language
  /** How often the secret draft uses each of them. */
  readonly used?: ReadonlyMap<string, number>
  readonly touch?: Pick<Props, 'selected' | 'onSelect'> & { readonly roots: ReadonlySet<string> }
}

/** The three arcana as dials. A dial is a button while its arcana can be used. */
export function Arcana(props: ArcanaProps) {
  return (
    <ul className="ww-arcana" aria-label={boardText('arcana', props.language)} data-drop="arcana">
      {ARCANA_IDS.map((id) => (
        <li key={id}>
          <Token {...props} id={id} />
        </li>
      ))}
    </ul>
  )
}

function Token({ player, language, used, touch, id }: ArcanaProps & { readonly id: ArcanaId }) {
  const count = player.tokens[id] ?? 0
  const uses = used?.get(id) ?? 0
  const hasFired = player.fired.includes(id)
  const note = hasFired ? `${boardText('fired', language)}. ` : ''
  const label = `${spaceName(id, count, language)}. ${note}${ARCANA[id].text[language]}`
  const inner = (
    <>
      <Dial id={id} count={count} />
      <small>{nameOf(id, language)}</small>
      {uses > 0 && <i className="ww-used">{uses}</i>}
    </>
  )
  const [isSelectable, isSelected] = [touch?.roots.has(id) ?? false, touch?.selected[0] === id]
  if (touch && (isSelectable || isSelected))
    return (
      <button
        type="button"
        className={`ww-token ${isSelected ? 'selected' : 'ok'} ${isSelectable ? 'selectable' : ''}`}
        data-target={id}
        aria-label={label}
        title={label}
        aria-pressed={isSelected}
        onClick={() => touch.onSelect(id)}
      >
        {inner}
      </button>
    )
  return (
    <span className={`ww-token ${hasFired ? 'fired' : ''}`} role="img" aria-label={label} title={label}>
      {inner}
    </span>
  )
}

/** The arcana in a line: a sign and six pips for each. */
export function ArcanaPips({ player, language }: { readonly player: PlayerView; readonly language: Language }) {
  return (
    <ul className="ww-pips" aria-label={boardText('arcana', language)}>
      {ARCANA_IDS.map((id) => {
        const count = player.tokens[id] ?? 0
        const label = spaceName(id, count, language)
        return (
          <li key={id} className={player.fired.includes(id) ? 'fired' : ''} title={label}>
            <ArcanaMark id={id} />
            <span role="img" aria-label={label}>
              {SPACES.map((space) => (
                <i key={space} className={`${isStrong(space) ? 'strong' : ''} ${space === spaceOf(count) ? 'on' : ''}`} />
              ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
