const query = '(prefers-reduced-motion: reduce)'

/** Returns whether the system asks for less animation. */
export const prefersReducedMotion = (): boolean => matchMedia(query).matches
