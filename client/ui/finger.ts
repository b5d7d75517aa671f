import type { MouseEvent } from 'react'

/** What a finger surely hits, in pixels. */
export const FINGER = 44

export const isByFinger = ({ nativeEvent }: MouseEvent): boolean => nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'

/** Whether a finger touched what is smaller than itself: such things are shown first and taken at the second touch. */
export function isCareful(event: MouseEvent<Element>): boolean {
  const { width, height } = event.currentTarget.getBoundingClientRect()
  return isByFinger(event) && Math.max(width, height) < FINGER
}
