import { randomBytes } from 'node:crypto'

/** Returns an id for a match that cannot be guessed. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** Returns 32 random bytes in hexadecimal digits. */
export const newSeed = (): string => randomBytes(32).toString('hex')
