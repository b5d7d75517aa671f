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
const FORKS: ReadonlySet<string> = new Set(['sickle', 'orb', 'mana', 'specialist', 'council'])
/** Returns whether the target lies nowhere on the table. */
export const isLoose = (target: string): boolean => FORKS.has(target) || isAmount(target)

/** Returns the answers that need nothing more than loose targets after the selected ones, with those targets. */
function looseAnswers({
  prompt,
  selected,
}: Pick<Play, 'prompt' | 'selected'>): readonly { readonly option: string; readonly rest: readonly string[] }[] {
  if (prompt?.kind !== 'one') return []
  return prompt.choices.flatMap((option) => {
    const path = option.split('>')
    const rest = path.slice(selected.length)
    const goesOn = selected.every((target, n) => path[n] === target)
    return goesOn && rest.length > 0 && rest.every(isLoose) ? [{ option, rest }] : []
  })
}

/** The choices that are not on the table: sets of resources, rewards, or which catalyst. */
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
  const labelOf = (option: string, rest: readonly string[]): string => {
    const line = prompt.labels[option]
    return line
      ? formatText(WORDS, line, language, (seat) => seatStyles[seat]?.name ?? '')
      : rest.map((target) => nameOf(target, language)).join(', ')
  }
  return (
    <fieldset ref={tray} className="ev-choices">
      <legend className="vh">{boardText('choose', language)}</legend>
      {answers.map(({ option, rest }) => (
        <Answer key={option} option={option} label={labelOf(option, rest)} className="ev-choice">
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
