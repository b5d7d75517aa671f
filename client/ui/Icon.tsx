/** Icons of actions are stroked, icons of things are filled. `Sprite` draws them all once per page. */
const STROKED = {
  undo: 'M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  check: 'M4 13l5 5L20 6',
  cross: 'M6 6l12 12M18 6L6 18',
  chat: 'M4 4h16v12H10l-5 4v-4H4z',
  gear: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  help: 'M2.500 12a9.500 9.500 0 1 0 19 0 9.500 9.500 0 1 0-19 0M9 9.500c0-4 6-4 6-.5 0 2.500-3 2.500-3 5M12 17.500v.2',
  mute: 'M4 9h4l5-5v16l-5-5H4zM16.500 9l5 6M21.500 9l-5 6',
  send: 'M3 11L21 3l-7 18-3-8z',
  eye: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  link: 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  back: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  first: 'M18 4l-8 8 8 8M6 4v16',
  last: 'M6 4l8 8-8 8M18 4v16',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 4v16M16 4v16',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  up: 'M4 15l8-8 8 8',
  down: 'M4 9l8 8 8-8',
  flag: 'M5 22V3M5 4c5-3 8 3 14 0v10c-6 3-9-3-14 0',
  clock: 'M2.500 12a9.500 9.500 0 1 0 19 0 9.500 9.500 0 1 0-19 0M12 6v6l4 3',
  scroll: 'M6 3h12v14a4 4 0 0 1-4 4H5a3 3 0 0 0 3-3V5a2 2 0 0 0-4 0v2h4M11 8h4M11 12h4',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  shield: 'M12 2l8 3v6c0 5-3 9-8 11-5-2-8-6-8-11V5zM8 12l3 3 5-6',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  door: 'M14 3h5v18h-5M10 8l-5 4 5 4M5 12h10',
  sun2: 'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.400 1.400M17.600 17.600L19 19M19 5l-1.400 1.400M6.400 17.600L5 19',
} as const

const FILLED = {
  flame: 'M12 2c1 5 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 1-6 1-9z',
  wave: 'M2 15c0-7 5-11 11-10 4 1 6 4 5 7-1-2-4-3-5-1s1 5 4 5 4-1 5-2v6H2z',
  pine: 'M12 1l6 8h-3l5 6h-3.500l4.500 5h-7v3h-4v-3H3l4.500-5H4l5-6H6z',
  sun: 'M12 1l2.500 4.500L19.500 4l-1 5L23 12l-4.500 3 1 5-5-1.500L12 23l-2.500-4.500-5 1.500 1-5L1 12l4.500-3-1-5 5 1.500z',
  moon: 'M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2z',
  hex: 'M12 1l10 5v11l-10 6-10-6V6z',
  star: 'M12 1l4 8 7 3-7 3-4 8-4-8-7-3 7-3z',
  bot: 'M11 2h2v3h-2zM5 6h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm3.500 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 20h8v2H8z',
  crown: 'M3 7l5 4 4-7 4 7 5-4-2 12H5zM5 20h14v2H5z',
  pawn: 'M12 2a5 5 0 0 1 3 9c0 3 1 5 3 7v1H6v-1c2-2 3-4 3-7a5 5 0 0 1 3-9zM5 20h14v2H5z',
  bolt: 'M14 1L4 14h6l-2 9 11-14h-7z',
  spark: 'M12 2a3.500 3.500 0 0 1 3 5c3 0 5 2 5 5l-3-1c1 4-1 8-5 11-4-3-6-7-5-11l-3 1c0-3 2-5 5-5a3.500 3.500 0 0 1 3-5z',
  stone: 'M12 3l8 5-1 9-7 5-7-5-1-9zm0 4l-4 2.500.5 5L12 17l3.500-2.500.5-5z',
  lock: 'M7 10V7a5 5 0 0 1 10 0v3h2v12H5V10zm2 0h6V7a3 3 0 0 0-6 0z',
} as const

type StrokedIcon = keyof typeof STROKED
export type FilledIcon = keyof typeof FILLED
export type IconName = StrokedIcon | FilledIcon

export const symbolHref = (name: IconName): string => `#i-${name}`

export function Sprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      <title>icons</title>
      {Object.entries({ ...STROKED, ...FILLED }).map(([name, path]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  )
}

/** An icon beside a word, or inside a button that has its own label. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={name in FILLED ? 'ic f' : 'ic'} aria-hidden="true">
      <use href={symbolHref(name)} />
    </svg>
  )
}
