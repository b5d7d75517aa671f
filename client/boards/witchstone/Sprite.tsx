/** The game's symbols. Every kind has its own shape, so that nothing depends on colour alone. */
const SHAPES = {
  energy: 'M14 1L4 14h6l-2 9 11-14h-7z',
  witches: 'M13 2l-2 1-4 12c-3 .6-5 1.600-5 3 0 2 5 3 10 3s10-1 10-3c0-1.400-2-2.400-5-3L15 8l3 1-2-4z',
  pentagram: 'M12 1.500l3 7.500 8 .4-6.300 5 2.200 7.900L12 17.800l-6.900 4.500 2.200-7.900L1 9.400 9 9z',
  crystal: 'M12 1l6 7-3 14H9L6 8zM12 4L9 8.500h6z',
  wand: 'M3 19.500L13.500 9l2 2L5 21.500zM17 1l1.300 3.700L22 6l-3.700 1.300L17 11l-1.300-3.700L12 6l3.700-1.300zM20 13l.8 2.200 2.200.8-2.200.8L20 19l-.8-2.200L17 16l2.200-.8z',
  scroll: 'M5 2h12a3 3 0 0 1 3 3v1h-4v12a4 4 0 0 1-4 4H5a3 3 0 0 1-3-3v-2h8v-1H5zM8 6v1.800h5V6zm0 4v1.800h5V10z',
  forest: 'M8 2l5 7h-2l4 6H9v6H7v-6H1l4-6H3zM17 7l4 6h-2l4 5h-5v3h-2v-3h-3l3-4z',
  village: 'M2 12l7-7 7 7v9H2zm4 3v6h4v-6zM17 10l5 5v6h-4v-9l-3-3z',
  castle: 'M2 4h3v3h2V4h3v3h4V4h3v3h2V4h3v17h-7v-5a3 3 0 0 0-6 0v5H2z',
  tower: 'M7 2h2v2h2V2h2v2h2V2h2v6l-2 2v12h-2v-5h-2v5H9V10L7 8z',
  witchstone: 'M12 1l8 8-3 13H7L4 9zM12 4l-4.500 5.500L12 19z',
  owl: 'M5 2c2 2 4 2.500 7 2.500S17 4 19 2c1 3 1 5 .5 7 .8 6-2.500 13-7.500 13S3.700 15 4.500 9C4 7 4 5 5 2zm4 6a2.200 2.200 0 1 0 0 4.400A2.200 2.200 0 0 0 9 8zm6 0a2.200 2.200 0 1 0 0 4.400A2.200 2.200 0 0 0 15 8zm-3 4.500l-1.300 2.300h2.600z',
  gem: 'M7 3h10l5 6-10 13L2 9zM8 5L6 9h5zm8 0l-3 4h5zM7.500 10.500L12 18l4.500-7.500z',
  hammer: 'M9 2h7l4 4-2 2-2-1-3 3 9 9-3 3-9-9-2 2-6-6 7-7z',
  veil: 'M3 3h18v2l-2 1c0 6 1 11 2 15h-5c-1-4-3-7-4-11-1 4-3 7-4 11H3c1-4 2-9 2-15L3 5z',
  eye: 'M12 5c5 0 9 4 11 7-2 3-6 7-11 7S3 15 1 12c2-3 6-7 11-7zm0 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zm0 2.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  turn: 'M12 3a9 9 0 1 1-8.500 6h3A6 6 0 1 0 12 6v4L6 5.500 12 1z',
  points: 'M12 1l10 5v11l-10 6-10-6V6z',
} as const

export type Shape = keyof typeof SHAPES

export function ShapeSprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      {Object.entries(SHAPES).map(([name, path]) => (
        <symbol key={name} id={`ws-${name}`} viewBox="0 0 24 24">
          <path d={path} fillRule="evenodd" />
        </symbol>
      ))}
      <defs>
        <radialGradient id="ws-glass" cx=".36" cy=".28" r=".95">
          <stop offset="0" stopColor="#3f93a4" />
          <stop offset=".45" stopColor="#1d5563" />
          <stop offset="1" stopColor="#0a2129" />
        </radialGradient>
        <linearGradient id="ws-silver" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f4fbff" />
          <stop offset=".5" stopColor="#9fb4be" />
          <stop offset="1" stopColor="#566b76" />
        </linearGradient>
        <linearGradient id="ws-violet" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#d9c4ff" />
          <stop offset=".5" stopColor="#8a5cd0" />
          <stop offset="1" stopColor="#43257a" />
        </linearGradient>
        <radialGradient id="ws-brew" cx=".5" cy=".45" r=".7">
          <stop offset="0" stopColor="#1f6472" />
          <stop offset=".7" stopColor="#103842" />
          <stop offset="1" stopColor="#081c23" />
        </radialGradient>
        <linearGradient id="ws-gloss" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".5" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      </defs>
    </svg>
  )
}

/** A symbol inside a drawing, centred on a point. */
export function Sign({ shape, x = 0, y = 0, size, fill }: { shape: Shape; x?: number; y?: number; size: number; fill?: string | undefined }) {
  return <use href={`#ws-${shape}`} x={x - size / 2} y={y - size / 2} width={size} height={size} style={fill ? { fill } : undefined} />
}

/** A symbol within text. */
export function SignIcon({ shape, fill }: { readonly shape: Shape; readonly fill?: string | undefined }) {
  return (
    <svg className="ws-ic" viewBox="0 0 24 24" aria-hidden="true" style={fill ? { fill } : undefined}>
      <path d={SHAPES[shape]} fillRule="evenodd" />
    </svg>
  )
}
