import { memo } from 'react'

/** The back of a recipe: the ring arrow around a cauldron. It is the same on every card. */
export const CardBack = memo(function CardBack() {
  return (
    <svg className="ww-back" viewBox="0 0 60 84" aria-hidden="true">
      <rect x="1" y="1" width="58" height="82" rx="7" fill="#3a2116" stroke="#d98f4e" strokeWidth="2" />
      <rect x="5" y="5" width="50" height="74" rx="4" fill="none" stroke="#8a5530" />
      <path d="M5 23l18-18M5 41L41 5M5 59L55 9M5 77l50-50M19 79l36-36M37 79l18-18" stroke="#59351f" strokeWidth="2" />
      <path d="M5 61l18 18M5 43l36 36M5 25l50 50M5 7l50 50M19 5l36 36M37 5l18 18" stroke="#59351f" strokeWidth="2" />
      <circle cx="30" cy="42" r="19" fill="#241410" stroke="#d98f4e" strokeWidth="2" />
      <path d="M17 42a13 13 0 0 1 22-9.500M43 42a13 13 0 0 1-22 9.500" fill="none" stroke="#d98f4e" strokeWidth="2.500" strokeLinecap="round" />
      <path d="M41.500 28v6.500H35zM18.500 56v-6.500H25z" fill="#d98f4e" />
      <path d="M23 40h14c1 7-2 10-7 10s-8-3-7-10z" fill="#f4e2c4" />
      <circle cx="28" cy="36.500" r="1.800" fill="#e8a35f" />
      <circle cx="33" cy="35" r="2.200" fill="#e8a35f" />
    </svg>
  )
})
