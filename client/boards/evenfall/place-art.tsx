import { useId } from 'react'
import { sceneOf } from './scenes/index.ts'

const MOON = '#fff0c4'

export function PlaceArt({ place }: { readonly place: string }) {
  const id = useId()
  const { sky, moon, glow, layers } = sceneOf(place)
  return (
    <svg viewBox="0 0 114 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={sky[0]} />
        <stop offset="1" stopColor={sky[1]} />
      </linearGradient>
      <rect width="114" height="80" fill={`url(#${id})`} />
      {moon && (
        <>
          <circle cx={moon[0]} cy={moon[1]} r={moon[2] * 1.7} fill={MOON} opacity=".16" />
          <circle cx={moon[0]} cy={moon[1]} r={moon[2]} fill={MOON} />
        </>
      )}
      {glow && (
        <>
          <circle cx={glow[0]} cy={glow[1]} r={glow[2] * 1.5} fill={glow[3]} opacity=".14" />
          <circle cx={glow[0]} cy={glow[1]} r={glow[2]} fill={glow[3]} opacity=".22" />
        </>
      )}
      {layers.map(([colour, d, width]) =>
        width === undefined ? (
          <path key={d} d={d} fill={colour} fillRule="evenodd" />
        ) : (
          <path key={d} d={d} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
        ),
      )}
    </svg>
  )
}
