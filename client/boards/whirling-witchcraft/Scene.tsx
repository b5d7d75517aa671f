import type { SceneProps } from '../kit/define-board.ts'

/** The five hues of the ingredients: top, left and right face. */
const HUES = [
  ['#b58ae0', '#7b4bb0', '#593285'],
  ['#fff0cf', '#d8b988', '#a88a5c'],
  ['#ff8a6a', '#d04a34', '#952f22'],
  ['#7fc0ff', '#3a7fd0', '#265a9c'],
  ['#b4e860', '#6fa82a', '#4a761a'],
] as const

/** Ingredients on their way from the left cauldron to the right one: place, size and hue. */
const CUBES = [
  [78, 66, 8, 0],
  [100, 48, 9, 2],
  [128, 35, 10, 4],
  [162, 30, 12, 1],
  [196, 36, 10, 3],
  [222, 52, 9, 0],
  [242, 72, 8, 4],
] as const

/** A bevelled cube seen from above. */
function Cube({ x, y, size, hue }: { readonly x: number; readonly y: number; readonly size: number; readonly hue: number }) {
  const [top, left, right] = HUES[hue % HUES.length] ?? HUES[0]
  const [w, h] = [size * 0.87, size * 0.5]
  return (
    <>
      <path d={`M${x} ${y - size}l${w} ${h}l${-w} ${h}l${-w} ${-h}z`} fill={top} />
      <path d={`M${x - w} ${y - h}l${w} ${h}v${size}l${-w} ${-h}z`} fill={left} />
      <path d={`M${x + w} ${y - h}l${-w} ${h}v${size}l${w} ${-h}z`} fill={right} />
    </>
  )
}

/** A copper cauldron that is lit by its own brew. */
const Pot = ({ brew, id }: { readonly brew: string; readonly id: string }) => (
  <>
    <path d="M-40 46l-6 14M40 46l6 14" stroke="#1a0f0a" strokeWidth="8" strokeLinecap="round" />
    <path d="M-52 0c-6 34 10 58 52 58s58-24 52-58z" fill={`url(#${id}c)`} />
    <path d="M18 57c30-6 40-28 34-57H34c6 24 0 44-16 57z" fill="#3a1c10" opacity=".7" />
    <path d="M-43 14c-1 16 6 28 16 34" fill="none" stroke="#ffc890" strokeWidth="3" strokeLinecap="round" opacity=".55" />
    <path d="M-30 24a3 3 0 1 0 .1 0zM-16 34a3 3 0 1 0 .1 0zM2 38a3 3 0 1 0 .1 0zM20 34a3 3 0 1 0 .1 0zM34 22a3 3 0 1 0 .1 0z" fill="#7a4020" />
    <ellipse rx="57" ry="15" fill="#c07a40" />
    <ellipse rx="57" ry="15" fill="none" stroke="#f0b478" strokeWidth="2" />
    <ellipse cy="1" rx="47" ry="10.500" fill="#2a1208" />
    <ellipse cy="2" rx="45" ry="8.500" fill={brew} />
    <path d="M-36 2c8-5 20-6 30-5-8 3-18 5-30 5zM8 7c10 0 20-2 27-5-2 4-14 7-27 5z" fill="#fff" opacity=".35" />
  </>
)

/** Bottles on the shelves of the kitchen. */
const BOTTLES =
  'M20 54v-9l2-2v-6h5v6l2 2v9zM36 54v-12h9v12zM52 54l3-8v-7h4v7l3 8zM262 54v-12h9v12zM277 54l3-8v-7h4v7l3 8zM294 54v-9l2-2v-6h5v6l2 2v9zM8 86v-10h8v10zM304 86v-8h10v8z'

/** A witch in profile who looks to the right. */
const Witch = () => (
  <>
    <path d="M-34 70c0-36 10-54 26-60l16 2c14 8 20 26 20 58z" fill="#20121c" />
    <path d="M8 12c14 8 20 26 20 58h-8C20 42 16 22 8 12z" fill="#5c6a2c" />
    <path d="M-8-16c10-4 18 0 18 8l5 7-4 2v7c-4 4-10 3-13 0z" fill="#c98a62" />
    <path d="M8-8c2 4 2 14 0 18l3-2v-7l4-2-5-7z" fill="#ffd9a0" />
    <path d="M2-9h5" stroke="#2a1410" strokeWidth="2.200" strokeLinecap="round" />
    <path d="M-14-12c-8 8-12 24-8 38 10 0 14-8 12-18z" fill="#7a2f22" />
    <path d="M-28-12c10-6 18-8 22-9C-8-34-12-44-22-52c8 0 14 4 18 10 6 8 10 16 12 22 6 1 12 4 16 8-14-4-34-4-52 0z" fill="#120a12" />
    <path d="M-8-22c6-1 10 0 16 2l1 4c-6-2-11-3-17-2z" fill="#9be36f" />
  </>
)

/** The picture of the game in the lobby, 320 by 200: what one witch brews whirls over to the next. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <radialGradient id={`${id}a`} cx=".5" cy=".55" r=".75">
      <stop offset="0" stopColor="#7a5a2c" />
      <stop offset=".45" stopColor="#4a2c1a" />
      <stop offset="1" stopColor="#1a0f0c" />
    </radialGradient>
    <radialGradient id={`${id}b`}>
      <stop offset="0" stopColor="#d8ff9a" stopOpacity=".75" />
      <stop offset="1" stopColor="#9be36f" stopOpacity="0" />
    </radialGradient>
    <linearGradient id={`${id}c`} x1="0" y1="0" x2="1" y2=".4">
      <stop offset="0" stopColor="#e09a58" />
      <stop offset=".5" stopColor="#9a5428" />
      <stop offset="1" stopColor="#5a2c16" />
    </linearGradient>
    <linearGradient id={`${id}d`}>
      <stop offset="0" stopColor="#9be36f" stopOpacity="0" />
      <stop offset=".5" stopColor="#d8ff9a" stopOpacity=".85" />
      <stop offset="1" stopColor="#ffb060" stopOpacity=".9" />
    </linearGradient>
    <rect width="320" height="200" fill={`url(#${id}a)`} />
    <g fill="#1c100c">
      <path d="M0 0h320v12H0zM0 54h66v4H0zM254 54h66v4h-66zM0 86h34v4H0zM286 86h34v4h-34z" />
      <path d={BOTTLES} opacity=".85" />
      <path d="M118 12v14M114 26c-4 8-3 14 4 18 7-4 8-10 4-18zM208 12v10M203 22l5 20 5-20z" stroke="#1c100c" strokeWidth="1.500" />
    </g>
    <circle cx="160" cy="118" r="92" fill={`url(#${id}b)`} />
    <path d="M42 132C50 26 250 8 270 112l12-4-18 30-24-20 13-2C236 46 84 52 56 134z" fill={`url(#${id}d)`} />
    <path d="M0 172h320v28H0z" fill="#160c0a" />
    <path d="M0 172h320M0 182h320" stroke="#3a2418" strokeWidth="1.500" />
    <g transform="translate(62 124) scale(1.050)">
      <Witch />
    </g>
    <g transform="translate(258 124) scale(-1.050 1.050)">
      <Witch />
    </g>
    <g transform="translate(44 154) scale(.58)">
      <Pot brew="#b58ae0" id={id} />
    </g>
    <g transform="translate(276 154) scale(.58)">
      <Pot brew="#ff9a5a" id={id} />
    </g>
    <path d="M118 186c6-10 8-6 12-14 4 6 8 4 12 12 6-12 10-8 16-16 6 8 12 6 16 16 4-8 8-6 12-12 4 8 8 6 14 14z" fill="#ff9a3c" />
    <path d="M132 186c4-6 6-4 9-8 4 4 6 2 9 6 4-6 8-5 11-10 4 6 8 4 11 10 3-4 6-3 9-6 3 4 5 4 7 8z" fill="#ffe08a" />
    <g transform="translate(160 116) scale(1)">
      <Pot brew="#a8ee74" id={id} />
    </g>
    <path d="M132 112c-4 8 0 18-2 27-1 4-7 4-7 0 0-9-4-18 3-27z" fill="#a8ee74" />
    <g fill="#c8ff9a">
      <circle cx="146" cy="98" r="7" />
      <circle cx="172" cy="90" r="9" opacity=".85" />
      <circle cx="158" cy="74" r="5" opacity=".7" />
      <circle cx="184" cy="70" r="3.500" opacity=".6" />
    </g>
    <path d="M142 95a4 4 0 0 1 4-3M167 86a6 6 0 0 1 6-4" stroke="#fff" strokeWidth="1.600" fill="none" strokeLinecap="round" />
    {CUBES.map(([x, y, size, hue]) => (
      <Cube key={x} x={x} y={y} size={size} hue={hue} />
    ))}
  </>
)
