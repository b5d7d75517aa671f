import type { BoardProps } from './game-ui.ts'

/** Where a dragged target may be dropped: on a lit target, or on a place with the same word in `data-drop`. */
export const ON_LIT = 'lit'
/** The word of the whole board. */
export const ON_TABLE = 'table'

type Selection = Pick<BoardProps, 'selectable' | 'selected' | 'selectableAfter'>

/** Returns the `data-drag` of a target that leads to other targets: it can be dragged to one of them. */
export function dragOf({ selectable, selected, selectableAfter }: Selection, target: string): typeof ON_LIT | undefined {
  if (selected.at(-1) === target) return selectable.size > 0 ? ON_LIT : undefined
  return selectable.has(target) && selectableAfter(target).size > 0 ? ON_LIT : undefined
}

/** Returns the `data-drag` of a card in hand. A card that leads to no other target is dragged to the table. */
export function dragOfCard(selection: Selection, target: string): typeof ON_LIT | typeof ON_TABLE | undefined {
  return dragOf(selection, target) ?? (selection.selectable.has(target) ? ON_TABLE : undefined)
}

/** Returns whether the click ends a drag. A dragged target needs no second touch. */
export const wasDropped = (element: HTMLElement): boolean => element.dataset.dropped !== undefined
