import { useState } from 'react'
import type { PickValue } from '#shared/kernel/decision.ts'
import type { Prompt } from '#shared/protocol/match.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { TargetSelection } from './selection.ts'

interface ControlProps {
  readonly prompt: Prompt
  readonly picking: TargetSelection
  readonly nameOf: (option: string) => string
  readonly onAnswer: (pick: PickValue) => void
}

/** Several things: tokens for what no board draws, and one button for all that was chosen. */
export function SomeControl({ prompt, picking: selection, nameOf, onAnswer, draws }: ControlProps & { readonly draws: (target: string) => boolean }) {
  const { t } = useTranslation()
  const count = selection.selected.length
  const enough = count >= prompt.min && count <= prompt.max
  return (
    <>
      {prompt.options
        .filter((option) => !draws(option))
        .map((option) => (
          <button
            key={option}
            type="button"
            className="token"
            data-target={option}
            aria-pressed={selection.selected.includes(option)}
            onClick={() => selection.select(option)}
          >
            {nameOf(option)}
          </button>
        ))}
      <button
        type="button"
        className="btn go"
        aria-disabled={!enough}
        title={t('sill.some', { count, max: prompt.max })}
        onClick={() => enough && onAnswer(selection.selected.toSorted())}
      >
        <Icon name="check" />
        {t('sill.some.go', { count })}
      </button>
    </>
  )
}

/** A number: a stepper of beads, never a field to type in. */
export function AmountControl({ prompt, picking: selection, onAnswer }: Omit<ControlProps, 'nameOf'>) {
  const { t } = useTranslation()
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
      <button type="button" className="btn go" onClick={() => onAnswer(amount)}>
        <Icon name="check" />
        {t('sill.amount.go', { count: amount })}
      </button>
    </>
  )
}

/** An order: tokens in a row, each can go one place earlier or later. */
export function OrderControl({ prompt, nameOf, onAnswer }: Omit<ControlProps, 'picking'>) {
  const { t } = useTranslation()
  const [order, setOrder] = useState<readonly string[]>(prompt.options)
  const swap = (index: number, other: number): void =>
    setOrder((now) => now.map((option, at) => (at === index ? (now[other] ?? option) : at === other ? (now[index] ?? option) : option)))
  return (
    <>
      <ol className="order">
        {order.map((option, index) => (
          <li key={option} className="token">
            <button
              type="button"
              disabled={index === 0}
              aria-label={t('sill.earlier', { name: nameOf(option) })}
              onClick={() => swap(index, index - 1)}
            >
              <Icon name="back" />
            </button>
            {nameOf(option)}
            <button
              type="button"
              disabled={index === order.length - 1}
              aria-label={t('sill.later', { name: nameOf(option) })}
              onClick={() => swap(index, index + 1)}
            >
              <Icon name="next" />
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="btn go" onClick={() => onAnswer(order)}>
        <Icon name="check" />
        {t('sill.order.go')}
      </button>
    </>
  )
}
