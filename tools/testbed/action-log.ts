import { decode } from '@colyseus/schema'
import { unpack } from 'msgpackr/unpack'
import { FRAME } from '#sdk/raw/protocol-session.ts'
import type { PickValue } from '#shared/kernel/decision.ts'

/** An answer that an honest player gave. */
export interface TimedAction {
  readonly request: string
  readonly pick: PickValue
  /** `undefined` while there is no reply. */
  accepted: boolean | undefined
}

/** Returns the match of a connection, which is the last part of its path. */
const matchOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''

/** The actions of honest players, read from the frames that they sent and received. It does not depend on what the players themselves believe. */
export class ActionLog {
  /** The actions by match, in the order in which they were sent. */
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
