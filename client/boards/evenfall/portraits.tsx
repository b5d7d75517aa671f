import { useId } from 'react'
import { hashOf } from './art.ts'

const SKINS = ['#f0d2b4', '#e2b48c', '#c08a62', '#8a5a40', '#d9c8c0'] as const
const HAIR = ['#2a1d2b', '#6b3a22', '#c98a3a', '#d9d4e2', '#7a2a3a', '#3a5a4a'] as const
const CLOTH = ['#7a3f8f', '#2f6a86', '#8a4a3a', '#3f7a52', '#8a6a2a', '#4a4a90'] as const
const SKIES = ['#3a2a66', '#1f4a5c', '#5a2c46', '#2f4a36', '#54401f', '#2a2f6a'] as const
const HATS = [
  'M38 34l20-32 10 4-4 4 8 24c10 1 16 3 16 6H22c0-3 6-5 16-6z',
  'M28 36c0-24 18-30 29-30s29 6 29 30c-10-10-48-10-58 0z',
  'M30 34c4-10 2-16-4-22 10 2 14 6 18 10 2-8 6-12 13-16 7 4 11 8 13 16 4-4 8-8 18-10-6 6-8 12-4 22z',
  'M32 32c0-20 50-20 50 0l4 30c-4-14-8-22-12-26H40c-4 4-8 12-12 26z',
] as const

/** A person's face. The same person always looks the same. */
export function Portrait({ person }: { readonly person: string }) {
  const id = useId()
  const hash = hashOf(person.replace(/-\d$/, ''))
  const pick = <T,>(list: readonly T[], salt: number): T | undefined => list[Math.floor(hash / salt) % list.length]
  const [skin, hair, cloth, sky] = [pick(SKINS, 1), pick(HAIR, 5), pick(CLOTH, 7), pick(SKIES, 3)]
  const beard = Math.floor(hash / 11) % 3 === 0
  return (
    <svg viewBox="0 0 114 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <radialGradient id={id} cx=".5" cy=".4" r=".8">
        <stop offset="0" stopColor="#fff0c4" stopOpacity=".5" />
        <stop offset="1" stopColor={sky} stopOpacity="0" />
      </radialGradient>
      <rect width="114" height="80" fill={sky} />
      <rect width="114" height="80" fill={`url(#${id})`} />
      <path d="M14 80c4-18 22-24 43-24s39 6 43 24z" fill={cloth} />
      <path d="M46 58l11 12 11-12v-8H46z" fill={skin} />
      <path d="M34 34c0 20-4 26-8 32 10 0 14-6 16-14h30c2 8 6 14 16 14-4-6-8-12-8-32z" fill={hair} />
      <path d="M39 36c0-10 8-16 18-16s18 6 18 16c0 14-8 24-18 24s-18-10-18-24z" fill={skin} />
      {beard && <path d="M40 42c4 6 10 6 17 6s13 0 17-6c0 16-8 28-17 28s-17-12-17-28z" fill={hair} />}
      <path d="M47 38a2.200 2.200 0 1 0 .1 0zM67 38a2.200 2.200 0 1 0 .1 0z" fill="#1a1224" />
      <path d={beard ? 'M52 51h10v2H52z' : 'M51 50c4 3 8 3 12 0-2 5-10 5-12 0z'} fill="#8a3a42" />
      <path d={pick(HATS, 13)} fill={cloth} />
      <path d={pick(HATS, 13)} fill="#120a1e" opacity=".3" />
    </svg>
  )
}
