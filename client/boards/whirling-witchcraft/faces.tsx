import type { ReactElement } from 'react'

/** What tells a character from the others: 120 by 150, one light in each picture. */
export interface Look {
  readonly sky: readonly [string, string]
  readonly glow: { readonly x: number; readonly y: number; readonly r: number; readonly colour: string }
  readonly skin: readonly [string, string]
  readonly robe: readonly [string, string]
  readonly eyes: 'open' | 'closed' | 'sly' | 'none'
  readonly behind: ReactElement
  readonly before: ReactElement
}

const LIGHT_SKIN = ['#f0c9a4', '#cf9a74'] as const
const WARM_SKIN = ['#d99f70', '#b07348'] as const
const DARK_SKIN = ['#9a6340', '#744529'] as const
const PALE_SKIN = ['#e6d9cf', '#bba79d'] as const

/** The witches' hat, bent to the right. */
function Hat({ cloth, shade, band }: { readonly cloth: string; readonly shade: string; readonly band: string }) {
  return (
    <>
      <path d="M38 48C44 32 48 12 68 2c-2 9 3 13 9 14-7 1-9 4-8 8 7 6 11 13 14 24-14 6-31 6-45 0z" fill={cloth} />
      <path d="M68 2c-2 9 3 13 9 14-7 1-9 4-8 8 7 6 11 13 14 24-6 3-12 4-18 4C66 36 64 18 68 2z" fill={shade} />
      <path d="M38 46c14 6 31 6 45 0l-2-8c-13 5-28 5-41 0z" fill={band} />
      <path d="M16 50c10-9 78-9 88 0 2 5-18 11-44 11s-46-6-44-11z" fill={cloth} />
      <path d="M60 43c24 0 40 3 44 7 2 5-18 11-44 11 14-4 14-14 0-18z" fill={shade} />
    </>
  )
}

const Curtain = ({ colour }: { readonly colour: string }) => (
  <path d="M36 106c-6-34-2-64 24-70 26 6 30 36 24 70-4 8-8 10-14 8 4-30 2-46-10-48-12 2-14 18-10 48-6 2-10 0-14-8z" fill={colour} />
)

const stars = (
  <g fill="#fff3d0">
    <circle cx="14" cy="18" r="1.500" />
    <circle cx="30" cy="40" r="1" />
    <circle cx="100" cy="22" r="1.500" />
    <circle cx="110" cy="56" r="1" />
    <circle cx="92" cy="10" r="1" />
    <circle cx="20" cy="70" r="1.200" />
  </g>
)

export const FACES: Readonly<Record<string, Look>> = {
  initiate: {
    sky: ['#1d1a44', '#5c4a86'],
    glow: { x: 88, y: 30, r: 44, colour: '#fff0c4' },
    skin: LIGHT_SKIN,
    robe: ['#4a3a7c', '#33285a'],
    eyes: 'open',
    behind: (
      <>
        {stars}
        <path d="M96 10a22 22 0 1 0 14 34A18 18 0 0 1 96 10z" fill="#fff0c4" />
        <Curtain colour="#8a4a24" />
      </>
    ),
    before: (
      <>
        <path d="M40 62c0-18 8-27 20-27s20 9 20 27c-6-4-9-8-11-14-6 6-17 9-29 14z" fill="#a65c2c" />
        <path d="M28 104c-8-46 6-78 32-80 26 2 40 34 32 80-4-2-7-4-9-8 4-34-2-56-23-58-21 2-27 24-23 58-2 4-5 6-9 8z" fill="#3d3068" />
        <path d="M60 106l4 8-4 8-4-8z" fill="#f2c56a" />
      </>
    ),
  },
  'witch-of-all-trades': {
    sky: ['#2a1830', '#8a4a4e'],
    glow: { x: 26, y: 60, r: 50, colour: '#ffcf86' },
    skin: WARM_SKIN,
    robe: ['#7c3145', '#561d31'],
    eyes: 'open',
    behind: (
      <>
        <path d="M0 96h34v6H0zM86 70h34v6H86zM0 40h30v5H0z" fill="#3a2016" />
        <path d="M8 96V82h3v-6h6v6h3v14zM96 70V52h4v-6h6v6h4v18z" fill="#6fb6a8" />
        <path d="M8 40V28h12v12z" fill="#d9a03f" />
        <path d="M20 90c-2-10 2-14 6-14" stroke="#8fd694" strokeWidth="2" fill="none" />
        <Curtain colour="#2c1710" />
      </>
    ),
    before: (
      <>
        <Hat cloth="#3b2140" shade="#271430" band="#d9a03f" />
        <path d="M38 108c8 8 36 8 44 0l4 8c-10 12-42 12-52 0z" fill="#d9a03f" />
        <path d="M48 112v16M60 114v20M72 112v16" stroke="#3b2140" strokeWidth="3" strokeLinecap="round" />
        <circle cx="48" cy="131" r="5" fill="#cf4a38" />
        <circle cx="60" cy="137" r="5" fill="#3a78cf" />
        <circle cx="72" cy="131" r="5" fill="#8fa632" />
      </>
    ),
  },
  whirlwind: {
    sky: ['#123046', '#5d93a6'],
    glow: { x: 70, y: 40, r: 60, colour: '#dff6ff' },
    skin: PALE_SKIN,
    robe: ['#e8f1f4', '#b3cbd6'],
    eyes: 'sly',
    behind: (
      <>
        <path
          d="M4 30c30-20 84-18 108 6-30-12-66-10-92 6 26-8 60-8 84 8-26-6-50-4-70 6"
          fill="none"
          stroke="#eefaff"
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".7"
        />
        <path d="M6 116c22-10 36-8 44 4M114 108c-18-8-32-4-40 6" fill="none" stroke="#eefaff" strokeWidth="4" strokeLinecap="round" opacity=".6" />
        <path
          d="M40 96C24 70 34 36 60 34c22-2 44 8 56-2-2 16-14 20-24 20 10 4 18 4 26 0-4 14-18 18-30 16 8 6 14 8 22 6-8 12-24 12-34 6z"
          fill="#f4fbff"
        />
      </>
    ),
    before: (
      <>
        <path d="M40 64c-2-20 6-30 22-30 12 0 18 8 18 18-10-8-18-6-24-2-4 8-8 12-16 14z" fill="#f4fbff" />
        <path d="M42 52c10-6 26-6 36 0l1-5c-11-6-27-6-38 0z" fill="#4a9ab8" />
        <path d="M60 42l4 5-4 5-4-5z" fill="#ffd98a" />
        <path d="M60 104c-8 10-8 26 0 46 8-20 8-36 0-46z" fill="#4a9ab8" />
      </>
    ),
  },
  'child-of-the-elements': {
    sky: ['#2e2012', '#a0622c'],
    glow: { x: 60, y: 58, r: 66, colour: '#ffd27a' },
    skin: DARK_SKIN,
    robe: ['#4c7a3c', '#335a2a'],
    eyes: 'open',
    behind: (
      <>
        <path d="M18 66c-6-14 0-22 4-30 2 8 8 12 8 20 2-3 3-6 2-10 6 8 6 18-2 24-4 3-10 1-12-4z" fill="#ff8a3c" />
        <path d="M98 30c8 12 12 18 8 26s-16 8-18-2c-2-8 4-14 10-24z" fill="#6fb6ff" />
        <path d="M8 122l14-14 12 12-8 14z" fill="#a58a6a" />
        <path d="M88 104c12-4 22 0 26 8-12 6-22 2-26-8z" fill="#8fd694" />
        <path d="M38 100c-12-24-4-62 22-66 26 4 34 42 22 66-4-22-10-32-22-34-12 2-18 12-22 34z" fill="#2a160c" />
      </>
    ),
    before: (
      <>
        <path d="M40 60c0-16 8-25 20-25s20 9 20 25c-8-4-12-8-20-8s-12 4-20 8z" fill="#2a160c" />
        <path d="M38 52c4-8 8-10 12-6 0-8 6-12 10-6 4-6 10-2 10 6 4-4 8-2 12 6-14-4-30-4-44 0z" fill="#6f9a3a" />
        <circle cx="48" cy="46" r="4" fill="#ff8a3c" />
        <circle cx="60" cy="42" r="4.500" fill="#fff0c4" />
        <circle cx="72" cy="46" r="4" fill="#6fb6ff" />
        <path d="M46 72l4 2M74 72l-4 2" stroke="#ffd27a" strokeWidth="2.500" strokeLinecap="round" />
      </>
    ),
  },
  'toad-whisperer': {
    sky: ['#10261c', '#4c7444'],
    glow: { x: 94, y: 24, r: 46, colour: '#e6f2a6' },
    skin: ['#c7b68a', '#9c8a5e'],
    robe: ['#5a5a2a', '#3f401c'],
    eyes: 'sly',
    behind: (
      <>
        <circle cx="96" cy="24" r="15" fill="#f4f6cf" />
        <path d="M10 150V70M18 150V58M106 150V82M98 150V66" stroke="#1d3a20" strokeWidth="3" />
        <path d="M10 72v-18M18 60V42M106 84V66M98 68V50" stroke="#6b4524" strokeWidth="6" strokeLinecap="round" />
      </>
    ),
    before: (
      <>
        <path d="M26 106c-6-46 8-80 34-84 26 4 40 38 34 84-6-4-10-10-12-18 2-26-4-44-22-46-18 2-24 20-22 46-2 8-6 14-12 18z" fill="#6a6a34" />
        <path d="M62 22c24 4 38 38 32 84-6-4-10-10-12-18 2-26-4-44-20-46 6-6 6-12 0-20z" fill="#4a4b22" />
        <path d="M40 84c4 20 12 30 20 34 8-4 16-14 20-34-4 6-12 10-20 10s-16-4-20-10z" fill="#e6ddc0" />
        <path d="M78 128c-2-10 6-16 16-16s18 6 16 16c-2 6-8 10-16 10s-14-4-16-10z" fill="#8fa632" />
        <circle cx="86" cy="112" r="5" fill="#8fa632" />
        <circle cx="102" cy="112" r="5" fill="#8fa632" />
        <circle cx="86" cy="112" r="2" fill="#1d2804" />
        <circle cx="102" cy="112" r="2" fill="#1d2804" />
        <path d="M84 126c6 4 14 4 20 0" stroke="#1d2804" strokeWidth="2" fill="none" strokeLinecap="round" />
      </>
    ),
  },
  'warrior-of-power': {
    sky: ['#2c0f14', '#a3402c'],
    glow: { x: 60, y: 50, r: 60, colour: '#ffb35a' },
    skin: DARK_SKIN,
    robe: ['#6b6f7a', '#474a55'],
    eyes: 'sly',
    behind: (
      <>
        <path d="M104 4l8 8-30 70-8-6z" fill="#dfe4ea" />
        <path d="M112 12l-30 70-4-3 28-71z" fill="#a8b0ba" />
        <path d="M66 74l24 14-4 6-24-14z" fill="#d9a03f" />
        <path d="M0 120l20-40 12 22 10-30v78H0zM120 130l-16-34-10 14v40h26z" fill="#3d141a" />
      </>
    ),
    before: (
      <>
        <path d="M36 58c-4-24 8-36 24-36s28 12 24 36c-4-8-6-12-8-14-10 4-22 4-32 0-2 2-4 6-8 14z" fill="#8a8f9a" />
        <path d="M62 22c15 1 26 13 22 36-4-8-6-12-8-14-4 2-8 3-14 3 4-8 4-16 0-25z" fill="#5d616d" />
        <path d="M56 14h8l2 40h-12z" fill="#d9a03f" />
        <path d="M60 2c8 4 14 4 20 14-8-4-14-4-20 2-6-6-12-6-20-2C46 6 52 6 60 2z" fill="#cf4a38" />
        <path d="M22 116c10-12 22-14 38-14s28 2 38 14l-10 12c-16-10-40-10-56 0z" fill="#8a8f9a" />
        <path d="M60 102c16 0 28 2 38 14l-10 12c-8-5-18-8-28-8z" fill="#5d616d" />
        <path d="M60 108l7 8-7 9-7-9z" fill="#ffb35a" />
      </>
    ),
  },
  'potion-brewer': {
    sky: ['#141c30', '#3d5a72'],
    glow: { x: 92, y: 112, r: 52, colour: '#ffd07a' },
    skin: WARM_SKIN,
    robe: ['#7a5a38', '#553c22'],
    eyes: 'open',
    behind: (
      <>
        <path d="M0 44h40v5H0zM0 84h26v5H0z" fill="#1a1420" />
        <path d="M6 44V32h3v-6h5v6h3v12zM22 44V28h10v16z" fill="#8a74a8" />
        <path d="M4 84V70h12v14z" fill="#cf4a38" />
        <path d="M38 76c-8-26 2-44 22-44s30 18 22 44z" fill="#6b3a1c" />
      </>
    ),
    before: (
      <>
        <path d="M40 58c0-14 8-22 20-22s20 8 20 22c-6-6-12-8-20-8s-14 2-20 8z" fill="#7a4422" />
        <path d="M38 46c12-6 32-6 44 0v6c-12-5-32-5-44 0z" fill="#3a2a1c" />
        <circle cx="51" cy="47" r="8" fill="#2a2030" stroke="#d9a03f" strokeWidth="3" />
        <circle cx="69" cy="47" r="8" fill="#2a2030" stroke="#d9a03f" strokeWidth="3" />
        <path d="M47 45a4 4 0 0 1 4-3M65 45a4 4 0 0 1 4-3" stroke="#9fd0ff" strokeWidth="2" fill="none" strokeLinecap="round" />
        <path d="M42 80c6 14 30 14 36 0-2 18-8 26-18 26s-16-8-18-26z" fill="#6b3a1c" />
        <path d="M88 96h14v10l10 18c3 8-1 14-9 14H87c-8 0-12-6-9-14l10-18z" fill="#cfe6ee" opacity=".85" />
        <path d="M81 120h28l4 6c2 6-1 10-8 10H86c-7 0-11-4-8-10z" fill="#ffa23c" />
        <path d="M86 92h18v6H86z" fill="#8a5a30" />
        <circle cx="92" cy="128" r="2.500" fill="#fff0c4" />
        <circle cx="101" cy="124" r="2" fill="#fff0c4" />
      </>
    ),
  },
  trickster: {
    sky: ['#2a1048', '#7a3a86'],
    glow: { x: 30, y: 40, r: 50, colour: '#ffc4ee' },
    skin: LIGHT_SKIN,
    robe: ['#2f8a86', '#1c5f60'],
    eyes: 'sly',
    behind: (
      <>
        <path d="M12 40l16-8 8 24-16 8z" fill="#fff6e3" />
        <path d="M20 30h18v26H20z" fill="#f4e2c4" transform="rotate(14 29 43)" />
        <path d="M29 38l5 6-5 7-5-7z" fill="#cf4a38" transform="rotate(14 29 43)" />
        <Curtain colour="#2a0f1c" />
      </>
    ),
    before: (
      <>
        <path
          d="M40 54C26 52 14 40 16 20c10 8 20 10 28 8C46 16 52 10 60 8c8 2 14 8 16 20 8 2 18 0 28-8 2 20-10 32-24 34-12-6-28-6-40 0z"
          fill="#c9456e"
        />
        <path d="M60 8c8 2 14 8 16 20 8 2 18 0 28-8 2 20-10 32-24 34-6-3-13-4-20-4 6-14 6-28 0-42z" fill="#2f8a86" />
        <circle cx="16" cy="19" r="6" fill="#f2c56a" />
        <circle cx="104" cy="19" r="6" fill="#f2c56a" />
        <circle cx="60" cy="8" r="6" fill="#f2c56a" />
        <path d="M42 60c10-5 26-5 36 0v9c-8 4-14 3-18-1-4 4-10 5-18 1z" fill="#22102c" />
        <path d="M47 64c2-3 7-3 9 0-2 3-7 3-9 0zM64 64c2-3 7-3 9 0-2 3-7 3-9 0z" fill="#fff8ea" />
        <circle cx="52.500" cy="64" r="1.800" fill="#22140e" />
        <circle cx="69.500" cy="64" r="1.800" fill="#22140e" />
        <path d="M40 104l8 10 6-8 6 10 6-10 6 8 8-10 4 12c-16 8-32 8-48 0z" fill="#f2c56a" />
      </>
    ),
  },
  'scribe-of-magic': {
    sky: ['#16203c', '#546a9a'],
    glow: { x: 28, y: 112, r: 46, colour: '#ffe9b0' },
    skin: PALE_SKIN,
    robe: ['#34456f', '#22304f'],
    eyes: 'closed',
    behind: (
      <>
        <path d="M0 20h30v60H0zM92 14h28v66H92z" fill="#2a1a18" />
        <path d="M4 24h5v24H4zM11 28h5v20h-5zM18 22h6v26h-6zM96 18h6v28h-6zM104 22h5v24h-5zM111 18h5v28h-5z" fill="#a8653c" />
        <path d="M4 52h6v26H4zM13 54h5v24h-5zM20 52h6v26h-6zM96 52h5v26h-5zM103 50h6v28h-6zM112 54h4v24h-4z" fill="#6f8a9a" />
        <path d="M40 74c-6-26 2-42 20-42s26 16 20 42z" fill="#4a2c3c" />
        <circle cx="60" cy="30" r="12" fill="#4a2c3c" />
      </>
    ),
    before: (
      <>
        <path d="M40 60c0-16 8-25 20-25s20 9 20 25c-4-8-10-12-20-12s-16 4-20 12z" fill="#5c384c" />
        <path d="M74 18l16-16c2 10-2 18-12 26z" fill="#f4f6ff" />
        <path d="M90 2L68 34" stroke="#b9c6e6" strokeWidth="1.500" />
        <circle cx="51" cy="66" r="7" fill="none" stroke="#d9b25c" strokeWidth="2" />
        <circle cx="69" cy="66" r="7" fill="none" stroke="#d9b25c" strokeWidth="2" />
        <path d="M58 66h4" stroke="#d9b25c" strokeWidth="2" />
        <path d="M10 118c14-6 30-6 40 2v26c-10-8-26-8-40-2z" fill="#fff6e0" />
        <path d="M90 118c-14-6-30-6-40 2v26c10-8 26-8 40-2z" fill="#e0d0a8" />
        <path
          d="M17 124c8-2 18-2 26 2M17 131c8-2 18-2 26 2M57 126c8-3 18-4 26-2M57 133c8-3 18-4 26-2"
          stroke="#8a6a3c"
          strokeWidth="1.800"
          fill="none"
        />
      </>
    ),
  },
  clairvoyant: {
    sky: ['#1a0f38', '#5a3a86'],
    glow: { x: 60, y: 126, r: 54, colour: '#c9b4ff' },
    skin: WARM_SKIN,
    robe: ['#4a2a70', '#331b52'],
    eyes: 'closed',
    behind: (
      <>
        {stars}
        <path d="M0 0h24c-4 50-14 90-24 150zM120 0H96c4 50 14 90 24 150z" fill="#7a2a4a" />
        <Curtain colour="#120a20" />
      </>
    ),
    before: (
      <>
        <path d="M38 58c-4-20 6-32 22-32s26 12 22 32c-4-6-8-8-12-9-7 3-13 3-20 0-4 1-8 3-12 9z" fill="#b0345a" />
        <path d="M62 26c15 1 24 13 20 32-4-6-8-8-12-9-4 2-8 2-12 2 6-8 8-16 4-25z" fill="#84223f" />
        <path d="M38 54c10-7 34-7 44 0" stroke="#f2c56a" strokeWidth="3.500" fill="none" strokeLinecap="round" />
        <path d="M60 40c5 0 8 4 8 4s-3 4-8 4-8-4-8-4 3-4 8-4z" fill="#fff6e3" />
        <circle cx="60" cy="44" r="2.600" fill="#3a2a70" />
        <path d="M41 66v10M79 66v10" stroke="#f2c56a" strokeWidth="3" strokeLinecap="round" />
        <circle cx="60" cy="128" r="19" fill="#8f78e0" />
        <circle cx="60" cy="128" r="19" fill="none" stroke="#efe8ff" strokeWidth="2" />
        <path d="M48 122a14 14 0 0 1 10-8" stroke="#fff" strokeWidth="3" fill="none" strokeLinecap="round" />
        <path d="M24 138c8-8 16-6 20 0M96 138c-8-8-16-6-20 0" stroke="#d99f70" strokeWidth="9" fill="none" strokeLinecap="round" />
      </>
    ),
  },
  daredevil: {
    sky: ['#3a1418', '#d2693c'],
    glow: { x: 92, y: 34, r: 50, colour: '#ffe0a0' },
    skin: LIGHT_SKIN,
    robe: ['#a8321f', '#761d12'],
    eyes: 'open',
    behind: (
      <>
        <path d="M70 34c14 6 24 0 40-16-4 20-16 32-36 34zM76 60c14 4 24 0 36-8-6 16-18 24-36 22z" fill="#fff0c4" opacity=".9" />
        <path d="M36 92c-10-26-6-54 14-62 20-6 36 4 36 24 0 16 4 28-2 40-4-20-12-30-24-32-12 2-18 14-24 30z" fill="#e0802c" />
      </>
    ),
    before: (
      <>
        <path d="M40 60c-2-18 6-26 18-26 14 0 22 8 22 24-4-4-6-6-8-10-2 4-6 6-10 6 2-2 3-4 3-6-6 6-15 10-25 12z" fill="#f09a3c" />
        <path d="M38 46c12-5 32-5 44 0l-1 7c-12-5-30-5-42 0z" fill="#2a1620" />
        <path d="M82 48l16 6-4 5 8 6-20-4z" fill="#2a1620" />
        <path d="M72 70l6 8" stroke="#a84a3a" strokeWidth="2.500" strokeLinecap="round" />
        <path d="M46 102h28l-14 20z" fill="#2a1620" />
        <path d="M8 128l18-8 10 16-18 8z" fill="#fff6e3" />
        <circle cx="18" cy="130" r="2.200" fill="#2a1620" />
        <circle cx="27" cy="134" r="2.200" fill="#2a1620" />
        <circle cx="23" cy="126" r="2.200" fill="#2a1620" />
      </>
    ),
  },
  'fey-blessed': {
    sky: ['#123a34', '#7cb08a'],
    glow: { x: 60, y: 48, r: 66, colour: '#fff6cf' },
    skin: LIGHT_SKIN,
    robe: ['#e6c6dc', '#c096b4'],
    eyes: 'closed',
    behind: (
      <>
        <path d="M52 96C20 90 2 66 6 34c24 4 42 24 48 52zM68 96c32-6 50-30 46-62-24 4-42 24-48 52z" fill="#e9f6ff" opacity=".75" />
        <path d="M52 96C34 88 20 66 12 42M68 96c18-8 32-30 40-54" stroke="#9fc6d6" strokeWidth="2" fill="none" />
        <path d="M48 104c-18 4-30 16-32 32 16 0 28-8 36-24zM72 104c18 4 30 16 32 32-16 0-28-8-36-24z" fill="#e9f6ff" opacity=".6" />
        <Curtain colour="#d9b25c" />
      </>
    ),
    before: (
      <>
        <path d="M40 60c0-16 8-26 20-26s20 10 20 26c-6-6-8-8-10-12-8 6-18 8-30 12z" fill="#ecca78" />
        <path d="M42 46c10-8 26-8 36 0" stroke="#5a8a4a" strokeWidth="4" fill="none" strokeLinecap="round" />
        <circle cx="46" cy="44" r="5" fill="#fff6fb" />
        <circle cx="60" cy="39" r="6" fill="#f4a6c6" />
        <circle cx="74" cy="44" r="5" fill="#fff6fb" />
        <circle cx="46" cy="44" r="1.800" fill="#f2c56a" />
        <circle cx="60" cy="39" r="2.200" fill="#f2c56a" />
        <circle cx="74" cy="44" r="1.800" fill="#f2c56a" />
        <circle cx="22" cy="112" r="3" fill="#fff6cf" />
        <circle cx="98" cy="100" r="2.500" fill="#fff6cf" />
        <circle cx="90" cy="126" r="2" fill="#fff6cf" />
      </>
    ),
  },
  'spider-summoner': {
    sky: ['#0f1024', '#3a3a6a'],
    glow: { x: 60, y: 40, r: 56, colour: '#a8b6ff' },
    skin: PALE_SKIN,
    robe: ['#22203a', '#131226'],
    eyes: 'open',
    behind: (
      <>
        <path
          d="M0 0l60 48L120 0M0 60l60-12 60 12M60 0v48M20 0c4 20 16 34 40 48M100 0c-4 20-16 34-40 48"
          stroke="#aab4e0"
          strokeWidth="1.300"
          fill="none"
          opacity=".8"
        />
        <path
          d="M14 12c10 4 16-2 22-12M30 24c10-2 20-8 30-8s20 6 30 8M106 12c-10 4-16-2-22-12M8 46c16-4 28-14 52-14s36 10 52 14"
          stroke="#aab4e0"
          strokeWidth="1.300"
          fill="none"
          opacity=".8"
        />
        <path d="M30 122c-4-44 0-84 30-90 30 6 34 46 30 90-8-2-14-6-16-12 4-34 0-50-14-52-14 2-18 18-14 52-2 6-8 10-16 12z" fill="#0c0a18" />
      </>
    ),
    before: (
      <>
        <path d="M40 62c0-18 8-28 20-28v14c-6 2-14 6-20 14zM80 62c0-18-8-28-20-28v14c6 2 14 6 20 14z" fill="#181430" />
        <path d="M44 46L36 20l14 14L60 12l10 22 14-14-8 26c-10-5-22-5-32 0z" fill="#6a74b8" />
        <circle cx="60" cy="36" r="4" fill="#cf4a38" />
        <path d="M60 104v16" stroke="#d6dcff" strokeWidth="1.500" />
        <ellipse cx="60" cy="128" rx="7" ry="8.500" fill="#3a78cf" />
        <circle cx="60" cy="118" r="4.500" fill="#3a78cf" />
        <path
          d="M54 122l-10-6-2-8M53 128l-13 0M54 133l-9 8M66 122l10-6 2-8M67 128h13M66 133l9 8"
          stroke="#3a78cf"
          strokeWidth="2.500"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ),
  },
}
