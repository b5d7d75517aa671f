import { useState } from 'react'
import type { Prompt } from '#shared/protocol/match.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { confirmText } from './choice-name.ts'
import { useTableModel } from './TableContext.tsx'

/** Several targets: chips for those that the board does not draw, and one button for all that were selected. */
export function SomeControl({ prompt }: { readonly prompt: Prompt }) {
  const { t, language } = useTranslation()
  const { view, selection, isDrawn, nameOf, answer } = useTableModel()
  const count = selection.selected.length
  const enough = count >= prompt.min && count <= prompt.max
  return (
    <>
      {prompt.choices
        .filter((choice) => !isDrawn(choice))
        .map((choice) => (
          <button
            key={choice}
            type="button"
            className="token"
            data-target={choice}
            aria-pressed={selection.selected.includes(choice)}
            onClick={() => selection.select(choice)}
          >
            {nameOf(choice)}
          </button>
        ))}
      <button
        type="button"
        className="btn go"
        aria-disabled={!enough}
        title={t('statusBar.some', { count, max: prompt.max })}
        onClick={() => enough && answer(selection.selected.toSorted())}
      >
        <Icon name="check" />
        {confirmText(view.loaded.game.words, prompt, count, language) ?? t('statusBar.some.go', { count })}
      </button>
    </>
  )
}

/** A number, set by a stepper. */
export function AmountControl({ prompt }: { readonly prompt: Prompt }) {
  const { t } = useTranslation()
  const { selection, answer } = useTableModel()
  const { amount = prompt.min, setAmount } = selection
  const move = (step: number): void => setAmount(amount + step)
  const name = String(amount)
  return (
    <>
      <span className="stepper">
        <button type="button" className="iconb" aria-label={t('create.less', { name })} disabled={amount <= prompt.min} onClick={() => move(-1)}>
          <Icon name="minus" />
        </button>
        <output>{amount}</output>
        <button type="button" className="iconb" aria-label={t('create.more', { name })} disabled={amount >= prompt.max} onClick={() => move(1)}>
          <Icon name="plus" />
        </button>
      </span>
      <button type="button" className="btn go" onClick={() => answer(amount)}>
        <Icon name="check" />
        {t('statusBar.amount.go', { count: amount })}
      </button>
    </>
  )
}

/** An order: chips in a row, each of which can be moved one place earlier or later. */
export function OrderControl({ prompt }: { readonly prompt: Prompt }) {
  const { t } = useTranslation()
  const { nameOf, answer } = useTableModel()
  const [order, setOrder] = useState<readonly string[]>(prompt.choices)
  const swap = (index: number, other: number): void =>
    setOrder((now) => now.map((choice, at) => (at === index ? (now[other] ?? choice) : at === other ? (now[index] ?? choice) : choice)))
  return (
    <>
      <ol className="order">
        {order.map((choice, index) => (
          <li key={choice} className="token">
            <button
              type="button"
              disabled={index === 0}
              aria-label={t('statusBar.earlier', { name: nameOf(choice) })}
              onClick={() => swap(index, index - 1)}
            >
              <Icon name="back" />
            </button>
            {nameOf(choice)}
            <button
              type="button"
              disabled={index === order.length - 1}
              aria-label={t('statusBar.later', { name: nameOf(choice) })}
              onClick={() => swap(index, index + 1)}
            >
              <Icon name="next" />
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="btn go" onClick={() => answer(order)}>
        <Icon name="check" />
        {t('statusBar.order.go')}
      </button>
    </>
  )
}
