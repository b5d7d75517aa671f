import type { CSSProperties } from 'react'

/** Returns the most letters in a line if the text is broken into two lines as well as possible. */
export function lettersInTwoLines(text: string): number {
  const breaks = [...text.matchAll(/\s/gu)].map(({ index }) => Math.max(index, text.length - index - 1))
  return Math.min(text.length, ...breaks)
}

/** Keeps a button wide enough for its text on two lines. */
export const inTwoLines = (text: string): CSSProperties => ({ ['--two-lines' as string]: `calc(${lettersInTwoLines(text)} * 0.62em + 40px)` })
