import type { Line } from '#shared/kernel/words.ts'
import type { Prompt } from '#shared/protocol/match.ts'
import { type Translation, useTranslation } from '../../i18n/translation.tsx'
import { usePreferences } from '../../preferences/use-preferences.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AmountConfirm, AmountStepper, OrderControl, SomeConfirm, SomeTokens } from './Controls.tsx'
import { LineText } from './LineText.tsx'
import { StatusBar } from './StatusBar.tsx'
import { buttonsOf } from './selection-path.ts'
import { useTableModel } from './TableContext.tsx'
import { inTwoLines } from './two-lines.ts'
import { ownSeatOf, type TableModel } from './use-table.ts'

/** The prompt of every game: its sentence, and buttons for the choices that the board does not draw. */
export function PromptControls() {
  const { t } = useTranslation()
  const table = useTableModel()
  const { prompt, selection, isDrawn, isSending, actions, view } = table
  if (!prompt) return undefined
  const { selectable, selectableAfter } = selection
  const drawn = [...selectable].filter((target) => isDrawn(target) && !view.loaded.ui.isQuiet(target, selectableAfter)).length
  return (
    <StatusBar
      tone="turn"
      text={<PromptText prompt={prompt} />}
      hint={hintOf(table, drawn, t)}
      undo={<UndoButton possible={(ownSeatOf(table)?.private?.undo ?? false) && !isSending} onUndo={actions.undo} />}
      confirm={<Confirm prompt={prompt} />}
    >
      <Choices prompt={prompt} drawn={drawn} />
    </StatusBar>
  )
}

function hintOf({ isSending, selection }: TableModel, drawn: number, t: Translation['t']): string | undefined {
  if (isSending) return t('statusBar.sending')
  if (selection.choice) return t('statusBar.confirm')
  return drawn > 0 ? t('statusBar.selectable', { count: drawn }) : undefined
}

export function PromptText({ prompt }: { readonly prompt: Prompt }) {
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

function Choices({ prompt, drawn }: { readonly prompt: Prompt; readonly drawn: number }) {
  const { isDrawn } = useTableModel()
  switch (prompt.kind) {
    case 'one':
      return <ChoiceButtons prompt={prompt} choices={buttonsOf(prompt.choices, isDrawn)} drawn={drawn} />
    case 'some':
      return <SomeTokens prompt={prompt} />
    case 'amount':
      return <AmountStepper prompt={prompt} />
    case 'order':
      return <OrderControl key={prompt.id} prompt={prompt} />
  }
}

function Confirm({ prompt }: { readonly prompt: Prompt }) {
  switch (prompt.kind) {
    case 'one':
      return <ConfirmButton />
    case 'some':
      return <SomeConfirm prompt={prompt} />
    case 'amount':
      return <AmountConfirm prompt={prompt} />
    case 'order':
      return undefined
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
  const { confirm } = usePreferences()
  const isOnly = !prompt.optional && drawn === 0 && selection.selected.length === 0 && choices.length === 1
  // The button that confirms a choice takes the place of the choice's own button.
  const shown = choices.filter((choice) => choice !== selection.choice)
  return shown.map((choice) => (
    <button
      key={choice}
      type="button"
      className={`btn ${isOnly ? 'go' : ''}`}
      data-target={choice}
      style={inTwoLines(nameOf(choice))}
      disabled={isSending}
      onClick={() => (confirm === 'always' ? selection.select(choice, true) : answer(choice))}
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
    <button type="button" className="btn go confirm" style={inTwoLines(nameOf(choice))} disabled={isSending} onClick={() => answer(choice)}>
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
