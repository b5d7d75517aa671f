import type { ReactElement } from 'react'

/** The signs of the kingdom, 24 by 24, drawn once per page. Each good has its own shape, so that nothing depends on colour alone. */
const SIGNS = {
  coin: (
    <>
      <circle cx="12" cy="12" r="10" fill="#f2c14e" stroke="#7a4d0c" strokeWidth="1.600" />
      <circle cx="12" cy="12" r="7.200" fill="none" stroke="#b07c1e" strokeWidth="1.200" />
      <path d="M9.200 9.200h5.600v5.600H9.200z" fill="#4a2e08" />
    </>
  ),
  scroll: (
    <>
      <path d="M5 5h13v14H5z" fill="#f7ecd2" stroke="#6b4a1e" strokeWidth="1.500" />
      <path d="M2.500 3.500h19v4h-19zM2.500 16.500h19v4h-19z" fill="#e3c88f" stroke="#6b4a1e" strokeWidth="1.500" strokeLinejoin="round" />
      <path d="M8 10h7M8 13.300h7" stroke="#6b4a1e" strokeWidth="1.500" />
      <path d="M10.500 3.500h3v4h-3z" fill="#d0442e" />
    </>
  ),
  lantern: (
    <>
      <path d="M12 1v3" stroke="#f2d08a" strokeWidth="1.800" />
      <path d="M12 4.500c7 0 8.500 4 8.500 8s-1.500 8-8.500 8-8.500-4-8.500-8 1.500-8 8.500-8z" fill="#e8583f" stroke="#6e1a10" strokeWidth="1.500" />
      <path d="M12 5c3 2 4 5 4 7.500S15 18 12 20M12 5c-3 2-4 5-4 7.500S9 18 12 20M4 12.500h16" fill="none" stroke="#ffc98a" strokeWidth="1.200" />
      <path d="M8 3.500h8v2H8zM8 19.500h8v2H8z" fill="#3a1c12" />
    </>
  ),
  coral: (
    <path
      d="M15.500 1.500a11 11 0 1 0 7 15.500A9.500 9.500 0 0 1 15.500 1.500z"
      fill="#ff8672"
      stroke="#7a1f14"
      strokeWidth="1.600"
      strokeLinejoin="round"
    />
  ),
  agate: (
    <>
      <path d="M14 1.800a10.200 10.200 0 0 1 0 20.400z" fill="#a9b7ff" stroke="#27307a" strokeWidth="1.600" strokeLinejoin="round" />
      <path d="M14 1.800v20.400A22 22 0 0 1 5 12a22 22 0 0 1 9-10.200z" fill="#6f80e0" stroke="#27307a" strokeWidth="1.600" strokeLinejoin="round" />
    </>
  ),
  jade: (
    <>
      <path d="M12 1.500L20 8l-2 9-6 5.500L6 17 4 8z" fill="#4fae6e" stroke="#0f4a26" strokeWidth="1.600" strokeLinejoin="round" />
      <path d="M12 1.500V9l8-1M12 9L4 8M12 9l-4 9M12 9l4 9" fill="none" stroke="#c9f0d2" strokeWidth="1.100" />
    </>
  ),
  favour: (
    <>
      <path d="M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11z" fill="#f2d08a" stroke="#7a5414" strokeWidth="1.500" strokeLinejoin="round" />
      <path
        d="M16.500 6c-6 1-9 5-8.500 10l-1 2.500M16.500 6c.5 5-2 9-7 10M11 11.500l3-1M10 13.800l3.500-.8"
        fill="none"
        stroke="#a8321f"
        strokeWidth="1.500"
        strokeLinecap="round"
      />
    </>
  ),
  any: (
    <>
      <circle cx="12" cy="12" r="10.500" fill="#20294f" stroke="#f2d08a" strokeWidth="1.400" />
      <circle cx="12" cy="7.300" r="3.300" fill="#f2c14e" />
      <path d="M4.800 13.200h5.600v5.400H4.800z" fill="#f7ecd2" />
      <ellipse cx="16.400" cy="15.900" rx="3" ry="3.600" fill="#e8583f" />
    </>
  ),
  shard: (
    <>
      <circle cx="12" cy="12" r="10.500" fill="#20294f" stroke="#f2d08a" strokeWidth="1.400" />
      <path d="M12 3.500a8.500 8.500 0 0 1 7.400 12.700L12 12z" fill="#ff8672" />
      <path d="M19.400 16.200a8.500 8.500 0 0 1-14.800 0L12 12z" fill="#8fa0f5" />
      <path d="M4.600 16.200A8.500 8.500 0 0 1 12 3.500V12z" fill="#4fae6e" />
    </>
  ),
  strike: (
    <>
      <path d="M3 3l13 13M21 3L8 16" stroke="#eef2ff" strokeWidth="3" strokeLinecap="round" />
      <path d="M13 19l6-6M11 19l-6-6M16 16l5 5M8 16l-5 5" stroke="#e0563f" strokeWidth="2.400" strokeLinecap="round" />
    </>
  ),
  hide: (
    <>
      <path d="M3 5c6-3 12-3 18 0 0 9-3 14-9 17C6 19 3 14 3 5z" fill="#f3e6c8" stroke="#5d4630" strokeWidth="1.400" />
      <path
        d="M6 9.500c2-1.500 3.500-1.500 5 0-1.500 1.500-3.500 1.500-5 0zM13 9.500c1.500-1.500 3-1.500 5 0-1.500 1.500-3.500 1.500-5 0z"
        fill="#1a1224"
      />
      <path d="M9 16c2 1.300 4 1.300 6 0" stroke="#d0442e" strokeWidth="2" strokeLinecap="round" fill="none" />
    </>
  ),
  look: (
    <>
      <path d="M1.500 12c5.500-8 15.500-8 21 0-5.500 8-15.500 8-21 0z" fill="#f3e6c8" stroke="#5d4630" strokeWidth="1.400" />
      <circle cx="12" cy="12" r="4.200" fill="#2a3a72" />
      <circle cx="13.300" cy="10.700" r="1.300" fill="#fff" />
    </>
  ),
  explore: (
    <>
      <path d="M4 21c1-7 12-4 12-10 0-4-6-4-8-1" fill="none" stroke="#f2d08a" strokeWidth="2.200" strokeLinecap="round" strokeDasharray="3.500 3" />
      <path d="M15 3l6 2.500-6 2.500z" fill="#e0563f" />
      <path d="M15 2v10" stroke="#eef2ff" strokeWidth="1.800" strokeLinecap="round" />
    </>
  ),
  build: (
    <>
      <path d="M2 11l8-7 8 7v10H2z" fill="#f3e6c8" stroke="#5d4630" strokeWidth="1.400" strokeLinejoin="round" />
      <path d="M1 11.500L10 3l9 8.500" fill="none" stroke="#d0442e" strokeWidth="2.400" strokeLinejoin="round" />
      <path d="M18.500 13v9M14 17.500h9" stroke="#f2d08a" strokeWidth="2.600" strokeLinecap="round" />
    </>
  ),
  village: (
    <>
      <path d="M3 11l9-8 9 8v10H3z" fill="#f3e6c8" stroke="#5d4630" strokeWidth="1.400" strokeLinejoin="round" />
      <path d="M1.500 12L12 3l10.500 9" fill="none" stroke="#d0442e" strokeWidth="2.600" strokeLinejoin="round" />
      <path d="M9.500 21v-6h5v6z" fill="#5d4630" />
    </>
  ),
  buy: (
    <>
      <path d="M7 3h12v16H7z" fill="#d9a94e" stroke="#5d4630" strokeWidth="1.400" transform="rotate(10 13 11)" />
      <path d="M4 4h12v16H4z" fill="#f3e6c8" stroke="#5d4630" strokeWidth="1.400" strokeLinejoin="round" />
      <path d="M10 8l1.300 2.700 2.700 1.300-2.700 1.300L10 16l-1.300-2.700L6 12l2.700-1.300z" fill="#d0442e" />
    </>
  ),
  discard: (
    <>
      <path d="M4 3h14v18H4z" fill="#39477f" stroke="#cdd8ff" strokeWidth="1.400" strokeLinejoin="round" />
      <path d="M7 12c2-4 6-4 8 0-2 4-6 4-8 0z" fill="#cdd8ff" />
      <path d="M3 21L21 3" stroke="#ff7a62" strokeWidth="2.800" strokeLinecap="round" />
    </>
  ),
  return: (
    <>
      <path d="M4 3h14v18H4z" fill="#39477f" stroke="#cdd8ff" strokeWidth="1.400" strokeLinejoin="round" />
      <path
        d="M11 7v8M7.500 11.500L11 15l3.500-3.500"
        fill="none"
        stroke="#ffd98a"
        strokeWidth="2.400"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  herald: (
    <>
      <path d="M6 2v20" stroke="#f2d08a" strokeWidth="2.200" strokeLinecap="round" />
      <path d="M7 3h14l-4 5 4 5H7z" fill="#d0442e" stroke="#6e1a10" strokeWidth="1.200" strokeLinejoin="round" />
      <circle cx="12" cy="8" r="2.200" fill="#f2d08a" />
    </>
  ),
  rotate: (
    <>
      <path d="M20 12a8 8 0 1 1-3-6.200" fill="none" stroke="#f2d08a" strokeWidth="2.600" strokeLinecap="round" />
      <path d="M13 5.500l6.500 2L18.500 1z" fill="#f2d08a" />
      <circle cx="12" cy="12" r="2.600" fill="#e0563f" />
    </>
  ),
  sector: (
    <>
      <path d="M12 22L2 6a14 14 0 0 1 20 0z" fill="#f2d08a" stroke="#7a5414" strokeWidth="1.400" strokeLinejoin="round" />
      <path d="M12 6l1.400 2.800 2.800 1.200-2.800 1.200L12 14l-1.400-2.800L7.800 10l2.800-1.200z" fill="#a8321f" />
    </>
  ),
  lock: (
    <>
      <path d="M7 11V8a5 5 0 0 1 10 0v3" fill="none" stroke="#f2d08a" strokeWidth="2.400" />
      <path d="M4.500 10.500h15v11h-15z" fill="#d9a94e" stroke="#5a3c0c" strokeWidth="1.400" strokeLinejoin="round" />
      <path d="M12 14v4" stroke="#3a2408" strokeWidth="2.600" strokeLinecap="round" />
    </>
  ),
  reveal: (
    <>
      <path d="M3 12h12v9H3z" fill="#2a3a72" stroke="#f2d08a" strokeWidth="1.300" strokeLinejoin="round" />
      <path d="M8 2h12v13H8z" fill="#f3e6c8" stroke="#5d4630" strokeWidth="1.400" strokeLinejoin="round" />
      <circle cx="14" cy="6.800" r="2.400" fill="#5d4630" />
      <path d="M10 14c0-6 8-6 8 0z" fill="#5d4630" />
    </>
  ),
  hire: (
    <>
      <circle cx="9" cy="7" r="4" fill="#f3e6c8" stroke="#5d4630" strokeWidth="1.300" />
      <path d="M2 21c0-12 14-12 14 0z" fill="#d0442e" stroke="#5d1a10" strokeWidth="1.300" />
      <path d="M19 8v9M15.500 12L19 8l3.500 4" fill="none" stroke="#f2d08a" strokeWidth="2.400" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
  move: (
    <>
      <path d="M2 15h5v6H2z" fill="#f3e6c8" stroke="#5d4630" strokeWidth="1.300" strokeLinejoin="round" />
      <path d="M6 12C8 5 15 4 19 9" fill="none" stroke="#f2d08a" strokeWidth="2.400" strokeLinecap="round" />
      <path d="M21.500 4.500L21 12l-6.500-3.500z" fill="#f2d08a" />
    </>
  ),
  copy: (
    <>
      <circle cx="6" cy="15" r="3.600" fill="#f2c14e" />
      <circle cx="12" cy="6" r="3.600" fill="#e8583f" />
      <circle cx="18" cy="15" r="3.600" fill="#8fa0f5" />
      <path d="M5 21c4 2 10 2 14 0" fill="none" stroke="#f3e6c8" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  back: (
    <>
      <path d="M21 19c0-8-6-10-13-8" fill="none" stroke="#f2d08a" strokeWidth="2.400" strokeLinecap="round" strokeDasharray="3.500 3" />
      <path d="M10 5.500L3 11l7.500 4.500z" fill="#e0563f" />
    </>
  ),
  token: (
    <>
      <circle cx="12" cy="12" r="10.500" fill="#d0442e" stroke="#f2d08a" strokeWidth="1.600" />
      <path d="M12 20c-5-1-7-5-6-10 2 1 3 2 4 4 0-4 1-7 2-9 1 2 2 5 2 9 1-2 2-3 4-4 1 5-1 9-6 10z" fill="#ffe3a3" />
    </>
  ),
  everybody: (
    <>
      <circle cx="7.500" cy="8" r="3.600" fill="#cdd8ff" />
      <circle cx="16.500" cy="8" r="3.600" fill="#cdd8ff" />
      <path d="M1.500 20c0-9 12-9 12 0zM10.500 20c0-9 12-9 12 0z" fill="#cdd8ff" />
    </>
  ),
  most: <path d="M2.500 7l5 4L12 3.500l4.500 7.500 5-4-2 12h-15zM5 20h14v2H5z" fill="#ffd98a" stroke="#6b4708" strokeWidth="1" />,
  day: (
    <>
      <circle cx="12" cy="12" r="5" fill="#ffd98a" />
      <path
        d="M12 1.500v3.500M12 19v3.500M1.500 12H5M19 12h3.500M4.500 4.500L7 7M17 17l2.500 2.500M19.500 4.500L17 7M7 17l-2.500 2.500"
        stroke="#ffd98a"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
    </>
  ),
  night: <path d="M15 2a10.500 10.500 0 1 0 7 15A9.500 9.500 0 0 1 15 2z" fill="#cdd8ff" />,
  burn: (
    <>
      <path d="M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-4 2.500-5 2.500-8C10 8 11 9.500 11 11c1-2 1.500-6 1-10z" fill="#ff7a4d" />
      <path d="M12 12c1 2.500 3 3.500 3 6a3 3 0 0 1-6 0c0-2.500 2-3.500 3-6z" fill="#ffe08a" />
    </>
  ),
  keep: (
    <>
      <path d="M5 2h14v20l-7-5-7 5z" fill="#d0442e" stroke="#6e1a10" strokeWidth="1.300" strokeLinejoin="round" />
      <path d="M8.500 9.500l2.500 2.500 4.500-5" fill="none" stroke="#ffe3a3" strokeWidth="2.200" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
  'glyph-ember': <path d="M12 2c1 5 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 1-6 1-9z" fill="currentColor" />,
  'glyph-moon': <path d="M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2z" fill="currentColor" />,
  'glyph-heart': <path d="M12 21C4 15 2 11 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 3-2 7-10 13z" fill="currentColor" />,
  'glyph-mask': (
    <path
      d="M3 5c6-3 12-3 18 0 0 9-3 14-9 17C6 19 3 14 3 5zm3 5c1.500 2 3.500 2 5 0-1.500-1.500-3.500-1.500-5 0zm7 0c1.500 2 3.500 2 5 0-1.500-1.500-3.500-1.500-5 0z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  'glyph-stone': <path d="M7 3h9l6 8-4 10H6L2 12zM9 7l-3 5 3 5h6l3-5-3-5z" fill="currentColor" fillRule="evenodd" />,
  'glyph-wave': <path d="M1 16c0-7 5-11 11-10 4 1 6 4 5 7-1-2-4-3-5-1s1 5 4 5 5-2 7-4v7H1z" fill="currentColor" />,
} as const satisfies Readonly<Record<string, ReactElement>>

export type SignName = keyof typeof SIGNS

export function RyozenSprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      <title>signs</title>
      {Object.entries(SIGNS).map(([name, drawing]) => (
        <symbol key={name} id={`ry-${name}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  )
}

/** A sign beside a word or a number. */
export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg className="ry-sign" aria-hidden="true">
      <use href={`#ry-${name}`} />
    </svg>
  )
}

/** A sign inside a drawing, centred on a point. */
export function SignAt(props: {
  readonly name: SignName
  readonly x: number
  readonly y: number
  readonly size: number
  readonly className?: string
}) {
  const { name, x, y, size, className } = props
  return <use href={`#ry-${name}`} className={className} x={x - size / 2} y={y - size / 2} width={size} height={size} />
}
