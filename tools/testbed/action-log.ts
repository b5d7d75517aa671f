import { decode } from '@colyseus/schema'
import { unpack } from 'msgpackr/unpack'
import { FRAME } from '#sdk/raw/protocol-session.ts'
import type { PickValue } from '#shared/kernel/decision.ts'

/** An answer that an honest player gave. */
export interface TimedAction {
  readonly request: string
  readonly pick: PickValue
  /** Undefined while there is no reply. */
  accepted: boolean | undefined
}

/** The connection's match, which is the last part of the path that it leads to. */
const matchOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''

/** What honest players did, read from the frames they sent and were sent: nothing of it depends on what they believe. */
export class ActionLog {
  /** By match, in the order in which they were sent. */
  readonly ofMatch = new Map<string, TimedAction[]>()

  watch(url: string): { sent(frame: Uint8Array): void; received(frame: Uint8Array): void } {
    const match = matchOf(url)
    const open = new Map<number, TimedAction>()
    return {
      sent: (frame) => {
        if (frame[0] !== FRAME.request) return
        const it = { offset: 1 }
        const number = decode.number(frame, it)
        if (decode.string(frame, it) !== 'answer') return
        const { id, pick } = unpack(frame.subarray(it.offset)) as { readonly id: string; readonly pick: PickValue }
        const action: TimedAction = { request: id, pick, accepted: undefined }
        open.set(number, action)
        this.#add(match, action)
      },
      received: (frame) => {
        if (frame[0] !== FRAME.response) return
        const it = { offset: 1 }
        const number = decode.number(frame, it)
        const action = open.get(number)
        if (action) action.accepted = frame[it.offset] === 0
        open.delete(number)
      },
    }
  }

  get accepted(): number {
    return [...this.ofMatch.values()].reduce((sum, actions) => sum + actions.filter(({ accepted }) => accepted).length, 0)
  }

  #add(match: string, action: TimedAction): void {
    const known = this.ofMatch.get(match)
    if (known) known.push(action)
    else this.ofMatch.set(match, [action])
  }
}
