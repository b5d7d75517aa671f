import type { SceneProps } from '../kit/define-board.ts'

/** The storeys of the palace, from the ground up: half its width, its foot and its height. */
const STOREYS = [
  [58, 142, 20],
  [44, 116, 17],
  [31, 93, 14],
  [19, 74, 11],
] as const

/** Windows in the wall of a storey. */
const windowsOf = (half: number, foot: number, height: number): string =>
  [-0.62, -0.2, 0.2, 0.62].map((at) => `M${160 + at * half * 0.8 - 2.5} ${foot - 3}v${-height * 0.5}h5v${height * 0.5}z`).join('')

/** A roof whose corners turn up. */
const roofOf = (half: number, y: number): string =>
  `M${160 - half - 16} ${y - 5}c8 5 16 5 ${half * 0.5} 0L${160 - half * 0.45} ${y - 12}h${half * 0.9}L${160 + half * 0.5 + 6} ${y - 5}c${half * 0.3} 5 ${half * 0.5 - 4} 5 ${half * 0.5 + 10} 0c-6 10-14 12-22 12H${160 - half + 6}c-8 0-16-2-22-12z`

const LANTERNS = [
  [54, 122],
  [274, 122],
] as const

/** Three flying cranes: place and size. */
const CRANES = [
  [64, 44, 1],
  [92, 28, 0.7],
  [258, 34, 0.85],
] as const

/** The picture of the game in the lobby, 320 by 200: the Phoenix Palace before the rising sun. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <linearGradient id={`${id}a`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#0f1738" />
      <stop offset=".55" stopColor="#34498c" />
      <stop offset=".8" stopColor="#c9786a" />
    </linearGradient>
    <radialGradient id={`${id}b`}>
      <stop offset=".55" stopColor="#ffb27a" stopOpacity=".55" />
      <stop offset="1" stopColor="#ffb27a" stopOpacity="0" />
    </radialGradient>
    <linearGradient id={`${id}c`}>
      <stop offset="0" stopColor="#fff0c8" />
      <stop offset=".55" stopColor="#f2d08a" />
      <stop offset="1" stopColor="#b58a48" />
    </linearGradient>
    <rect width="320" height="200" fill={`url(#${id}a)`} />
    <circle cx="160" cy="82" r="112" fill={`url(#${id}b)`} />
    <path d="M160 82L140-20h40zM160 82L80-20h-40zM160 82L240-20h40zM160 82L330 20v40zM160 82L-10 20v40z" fill="#ffd9a0" opacity=".13" />
    <circle cx="160" cy="82" r="62" fill="#e0563f" />
    <path d="M160 20a62 62 0 0 1 0 124 76 76 0 0 0 0-124z" fill="#f08a5c" />
    <path d="M0 126l34-34 22 18 26-30 40 46 20-10v60H0zM320 122l-30-30-20 16-30-28-38 44-16-8v60h134z" fill="#24336e" />
    <path d="M82 80l-16 18 10-2 6 8 6-6 12 4zM34 92l-14 14 9-2 5 6 8-6zM240 80l16 16-10-2-6 8-6-6-12 4zM290 92l12 12-8-2-5 6-8-6z" fill="#dfe6ff" />
    <path
      d="M0 134c40-22 80-4 108-10M0 144c44-20 80-4 108-8M320 130c-40-20-80-2-108-8M320 140c-44-18-80-2-108-6"
      fill="none"
      stroke="#f2d08a"
      strokeWidth="1.200"
      opacity=".7"
    />
    <path d="M88 168c10-18 36-26 72-26s62 8 72 26z" fill="#1a2550" />
    <g>
      {STOREYS.map(([half, foot, height]) => (
        <g key={foot}>
          <path d={`M${160 - half * 0.8} ${foot}v${-height}h${half * 1.6}v${height}z`} fill={`url(#${id}c)`} />
          <path d={windowsOf(half, foot, height)} fill="#7a2a1e" />
          <path d={roofOf(half, foot - height)} fill="#2c3f86" />
          <path d={`M${160 - half * 0.45} ${foot - height - 12}h${half * 0.9}`} stroke="#f2d08a" strokeWidth="2" />
        </g>
      ))}
      <path d="M148 142v-16c0-8 24-8 24 0v16z" fill="#5a1c16" />
      <path d="M152 142v-14c0-5 16-5 16 0v14z" fill="#ffcf7a" />
      <path d="M160 34c2 5 6 8 12 8-4 3-6 5-7 9h-10c-1-4-3-6-7-9 6 0 10-3 12-8z" fill="#f2d08a" />
      <path d="M152 142h16l8 26h-32z" fill="#e6c890" />
      <path d="M150 148h20M148 154h24M146 160h28" stroke="#a8854c" strokeWidth="1.200" />
    </g>
    {CRANES.map(([x, y, size]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <path d="M-22-8c8-2 16 2 20 8 6-8 14-12 24-10-6 2-12 8-16 14l14 2-18 2c-6 2-12 0-14-2l-12 2 8-4C-16 0-18-4-22-8z" fill="#fff8ea" />
        <path d="M-22-8c4-1 8 0 11 2l-5 2zM22-10c-3 1-6 3-9 6l2-6z" fill="#131c40" />
        <path d="M12 6l4-1-2 2z" fill="#e0563f" />
      </g>
    ))}
    <path d="M0 168c50-14 100-2 160-4s110-10 160 4v36H0z" fill="#16204a" />
    <path
      d="M0 176c50-12 100-2 160-4s110-8 160 4M0 184c50-10 100-2 160-4s110-6 160 4M0 192c50-8 100-2 160-4s110-4 160 4"
      fill="none"
      stroke="#f2d08a"
      strokeWidth="1.300"
      opacity=".55"
    />
    {LANTERNS.map(([x, y]) => (
      <g key={x}>
        <path d={`M${x - 1} ${y}h2v44h-2z`} fill="#0f1738" />
        <circle cx={x} cy={y} r="12" fill="#ff8a5c" opacity=".25" />
        <ellipse cx={x} cy={y} rx="6" ry="7" fill="#ff9a6a" />
        <path d={`M${x - 4} ${y - 7}h8v2h-8zM${x - 4} ${y + 5}h8v2h-8z`} fill="#5a1c16" />
      </g>
    ))}
    <g transform="translate(102 164)">
      <path d="M-22 34c0-22 6-34 14-38h16c8 4 14 16 14 38z" fill="#7a3020" />
      <path d="M8-4c8 4 14 16 14 38H10C12 18 12 6 2-2z" fill="#4e1c16" />
      <path d="M-2-2l-8 36h6L4 0z" fill="#f2d08a" />
      <path d="M-16-30l4-14 9 9h6l9-9 4 14c2 12-8 22-16 26-8-4-18-14-16-26z" fill="#e8863a" />
      <path d="M-16-22c6 0 10 4 16 18 6-14 10-18 16-18-1 9-9 15-16 18-7-3-15-9-16-18z" fill="#fff3e0" />
      <path d="M-9-23l6 3M9-23l-6 3" stroke="#1c120c" strokeWidth="2.200" strokeLinecap="round" />
      <path d="M-2-7h4l-2 3z" fill="#1c120c" />
    </g>
    <g transform="translate(226 164)">
      <path d="M-20 34c0-22 4-32 12-36h16c8 4 12 14 12 36z" fill="#2c5a8c" />
      <path d="M8-2c8 4 12 14 12 36H9C12 18 12 6 2 0z" fill="#1b3a60" />
      <path d="M2 0l8 34H4L-4 2z" fill="#f2d08a" />
      <path d="M-5 2c-2-10-6-14-5-26 1-10 16-12 19-3 2 8-4 12-3 29z" fill="#fff8ea" />
      <path d="M5-33c6 2 4 10 1 14 0 8-2 10-1 20l2 1c-1-16 4-20 3-28-1-4-2-6-5-7z" fill="#c9d4ea" />
      <path d="M-11-27l-20 5 20 3z" fill="#e8a83a" />
      <path d="M-10-28c2-8 14-9 18-2-6 0-12 2-18 2z" fill="#e0563f" />
      <circle cx="-5" cy="-24" r="1.900" fill="#131c40" />
    </g>
  </>
)
