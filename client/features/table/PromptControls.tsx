import type { PickValue } from '#shared/kernel/decision.ts'
import { formatText, type Line } from '#shared/kernel/words.ts'
import type { Prompt } from '#shared/protocol/match.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { AmountControl, OrderControl, SomeControl } from './Controls.tsx'
import { LineText } from './LineText.tsx'
import { StatusBar } from './StatusBar.tsx'
import type { TargetSelection } from './selection.ts'
import { buttonsOf, pathOf } from './selection-path.ts'
import type { LoadedGame } from './use-game-ui.ts'

interface PromptProps {
  readonly prompt: Prompt
  readonly selection: TargetSelection
  readonly loaded: LoadedGame
  readonly table: object
  readonly seatStyles: readonly SeatStyle[]
  readonly sending: boolean
  readonly undo: boolean
  readonly onAnswer: (pick: PickValue) => void
  readonly onUndo: () => void
}

/** The one prompt for all games: the sentence, and whatever cannot be touched on the board. */
export function PromptControls(props: PromptProps) {
  const { prompt, selection, loaded, table, seatStyles, sending, onAnswer } = props
  const { t, language } = useTranslation()
  const { words } = loaded.game
  const line = prompt.text
  const nameOf = (option: string): string => choiceName(props, option, language)
  const draws = (target: string): boolean => loaded.ui.isDrawn(target, table)
  const buttons = prompt.kind === 'one' ? buttonsOf(prompt.options, draws) : []
  const lit = [...selection.selectable].filter(draws).length
  const hint = sending ? t('sill.sending') : selection.choice ? t('sill.confirm') : lit > 0 ? t('sill.lit', { count: lit }) : undefined
  const text = (
    <>
      {prompt.source && !isNamedIn(line, prompt.source) && <em>{words[`term.${prompt.source}`]?.[language]}: </em>}
      <LineText words={words} line={line} language={language} seatStyles={seatStyles} />
    </>
  )
  return (
    <StatusBar tone="turn" text={text} hint={hint}>
      <UndoButton possible={props.undo && !sending} onUndo={props.onUndo} />
      {prompt.kind === 'some' && (
        <SomeControl key={prompt.id} prompt={prompt} picking={selection} nameOf={nameOf} draws={draws} onAnswer={onAnswer} />
      )}
      {prompt.kind === 'amount' && <AmountControl key={prompt.id} prompt={prompt} picking={selection} onAnswer={onAnswer} />}
      {prompt.kind === 'order' && <OrderControl key={prompt.id} prompt={prompt} nameOf={nameOf} onAnswer={onAnswer} />}
      {buttons.map((option) => {
        const only = !prompt.optional && lit === 0 && selection.selected.length === 0 && buttons.length === 1
        return (
          <button
            key={option}
            type="button"
            className={`btn ${only ? 'go' : ''}`}
            data-target={option}
            disabled={sending}
            onClick={() => onAnswer(option)}
          >
            {only && <Icon name="check" />}
            {nameOf(option)}
          </button>
        )
      })}
      {selection.choice !== undefined && (
        <button
          type="button"
          className="btn go confirm"
          disabled={sending}
          onClick={() => selection.choice !== undefined && onAnswer(selection.choice)}
        >
          <Icon name="check" />
          {nameOf(selection.choice)}
        </button>
      )}
    </StatusBar>
  )
}

/** Whether the sentence names its source by itself. */
const isNamedIn = (line: Line, source: string): boolean => line.params?.source === source

function choiceName({ prompt, loaded, table, seatStyles }: PromptProps, option: string, language: 'en' | 'ru'): string {
  const { words } = loaded.game
  const label = prompt.labels[option]
  if (label) return formatText(words, label, language, (seat) => seatStyles[seat]?.name ?? '')
  const written = words[`option.${option}`]?.[language]
  return written ?? loaded.ui.describeChoice(option, table, language) ?? words[`term.${pathOf(option).at(-1)}`]?.[language] ?? option
}

export function UndoButton({ possible, onUndo }: { readonly possible: boolean; readonly onUndo: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="btn quiet undo"
      aria-disabled={!possible}
      aria-label={t('sill.undo')}
      title={possible ? undefined : t('sill.undo.none')}
      onClick={() => possible && onUndo()}
    >
      <Icon name="undo" />
      <span className="long">{t('sill.undo')}</span>
    </button>
  )
}
