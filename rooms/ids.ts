import { randomBytes } from 'node:crypto'

/** Of a match; cannot be guessed. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** 32 bytes in hexadecimal digits. */
export const newSeed = (): string => randomBytes(32).toString('hex')
