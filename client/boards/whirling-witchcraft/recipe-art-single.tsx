import { type Picture, table } from './recipe-picture.tsx'

/** The cards that belong to no family. */
export const SINGLE_PICTURES: Readonly<Record<string, Picture>> = {
  'void-storm': {
    sky: ['#140c2a', '#4a2f6b'],
    draw: (
      <>
        <path
          d="M65 42c5-7 17-3 16 6s-16 14-28 6-10-30 10-34 42 10 40 32-32 34-62 26S8 44 26 20"
          fill="none"
          stroke="#c9a6ee"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="65" cy="44" r="7" fill="#fff0ff" />
        <path d="M98 8l4 7 8 2-6 6 1 8-7-4-7 4 1-8-6-6 8-2z" fill="#f0b479" />
      </>
    ),
  },
  'the-lost-arcana': {
    sky: ['#1c1420', '#6b4a34'],
    draw: (
      <>
        <circle cx="65" cy="42" r="34" fill="#f0b479" opacity=".22" />
        <path d="M38 20h22v34H38zM54 16h22v34H54zM70 20h22v34H70z" fill="#3a2116" stroke="#f0b479" strokeWidth="2.500" transform="rotate(-4 65 40)" />
        <path d="M65 24l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill="#fff0d0" />
        {table}
      </>
    ),
  },
  'book-of-midnight': {
    sky: ['#0d1030', '#34346e'],
    draw: (
      <>
        <path d="M92 8a16 16 0 1 0 14 24A14 14 0 0 1 92 8z" fill="#fff0c4" />
        <path d="M14 44c18-8 38-8 51 3v32C52 68 32 68 14 76z" fill="#f4e2c4" />
        <path d="M116 44c-18-8-38-8-51 3v32c13-11 33-11 51-3z" fill="#c9ae80" />
        <path d="M24 50c12-3 24-3 33 2M24 58c12-3 24-3 33 2M73 52c9-5 21-5 33-2M73 60c9-5 21-5 33-2" stroke="#5d4630" strokeWidth="2" fill="none" />
      </>
    ),
  },
  'curse-of-shadows': {
    sky: ['#0a0612', '#38244a'],
    draw: (
      <>
        <path d="M0 84V34c12-20 22-6 30-18 10 8 20-14 35-14s25 22 35 14c8 12 18-2 30 18v50z" fill="#1a1024" />
        <path d="M38 40c8-10 18-10 24 2-10 6-20 6-24-2zM92 40c-8-10-18-10-24 2 10 6 20 6 24-2z" fill="#ffd98a" />
        <circle cx="51" cy="40" r="3" fill="#1a1024" />
        <circle cx="79" cy="40" r="3" fill="#1a1024" />
        <path d="M40 62l8-6 8 8 9-8 9 8 8-8 8 6" stroke="#c9a6ee" strokeWidth="3" fill="none" strokeLinejoin="round" />
      </>
    ),
  },
  'whirling-scheme': {
    sky: ['#2a160c', '#a5683a'],
    draw: (
      <>
        <path d="M30 44a35 26 0 0 1 60-20M100 44a35 26 0 0 1-60 20" fill="none" stroke="#ffd9a8" strokeWidth="6" strokeLinecap="round" />
        <path d="M98 12v20H78zM32 76V56h20z" fill="#ffd9a8" />
        <path d="M52 40h26c2 13-4 19-13 19s-15-6-13-19z" fill="#1c110b" />
        <circle cx="60" cy="34" r="4" fill="#f0b479" />
        <circle cx="70" cy="31" r="5" fill="#f0b479" />
      </>
    ),
  },
  'secret-summons': {
    sky: ['#160a1c', '#5c2640'],
    draw: (
      <>
        <ellipse cx="65" cy="58" rx="50" ry="16" fill="none" stroke="#c9a6ee" strokeWidth="3" />
        <path d="M65 44L98 68 32 50h66L34 68z" fill="none" stroke="#c9a6ee" strokeWidth="2" />
        <path d="M65 10c16 12 18 30 0 50-18-20-16-38 0-50z" fill="#c9a6ee" opacity=".55" />
        <path d="M65 26c7 8 8 18 0 30-8-12-7-22 0-30z" fill="#fff0ff" />
        <path d="M12 44h6v22h-6zM112 44h6v22h-6z" fill="#f4e2c4" />
        <path d="M15 32c4 5 4 9 0 11-4-2-4-6 0-11zM115 32c4 5 4 9 0 11-4-2-4-6 0-11z" fill="#ffd98a" />
      </>
    ),
  },
}
