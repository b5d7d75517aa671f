import { inColour } from '../../ui/SeatBadge.tsx'
import { colourOf, symbolOf } from '../../ui/seats.ts'
import type { SceneProps } from '../kit/define-board.ts'
import { FigureArt } from './figures.tsx'
import './figures.css'

/** Rows of a board seen from the near side. Farther rows are smaller. */
const ROWS = [
  { y: 96, h: 16, w: 300 },
  { y: 112, h: 22, w: 352 },
  { y: 134, h: 29, w: 424 },
  { y: 163, h: 40, w: 520 },
] as const
const COLUMNS = 10

function boardSquares(): string {
  const squares: string[] = []
  ROWS.forEach(({ y, h, w }, row) => {
    const below = ROWS[row + 1]?.w ?? 660
    for (let column = row % 2; column < COLUMNS; column += 2) {
      const [a, b] = [column / COLUMNS - 0.5, (column + 1) / COLUMNS - 0.5]
      squares.push(`M${160 + a * w} ${y}L${160 + b * w} ${y}L${160 + b * below} ${y + h}L${160 + a * below} ${y + h}z`)
    }
  })
  return squares.join('')
}

const ARMY = [
  { token: 'warrior-merlin', seat: 2, x: 56, y: 104, size: 0.8 },
  { token: 'warrior-necron', seat: 1, x: 268, y: 105, size: 0.8 },
  { token: 'merlin', seat: 2, x: 92, y: 100, size: 0.95 },
  { token: 'necron', seat: 1, x: 222, y: 100, size: 0.95 },
  { token: 'warrior-vidomina', seat: 0, x: 46, y: 152, size: 1.2 },
  { token: 'fire-spirit', seat: 3, x: 160, y: 128, size: 1.1 },
  { token: 'warrior-dadalan', seat: 3, x: 296, y: 150, size: 1.2 },
  { token: 'vidomina', seat: 0, x: 112, y: 158, size: 1.55 },
  { token: 'dadalan', seat: 3, x: 222, y: 158, size: 1.55 },
] as const

/** The picture of the game in the lobby, 320 by 200. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <linearGradient id={`${id}a`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#1c1030" />
      <stop offset=".5" stopColor="#4a2438" />
      <stop offset="1" stopColor="#5a3220" />
    </linearGradient>
    <radialGradient id={`${id}b`} cx=".5" cy=".42" r=".6">
      <stop offset="0" stopColor="#ffdf9e" stopOpacity=".75" />
      <stop offset="1" stopColor="#ffdf9e" stopOpacity="0" />
    </radialGradient>
    <rect width="320" height="200" fill={`url(#${id}a)`} />
    <path d="M0 96V52l18-20 14 18 20-34 26 44 22-26 24 32 30-48 30 46 22-28 26 36 24-40 22 28 18-14 24 20v30z" fill="#22122e" />
    <rect width="320" height="200" fill={`url(#${id}b)`} />
    <path d="M10 96h300l180 107H-170z" fill="#5a4636" />
    <path d={boardSquares()} fill="#7c624b" />
    <path d="M10 96h300" stroke="#d9a94e" strokeWidth="2" />
    <ellipse cx="160" cy="140" rx="42" ry="13" fill="#20245c" stroke="#d9a94e" strokeWidth="3" />
    <ellipse cx="160" cy="140" rx="28" ry="8" fill="#8fa0ff" opacity=".8" />
    <g data-surface="board">
      {ARMY.map(({ token, seat, x, y, size }) => (
        <g key={`${token}${x}`} className="fig" style={inColour(colourOf(seat))} transform={`translate(${x} ${y}) scale(${size})`}>
          <FigureArt token={token} symbol={symbolOf(seat)} />
        </g>
      ))}
    </g>
  </>
)
