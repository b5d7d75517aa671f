import type { ReactElement } from 'react'

/** A picture of 130 by 84. `currentColor` is the colour of the ingredient that tells the three cards of a family apart. */
export interface Picture {
  readonly sky: readonly [string, string]
  readonly draw: ReactElement
}

export const table = <path d="M0 70h130v14H0z" fill="#20120c" />
