/** A function so small that all its mutants are known. */
export const isGrown = (age: number): boolean => age >= 18
