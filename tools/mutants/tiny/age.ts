/** So little that every mutant of it is known. */
export const isGrown = (age: number): boolean => age >= 18
