import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Colour = readonly [number, number, number]

/** How eyes see linear RGB: with all cones, and without one of the three kinds (Machado, Oliveira and Fernandes 2009). */
const EYES = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, readonly Colour[]>>

const dot = (a: Colour, b: Colour): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const map = (colour: Colour, change: (value: number) => number): Colour => [change(colour[0]), change(colour[1]), change(colour[2])]
const times = (rows: readonly [Colour, Colour, Colour], colour: Colour): Colour => [dot(rows[0], colour), dot(rows[1], colour), dot(rows[2], colour)]

function linear(hex: string): Colour {
  const at = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return map([at(1), at(3), at(5)], (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
}

const luminance = (hex: string): number => dot([0.2126, 0.7152, 0.0722], linear(hex))
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** OKLab, in which distances are about as large as they look. */
function oklab(colour: Colour): Colour {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour,
  )
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    map(cones, Math.cbrt),
  )
}

/** Returns how far apart the two most similar players look to the eyes for which they are most similar. */
function smallestDistance(colours: readonly string[]): number {
  const distances = Object.values(EYES).flatMap((rows) => {
    const seen = colours.map((hex) => oklab(map(times(rows, linear(hex)), (value) => Math.min(1, Math.max(0, value)))))
    return seen.flatMap((one, index) => seen.slice(index + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])))
  })
  return Math.min(...distances)
}

/** Returns the players' colours of the rule that begins with this selector. */
function playersIn(file: string, selector: string): readonly string[] {
  const css = readFileSync(join(import.meta.dirname, file), 'utf8')
  const start = css.indexOf(selector)
  if (start === -1) throw new Error(`${file} has no rule for ${selector}`)
  const rule = css.slice(start, css.indexOf('}', start))
  return [...rule.matchAll(/--p\d: (#[0-9a-f]{6})/g)].map(([, colour = '']) => colour)
}

const SETS = [
  {
    theme: 'night',
    usual: ':root {',
    distinct: ':root[data-palette="distinct"],',
    ink: '#1a1224',
    behind: ['#14101f', '#1f1930', '#2a2240', '#382e54'],
  },
  {
    theme: 'day',
    usual: ':root[data-theme="light"] {',
    distinct: ':root[data-palette="distinct"][data-theme="light"] {',
    ink: '#ffffff',
    behind: ['#e9e1d0', '#fbf6ea', '#f0e7d3', '#e3d6ba'],
  },
] as const

test.each(SETS)('by $theme, the palette for colour-blind eyes keeps five players apart and readable', ({ usual, distinct, ink, behind }) => {
  const colours = playersIn('preferences.css', distinct)
  expect(colours).toHaveLength(5)
  expect(smallestDistance(colours)).toBeGreaterThan(0.15)
  expect(smallestDistance(playersIn('../tokens.css', usual)), 'the usual colours need it').toBeLessThan(0.05)
  for (const colour of colours) {
    expect(contrast(colour, ink), `text on ${colour}`).toBeGreaterThanOrEqual(4.5)
    for (const surface of behind) expect(contrast(colour, surface), `${colour} on ${surface}`).toBeGreaterThanOrEqual(3)
  }
})

test('by day without a chosen theme, the palette is the same', () => {
  expect(playersIn('preferences.css', ':root[data-palette="distinct"]:not([data-theme])')).toEqual(
    playersIn('preferences.css', ':root[data-palette="distinct"][data-theme="light"] {'),
  )
})
