import { commitToNonce } from '#shared/kernel/fairness.ts'

/**
 * Returns the nonce of a player in a load test. It must be new in the match but need not be secret. A real player takes 32 random bytes.
 */
export const nonceFor = (person: string): string => commitToNonce(person)

interface Person {
  readonly id: string
  readonly request: (type: string, payload: object) => Promise<unknown>
}

/** Makes everybody commit and then open, which begins the match. */
export async function beginWith(people: readonly Person[]): Promise<void> {
  for (const { id, request } of people) await request('ready', { ready: true, commitment: commitToNonce(nonceFor(id)) })
  for (const { id, request } of people) await request('open', { nonce: nonceFor(id) })
}
