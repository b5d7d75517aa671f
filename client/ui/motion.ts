const query = '(prefers-reduced-motion: reduce)'

/** Whether things may travel over the table. */
export const isStill = (): boolean => matchMedia(query).matches
