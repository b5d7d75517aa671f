import type { ReactNode } from 'react'

export interface ChoiceChip<T> {
  readonly value: T
  readonly name: ReactNode
  readonly hint?: string
}

/** A choice of one from a few, shown as chips. */
export function ChoiceChips<T extends string | number | boolean>(props: {
  readonly label: string
  readonly tokens: readonly ChoiceChip<T>[]
  readonly value: T
  readonly onPick: (value: T) => void
}) {
  return (
    <fieldset className="tokens">
      <legend className="vh">{props.label}</legend>
      {props.tokens.map(({ value, name, hint }) => (
        <button
          key={String(value)}
          type="button"
          className="token"
          aria-pressed={value === props.value}
          title={hint}
          onClick={() => props.onPick(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
