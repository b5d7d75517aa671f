import type { SceneProps } from '../kit/define-board.ts'

/** The tones of a gem: its lit top, its face and its edge. */
const GEMS = {
  violet: ['#b08af0', '#7a4fc4', '#4c2c86'],
  teal: ['#7fe0e0', '#2f9aa6', '#175c68'],
  gold: ['#ffe09a', '#d89a3a', '#8a5a1c'],
  rose: ['#ff9ab4', '#d0527c', '#822a4c'],
} as const

/** Tiles that float around the stone: place, size and gem. */
const TILES = [
  [64, 142, 22, 'teal'],
  [100, 164, 24, 'rose'],
  [220, 164, 24, 'gold'],
  [256, 142, 22, 'violet'],
  [44, 104, 15, 'gold'],
  [276, 104, 15, 'teal'],
] as const

/** Symbols on the tiles, drawn around 0,0: a moon, a flame, a star and an eye. */
const SYMBOLS = {
  teal: 'M3-8a8 8 0 1 0 4 13A7 7 0 0 1 3-8z',
  rose: 'M0-9c5 6 7 9 6 13a6 6 0 0 1-12 0c0-4 3-5 6-13z',
  gold: 'M0-9l2.500 6.500L9 0 2.500 2.500 0 9l-2.500-6.500L-9 0l6.500-2.500z',
  violet: 'M-9 0c5-8 13-8 18 0-5 8-13 8-18 0zM0-3.500a3.500 3.500 0 1 0 .1 0z',
} as const

/** A hexagon that lies flat before us. */
const hex = (r: number): string => `M${-r} 0l${r * 0.5} ${-r * 0.52}h${r}l${r * 0.5} ${r * 0.52}-${r * 0.5} ${r * 0.52}h${-r}z`

interface TileProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly gem: keyof typeof GEMS
}

const Tile = ({ x, y, size, gem }: TileProps) => {
  const [lit, face, edge] = GEMS[gem]
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M${-size} 0v${size * 0.3}l${size * 0.5} ${size * 0.52}h${size}l${size * 0.5} ${-size * 0.52}v${-size * 0.3}z`} fill={edge} />
      <path d={hex(size)} fill={lit} />
      <path d={hex(size * 0.78)} fill={face} />
      <path d={SYMBOLS[gem]} fill="#f6f0ff" fillRule="evenodd" transform={`scale(${size / 22} ${size / 34})`} />
    </g>
  )
}

/** The picture of the game in the lobby, 320 by 200: the crystal ball before the witches' rock. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <linearGradient id={`${id}a`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#071c26" />
      <stop offset=".6" stopColor="#1d5866" />
      <stop offset="1" stopColor="#123a44" />
    </linearGradient>
    <radialGradient id={`${id}b`}>
      <stop offset="0" stopColor="#c7a4ff" stopOpacity=".75" />
      <stop offset="1" stopColor="#8a5cd0" stopOpacity="0" />
    </radialGradient>
    <radialGradient id={`${id}c`} cx=".4" cy=".35" r=".75">
      <stop offset="0" stopColor="#e6d2ff" />
      <stop offset=".4" stopColor="#9a68e4" />
      <stop offset="1" stopColor="#3c1f74" />
    </radialGradient>
    <linearGradient id={`${id}d`}>
      <stop offset="0" stopColor="#f4fafc" />
      <stop offset=".5" stopColor="#a9bcc6" />
      <stop offset="1" stopColor="#5a707c" />
    </linearGradient>
    <rect width="320" height="200" fill={`url(#${id}a)`} />
    <path
      d="M24 22l1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1 2.500-1zM70 48l.800 2 2 .800-2 .800-.800 2-.800-2-2-.800 2-.800zM112 16l.800 2 2 .800-2 .800-.800 2-.800-2-2-.800 2-.800zM214 22l1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1 2.500-1zM296 34l.800 2 2 .800-2 .800-.800 2-.800-2-2-.800 2-.800zM258 54l.800 2 2 .800-2 .800-.800 2-.800-2-2-.800 2-.800z"
      fill="#d6f4fa"
    />
    <path d="M24 22l46 26 42-32M214 22l44 32 38-20" stroke="#bfe9f2" strokeWidth=".800" opacity=".45" fill="none" />
    <path d="M0 128l36-22 26 12 26-30 26 14 18-46 20-30 14-20 16 22 16 34 22 44 16-18 30 34 26-14 32 24v72H0z" fill="#0e3039" />
    <path d="M166 6l16 22 16 34 22 44-16-8-14 16-14-22-6-30zM240 84l22 34-12-4-6 10-8-22zM92 84l14 22-10-2-4 10-10-14z" fill="#1d4c58" />
    <path d="M166 6l8 40-6 14 4 24-14-16-14 14-2-26 10-30z" fill="#2c7484" />
    <path d="M0 146c60-16 110-6 160-6s110-10 160 6v54H0z" fill="#0a242b" />
    <g fill="none" stroke="#5ab4c4" strokeWidth="1" opacity=".4">
      <path d="M24 158l14-8h22M296 158l-14-8h-22M124 176h-20M196 176h20M60 186l20 8h160l20-8" />
    </g>
    <circle cx="160" cy="108" r="88" fill={`url(#${id}b)`} />
    <path
      d="M64 142Q160 60 256 142M100 164Q160 112 220 164M44 104Q160 8 276 104"
      fill="none"
      stroke="#d9c2ff"
      strokeWidth="1.600"
      opacity=".6"
      strokeDasharray="3 4"
    />
    {TILES.map(([x, y, size, gem]) => (
      <Tile key={x} x={x} y={y} size={size} gem={gem} />
    ))}
    <g transform="translate(25.600 26) scale(.84)">
      <path d="M128 178c0-6 10-10 12-22h40c2 12 12 16 12 22 0 8-64 8-64 0z" fill={`url(#${id}d)`} />
      <path d="M176 156h4c2 12 12 16 12 22 0 4-14 6-28 6 12-6 14-14 12-28z" fill="#3a4e5a" />
      <ellipse cx="160" cy="178" rx="32" ry="5" fill="#d7dfe6" opacity=".5" />
      <path d="M132 144c4 12 52 12 56 0l4 8c-6 12-58 12-64 0z" fill={`url(#${id}d)`} />
      <circle cx="160" cy="100" r="50" fill={`url(#${id}c)`} />
      <path d="M122 112c10-18 24-6 36-16s26-22 44-8c-2-14-12-26-24-30-16 14-44 10-56 40-1 5-1 9 0 14z" fill="#d9b8ff" opacity=".4" />
      <path d="M128 128c18-2 22-16 40-14s24-8 38-20c-1 26-22 50-50 52-12-2-22-8-28-18z" fill="#2a1258" opacity=".55" />
      <path d="M160 66l9 22 22 9-22 9-9 24-9-24-22-9 22-9z" fill="#fff6ff" />
      <path d="M160 78l5 14 13 5-13 5-5 15-5-15-13-5 13-5z" fill="#ffe9a8" />
      <path d="M124 84a40 40 0 0 1 22-24" stroke="#fff" strokeWidth="6" strokeLinecap="round" fill="none" opacity=".85" />
      <circle cx="119" cy="96" r="3" fill="#fff" opacity=".85" />
      <circle cx="160" cy="100" r="50" fill="none" stroke="#e2ecf2" strokeWidth="1.600" opacity=".7" />
    </g>
    <path d="M34 200l8-26 8 8 6 18zM24 200l6-16 8 16zM276 200l6-20 8-8 8 28zM292 200l8-14 6 14z" fill="#8a5cd0" />
    <path d="M42 174l8 8 6 18H46zM290 172l8 28h-9z" fill="#b58af2" />
  </>
)
