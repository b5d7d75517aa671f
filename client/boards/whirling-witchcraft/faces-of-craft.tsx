import { Curtain, Hat, LIGHT_SKIN, type Look, PALE_SKIN, stars, WARM_SKIN } from './face-parts.tsx'

/** The characters of craft and learning. */
export const CRAFT_FACES: Readonly<Record<string, Look>> = {
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
}
