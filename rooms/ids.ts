import { randomBytes } from 'node:crypto'

/** The id of a match. It cannot be guessed. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** 32 bytes in hexadecimal digits. */
export const newSeed = (): string => randomBytes(32).toString('hex')
