import type { ReactElement } from 'react'

/**
 * The clothes and tools of a kind of companion, on a tile of 100 by 100 with the tool at the right. `back` lies behind the head, `front`
 * before it.
 */
interface Trade {
  readonly back?: ReactElement
  readonly front?: ReactElement
}
const INK = '#1a1224'
const GOLD = '#f2c14e'
const RED = '#c93a26'
const PAPER = '#fff6e0'
const WOOD = '#7a4d26'
const STEEL = '#dfe7f2'

const outline = { stroke: INK, strokeWidth: 2.4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

export const TRADES: Readonly<Record<string, Trade>> = {
  apprentice: {
    front: <path d="M24 31c16-7 36-7 52 0l-1 6c-16-6-34-6-50 0z" fill={PAPER} stroke={INK} strokeWidth="1.600" />,
  },
  warrior: {
    back: <path d="M22 26C8 16 8 6 12 0c4 10 12 15 22 17zM78 26c14-10 14-20 10-26-4 10-12 15-22 17z" fill={GOLD} {...outline} />,
    front: (
      <>
        <path d="M22 32c2-16 16-20 28-20s26 4 28 20c-18-6-38-6-56 0z" fill="#2c3350" {...outline} />
        <path d="M44 12h12l-2 16h-8z" fill={GOLD} />
        <path d="M60 96L88 46l7-3-2 8-27 48z" fill={STEEL} {...outline} />
        <path d="M60 78l18 10-3 5-18-10z" fill={GOLD} {...outline} />
      </>
    ),
  },
  philosopher: {
    front: (
      <>
        <circle cx="38" cy="45" r="9" fill="none" stroke={INK} strokeWidth="2.800" />
        <circle cx="62" cy="45" r="9" fill="none" stroke={INK} strokeWidth="2.800" />
        <path d="M47 44h6" stroke={INK} strokeWidth="2.800" />
        <path d="M58 66h32v26H58z" fill={PAPER} {...outline} />
        <path d="M55 62h38v7H55zM55 89h38v7H55z" fill="#d9b26a" {...outline} />
        <path d="M64 76h20M64 83h14" stroke={INK} strokeWidth="2.600" />
      </>
    ),
  },
  merchant: {
    front: (
      <>
        <path d="M22 32c4-18 52-18 56 0z" fill="#2f7a4a" {...outline} />
        <path d="M66 58c4-6 18-6 22 0l-5 7c14 9 12 31-6 31s-20-22-6-31z" fill="#b97a34" {...outline} />
        <circle cx="77" cy="81" r="8" fill={GOLD} {...outline} />
        <path d="M74 78h6v6h-6z" fill={INK} />
      </>
    ),
  },
  archer: {
    back: <path d="M12 96L26 54l6 2-10 42zM6 92l8-12M2 86l10-8" stroke={INK} strokeWidth="2" fill={RED} />,
    front: (
      <>
        <path d="M60 44c44 4 44 46 8 54 20-14 20-42-8-54z" fill={WOOD} {...outline} />
        <path d="M61 45l8 52" stroke={PAPER} strokeWidth="2.200" />
        <path d="M46 76l44-8" stroke={STEEL} strokeWidth="4" strokeLinecap="round" />
        <path d="M86 61l12 6-10 8z" fill={STEEL} {...outline} />
      </>
    ),
  },
  bard: {
    front: (
      <>
        <path d="M20 32c12-16 48-18 60-2-20-4-40-4-60 2z" fill="#8a3a78" {...outline} />
        <path d="M74 14c8-12 18-8 16 2-4 8-10 8-16 8z" fill={RED} stroke={INK} strokeWidth="1.800" />
        <path d="M86 52l8 4-18 32-8-4z" fill={WOOD} {...outline} />
        <ellipse cx="68" cy="84" rx="16" ry="13" fill="#e0a95c" {...outline} />
        <circle cx="68" cy="84" r="5" fill={INK} />
        <path d="M66 88l22-34" stroke={PAPER} strokeWidth="1.600" />
      </>
    ),
  },
  juggler: {
    front: (
      <>
        <path d="M24 34C30 22 40 18 50 22c-4-14 10-20 18-12-4 4 0 10 8 24-16-6-36-6-52 0z" fill={RED} {...outline} />
        <circle cx="70" cy="9" r="5" fill={GOLD} stroke={INK} strokeWidth="2" />
        <circle cx="64" cy="88" r="9" fill="#5d78d8" {...outline} />
        <circle cx="80" cy="66" r="9" fill={GOLD} {...outline} />
        <circle cx="90" cy="88" r="9" fill={RED} {...outline} />
      </>
    ),
  },
  diplomat: {
    front: (
      <>
        <path d="M34 26h32l-4-14H38z" fill={INK} stroke={GOLD} strokeWidth="2" />
        <path d="M74 96L50 72c6-14 42-14 48 0z" fill={PAPER} {...outline} />
        <path d="M74 96L62 66M74 96V62M74 96l12-30" stroke={RED} strokeWidth="2.600" />
        <circle cx="74" cy="93" r="4" fill={GOLD} stroke={INK} strokeWidth="2" />
      </>
    ),
  },
  adviser: {
    front: (
      <>
        <path d="M32 30C30 6 46-2 58 4c10 5 8 16 10 26-12-4-24-4-36 0z" fill="#20264a" {...outline} />
        <path d="M34 28c10-4 22-4 32 0" stroke={GOLD} strokeWidth="3" />
        <path d="M66 50v48" stroke={WOOD} strokeWidth="5" strokeLinecap="round" />
        <path d="M68 50h28l-7 9 7 9H68z" fill={RED} {...outline} />
      </>
    ),
  },
  pathfinder: {
    front: (
      <>
        <path d="M50 4c14 6 34 20 38 30-24-6-52-6-76 0C16 24 36 10 50 4z" fill="#d9b26a" {...outline} />
        <path d="M50 6l-16 26M50 6l16 26M50 6v24" stroke="#8a6a2e" strokeWidth="2" />
        <path d="M74 44l6 54" stroke={WOOD} strokeWidth="5" strokeLinecap="round" />
        <path d="M64 62c10-8 22-6 24 4 0 8-10 14-14 10" fill="none" stroke={GOLD} strokeWidth="4" strokeLinecap="round" />
      </>
    ),
  },
  seer: {
    front: (
      <>
        <path d="M20 36c4-24 56-24 60 0-8-6-18-8-30-8s-22 2-30 8z" fill="#3d3a8a" {...outline} />
        <path d="M40 24c6-7 14-7 20 0-6 7-14 7-20 0z" fill={PAPER} stroke={INK} strokeWidth="2" />
        <circle cx="50" cy="24" r="3.600" fill={RED} />
        <circle cx="76" cy="76" r="17" fill="#9fb4ff" {...outline} />
        <path d="M66 72c2-6 6-8 11-8" stroke="#fff" strokeWidth="3.400" strokeLinecap="round" fill="none" />
        <path d="M62 92h28l4 7H58z" fill={GOLD} {...outline} />
      </>
    ),
  },
  mentor: {
    front: (
      <>
        <path d="M30 38c4-4 9-4 13-1M70 38c-4-4-9-4-13-1" stroke="#fff" strokeWidth="5" strokeLinecap="round" fill="none" />
        <path d="M34 62c8 5 24 5 32 0-2 16-8 26-16 34-8-8-14-18-16-34z" fill="#fbfbff" {...outline} />
        <path d="M64 70l16 4 16-4v22l-16 4-16-4z" fill="#2f7a4a" {...outline} />
        <path d="M80 74v22M69 77l7 2M84 79l7-2" stroke={PAPER} strokeWidth="2.200" />
      </>
    ),
  },
  hermit: {
    back: <path d="M50 2c30 0 42 24 42 60H8C8 26 20 2 50 2z" fill="#5a5f6e" {...outline} />,
    front: (
      <>
        <path d="M50 2c26 0 38 20 40 44-6-14-18-24-40-24S16 32 10 46C12 22 24 2 50 2z" fill="#717889" {...outline} />
        <path d="M82 34l-4 64" stroke={WOOD} strokeWidth="6" strokeLinecap="round" />
        <path d="M72 60c-6 2-6 8-2 10-8 3-8 16 2 16s10-13 2-16c4-2 4-8-2-10z" fill="#d98a3c" {...outline} />
      </>
    ),
  },
  guardian: {
    front: (
      <>
        <path d="M20 34c2-20 16-24 30-24s28 4 30 24c-20-6-40-6-60 0z" fill="#8a8f9e" {...outline} />
        <path d="M46 4h8v20h-8z" fill={RED} stroke={INK} strokeWidth="2" />
        <path d="M74 54l20 6c2 20-4 32-20 40-16-8-22-20-20-40z" fill="#2f57b0" {...outline} />
        <path d="M68 76v-4a6 6 0 0 1 12 0v4h3v14H65V76z" fill={GOLD} stroke={INK} strokeWidth="1.800" />
      </>
    ),
  },
  organizer: {
    front: (
      <>
        <path d="M22 40h56l-4 10c-8 4-16 2-24-4-8 6-16 8-24 4z" fill={INK} />
        <ellipse cx="37" cy="45" rx="5" ry="3" fill={PAPER} />
        <ellipse cx="63" cy="45" rx="5" ry="3" fill={PAPER} />
        <path d="M56 66l12-4 14 4 14-4v30l-14 4-14-4-12 4z" fill={PAPER} {...outline} />
        <path d="M68 62v30M82 66v30" stroke={INK} strokeWidth="1.800" opacity=".5" />
        <path d="M62 86c4-10 12-2 16-8s8-2 12-6" stroke={RED} strokeWidth="2.800" fill="none" strokeDasharray="4 3" />
        <path d="M87 64l7 8M94 64l-7 8" stroke={RED} strokeWidth="3.200" strokeLinecap="round" />
      </>
    ),
  },
  'night-agent': {
    front: (
      <>
        <path d="M18 40C16 16 32 8 50 8s34 8 32 32c-20-8-44-8-64 0z" fill="#22263f" {...outline} />
        <path d="M21 52c18-6 40-6 58 0-2 14-14 22-29 22s-27-8-29-22z" fill="#22263f" {...outline} />
        <path d="M78 14l16-8-6 16zM80 22l14 8-2-14z" fill="#22263f" stroke={INK} strokeWidth="1.800" />
        <path d="M80 56a20 20 0 1 0 17 30A18 18 0 0 1 80 56z" fill="#cdd8ff" {...outline} />
      </>
    ),
  },
}
