import type { MouseEvent } from 'react'

/** What a finger surely hits, in pixels. */
export const TOUCH_TARGET_PX = 44

export const isTouchPointer = ({ nativeEvent }: MouseEvent): boolean => nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'

/** Whether a finger touched what is smaller than itself: such things are shown first and taken at the second touch. */
export function needsConfirm(event: MouseEvent<Element>): boolean {
  const { width, height } = event.currentTarget.getBoundingClientRect()
  return isTouchPointer(event) && Math.max(width, height) < TOUCH_TARGET_PX
}
