import { Curtain, DARK_SKIN, LIGHT_SKIN, type Look, PALE_SKIN } from './face-parts.tsx'

/** The characters with wild powers. */
export const POWER_FACES: Readonly<Record<string, Look>> = {
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
