import { useEffect, useState } from 'react'
import type { Prompt } from '#shared/protocol/match.ts'
import { isForSomethingElse, keyOf } from '../../../ui/pressed-key.ts'
import { useTableModel } from '../TableContext.tsx'
import type { TableModel } from '../use-table.ts'
import { moveFocus } from './arrows.ts'
import { isCharacter, type KeyBinding, keysOf } from './key-list.ts'
import { confirmOn, hasOpenSheet, type KeyHint, PLAY_AREAS, press, undoOn } from './page-options.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useKeyHints } from './use-key-hints.ts'
import { tablePage } from './use-page-changes.ts'

/** Does what a key asks for. Returns false if there is nothing to do, so that the key keeps its usual meaning. */
type KeyActions = Readonly<Record<KeyBinding['action'], (key: string) => boolean>>

interface KeysState {
  readonly table: TableModel
  readonly hints: readonly KeyHint[]
  readonly onHelp: () => void
}

const isAmount = (prompt: Prompt | undefined): boolean => prompt?.kind === 'amount'

function choose(hints: readonly KeyHint[], key: string): boolean {
  const element = hints.find((hint) => hint.key === key)?.element
  if (!element?.isConnected) return false
  element.focus()
  press(element)
  return true
}

function setAmount({ asked, selection }: TableModel, key: string): boolean {
  if (!isAmount(asked)) return false
  selection.setAmount(Number(key))
  return true
}

/** Confirms, unless the focus is on something that Enter itself presses. What is selected is confirmed, not taken back. */
function confirm(): boolean {
  const here = document.activeElement
  const isFree = !here || here === document.body || here.matches(PLAY_AREAS) || here.getAttribute('aria-pressed') === 'true'
  const page = tablePage()
  const button = page && isFree ? confirmOn(page) : undefined
  if (button) press(button)
  return button !== undefined
}

function undo(): boolean {
  const page = tablePage()
  const button = page && undoOn(page)
  if (button) press(button)
  return button !== undefined
}

function move(key: string): boolean {
  const page = tablePage()
  return page ? moveFocus(page, key) : false
}

const keyActions = ({ table, hints, onHelp }: KeysState): KeyActions => ({
  choose: (key) => choose(hints, key),
  amount: (key) => setAmount(table, key),
  move,
  confirm,
  clear: () => {
    table.selection.clear()
    return false
  },
  undo,
  turn: () => false,
  help: () => {
    onHelp()
    return true
  },
})

/** Whether keys act while they are held down. Only moving does no harm. */
const mayRepeat = ({ action }: KeyBinding): boolean => action === 'move'

/** Shows labels from the first key until the mouse is used. */
function useKeyboardInUse(): boolean {
  const [isInUse, setInUse] = useState(false)
  useEffect(() => {
    const start = (event: KeyboardEvent): void => {
      if (!isForSomethingElse(event)) setInUse(true)
    }
    const stop = (): void => setInUse(false)
    addEventListener('keydown', start, { capture: true })
    addEventListener('pointerdown', stop, { capture: true })
    return () => {
      removeEventListener('keydown', start, { capture: true })
      removeEventListener('pointerdown', stop, { capture: true })
    }
  }, [])
  return isInUse
}

/** Handles all keys of the table. Returns the labels of the options. With `isSingle` unset, keys that type a character do nothing. */
export function useTableKeys(isSingle: boolean, onHelp: () => void): readonly KeyHint[] {
  const table = useTableModel()
  const isKeyboard = useKeyboardInUse()
  const hints = useKeyHints(isKeyboard && isSingle, isAmount(table.asked))
  useKeptFocus(isKeyboard)
  const game = table.view.loaded.game.id
  useEffect(() => {
    const actions = keyActions({ table, hints, onHelp })
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isForSomethingElse(event) || hasOpenSheet()) return
      const key = keyOf(event)
      if (isCharacter(key) && !isSingle) return
      const bindings = keysOf(game).filter((binding) => binding.keys.includes(key) && (mayRepeat(binding) || !event.repeat))
      if (bindings.some(({ action }) => actions[action](key))) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
  return hints
}
