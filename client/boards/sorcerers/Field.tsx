import { memo } from 'react'
import { PLACES } from '#shared/games/sorcerers/content/index.ts'
import { CELL, centre, FRAME, SIZE, SPAN } from './geometry.ts'

const BRASS = '#d9a94e'
const EDGE = FRAME + SIZE * CELL

/** Every second square, as one path. */
const LIGHT_SQUARES = Array.from({ length: SIZE * SIZE }, (_, n) => [n % SIZE, Math.floor(n / SIZE)] as const)
  .filter(([x, y]) => (x + y) % 2 === 1)
  .map(([x, y]) => `M${FRAME + x * CELL} ${FRAME + y * CELL}h${CELL}v${CELL}h-${CELL}z`)
  .join('')

const RUNES = ['M-4 6V-6l8 4-8 4', 'M-5 6V-6M-5 0l9-6M-5 0l9 6', 'M0-7l6 7-6 7-6-7zM0-7V7', 'M-5-6V6M5-6V6M-5-6L5 6'] as const

function Defs() {
  return (
    <defs>
      <linearGradient id="so-frame" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#6a4728" />
        <stop offset=".45" stopColor="#4a2f1a" />
        <stop offset="1" stopColor="#2e1b0e" />
      </linearGradient>
      <radialGradient id="so-brass" cx=".35" cy=".3" r=".9">
        <stop offset="0" stopColor="#ffe7ac" />
        <stop offset=".5" stopColor={BRASS} />
        <stop offset="1" stopColor="#7a5220" />
      </radialGradient>
      <radialGradient id="so-candle">
        <stop offset="0" stopColor="#ffdf9e" stopOpacity=".2" />
        <stop offset=".55" stopColor="#ffdf9e" stopOpacity=".06" />
        <stop offset="1" stopColor="#000" stopOpacity=".16" />
      </radialGradient>
      <radialGradient id="so-well">
        <stop offset="0" stopColor="#e6ecff" />
        <stop offset=".4" stopColor="#7f92f0" />
        <stop offset="1" stopColor="#20245c" />
      </radialGradient>
      <pattern id="so-grain-v" width="88" height="88" patternUnits="userSpaceOnUse">
        <path
          d="M6 0c4 30-4 58 0 88M17 0c-3 26 5 60 0 88M29 0c5 40-2 50 1 88M40 0c-4 30 3 64-1 88M52 0c4 24-3 60 1 88M63 0c-5 36 4 52 0 88M75 0c3 30-4 54 0 88"
          fill="none"
          stroke="#2a190c"
          strokeWidth="1.100"
          opacity=".3"
        />
        <ellipse cx="29" cy="46" rx="3" ry="8" fill="none" stroke="#2a190c" opacity=".28" />
      </pattern>
      <pattern id="so-grain-h" width="88" height="88" patternUnits="userSpaceOnUse">
        <path
          d="M0 7c30 4 58-4 88 0M0 18c26-3 60 5 88 0M0 31c40 5 50-2 88 1M0 41c30-4 64 3 88-1M0 53c24 4 60-3 88 1M0 64c36-5 52 4 88 0M0 77c30 3 54-4 88 0"
          fill="none"
          stroke="#2a190c"
          strokeWidth="1"
          opacity=".2"
        />
        <ellipse cx="60" cy="53" rx="8" ry="3" fill="none" stroke="#2a190c" opacity=".25" />
      </pattern>
      <pattern id="so-bevel" x={FRAME} y={FRAME} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <path d={`M.75 ${CELL}V.75H${CELL}`} fill="none" stroke="#f3d9ae" strokeWidth="1.500" opacity=".17" />
        <path d={`M${CELL - 0.75} 0v${CELL - 0.75}H0`} fill="none" stroke="#120a04" strokeWidth="1.500" opacity=".5" />
      </pattern>
    </defs>
  )
}

function Border({ turned }: { readonly turned: boolean }) {
  const steps = Array.from({ length: SIZE }, (_, n) => n)
  return (
    <>
      <rect width={SPAN} height={SPAN} rx="16" fill="url(#so-frame)" />
      <rect width={SPAN} height={SPAN} rx="16" fill="url(#so-grain-h)" opacity=".7" />
      <rect x="1.500" y="1.500" width={SPAN - 3} height={SPAN - 3} rx="14.500" fill="none" stroke="#a87a45" strokeWidth="1.500" opacity=".55" />
      <rect x="7" y="7" width={SPAN - 14} height={SPAN - 14} rx="10" fill="none" stroke={BRASS} strokeWidth="1.600" opacity=".75" />
      <rect x={FRAME - 4} y={FRAME - 4} width={SIZE * CELL + 8} height={SIZE * CELL + 8} rx="3" fill="#1d1109" />
      <rect x={FRAME - 3} y={FRAME - 3} width={SIZE * CELL + 6} height={SIZE * CELL + 6} rx="2" fill="none" stroke={BRASS} strokeWidth="1.400" />
      <g className="so-carved">
        {steps.map((n) => {
          const at = FRAME + (n + 0.5) * CELL
          const step = turned ? SIZE - 1 - n : n
          const letter = String.fromCharCode(97 + step)
          return (
            <g key={n}>
              <text x={at} y="24.500">
                {letter}
              </text>
              <text x={at} y={EDGE + 20.5}>
                {letter}
              </text>
              <text x="18.500" y={at + 4.5}>
                {step + 1}
              </text>
              <text x={EDGE + 15.5} y={at + 4.5}>
                {step + 1}
              </text>
            </g>
          )
        })}
      </g>
      {RUNES.map((rune, n) => (
        <g key={rune} transform={`translate(${n % 2 ? SPAN - 18 : 18} ${n > 1 ? SPAN - 18 : 18})`}>
          <circle r="14" fill="#1d1109" opacity=".6" />
          <circle r="12.500" fill="url(#so-brass)" stroke="#3a240f" strokeWidth="1.500" />
          <circle r="9.500" fill="none" stroke="#6b4718" strokeWidth="1" />
          <path d={rune} fill="none" stroke="#4a2f10" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
        </g>
      ))}
    </>
  )
}

function Place() {
  return (
    <>
      <circle r="20" fill="#1d1109" opacity=".65" />
      <circle r="18.500" fill="#3a3040" stroke="url(#so-brass)" strokeWidth="2.600" />
      <circle r="12.500" fill="#2a2233" stroke={BRASS} strokeWidth="1" opacity=".9" />
      <path
        d="M0-17v5M0 17v-5M-17 0h5M17 0h-5M-12-12l3 3M12 12l-3-3M12-12l-3 3M-12 12l3-3"
        stroke={BRASS}
        strokeWidth="1.800"
        strokeLinecap="round"
      />
      <path d="M0-8l2.500 5.500L8 0 2.500 2.500 0 8l-2.500-5.500L-8 0l5.500-2.500z" fill={BRASS} opacity=".85" />
    </>
  )
}

function Well() {
  return (
    <>
      <path d="M-12-29h24l17 17v24l-17 17h-24l-17-17v-24z" fill="#1d1109" opacity=".7" />
      <path d="M-11-26.500h22L26.500-11v22L11 26.500h-22L-26.500 11v-22z" fill="#6f6478" stroke="#2a2030" strokeWidth="2" />
      <path d="M-11-26.500h22L26.500-11 18-7.500 7.500-18h-15L-18-7.500-26.500-11z" fill="#8d8298" />
      <path
        d="M-11-26.500l3.500 8.500M11-26.500L7.500-18M26.500-11L18-7.500M26.500 11L18 7.500M11 26.500L7.500 18M-11 26.500L-7.500 18M-26.500 11L-18 7.500M-26.500-11l8.500 3.500"
        stroke="#2a2030"
        strokeWidth="1.600"
      />
      <circle r="18.500" fill="url(#so-well)" stroke="url(#so-brass)" strokeWidth="2.600" />
      <path
        d="M0 0c3-3 8 0 7 5S-3 13-9 9-13-6-6-11 12-13 15-3"
        fill="none"
        stroke="#eef2ff"
        strokeWidth="1.800"
        strokeLinecap="round"
        opacity=".85"
      />
    </>
  )
}

/** The board itself. It never changes during a match, so it is drawn once. */
export const Field = memo(function Field({ turned }: { readonly turned: boolean }) {
  return (
    <g>
      <Defs />
      <Border turned={turned} />
      <rect x={FRAME} y={FRAME} width={SIZE * CELL} height={SIZE * CELL} fill="var(--game-board)" />
      <rect x={FRAME} y={FRAME} width={SIZE * CELL} height={SIZE * CELL} fill="#1d0f06" opacity=".24" />
      <rect x={FRAME} y={FRAME} width={SIZE * CELL} height={SIZE * CELL} fill="url(#so-grain-v)" />
      <path d={LIGHT_SQUARES} fill="var(--game-board-raised)" />
      <path d={LIGHT_SQUARES} fill="url(#so-grain-h)" />
      <rect x={FRAME} y={FRAME} width={SIZE * CELL} height={SIZE * CELL} fill="url(#so-bevel)" />
      <rect x={FRAME} y={FRAME} width={SIZE * CELL} height={SIZE * CELL} fill="url(#so-candle)" />
      {PLACES.map(({ id, cell, kind }) => {
        const { x, y } = centre(cell, turned)
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            {kind === 'well' ? <Well /> : <Place />}
          </g>
        )
      })}
    </g>
  )
})
