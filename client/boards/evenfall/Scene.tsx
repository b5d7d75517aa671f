import type { SceneProps } from '../kit/define-board.ts'

/** Pines by their foot and height. */
const PINES = [
  [8, 150, 42],
  [26, 154, 54],
  [292, 148, 46],
  [310, 152, 60],
  [274, 146, 34],
] as const

const pine = (x: number, y: number, h: number): string => {
  const w = h * 0.3
  const tier = (from: number, wide: number): string => `M${x} ${y - h * from}l${w * wide} ${h * 0.36}h${-2 * w * wide}z`
  return `${tier(1, 0.6)}${tier(0.78, 0.85)}${tier(0.52, 1.1)}M${x - 1.5} ${y - h * 0.2}h3v${h * 0.2}h-3z`
}

interface WitchProps {
  readonly x: number
  readonly y: number
  readonly size: number
  /** The colour of the hat's band and of the lamp in the hand. */
  readonly light: string
}

/** A witch seen from behind, lit at the edge by the moon. */
const Witch = ({ x, y, size, light }: WitchProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-13 0c0-16 4-26 8-31h10c4 5 8 15 8 31-8 2-18 2-26 0z" fill="#1e1440" />
    <path d="M5-31c4 5 8 15 8 31l-4 .800C9-12 7-22 2-31z" fill="#7a5cae" />
    <path d="M-8-28l-9 9 3 3 9-7z" fill="#150e2c" />
    <circle cx="-17" cy="-15" r="7" fill={light} opacity=".3" />
    <path d="M-19.500-18h5v6.500h-5z" fill={light} />
    <path d="M-17-22v4" stroke="#150e2c" strokeWidth="1.200" />
    <path
      d="M-17-32c5-2.500 9-3 11-3.500 1-8 3-15 8-22 1 3 3.500 4 6 4.500-2.500 2-3 4-2.500 6 1 4 2 8 2.500 11.500 3 .500 6 1.500 9 3.500-10 4-24 4-34 0z"
      fill="#0f0a22"
    />
    <path d="M2-57.500c1 3 3.500 4 6 4.500-2.500 2-3 4-2.500 6 1 4 2 8 2.500 11.500 3 .500 6 1.500 9 3.500l-9 2c0-9-3-18-6-27.500z" fill="#6a50a0" />
    <path d="M-6-36.500c4 1.500 10 1.500 14 0l.500 3.500c-5 1.500-10 1.500-15 0z" fill={light} />
  </g>
)

/** The picture of the game in the lobby, 320 by 200: three witches look down on the last lit windows of the valley. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <linearGradient id={`${id}a`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#130f38" />
      <stop offset=".45" stopColor="#3f2d72" />
      <stop offset=".7" stopColor="#9a568c" />
      <stop offset=".86" stopColor="#e58c74" />
    </linearGradient>
    <radialGradient id={`${id}b`}>
      <stop offset="0" stopColor="#fff0c4" stopOpacity=".6" />
      <stop offset="1" stopColor="#fff0c4" stopOpacity="0" />
    </radialGradient>
    <linearGradient id={`${id}c`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#c8a4e0" stopOpacity="0" />
      <stop offset="1" stopColor="#c8a4e0" stopOpacity=".5" />
    </linearGradient>
    <rect width="320" height="200" fill={`url(#${id}a)`} />
    <path
      d="M40 20l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM112 14l.800 1.600 1.600.800-1.600.800-.800 1.600-.800-1.600-1.600-.800 1.600-.800zM84 44l.600 1.200 1.200.600-1.200.600-.600 1.200-.600-1.200-1.200-.600 1.200-.600zM286 24l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM150 32l.600 1.200 1.200.600-1.200.600-.600 1.200-.600-1.200-1.200-.600 1.200-.600zM62 66l.500 1 1 .500-1 .500-.500 1-.500-1-1-.500 1-.500zM300 62l.500 1 1 .500-1 .500-.500 1-.500-1-1-.500 1-.500z"
      fill="#fff0c4"
    />
    <circle cx="206" cy="62" r="92" fill={`url(#${id}b)`} />
    <circle cx="206" cy="62" r="38" fill="#fff0c4" />
    <path d="M190 44a7 7 0 1 0 .1 0zM216 58a10 10 0 1 0 .1 0zM196 76a5 5 0 1 0 .1 0z" fill="#ead6a4" />
    <path d="M0 106l30-26 22 16 34-34 30 30 26-18 36 30 40-22 34 26 30-20 38 22v90H0z" fill="#5a3f86" />
    <path d="M86 62l30 30-12-4-8 8-4-14zM142 74l36 30-20-8-8 6-2-14zM218 82l34 26-18-6-8 6-2-12z" fill="#8a5ca0" />
    <path d="M0 128c40-18 86-12 130-2 60 14 120-8 190-10v84H0z" fill="#3d2a66" />
    <g fill="#241846">
      <path d="M138 134v-30l5-4v-12l7-12 7 12v12l5 4v30zM166 136v-16l11-9 11 9v16zM112 134v-14l10-8 10 8v14zM190 134v-22l7-10 7 10v22zM210 134v-12l9-7 9 7v12z" />
      <path d="M100 140c30-14 104-14 140 0v10H100z" />
    </g>
    <path
      d="M147 94h6v7h-6zM146 112h4v6h-4zM152 112h4v6h-4zM172 124h4v5h-4zM179 124h4v5h-4zM119 123h5v6h-5zM195 114h4v6h-4zM216 125h5v5h-5z"
      fill="#ffcf7a"
    />
    <rect y="120" width="320" height="34" fill={`url(#${id}c)`} />
    <path d={PINES.map(([x, y, h]) => pine(x, y, h)).join('')} fill="#1d1440" />
    <path d="M0 152c60-16 110-4 160 2s110-8 160-6v52H0z" fill="#1a1238" />
    <path d="M150 200c20-14 50-22 24-44 24 14 34 32 8 44z" fill="#6a50a0" opacity=".55" />
    <path d="M0 176c70-18 130-2 190-4s90-8 130-2v30H0z" fill="#100a26" />
    <Witch x={52} y={182} size={1.3} light="#8fd3ff" />
    <Witch x={268} y={184} size={1.35} light="#c9a2ff" />
    <Witch x={104} y={194} size={1.8} light="#ffcf7a" />
    <path
      d="M252 40c6-6 12-6 16 0 4-6 10-6 16 0-6-1-10 1-13 5l-3 3-3-3c-3-4-7-6-13-5zM276 66c3-3 7-3 9 0 3-3 6-3 10 0-4 0-6 1-8 3l-2 2-1-2c-2-2-4-3-8-3z"
      fill="#1a1238"
    />
  </>
)
