import { type Picture, table } from './recipe-picture.tsx'

/** The families whose picture is a thing: a vessel, a jewel, a scroll. */
export const THING_PICTURES: Readonly<Record<string, Picture>> = {
  lore: {
    sky: ['#2c1a10', '#8a5c34'],
    draw: (
      <>
        <path d="M30 14h70v52H30z" fill="#f4e2c4" />
        <path d="M24 10h82a6 6 0 0 1 0 12H24a6 6 0 0 1 0-12zM24 60h82a6 6 0 0 1 0 12H24a6 6 0 0 1 0-12z" fill="#c9ae80" />
        <path d="M42 30h46M42 38h46M42 52h30" stroke="#8a6a3c" strokeWidth="2.500" strokeLinecap="round" />
        <circle cx="84" cy="50" r="9" fill="currentColor" stroke="#5d2a1c" strokeWidth="2" />
      </>
    ),
  },
  ache: {
    sky: ['#122026', '#4c6f72'],
    draw: (
      <>
        <path d="M28 40h74c0 24-14 34-37 34S28 64 28 40z" fill="#cfd8d6" />
        <path d="M70 40h32c0 24-14 34-37 34 14-6 14-22 5-34z" fill="#93a3a2" />
        <ellipse cx="65" cy="40" rx="37" ry="8" fill="#e9f0ee" />
        <ellipse cx="65" cy="41" rx="30" ry="5.500" fill="currentColor" />
        <path d="M66 38L96 6l10 8-30 30z" fill="#b98a5a" />
        {table}
      </>
    ),
  },
  brew: {
    sky: ['#1a0f0a', '#6b3a20'],
    draw: (
      <>
        <path d="M28 34h74c6 28-10 44-37 44S22 62 28 34z" fill="#120b07" />
        <ellipse cx="65" cy="34" rx="40" ry="9" fill="#3a2a22" />
        <ellipse cx="65" cy="33" rx="32" ry="6" fill="currentColor" />
        <circle cx="54" cy="22" r="6" fill="currentColor" />
        <circle cx="72" cy="14" r="8" fill="currentColor" opacity=".8" />
        <circle cx="84" cy="26" r="4" fill="currentColor" />
        <path d="M38 78c6-6 4-10 10-14 2 6 8 4 8 12 4-2 4-8 10-12 4 6 10 6 10 12 4-2 4-6 8-8 2 6 6 6 8 12z" fill="#ff8a3c" />
      </>
    ),
  },
  charm: {
    sky: ['#2a1030', '#8a3f6b'],
    draw: (
      <>
        <path d="M26 0c4 26 20 40 39 42 19-2 35-16 39-42" fill="none" stroke="#e6c79a" strokeWidth="3" strokeDasharray="5 4" />
        <path d="M65 34l24 20-24 26-24-26z" fill="#e6c79a" />
        <path d="M65 41l16 14-16 17-16-17z" fill="currentColor" />
        <path d="M65 41l16 14-16 4z" fill="#fff" opacity=".4" />
      </>
    ),
  },
  flask: {
    sky: ['#0f1e2a', '#3d6a7a'],
    draw: (
      <>
        <path d="M56 8h18v24c16 4 24 14 24 26 0 12-10 20-33 20S32 70 32 58c0-12 8-22 24-26z" fill="#d6eef2" opacity=".85" />
        <path d="M37 52c18-6 38 6 56 0 2 14-6 22-28 22S35 66 37 52z" fill="currentColor" />
        <path d="M53 4h24v8H53z" fill="#a8653c" />
        <circle cx="58" cy="62" r="3" fill="#fff" opacity=".7" />
        <circle cx="72" cy="58" r="2" fill="#fff" opacity=".7" />
        {table}
      </>
    ),
  },
  'mood-elixir': {
    sky: ['#241030', '#6b4a86'],
    draw: (
      <>
        <path d="M58 6h14v12c4 18 22 26 22 42 0 12-12 18-29 18s-29-6-29-18c0-16 18-24 22-42z" fill="#d6eef2" opacity=".85" />
        <path d="M40 52c16 6 34-6 50 2 6 14-6 20-25 20s-31-8-25-22z" fill="currentColor" />
        <path d="M55 2h20v8H55z" fill="#8a5a30" />
        <circle cx="56" cy="58" r="3" fill="#20122c" />
        <circle cx="74" cy="58" r="3" fill="#20122c" />
        <path d="M56 70c5-5 13-5 18 0" stroke="#20122c" strokeWidth="3" fill="none" strokeLinecap="round" />
      </>
    ),
  },
  'sky-elixir': {
    sky: ['#0d1238', '#3f4f9a'],
    draw: (
      <>
        <g fill="#fff3d0">
          <circle cx="14" cy="14" r="1.500" />
          <circle cx="30" cy="40" r="1.200" />
          <circle cx="112" cy="20" r="1.500" />
          <circle cx="100" cy="52" r="1.200" />
        </g>
        <path d="M57 6h16v14l18 16v34a8 8 0 0 1-8 8H47a8 8 0 0 1-8-8V36l18-16z" fill="#d6eef2" opacity=".8" />
        <path d="M43 44h44v24a6 6 0 0 1-6 6H49a6 6 0 0 1-6-6z" fill="currentColor" />
        <path d="M65 44l4 10 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z" fill="#fff6d6" />
        <path d="M54 2h22v8H54z" fill="#d9a03f" />
      </>
    ),
  },
  offering: {
    sky: ['#26140c', '#94602c'],
    draw: (
      <>
        <circle cx="65" cy="30" r="26" fill="#ffe3a6" opacity=".35" />
        <circle cx="50" cy="38" r="9" fill="currentColor" />
        <circle cx="66" cy="32" r="11" fill="currentColor" />
        <circle cx="82" cy="39" r="8" fill="currentColor" />
        <path d="M28 42h74c-2 16-14 22-37 22S30 58 28 42z" fill="#c9ae80" />
        <path d="M68 42h34c-2 16-14 22-37 22 10-6 10-14 3-22z" fill="#8a6a3c" />
        <path d="M52 62h26l6 12H46z" fill="#a88a5a" />
        {table}
      </>
    ),
  },
  tonic: {
    sky: ['#14202c', '#4f7a8c'],
    draw: (
      <>
        <path d="M46 22h14v10c6 2 8 6 8 12v30H38V44c0-6 2-10 8-12z" fill="#7a4a2c" />
        <path d="M38 48h30v18H38z" fill="#f4e2c4" />
        <path d="M46 14h14v9H46z" fill="#c9ae80" />
        <circle cx="53" cy="57" r="6" fill="currentColor" />
        <path d="M84 40h22v10c0 14-4 22-11 24-7-2-11-10-11-24z" fill="#d6eef2" opacity=".8" />
        <path d="M86 52h18c0 10-3 17-9 19-6-2-9-9-9-19z" fill="currentColor" />
        {table}
      </>
    ),
  },
}
