import type { ReactElement } from 'react'

/** The five games of the house, each with its sign. */
const EMBLEMS: Readonly<Record<string, { readonly ground: string; readonly rim: string; readonly sign: ReactElement }>> = {
  sorcerers: {
    ground: '#3b2416',
    rim: '#e0795a',
    sign: (
      <>
        <path d="M8 25.500L24 6.500" stroke="#c98a4a" strokeWidth="2.600" strokeLinecap="round" />
        <path d="M25 3.500l1.400 3.200 3.200 1.400-3.200 1.400L25 12.700l-1.400-3.200-3.200-1.400 3.200-1.400z" fill="#ffd98a" />
        <path
          d="M7.500 13.500l5 4.200L17 10l4.500 7.700 5-4.200-1.800 11.500H9.300z"
          fill="#f2b84b"
          stroke="#3b2416"
          strokeWidth="1.400"
          strokeLinejoin="round"
        />
        <path d="M10 26.500h14" stroke="#f2b84b" strokeWidth="2.400" strokeLinecap="round" />
        <circle cx="17" cy="20.500" r="1.800" fill="#a8321f" />
      </>
    ),
  },
  'whirling-witchcraft': {
    ground: '#3a2a22',
    rim: '#d98f4e',
    sign: (
      <>
        <path d="M6 17a11 11 0 0 1 19-7.500M28 17A11 11 0 0 1 9 24.500" fill="none" stroke="#d98f4e" strokeWidth="2.400" strokeLinecap="round" />
        <path d="M26.500 5v6h-6zM7.500 29v-6h6z" fill="#d98f4e" />
        <path d="M10.500 15h13c1 6-1.500 9-6.500 9s-7.500-3-6.500-9z" fill="#f4edda" />
        <circle cx="14.500" cy="12" r="1.600" fill="#9be36f" />
        <circle cx="19" cy="10.500" r="2" fill="#9be36f" />
      </>
    ),
  },
  ryozen: {
    ground: '#1e2a55',
    rim: '#6f8fe8',
    sign: (
      <>
        <path d="M9 17a8 8 0 0 1 16 0z" fill="#e0563f" />
        <path d="M6 18h22l-3-2.500H9zM8.500 20.500h17v2h-17zM10 23.500h14V27H10z" fill="#f2d08a" />
        <path d="M17 4v3M9.500 7l1.500 2.500M24.500 7L23 9.500" stroke="#f2d08a" strokeWidth="1.800" strokeLinecap="round" />
      </>
    ),
  },
  witchstone: {
    ground: '#17404a',
    rim: '#5ec4d6',
    sign: (
      <>
        <path d="M17 5l10 6v12l-10 6-10-6V11z" fill="none" stroke="#bfe9f2" strokeWidth="2" strokeLinejoin="round" />
        <circle cx="17" cy="15.500" r="6" fill="#b58cf0" />
        <path d="M13.500 14a4 4 0 0 1 3-2.500" stroke="#fff" strokeWidth="1.500" strokeLinecap="round" fill="none" />
        <path d="M12 22h10l1.500 3h-13z" fill="#d7dfe6" />
      </>
    ),
  },
  evenfall: {
    ground: '#2d2350',
    rim: '#b58cf0',
    sign: (
      <>
        <path d="M20 6a11 11 0 1 0 8 15A10 10 0 0 1 20 6z" fill="#f2b84b" />
        <path d="M23 9l1.300 3 3 1.300-3 1.300L23 18l-1.300-3.400-3-1.300 3-1.300z" fill="#f4edda" />
      </>
    ),
  },
}

export const GAMES_WITH_EMBLEM: readonly string[] = Object.keys(EMBLEMS)

export function Emblem({ game }: { readonly game: string }) {
  const emblem = EMBLEMS[game]
  return (
    <svg className="emblem" viewBox="0 0 34 34" aria-hidden="true">
      <circle cx="17" cy="17" r="16" fill={emblem?.ground ?? '#2a2240'} stroke={emblem?.rim ?? '#8578a8'} strokeWidth="2" />
      {emblem?.sign}
    </svg>
  )
}
