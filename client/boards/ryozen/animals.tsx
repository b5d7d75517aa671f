import type { ReactElement } from 'react'

/** The heads of the four clans, about 56 by 56 around the middle of a tile of 100. */
const Fox = (
  <>
    <path d="M25 38L21 9l21 15zM75 38l4-29-21 15z" fill="#d9762c" />
    <path d="M26 28l-2-13 11 9zM74 28l2-13-11 9z" fill="#4a2412" />
    <path d="M22 38c0-12 14-18 28-18s28 6 28 18c0 14-16 24-28 33-12-9-28-19-28-33z" fill="#ea8a38" />
    <path d="M22 40c8 2 16 3 20 12 3 6 5 12 8 19-11-8-27-18-28-31zM78 40c-8 2-16 3-20 12-3 6-5 12-8 19 11-8 27-18 28-31z" fill="#fff3dc" />
    <path d="M32 42l10 3-2 3c-4 0-7-2-8-6zM68 42l-10 3 2 3c4 0 7-2 8-6z" fill="#2a140a" />
    <path d="M45 65c3-2 7-2 10 0l-5 6z" fill="#2a140a" />
  </>
)
const Cat = (
  <>
    <path d="M24 44l2-32 20 15zM76 44l-2-32-20 15z" fill="#6d4a9e" />
    <path d="M29 30l1-11 8 7zM71 30l-1-11-8 7z" fill="#f0b7c8" />
    <ellipse cx="50" cy="46" rx="29" ry="24" fill="#8560bd" />
    <path d="M50 22c-3 5-4 9-3 13M43 24c-2 4-2 7-1 10M57 24c2 4 2 7 1 10" stroke="#4b2f78" strokeWidth="3" strokeLinecap="round" fill="none" />
    <ellipse cx="50" cy="57" rx="14" ry="10" fill="#efe4ff" />
    <path d="M29 44c4-6 12-5 14 2-5 4-11 3-14-2zM71 44c-4-6-12-5-14 2 5 4 11 3 14-2z" fill="#ffe58a" />
    <path d="M36 40v8M64 40v8" stroke="#1d1030" strokeWidth="3.400" strokeLinecap="round" />
    <path d="M46 53h8l-4 5z" fill="#e07a94" />
    <path d="M34 57l-15-3M34 61l-14 3M66 57l15-3M66 61l14 3M50 58v4" stroke="#efe4ff" strokeWidth="1.800" strokeLinecap="round" />
  </>
)
const Crane = (
  <>
    <path d="M40 46c-6 12-8 20-8 40h28c-2-16-2-26 2-36z" fill="#f6fbff" />
    <path d="M40 62c-3 8-4 14-4 24h10c-2-9-2-16 2-23z" fill="#24476b" />
    <ellipse cx="48" cy="36" rx="20" ry="18" fill="#f6fbff" />
    <path d="M31 30c4-13 28-16 36-2-12-4-24-3-36 2z" fill="#d0362a" />
    <path d="M64 34l30 8-30 6c-3-4-3-10 0-14z" fill="#e9b23c" />
    <path d="M64 41l30 1-30 6z" fill="#b9821c" />
    <circle cx="56" cy="36" r="4.400" fill="#12263c" />
    <circle cx="57.400" cy="34.600" r="1.500" fill="#fff" />
    <path d="M30 40c6 8 14 11 24 10-6 8-14 8-20 4z" fill="#24476b" />
  </>
)
const Macaque = (
  <>
    <circle cx="22" cy="46" r="9" fill="#8f6a4c" />
    <circle cx="78" cy="46" r="9" fill="#8f6a4c" />
    <circle cx="22" cy="46" r="5" fill="#e8937f" />
    <circle cx="78" cy="46" r="5" fill="#e8937f" />
    <path d="M50 13c20 0 31 12 30 30-1 19-13 28-30 28S21 62 20 43c-1-18 10-30 30-30z" fill="#a9805c" />
    <path d="M50 15c-2 4-2 8 0 12M42 16c-1 4 0 7 2 10M58 16c1 4 0 7-2 10" stroke="#7a5638" strokeWidth="2.600" strokeLinecap="round" fill="none" />
    <path d="M50 34c6-8 22-6 22 8 0 8-4 10-5 16-2 8-9 11-17 11s-15-3-17-11c-1-6-5-8-5-16 0-14 16-16 22-8z" fill="#e8705e" />
    <circle cx="40" cy="44" r="4.600" fill="#26110a" />
    <circle cx="60" cy="44" r="4.600" fill="#26110a" />
    <circle cx="41.500" cy="42.500" r="1.500" fill="#fff" />
    <circle cx="61.500" cy="42.500" r="1.500" fill="#fff" />
    <path d="M47 53l1.500 2M53 53l-1.500 2M41 60c6 4 12 4 18 0" stroke="#6e1f14" strokeWidth="2.400" strokeLinecap="round" fill="none" />
  </>
)

const HEADS: Readonly<Record<string, ReactElement>> = {
  'clan-orange': Fox,
  'clan-purple': Cat,
  'clan-azure': Crane,
  'clan-crimson': Macaque,
}

/** A player without a clan is a shadow. */
export const headOf = (clan: string): ReactElement => HEADS[clan] ?? <circle cx="50" cy="44" r="26" fill="#39477f" />

/** A round portrait of the clan. */
export function ClanFace({ clan }: { readonly clan: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" fill="#1e2a55" />
      <circle cx="50" cy="46" r="40" fill="#e0563f" opacity=".9" />
      <path d="M6 100C10 76 28 68 50 68s40 8 44 32z" fill="var(--c)" />
      <path d="M38 69l12 18 12-18" fill="none" stroke="#1a1224" strokeWidth="4" opacity=".45" />
      {headOf(clan)}
    </svg>
  )
}
