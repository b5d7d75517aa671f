import { type Picture, table } from './recipe-picture.tsx'

/** The families whose picture is a spell at work. */
export const SPELL_PICTURES: Readonly<Record<string, Picture>> = {
  veil: {
    sky: ['#1a1a34', '#62628c'],
    draw: (
      <>
        <path d="M40 80c-4-34 2-66 25-70 23 4 29 36 25 70-6-6-10-6-13 0-3-6-9-6-12 0-3-6-9-6-12 0-3-6-7-6-13 0z" fill="#eef0ff" opacity=".75" />
        <path d="M54 36c3-5 8-5 10 0-2 4-8 4-10 0zM68 36c3-5 8-5 10 0-2 4-8 4-10 0z" fill="#1a1a34" />
        <circle cx="24" cy="26" r="5" fill="currentColor" />
        <circle cx="106" cy="20" r="6" fill="currentColor" />
        <circle cx="112" cy="56" r="4" fill="currentColor" />
        <circle cx="18" cy="60" r="4" fill="currentColor" />
      </>
    ),
  },
  incantation: {
    sky: ['#10162e', '#4a4a8a'],
    draw: (
      <>
        <path d="M22 74L84 26l5 6L28 80z" fill="#a8653c" />
        <path d="M94 6l5 13 13 5-13 5-5 13-5-13-13-5 13-5z" fill="currentColor" />
        <path d="M58 10l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM112 46l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#fff0d0" />
        <path d="M20 20h14v14M44 30l-8 10h12" stroke="#fff0d0" strokeWidth="3" fill="none" opacity=".7" />
      </>
    ),
  },
  sorcery: {
    sky: ['#2a0f18', '#8a3f34'],
    draw: (
      <>
        <circle cx="65" cy="24" r="22" fill="currentColor" opacity=".35" />
        <path d="M65 2l6 16 16 6-16 6-6 16-6-16-16-6 16-6z" fill="currentColor" />
        <path d="M30 84c0-14 8-20 12-30l6 2-2 12 8-22 7 2-4 20 8-22 7 2-4 22 9-16 6 4-8 26z" fill="#d99f70" />
        <path d="M66 50l8-2-4 22 9-16 6 4-8 26H64z" fill="#b07348" />
      </>
    ),
  },
  'wild-magic': {
    sky: ['#1a1220', '#6b3a4a'],
    draw: (
      <>
        <path d="M0 84l36-44 16 16 18-30 20 26 12-10 28 42z" fill="#20121c" />
        <path d="M70 26l10 13-8 4 6 12-12-8 2-6-6-4z" fill="currentColor" />
        <path d="M76 0L58 18h10l-8 14 22-18H72l10-14z" fill="#fff0c4" />
        <circle cx="48" cy="18" r="4" fill="currentColor" />
        <circle cx="96" cy="22" r="5" fill="currentColor" />
        <circle cx="28" cy="30" r="3" fill="currentColor" />
      </>
    ),
  },
  disaster: {
    sky: ['#1c1c20', '#6a6a62'],
    draw: (
      <>
        <path
          d="M22 12c30-10 64-8 88 2-20 6-60 8-88-2zM34 24c22 6 44 6 62 2-10 8-40 12-62-2zM44 38c14 6 28 6 42 2-8 10-28 10-42-2zM52 52c8 5 18 5 26 1-4 9-18 9-26-1zM60 66c4 3 8 3 12 0-1 8-8 10-12 0z"
          fill="#d9d6c8"
        />
        <path d="M18 40l10-6 8 8-8 10-10-2zM98 46l8-8 10 6-4 10-10 2zM30 64l8-4 6 6-6 8zM88 68l8-5 7 6-7 7z" fill="currentColor" />
        <path d="M0 78h130v6H0z" fill="#20180f" />
      </>
    ),
  },
  summons: {
    sky: ['#0f1420', '#3c4a6a'],
    draw: (
      <>
        <path d="M28 84V40c0-22 16-36 37-36s37 14 37 36v44h-8V42c0-18-12-30-29-30S36 24 36 42v42z" fill="#6b5a4a" />
        <path d="M36 84V42c0-18 12-30 29-30s29 12 29 30v42z" fill="currentColor" opacity=".8" />
        <path d="M65 28c8-6 18 2 14 12s-22 10-22 0 14-10 16-2" stroke="#fff6e3" strokeWidth="3.500" fill="none" strokeLinecap="round" />
        <path d="M0 78h130v6H0z" fill="#120b14" />
      </>
    ),
  },
  mystery: {
    sky: ['#180f2c', '#54407c'],
    draw: (
      <>
        <path d="M65 4l46 74H19z" fill="none" stroke="#e6c79a" strokeWidth="4" strokeLinejoin="round" />
        <path d="M34 54c14-18 48-18 62 0-14 18-48 18-62 0z" fill="#fff6e3" />
        <circle cx="65" cy="54" r="12" fill="currentColor" />
        <circle cx="65" cy="54" r="5.500" fill="#180f2c" />
        <path d="M65 0v-6M20 20l8 8M110 20l-8 8" stroke="#e6c79a" strokeWidth="3" strokeLinecap="round" />
      </>
    ),
  },
  rite: {
    sky: ['#0f2416', '#4c7a4a'],
    draw: (
      <>
        <circle cx="65" cy="44" r="26" fill="none" stroke="#6b4a24" strokeWidth="5" />
        <path
          d="M65 18c8-10 18-10 24-6-6 10-16 12-24 6zM91 44c4-12 12-16 20-14-2 12-10 18-20 14zM65 70c8 10 18 10 24 6-6-10-16-12-24-6zM39 44c-4 12-12 16-20 14 2-12 10-18 20-14zM46 25c-4-12-14-14-22-10 4 10 14 14 22 10zM84 63c4 10 14 12 22 8-4-9-14-12-22-8z"
          fill="#8fc06a"
        />
        <circle cx="65" cy="44" r="13" fill="currentColor" />
        <path d="M65 35l3 6 6 3-6 3-3 6-3-6-6-3 6-3z" fill="#fff6e3" />
      </>
    ),
  },
  ritual: {
    sky: ['#1c0f14', '#7a3a2c'],
    draw: (
      <>
        <circle cx="65" cy="30" r="34" fill="#ffcf86" opacity=".2" />
        <path d="M24 46h12v26H24zM59 34h12v38H59zM94 46h12v26H94z" fill="#f4e2c4" />
        <path d="M30 46h6v26h-6zM65 34h6v38h-6zM100 46h6v26h-6z" fill="#c9ae80" />
        <path d="M30 26c7 9 7 16 0 19-7-3-7-10 0-19zM65 10c8 11 8 19 0 23-8-4-8-12 0-23zM100 26c7 9 7 16 0 19-7-3-7-10 0-19z" fill="currentColor" />
        <path d="M30 34c3 4 3 8 0 10-3-2-3-6 0-10zM65 20c4 5 4 9 0 12-4-3-4-7 0-12zM100 34c3 4 3 8 0 10-3-2-3-6 0-10z" fill="#fff6d6" />
        {table}
      </>
    ),
  },
}
