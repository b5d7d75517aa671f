/** A colour with an outline to fill, or with a width and a line to draw. Layers go from back to front. */
type Layer = readonly [colour: string, path: string, width?: number]

/** The picture of a place, 114 by 80, with one light. The board shows only its middle: from 30 to 84 across and from 12 to 54 down. */
export interface Scene {
  readonly sky: readonly [top: string, bottom: string]
  readonly moon?: readonly [x: number, y: number, radius: number]
  /** The halo of a fire or a lamp. */
  readonly glow?: readonly [x: number, y: number, radius: number, colour: string]
  readonly layers: readonly Layer[]
}
export type Scenes = Readonly<Record<string, Scene>>

const to = (n: number): string => String(Math.round(n * 10) / 10)
/** Returns the closed outline through these corners. Each corner is given relative to the one before. */
const closed = (x: number, y: number, steps: readonly (readonly [number, number])[]): string =>
  `M${to(x)} ${to(y)}${steps.map(([dx, dy]) => `l${to(dx)} ${to(dy)}`).join('')}z`

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${to(x - rx)} ${to(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius)
export const bar = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`

/** Returns lines of light on water. Each has a start, a depth and a length. */
export const ripples = (...lines: readonly (readonly [x: number, y: number, length: number])[]): string =>
  lines.map(([x, y, length]) => bar(x, y, length, 1.6)).join('')

export const pine = (x: number, foot: number, height: number): string => {
  const h = height / 10
  const right = [
    [1.8 * h, 3.6 * h],
    [-0.7 * h, 0],
    [1.5 * h, 3 * h],
    [-0.8 * h, 0],
    [1.6 * h, 3.4 * h],
  ] as const
  const left = right.toReversed().map(([dx, dy]) => [dx, -dy] as const)
  return closed(x, foot - height, [...right, [-6.8 * h, 0], ...left])
}

export const flame = (x: number, foot: number, width: number, height: number): string => {
  const [w, h] = [width / 2, height]
  return `M${to(x)} ${to(foot - h)}c${to(w * 0.4)} ${to(h * 0.3)} ${to(w)} ${to(h * 0.4)} ${to(w)} ${to(h * 0.7)}c0 ${to(h * 0.2)} ${to(-w * 0.5)} ${to(h * 0.3)} ${to(-w)} ${to(h * 0.3)}s${to(-w)} ${to(-h * 0.1)} ${to(-w)} ${to(-h * 0.3)}c0 ${to(-h * 0.25)} ${to(w * 0.7)} ${to(-h * 0.35)} ${to(w)} ${to(-h * 0.7)}z`
}

/** Returns a fern leaf as a line from root to tip, bent to one side. */
export const frond = (x: number, y: number, lean: number, height: number): string => {
  const steps = [0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.9]
  const leaves = steps.map((t) => {
    const [cx, cy, size] = [x + lean * t * t, y - height * t, height * 0.3 * (1.1 - t)]
    return `M${to(cx - size)} ${to(cy - size * 0.3)}L${to(cx)} ${to(cy)}L${to(cx + size)} ${to(cy - size * 0.5)}`
  })
  return `M${x} ${y}Q${to(x)} ${to(y - height * 0.5)} ${x + lean} ${to(y - height)}${leaves.join('')}`
}

/** Returns a star with four points. */
export const spark = (x: number, y: number, r: number): string => {
  const [long, short] = [r * 0.72, r * 0.28]
  const arms = [
    [short, long],
    [long, short],
    [-long, short],
    [-short, long],
    [-short, -long],
    [-long, -short],
    [long, -short],
  ] as const
  return closed(x, y - r, arms)
}
