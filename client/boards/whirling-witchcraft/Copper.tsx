import { memo } from 'react'

/** The hammer marks in one tile of the sheet: their places and widths. They run into each other. */
const DENTS = [
  [112, 134, 24],
  [5, 84, 17],
  [117, 162, 15],
  [67, 156, 21],
  [98, 103, 15],
  [132, 73, 17],
  [165, 138, 17],
  [137, 13, 24],
  [111, 23, 15],
  [175, 1, 17],
  [173, 30, 17],
  [158, 113, 17],
  [54, 65, 17],
  [54, 109, 15],
  [171, 64, 21],
  [21, 44, 21],
  [38, 92, 19],
  [17, 123, 19],
  [32, 14, 17],
  [96, 73, 17],
  [60, 37, 24],
  [82, 180, 17],
  [65, 127, 19],
  [150, 48, 19],
  [39, 123, 15],
  [43, 163, 15],
  [16, 148, 15],
  [107, 47, 19],
  [141, 149, 15],
  [93, 155, 15],
  [19, 68, 15],
  [160, 87, 19],
  [116, 90, 15],
  [55, 9, 15],
  [69, 86, 21],
  [136, 121, 19],
  [35, 145, 15],
  [87, 26, 15],
  [82, 54, 19],
  [140, 98, 17],
  [12, 12, 15],
  [167, 160, 15],
  [135, 168, 15],
  [106, 0, 19],
  [128, 52, 15],
  [16, 169, 15],
] as const
const TILE = 180

/** Hammered copper, blackened by soot towards the edge. It never changes, so it is drawn once. */
export const Copper = memo(function Copper() {
  return (
    <svg className="ww-copper" aria-hidden="true">
      <defs>
        {/* A hollow: the side away from the candle is dark, and the other side catches its light. */}
        <linearGradient id="ww-dent" x1=".15" y1=".1" x2=".85" y2=".9">
          <stop offset="0" stopColor="#140a04" stopOpacity=".34" />
          <stop offset=".45" stopColor="#140a04" stopOpacity=".06" />
          <stop offset=".62" stopColor="#ffd9a8" stopOpacity=".02" />
          <stop offset="1" stopColor="#ffd9a8" stopOpacity=".2" />
        </linearGradient>
        <pattern id="ww-hammer" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          {DENTS.map(([x, y, r]) => (
            <g key={`${x} ${y}`}>
              <circle cx={x} cy={y} r={r} fill="url(#ww-dent)" />
              {/* A mark that crosses the edge of the tile continues on the other side. */}
              {x - r < 0 && <circle cx={x + TILE} cy={y} r={r} fill="url(#ww-dent)" />}
              {x + r > TILE && <circle cx={x - TILE} cy={y} r={r} fill="url(#ww-dent)" />}
              {y - r < 0 && <circle cx={x} cy={y + TILE} r={r} fill="url(#ww-dent)" />}
              {y + r > TILE && <circle cx={x} cy={y - TILE} r={r} fill="url(#ww-dent)" />}
            </g>
          ))}
        </pattern>
        <radialGradient id="ww-sheen" cx=".5" cy=".34" r=".72">
          <stop offset="0" stopColor="#a5683a" />
          <stop offset=".32" stopColor="#6f4529" />
          <stop offset=".7" stopColor="#402a1d" />
          <stop offset="1" stopColor="#211510" />
        </radialGradient>
      </defs>
      <rect width="100%" height="100%" fill="url(#ww-sheen)" />
      <rect width="100%" height="100%" fill="url(#ww-hammer)" />
    </svg>
  )
})
