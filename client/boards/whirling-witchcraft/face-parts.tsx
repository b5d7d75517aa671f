import type { ReactElement } from 'react'

/** The features of a character's portrait, 120 by 150, with one light in each picture. */
export interface Look {
  readonly sky: readonly [string, string]
  readonly glow: { readonly x: number; readonly y: number; readonly r: number; readonly colour: string }
  readonly skin: readonly [string, string]
  readonly robe: readonly [string, string]
  readonly eyes: 'open' | 'closed' | 'sly' | 'none'
  readonly behind: ReactElement
  readonly before: ReactElement
}

export const LIGHT_SKIN = ['#f0c9a4', '#cf9a74'] as const
export const WARM_SKIN = ['#d99f70', '#b07348'] as const
export const DARK_SKIN = ['#9a6340', '#744529'] as const
export const PALE_SKIN = ['#e6d9cf', '#bba79d'] as const

/** A witch's hat, bent to the right. */
export function Hat({ cloth, shade, band }: { readonly cloth: string; readonly shade: string; readonly band: string }) {
  return (
    <>
      <path d="M38 48C44 32 48 12 68 2c-2 9 3 13 9 14-7 1-9 4-8 8 7 6 11 13 14 24-14 6-31 6-45 0z" fill={cloth} />
      <path d="M68 2c-2 9 3 13 9 14-7 1-9 4-8 8 7 6 11 13 14 24-6 3-12 4-18 4C66 36 64 18 68 2z" fill={shade} />
      <path d="M38 46c14 6 31 6 45 0l-2-8c-13 5-28 5-41 0z" fill={band} />
      <path d="M16 50c10-9 78-9 88 0 2 5-18 11-44 11s-46-6-44-11z" fill={cloth} />
      <path d="M60 43c24 0 40 3 44 7 2 5-18 11-44 11 14-4 14-14 0-18z" fill={shade} />
    </>
  )
}

export const Curtain = ({ colour }: { readonly colour: string }) => (
  <path d="M36 106c-6-34-2-64 24-70 26 6 30 36 24 70-4 8-8 10-14 8 4-30 2-46-10-48-12 2-14 18-10 48-6 2-10 0-14-8z" fill={colour} />
)

export const stars = (
  <g fill="#fff3d0">
    <circle cx="14" cy="18" r="1.500" />
    <circle cx="30" cy="40" r="1" />
    <circle cx="100" cy="22" r="1.500" />
    <circle cx="110" cy="56" r="1" />
    <circle cx="92" cy="10" r="1" />
    <circle cx="20" cy="70" r="1.200" />
  </g>
)
