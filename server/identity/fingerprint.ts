import { hkdfSync } from 'node:crypto'

const BYTES = 16
const KID_BYTES = 8

const derive = (secret: string, purpose: string, bytes = BYTES): string =>
  Buffer.from(hkdfSync('sha256', secret, 'coven', purpose, bytes)).toString('hex')

/** The id of a service that began with this secret. The service keeps it when its secret changes. */
export const serviceOf = (secret: string): string => derive(secret, 'service')

/** Tells whether two secrets are equal, and reveals nothing else about them. */
export const fingerprintOf = (secret: string): string => derive(secret, 'fingerprint')

/** The key id in every token: it names the secret that signed it. */
export const kidOf = (secret: string): string => derive(secret, 'kid', KID_BYTES)
