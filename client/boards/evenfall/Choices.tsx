import { useLayoutEffect, useRef } from 'react'
import { CATALYST_COST } from '#shared/games/evenfall/content/index.ts'
import { WORDS } from '#shared/games/evenfall/words/index.ts'
import { formatText } from '#shared/kernel/words.ts'
import { AmountSigns, Count } from './Goods.tsx'
import { type Play, usePlay } from './play.ts'
import { isShape, Sign } from './Sprite.tsx'
import { Answer } from './Target.tsx'
import { isAmount } from './table.ts'
import { boardText, nameOf } from './words.ts'

const NARROW = '(max-width: 900px)'
/** The targets that name a way to go on instead of a piece on the table. */
const FORKS: ReadonlySet<string> = new Set(['sickle', 'orb', 'mana', 'specialist', 'council'])
/** Returns whether the target is not drawn on the table. */
export const isLoose = (target: string): boolean => FORKS.has(target) || isAmount(target)

/** Returns the choices that begin with the selected targets and go on with loose targets only, and these targets as `rest`. */
function looseAnswers({
  prompt,
  selected,
}: Pick<Play, 'prompt' | 'selected'>): readonly { readonly choice: string; readonly rest: readonly string[] }[] {
  if (prompt?.kind !== 'one') return []
  return prompt.choices.flatMap((choice) => {
    const path = choice.split('>')
    const rest = path.slice(selected.length)
    const goesOn = selected.every((target, n) => path[n] === target)
    return goesOn && rest.length > 0 && rest.every(isLoose) ? [{ choice, rest }] : []
  })
}

/** A tray with the choices that are not on the table: resources to take or pay, rewards, and which catalyst to make. */
export function Choices() {
  const play = usePlay()
  const { language, prompt, seatStyles } = play
  const answers = looseAnswers(play)
  const tray = useRef<HTMLFieldSetElement>(null)
  const isOpen = answers.length > 0
  // On a phone the board is taller than the page, so the tray stays above the status bar wherever the page is scrolled.
  useLayoutEffect(() => {
    const element = tray.current
    if (!element || !isOpen || !matchMedia(NARROW).matches) return
    element.popover = 'manual'
    element.showPopover()
  }, [isOpen])
  if (answers.length === 0 || !prompt) return undefined
  const labelOf = (choice: string, rest: readonly string[]): string => {
    const line = prompt.labels[choice]
    return line
      ? formatText(WORDS, line, language, (seat) => seatStyles[seat]?.name ?? '')
      : rest.map((target) => nameOf(target, language)).join(', ')
  }
  return (
    <fieldset ref={tray} className="ev-choices">
      <legend className="vh">{boardText('choose', language)}</legend>
      {answers.map(({ choice, rest }) => (
        <Answer key={choice} choice={choice} label={labelOf(choice, rest)} className="ev-choice">
          <Picture rest={rest} />
          {!rest.every(isAmount) && <b>{rest.map((target) => nameOf(target, language)).join(', ')}</b>}
        </Answer>
      ))}
    </fieldset>
  )
}

function Picture({ rest }: { readonly rest: readonly string[] }) {
  const { language } = usePlay()
  const [first = '', second] = rest
  if (first === 'sickle' || first === 'orb') {
    const { resource, n } = CATALYST_COST[first]
    return (
      <span className="signs">
        <span className="pay">
          −<Count name={second === 'mana' ? 'mana' : resource} n={n} />
        </span>
        <Sign name={first} />
      </span>
    )
  }
  return (
    <span className="signs">
      {rest.map((target) =>
        isAmount(target) ? (
          <AmountSigns key={target} amount={target} language={language} />
        ) : isShape(target) ? (
          <Sign key={target} name={target} />
        ) : undefined,
      )}
    </span>
  )
}
