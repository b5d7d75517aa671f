import type { Line } from '#shared/kernel/words.ts'
import type { Prompt } from '#shared/protocol/match.ts'
import { type Translation, useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AmountControl, OrderControl, SomeControl } from './Controls.tsx'
import { LineText } from './LineText.tsx'
import { StatusBar } from './StatusBar.tsx'
import { buttonsOf } from './selection-path.ts'
import { useTableModel } from './TableContext.tsx'
import { ownSeatOf, type TableModel } from './use-table.ts'

/** The prompt of every game: its sentence, and buttons for the choices that the board does not draw. */
export function PromptControls() {
  const { t } = useTranslation()
  const table = useTableModel()
  const { prompt, selection, isDrawn, isSending, actions } = table
  if (!prompt) return undefined
  const drawn = [...selection.selectable].filter(isDrawn).length
  return (
    <StatusBar tone="turn" text={<PromptText prompt={prompt} />} hint={hintOf(table, drawn, t)}>
      <UndoButton possible={(ownSeatOf(table)?.private?.undo ?? false) && !isSending} onUndo={actions.undo} />
      <Controls prompt={prompt} />
      {prompt.kind === 'one' && <ChoiceButtons prompt={prompt} choices={buttonsOf(prompt.choices, isDrawn)} drawn={drawn} />}
      <ConfirmButton />
    </StatusBar>
  )
}

function hintOf({ isSending, selection }: TableModel, drawn: number, t: Translation['t']): string | undefined {
  if (isSending) return t('statusBar.sending')
  if (selection.choice) return t('statusBar.confirm')
  return drawn > 0 ? t('statusBar.selectable', { count: drawn }) : undefined
}

function PromptText({ prompt }: { readonly prompt: Prompt }) {
  const { language } = useTranslation()
  const { view } = useTableModel()
  const { words } = view.loaded.game
  const { text, source } = prompt
  return (
    <>
      {source && !isNamedIn(text, source) && <em>{words[`term.${source}`]?.[language]}: </em>}
      <LineText words={words} line={text} language={language} seatStyles={view.seatStyles} />
    </>
  )
}

/** Returns whether the sentence already names its source. */
const isNamedIn = (line: Line, source: string): boolean => line.params?.source === source

function Controls({ prompt }: { readonly prompt: Prompt }) {
  switch (prompt.kind) {
    case 'one':
      return undefined
    case 'some':
      return <SomeControl key={prompt.id} prompt={prompt} />
    case 'amount':
      return <AmountControl key={prompt.id} prompt={prompt} />
    case 'order':
      return <OrderControl key={prompt.id} prompt={prompt} />
  }
}

interface ChoiceButtonsProps {
  readonly prompt: Prompt
  readonly choices: readonly string[]
  /** How many targets the board draws. */
  readonly drawn: number
}

function ChoiceButtons({ prompt, choices, drawn }: ChoiceButtonsProps) {
  const { selection, isSending, answer, nameOf } = useTableModel()
  const isOnly = !prompt.optional && drawn === 0 && selection.selected.length === 0 && choices.length === 1
  return choices.map((choice) => (
    <button
      key={choice}
      type="button"
      className={`btn ${isOnly ? 'go' : ''}`}
      data-target={choice}
      disabled={isSending}
      onClick={() => answer(choice)}
    >
      {isOnly && <Icon name="check" />}
      {nameOf(choice)}
    </button>
  ))
}

/** Answers with the choice that the selected targets name. */
function ConfirmButton() {
  const { selection, isSending, answer, nameOf } = useTableModel()
  const { choice } = selection
  if (choice === undefined) return undefined
  return (
    <button type="button" className="btn go confirm" disabled={isSending} onClick={() => answer(choice)}>
      <Icon name="check" />
      {nameOf(choice)}
    </button>
  )
}

export function UndoButton({ possible, onUndo }: { readonly possible: boolean; readonly onUndo: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="btn quiet undo"
      aria-disabled={!possible}
      aria-label={t('statusBar.undo')}
      title={possible ? undefined : t('statusBar.undo.none')}
      onClick={() => possible && onUndo()}
    >
      <Icon name="undo" />
      <span className="long">{t('statusBar.undo')}</span>
    </button>
  )
}
