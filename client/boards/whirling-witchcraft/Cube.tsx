import { Fragment } from 'react'
import { type ArcanaId, type Formula, INGREDIENT_IDS, type Ingredient, type Slot } from '#shared/games/whirling-witchcraft/content/index.ts'
import type { Language } from '#shared/kernel/words.ts'
import { isIngredient } from './table.ts'
import { boardText, nameOf } from './words.ts'

export function Cube({ id, className = '' }: { readonly id: Ingredient; readonly className?: string }) {
  return (
    <svg className={`ww-cube ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#ww-cube-${id}`} />
    </svg>
  )
}

const slotId = (slot: Slot): string => (slot.length === INGREDIENT_IDS.length ? 'any' : slot.join('-'))

export function SlotMark({ slot }: { readonly slot: Slot }) {
  return (
    <svg className="ww-cube ww-slot" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#ww-slot-${slotId(slot)}`} />
    </svg>
  )
}

export function ArcanaMark({ id }: { readonly id: ArcanaId }) {
  return (
    <svg className="ww-mark" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#ww-${id}`} />
    </svg>
  )
}

const slotName = (slot: Slot, language: Language): string =>
  slot.length === INGREDIENT_IDS.length ? boardText('any', language) : slot.map((id) => nameOf(id, language)).join('/')

const sideName = (slots: readonly Slot[], language: Language): string =>
  slots.length === 0 ? boardText('nothing', language) : slots.map((slot) => slotName(slot, language)).join(', ')

/** Returns a formula in words. */
export const formulaName = ({ in: input, out }: Formula, language: Language): string =>
  input.length + out.length === 0 ? boardText('noBrew', language) : `${sideName(input, language)} → ${sideName(out, language)}`

/** The cubes on the slots, slot by slot, and the slot that the question is about. */
export interface Filling {
  readonly in: readonly string[]
  readonly out: readonly string[]
  readonly asked?: boolean
}

function Side(props: { readonly slots: readonly Slot[]; readonly cubes: readonly string[]; readonly asked: boolean }) {
  const { slots, cubes, asked } = props
  return slots.map((slot, n) => {
    const cube = cubes[n]?.split('>')[0]
    const key = `${n} ${slot.join()}`
    if (isIngredient(cube)) return <Cube key={key} id={cube} className="lying" />
    return (
      <span key={key} className={asked && n === cubes.length ? 'ww-asked' : 'ww-place'}>
        <SlotMark slot={slot} />
      </span>
    )
  })
}

/** A formula: the payment on the left, the gain on the right. */
export function FormulaStrip(props: { readonly formula: Formula; readonly language: Language; readonly filling?: Filling | undefined }) {
  const { formula, language, filling } = props
  const { in: input, out } = formula
  const [paid, gained] = [filling?.in ?? [], filling?.out ?? []]
  const open = filling?.asked === true
  const isFull = paid.length === input.length
  return (
    <span className="ww-formula" role="img" aria-label={formulaName(formula, language)} title={formulaName(formula, language)}>
      {input.length + out.length === 0 ? (
        <small className="ww-none">{boardText('noBrew', language)}</small>
      ) : (
        <Fragment>
          {input.length === 0 && <i className="ww-nil" />}
          <Side slots={input} cubes={paid} asked={open && !isFull} />
          <svg className="ww-arrow" viewBox="0 0 20 12" aria-hidden="true">
            <path d="M1 4.500h10V.8L19 6l-8 5.200V7.500H1z" />
          </svg>
          <Side slots={out} cubes={gained} asked={open && isFull} />
          {out.length === 0 && <i className="ww-nil" />}
        </Fragment>
      )}
    </span>
  )
}
