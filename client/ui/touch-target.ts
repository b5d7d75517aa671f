import type { MouseEvent } from 'react'

/** The size in pixels that a finger hits reliably. */
export const TOUCH_TARGET_PX = 44

export const isTouchPointer = ({ nativeEvent }: MouseEvent): boolean => nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'

/** Returns whether a finger touched a target smaller than itself. Such a target is shown first and selected at the second touch. */
export function needsConfirm(event: MouseEvent<Element>): boolean {
  const { width, height } = event.currentTarget.getBoundingClientRect()
  return isTouchPointer(event) && Math.max(width, height) < TOUCH_TARGET_PX
}
