import type { Dictionary, Language } from '#shared/kernel/words.ts'
import { pathOf } from '../../features/table/selection-path.ts'
import type { BoardProps } from './game-ui.ts'
import './generic.css'

interface GenericBoardProps {
  readonly board: BoardProps
  readonly words: Dictionary
}

/** Draws any game: a chip for every selectable target, and the table and the hand as lists. */
export function GenericBoard({ board, words }: GenericBoardProps) {
  const { table, hand, selectable, selected, language, onSelect } = board
  const targets = [...new Set([...selected, ...selectable])]
  return (
    <div className="generic-board">
      {targets.length > 0 && (
        <ul className="generic-targets">
          {targets.map((target) => (
            <li key={target}>
              <button
                type="button"
                className={`token ${selected.includes(target) ? 'selected' : 'selectable'}`}
                data-target={target}
                aria-pressed={selected.includes(target)}
                onClick={() => onSelect(target)}
              >
                {targetName(target, board, words)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Fields value={table} words={words} language={language} />
      {hand && <Fields value={hand} words={words} language={language} />}
    </div>
  )
}

/** Returns the name of the choice that the target completes, else the name of the target. */
function targetName(target: string, { prompt, selected, language }: BoardProps, words: Dictionary): string {
  const choice = [...selected, target].join('>')
  const label = prompt?.labels[choice]
  const written = (label ? words[label.key] : undefined) ?? words[`option.${choice}`] ?? words[`term.${pathOf(target).at(-1)}`]
  return written?.[language] ?? target
}

/** Lists the fields of a view. It shows ids by their names if they have one. */
function Fields({ value, words, language }: { readonly value: object; readonly words: Dictionary; readonly language: Language }) {
  return (
    <dl className="generic-fields">
      {Object.entries(value).map(([name, field]) => (
        <div key={name}>
          <dt>{words[`term.${name}`]?.[language] ?? name}</dt>
          <dd>
            {typeof field === 'object' && field !== null ? (
              <Fields value={field} words={words} language={language} />
            ) : (
              (words[`term.${field}`]?.[language] ?? String(field))
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const RULES = /^rules\.(.+)\.title$/

/** Shows the sections `rules.<name>.title` and `rules.<name>.text` of the game's words. */
export function GenericRules({ words, language }: { readonly words: Dictionary; readonly language: Language }) {
  const names = Object.keys(words).flatMap((key) => RULES.exec(key)?.[1] ?? [])
  return (
    <dl className="rules">
      {names.map((name) => (
        <div key={name}>
          <dt>{words[`rules.${name}.title`]?.[language]}</dt>
          <dd>{words[`rules.${name}.text`]?.[language]}</dd>
        </div>
      ))}
    </dl>
  )
}
