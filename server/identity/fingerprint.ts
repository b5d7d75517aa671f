import { hkdfSync } from 'node:crypto'

const BYTES = 16
const KID_BYTES = 8

const derive = (secret: string, purpose: string, bytes = BYTES): string =>
  Buffer.from(hkdfSync('sha256', secret, 'coven', purpose, bytes)).toString('hex')

/** What clients know a service by, if it began with this secret. It keeps that when it gets another one. */
export const serviceOf = (secret: string): string => derive(secret, 'service')

/** Tells whether two secrets are the same, and nothing else of them. */
export const fingerprintOf = (secret: string): string => derive(secret, 'fingerprint')

/** By which secret a token is signed. It is in every token. */
export const kidOf = (secret: string): string => derive(secret, 'kid', KID_BYTES)
