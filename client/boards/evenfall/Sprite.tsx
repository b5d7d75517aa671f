import type { StoneKind } from '#shared/games/evenfall/content/index.ts'

/** The game's symbols. They differ in shape, so that nothing depends on colour alone. Only `harvest` and `sickle` look the same. */
const SHAPES = {
  herb: 'M21 3C10 3 4 8 4 15c0 2 .5 3.500 1 4.500L3 22l1.500 1L7 20.500C15 22 21 15 21 3zM8 17c2-4 5-7 8.500-9-2 3.500-5 7-8.500 9z',
  potion: 'M9 2h6v2h-1v5l5.500 9.500c1 2-.3 3.500-2.500 3.500H7c-2.200 0-3.500-1.500-2.500-3.500L10 9V4H9zM8.500 15h7l-2-3.500h-3z',
  knowledge:
    'M2 4c4-1 7 0 10 2 3-2 6-3 10-2v15c-4-1-7 0-10 2-3-2-6-3-10-2zm9 4.200C9 7 7 6.500 4.200 6.500v10.200c2.500 0 4.800.4 6.800 1.500zm2 0v10c2-1.100 4.300-1.500 6.800-1.500V6.500C17 6.500 15 7 13 8.200z',
  mana: 'M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z',
  vp: 'M12 1l10 5v11l-10 6-10-6V6z',
  cards: 'M3 6l9-3 1 2.500L6.500 8l4 12-2.500 1zM11 6h10v15H11zm2 2v11h6V8z',
  any: 'M12 2l5 8H7zM6 12l5 5-5 5-5-5zM18 12a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  transfer: 'M12 2a10 10 0 0 1 9.500 7h-3.200A7 7 0 1 0 18.300 15h3.200A10 10 0 1 1 12 2zM11 8l5 4-5 4v-2.500H4v-3h7z',
  harvest: 'M15 2c5 3 7 9 4 14-3 4-8 5-12 3l-3 3-2-2 3-3 2 .500c3 1.500 7 .5 9-2.500 2.500-4 1.500-9-1-13z',
  sickle: 'M15 2c5 3 7 9 4 14-3 4-8 5-12 3l-3 3-2-2 3-3 2 .500c3 1.500 7 .5 9-2.500 2.500-4 1.500-9-1-13z',
  orb: 'M12 2a8.500 8.500 0 0 1 5 15.300V19H7v-1.700A8.500 8.500 0 0 1 12 2zM6 20h12l1 3H5zM9 6a6 6 0 0 0-3 4.500l1.800.2A4.500 4.500 0 0 1 10 7.500z',
  path: 'M4 22V17h5v-5h5V7h5V2h3v8h-5v5h-5v5H7v2z',
  place: 'M3 22V10l9-8 9 8v12h-6v-7a3 3 0 0 0-6 0v7z',
  witch: 'M14 1l-3 2-4 12c-3.500.5-6 1.700-6 3.200C1 20.500 6 22 12 22s11-1.500 11-3.800c0-1.500-2.500-2.700-6-3.200L14.500 8l4 1-2.500-5z',
  elder:
    'M14 1a2.200 2.200 0 0 1 0 4.400l3 9.600c3.500.5 6 1.700 6 3.200C23 20.500 18 22 12 22S1 20.500 1 18.200C1 16.700 3.500 15.500 7 15l5-10.300A2.200 2.200 0 0 1 14 1zM7 16.500h10l.5 1.800c-3.500 1-7.500 1-11 0z',
  link: 'M9 7h3v2.500H9a2.500 2.500 0 0 0 0 5h3V17H9A5 5 0 0 1 9 7zm3 0h3a5 5 0 0 1 0 10h-3v-2.500h3a2.500 2.500 0 0 0 0-5h-3zM8 11h8v2H8z',
  strength: 'M4 2l9 9 2-2 1.500 1.500-2.500 2.500 7 7-2 2-7-7-2.500 2.500L8 16l2-2-8-9zM20 2l2 3-5 5-3-3z',
  free: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm-1 2h2v4.500l3.500 2-1 1.700L11 12.700z',
  always:
    'M7 7c3 0 4 3 5 5 1 2 2 5 5 5a5 5 0 0 0 0-10c-2 0-3.500 1.500-4.500 3l-1.200-2C12.700 6 14.500 5 17 5a7 7 0 0 1 0 14c-4 0-5.500-3.500-6.700-6C9.300 11 8.500 9.200 7 9.200a2.800 2.800 0 0 0 0 5.600c1 0 2-.8 2.700-2l1.200 2.200c-1 1.300-2.200 2.200-3.900 2.200A5 5 0 0 1 7 7z',
  instant: 'M14 1L4 14h6l-2 9 11-14h-7z',
  cell: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  ender: 'M5 2h14v2c0 4-3 6-5 8 2 2 5 4 5 8v2H5v-2c0-4 3-6 5-8-2-2-5-4-5-8z',
  council: 'M4 10V4l4 3 4-5 4 5 4-3v6zM5 11.500h14V14H5zM6 15h12v7h-3v-4H9v4H6z',
  person: 'M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM2 22c0-6 4-9 10-9s10 3 10 9z',
  first: 'M5 22V2h2v2c4-2 7 2 12 0v9c-5 2-8-2-12 0v9z',
  discard: 'M5 3h9l5 5v13H5zM8 12l3 3 5-6-1.500-1.300L11 12.200l-1.500-1.500z',
  remove: 'M6 4l6 6 6-6 2 2-6 6 6 6-2 2-6-6-6 6-2-2 6-6-6-6z',
  copy: 'M3 3h11v3H6v9H3zM9 9h12v12H9z',
  star: 'M12 1l3 8h8l-6.500 5 2.500 8-7-5-7 5 2.500-8L1 9h8z',
  cross: 'M9 1h6v7h7v6h-7v9H9v-9H2V8h7z',
  circle: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  thorn: 'M12 1c2 5 2 9 5 12 2 2 4 2 6 2-4 3-7 3-9 8h-4C8 18 5 18 1 15c2 0 4 0 6-2 3-3 3-7 5-12z',
  artifact: 'M6 2h12v3l-2 2v3c3 1 5 3.500 5 6.500 0 4-4 5.500-9 5.500s-9-1.500-9-5.500C3 13.500 5 11 8 10V7L6 5z',
  spell: 'M12 1l2 7 7-3-4 6 6 4-7 .5L17 23l-5-5-5 5 1-7.500L1 15l6-4-4-6 7 3z',
  familiar:
    'M5 2l4 4h6l4-4v8c1 6-2 12-7 12S4 16 5 10zM9 10a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zm6 0a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zm-3 5l-2 1.500 2 2 2-2z',
  ember: 'M12 1c1 6 7 7 7 14a7 7 0 0 1-14 0c0-4 3-5 3-8 2 1 3 3 3 5 1-3 1-7 1-11z',
  tide: 'M2 8c3-3 5-3 7 0s4 3 7 0c2-2 4-2 6 0v4c-2-2-4-2-6 0-3 3-5 3-7 0s-4-3-7 0zM2 16c3-3 5-3 7 0s4 3 7 0c2-2 4-2 6 0v4c-2-2-4-2-6 0-3 3-5 3-7 0s-4-3-7 0z',
  moss: 'M12 2l9 6-2 4 3 4-6 1v5H8v-5l-6-1 3-4-2-4z',
  gale: 'M3 8h11a3 3 0 1 0-3-3h3V2a6 6 0 1 1 0 9H3zM3 13h15a4 4 0 1 1-4 5h3.500a1.500 1.500 0 1 0 .5-2H3z',
  red: 'M12 1l9 8-9 14L3 9zM8 9l4 8 4-8-4-4z',
} as const

export type Shape = keyof typeof SHAPES
export const isShape = (name: string): name is Shape => name in SHAPES

/** A symbol within text or a drawing. */
export function Sign({ name, className = '' }: { readonly name: Shape; readonly className?: string }) {
  return (
    <svg className={`ev-sign s-${name} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} fillRule="evenodd" />
    </svg>
  )
}

export const pathOfShape = (name: Shape): string => SHAPES[name]

/** A power stone. Its colour and shape show its kind. */
export function StoneMark({ kind }: { readonly kind: StoneKind | 'any' }) {
  return (
    <svg className={`ev-stonemark k-${kind}`} viewBox="0 0 28 28" aria-hidden="true">
      <path className="gem" d="M8 2h12l6 8-3 12-9 5-9-5L2 10z" />
      <path className="facet" d="M8 2l6 5 6-5M2 10l12-3 12 3M5 22l9-15 9 15" />
      <g transform="translate(6.500 6.500) scale(.62)">
        <path className="kind" d={SHAPES[kind === 'any' ? 'red' : kind]} fillRule="evenodd" />
      </g>
    </svg>
  )
}
