import { commitToNonce } from '#shared/kernel/fairness.ts'

/** A player of a load test trusts the server: its nonce must be new at the table, not secret. Who plays in earnest takes 32 bytes of real chance. */
export const nonceFor = (person: string): string => commitToNonce(person)

interface Person {
  readonly id: string
  readonly request: (type: string, payload: object) => Promise<unknown>
}

/** Everybody commits, and then everybody opens: the match has begun. */
export async function beginWith(people: readonly Person[]): Promise<void> {
  for (const { id, request } of people) await request('ready', { ready: true, commitment: commitToNonce(nonceFor(id)) })
  for (const { id, request } of people) await request('open', { nonce: nonceFor(id) })
}
