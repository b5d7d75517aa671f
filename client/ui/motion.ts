import { preferences } from '../preferences/store.ts'

const query = '(prefers-reduced-motion: reduce)'

/** Returns whether the system asks for less animation, or the person wants to see results at once. */
export const prefersReducedMotion = (): boolean => matchMedia(query).matches || preferences.read().speed === 'instant'
