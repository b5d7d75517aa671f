import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What makes the shuffle provably nobody's: the server commits to its seed first, then every seat adds a nonce. */
export interface Fairness {
  readonly serverSeed: string
  readonly nonces: readonly string[]
}

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** Published before seats are filled. */
export const commitTo = (serverSeed: string): string => digest(`coven commit ${serverSeed}`)

/** The seed of all randomness in the match. JSON keeps the parts apart whatever a nonce contains. */
export const deriveSeed = ({ serverSeed, nonces }: Fairness): string => digest(`coven seed ${JSON.stringify([serverSeed, ...nonces])}`)
