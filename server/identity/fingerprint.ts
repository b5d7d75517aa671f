import { hkdfSync } from 'node:crypto'

const BYTES = 16
const KID_BYTES = 8

const derive = (secret: string, purpose: string, bytes = BYTES): string =>
  Buffer.from(hkdfSync('sha256', secret, 'coven', purpose, bytes)).toString('hex')

/** Returns the id of a service that begins with this secret. The service keeps the id when its secret changes. */
export const serviceOf = (secret: string): string => derive(secret, 'service')

/** Returns a fingerprint. Two secrets are equal if their fingerprints are, and a fingerprint reveals nothing else. */
export const fingerprintOf = (secret: string): string => derive(secret, 'fingerprint')

/** Returns the key id of a secret. Every token has the key id of the secret that signed it. */
export const kidOf = (secret: string): string => derive(secret, 'kid', KID_BYTES)
