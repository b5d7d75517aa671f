const query = '(prefers-reduced-motion: reduce)'

/** Whether things may travel over the table. */
export const prefersReducedMotion = (): boolean => matchMedia(query).matches
