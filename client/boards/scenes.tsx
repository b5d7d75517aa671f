import { type ReactElement, useId } from 'react'
import { inColour } from '../ui/SeatBadge.tsx'
import { colourOf, symbolOf } from '../ui/seats.ts'
import { FigureArt } from './sorcerers/figures.tsx'
import './sorcerers/figures.css'

/** Each game's material as a picture, 320 by 200. */
type Scene = (props: { readonly id: string }) => ReactElement

/** Rows of a board seen from the near side: farther ones are smaller. */
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

const Sorcerers: Scene = ({ id }) => (
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

const Whirling: Scene = ({ id }) => (
  <>
    <radialGradient id={`${id}a`} cx=".5" cy=".35" r=".8">
      <stop offset="0" stopColor="#8a5a34" />
      <stop offset="1" stopColor="#241811" />
    </radialGradient>
    <rect width="320" height="200" fill={`url(#${id}a)`} />
    <path d="M70 100a90 60 0 0 1 160-36M250 100a90 60 0 0 1-160 36" fill="none" stroke="#d98f4e" strokeWidth="7" strokeLinecap="round" />
    <path d="M240 44v30h-30zM80 156v-30h30z" fill="#d98f4e" />
    <path d="M112 92h96c6 42-14 66-48 66s-54-24-48-66z" fill="#1c120c" />
    <ellipse cx="160" cy="92" rx="52" ry="13" fill="#3a2a22" />
    <ellipse cx="160" cy="92" rx="42" ry="9" fill="#9be36f" />
    <circle cx="146" cy="74" r="8" fill="#b9f28e" />
    <circle cx="174" cy="64" r="11" fill="#9be36f" />
    <path d="M150 40h14v14h-14zM190 34h12v12h-12zM118 46h11v11h-11z" fill="#f0c75a" transform="rotate(12 160 44)" />
  </>
)

const Ryozen: Scene = ({ id }) => (
  <>
    <linearGradient id={`${id}a`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#131c40" />
      <stop offset="1" stopColor="#34498c" />
    </linearGradient>
    <rect width="320" height="200" fill={`url(#${id}a)`} />
    <circle cx="160" cy="86" r="52" fill="#e0563f" />
    <path d="M0 150c60-30 100-10 160-22s110-20 160 8v64H0z" fill="#1a2550" />
    <path
      d="M0 160c60-30 100-10 160-22s110-20 160 8M0 176c60-28 110-8 160-18s100-14 160 6"
      fill="none"
      stroke="#f2d08a"
      strokeWidth="1.500"
      opacity=".8"
    />
    <path d="M96 118h128l-18-16h-92zM112 136h96l-14-14h-68zM104 138h112v22H104z" fill="#f2d08a" />
    <path d="M150 144h20v16h-20z" fill="#7a2a1e" />
  </>
)

const Witchstone: Scene = ({ id }) => (
  <>
    <radialGradient id={`${id}a`} cx=".5" cy=".45" r=".8">
      <stop offset="0" stopColor="#2c7484" />
      <stop offset="1" stopColor="#0e2a31" />
    </radialGradient>
    <rect width="320" height="200" fill={`url(#${id}a)`} />
    <g fill="none" stroke="#bfe9f2" strokeWidth="2" opacity=".45">
      <path d="M60 40l30 17v34l-30 17-30-17V57zM120 40l30 17v34l-30 17-30-17V57zM260 40l30 17v34l-30 17-30-17V57zM30 92l30 17v34l-30 17-30-17v-34zM290 92l30 17v34l-30 17-30-17v-34z" />
    </g>
    <circle cx="160" cy="92" r="44" fill="#8a5cd0" />
    <circle cx="160" cy="92" r="44" fill="none" stroke="#e2ecf2" strokeWidth="3" />
    <path d="M134 78a30 30 0 0 1 22-18" stroke="#fff" strokeWidth="5" strokeLinecap="round" fill="none" />
    <path d="M160 70l8 16 16 6-16 6-8 16-8-16-16-6 16-6z" fill="#f3ecff" />
    <path d="M126 140h68l10 20h-88z" fill="#d7dfe6" />
  </>
)

const Evenfall: Scene = ({ id }) => (
  <>
    <linearGradient id={`${id}a`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#1a1440" />
      <stop offset=".55" stopColor="#3f2d72" />
      <stop offset="1" stopColor="#8a4f86" />
    </linearGradient>
    <rect width="320" height="200" fill={`url(#${id}a)`} />
    <circle cx="226" cy="62" r="34" fill="#fff0c4" />
    <path d="M0 120c60-40 110-10 160-24s100-30 160 4v100H0z" fill="#2d2050" />
    <path d="M0 150c80-24 160 10 320-14v64H0z" fill="#1c1438" />
    <path d="M84 84c10 4 12 10 10 14l10 40c12 2 18 6 18 10 0 8-20 12-44 12s-44-4-44-12c0-4 8-8 20-10 4-22 12-42 30-54z" fill="#0f0a22" />
    <path d="M60 132c14 5 30 5 44 0l2 8c-16 6-32 6-48 0z" fill="#b58cf0" />
  </>
)

const SCENES: Readonly<Record<string, Scene>> = {
  sorcerers: Sorcerers,
  'whirling-witchcraft': Whirling,
  ryozen: Ryozen,
  witchstone: Witchstone,
  evenfall: Evenfall,
}

export function GameScene({ game }: { readonly game: string }) {
  const id = useId()
  const Drawn = SCENES[game]
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Drawn && <Drawn id={id} />}
    </svg>
  )
}
