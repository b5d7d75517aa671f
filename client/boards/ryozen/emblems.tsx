import type { ReactElement } from 'react'

/** The sign of each place, 100 by 100, in two given colours: `a` for the body, `b` for the details. */
type Emblem = (a: string, b: string) => ReactElement

const EMBLEMS: Readonly<Record<string, Emblem>> = {
  gate: (a, b) => (
    <>
      <path d="M8 20c28 8 56 8 84 0l-4 14H12zM18 42h64v9H18z" fill={b} />
      <path d="M24 34h11l2 58H24zM65 34h11v58H63z" fill={b} />
      <path d="M46 34h8v8h-8z" fill={a} />
      <path d="M14 92h72v6H14z" fill={a} />
    </>
  ),
  capital: (a, b) => (
    <>
      <path d="M50 4l14 14H36zM22 40L50 16l28 24-6 4H28zM10 70l18-26h44l18 26-6 4H16z" fill={b} />
      <path d="M38 44h24v10H38zM26 72h48v24H26z" fill={a} />
      <path d="M44 96V80h12v16z" fill={b} />
    </>
  ),
  outskirts: (a, b) => (
    <>
      <path d="M4 46L26 24l22 22v4H4z" fill={b} />
      <path d="M10 50h32v20H10z" fill={a} />
      <path d="M22 70V58h9v12z" fill={b} />
      <path d="M60 36c10 4 20-2 26-12 2 16-6 28-22 28z" fill={a} />
      <path d="M64 96c2-12 30-12 26-24-4-8-24-4-22-20" fill="none" stroke={b} strokeWidth="8" strokeLinecap="round" strokeDasharray="10 9" />
    </>
  ),
  altar: (a, b) => (
    <>
      <path d="M12 96h76v-10H12zM22 84h56V70H22zM30 68h40v-8H30z" fill={a} />
      <path d="M50 6c4 16 18 20 18 34a18 18 0 0 1-36 0c0-8 5-12 6-20 6 2 8 6 8 10 3-6 5-16 4-24z" fill={b} />
      <path d="M50 34c2 6 8 8 8 14a8 8 0 0 1-16 0c0-6 6-8 8-14z" fill={a} />
    </>
  ),
  springs: (a, b) => (
    <>
      <path d="M30 8c-10 12 10 16 0 30M50 2c-11 14 11 20 0 38M70 8c-10 12 10 16 0 30" fill="none" stroke={a} strokeWidth="7" strokeLinecap="round" />
      <path d="M6 56c12 10 24 10 44 0s32-10 44 0c0 22-18 38-44 38S6 78 6 56z" fill={b} />
      <path d="M18 68c10 6 18 6 32 0s22-6 32 0" fill="none" stroke={a} strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  'clan-house': (a, b) => (
    <>
      <path d="M2 46C24 40 40 24 50 6c10 18 26 34 48 40l-6 10H8z" fill={b} />
      <path d="M16 58h68v36H16z" fill={a} />
      <path d="M24 66h14v28H24zM44 66h12v14H44zM62 66h14v28H62z" fill={b} />
      <circle cx="50" cy="36" r="7" fill={a} />
    </>
  ),
  palace: (a, b) => (
    <>
      <path d="M50 96c-26-4-38-24-32-52 11 4 18 13 20 24-1-22 4-42 12-60 8 18 13 38 12 60 2-11 9-20 20-24 6 28-6 48-32 52z" fill={b} />
      <path d="M50 88c-6-10-6-24 0-40 6 16 6 30 0 40z" fill={a} />
    </>
  ),
}

export const emblemOf = (place: string, a: string, b: string): ReactElement | undefined => EMBLEMS[place]?.(a, b)
