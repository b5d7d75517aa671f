import type { Points } from './sample-store.ts'

export interface Plot {
  readonly title: string
  readonly unit: string
  readonly lines: readonly { readonly name: string; readonly points: Points }[]
}

const [WIDTH, HEIGHT] = [640, 240]
const PAD = { left: 56, right: 20, top: 12, bottom: 28 } as const
const TICKS = 4
/** The dashes of the lines, so that they differ without colour too. */
const DASHES = ['', '7 4', '2 3', '9 3 2 3'] as const

const round = (value: number): string => String(Number(value.toFixed(1)))
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Rounds up to the next of 1, 2, 2.5, 5, 10, …, which are easy to read at an axis. */
export function roundUp(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([1, 2, 2.5, 5, 10].find((step) => step * power >= value) ?? 10)
}

export const numberOf = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value >= 100 ? 0 : value >= 10 ? 1 : 2 })

export function drawPlot({ title, unit, lines }: Plot): string {
  const all = lines.flatMap(({ points }) => points)
  const [maxX, maxY] = [Math.max(1, ...all.map(([x]) => x)), roundUp(Math.max(0, ...all.map(([, y]) => y)))]
  const [inner, tall] = [WIDTH - PAD.left - PAD.right, HEIGHT - PAD.top - PAD.bottom]
  const atX = (x: number) => PAD.left + (x / maxX) * inner
  const atY = (y: number) => PAD.top + (1 - y / maxY) * tall
  const levels = Array.from({ length: TICKS + 1 }, (_, i) => (maxY * i) / TICKS)
  const grid = levels.map(
    (y) =>
      `<line class="grid" x1="${PAD.left}" x2="${WIDTH - PAD.right}" y1="${round(atY(y))}" y2="${round(atY(y))}"/>` +
      `<text x="${PAD.left - 6}" y="${round(atY(y) + 4)}" text-anchor="end">${numberOf(y)}</text>`,
  )
  const step = roundUp(maxX / TICKS)
  const seconds = Array.from({ length: Math.floor(maxX / step) + 1 }, (_, i) => i * step)
  const times = seconds.map((x) => `<text x="${round(atX(x))}" y="${HEIGHT - 8}" text-anchor="middle">${numberOf(x)} s</text>`)
  const drawn = lines.map(({ points }, i) => {
    const path = points.map(([x, y]) => `${round(atX(x))},${round(atY(y))}`).join(' ')
    return `<polyline class="line-${i}" stroke-dasharray="${DASHES[i % DASHES.length]}" points="${path}"/>`
  })
  const legend = lines.map(
    ({ name }, i) =>
      `<span><svg width="28" height="8" aria-hidden="true"><line class="line-${i}" stroke-dasharray="${DASHES[i % DASHES.length]}" x1="0" x2="28" y1="4" y2="4"/></svg>${escapeText(name)}</span>`,
  )
  return `<figure><figcaption><b>${escapeText(title)}</b> <small>${escapeText(unit)}</small></figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeText(title)}">${[...grid, ...times, ...drawn].join('')}</svg>
<p class="legend">${legend.join('')}</p></figure>`
}
