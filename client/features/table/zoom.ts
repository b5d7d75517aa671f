/** The visible part of the board: its offset in the frame, in pixels, and its scale. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}
interface Size {
  readonly width: number
  readonly height: number
}

export const FIT: View = { x: 0, y: 0, scale: 1 }
const NEAREST = 3

/** Keeps the frame filled with board. */
export function clampView({ x, y, scale }: View, { width, height }: Size): View {
  const within = (offset: number, length: number): number => Math.min(0, Math.max(length * (1 - scale), offset))
  return scale <= 1 ? FIT : { scale, x: within(x, width), y: within(y, height) }
}

/** Zooms by a factor. The point under the finger stays in place. */
export function zoomAt(view: View, factor: number, point: { readonly x: number; readonly y: number }, size: Size): View {
  const scale = Math.min(NEAREST, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return clampView({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, size)
}
