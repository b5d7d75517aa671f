import { REFUSALS, type Refusal, type RefusalCode } from '#shared/kernel/refusal.ts'

/** The server refused the request. `refusal` says why. */
export class RefusedError extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.name = 'Refused'
    this.refusal = refusal
  }
}

/** No reply came. The request may or may not have arrived. */
export class UnreachableError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Unreachable'
  }
}

const isCode = (code: unknown): code is RefusalCode => typeof code === 'string' && code in REFUSALS

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value && isCode(value.code)
}
