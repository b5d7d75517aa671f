import { z } from 'zod'
import { HEX_32 } from '#shared/kernel/fairness.ts'
import { BOT_LEVELS, type Requests, type RequestType } from '#shared/protocol/match.ts'

const seat = z.int().min(0).max(15)
const id = z.string().min(1).max(64)
/** A hash or a nonce: 32 bytes in hexadecimal digits. */
const hash = z.string().regex(HEX_32)
const nothing = z.strictObject({})

/** The schema that parses each type of request. Only the rules decide whether a request is legal. */
export const REQUESTS: { readonly [K in RequestType]: z.ZodType<Requests[K]['in']> } = {
  sit: z.strictObject({ seat }),
  stand: nothing,
  bot: z.strictObject({ seat, level: z.enum(BOT_LEVELS).exactOptional() }),
  remove: z.strictObject({ seat }),
  mute: z.strictObject({ seat, on: z.boolean() }),
  ready: z
    .strictObject({ ready: z.boolean(), commitment: hash.exactOptional() })
    .refine(({ ready, commitment }) => ready === (commitment !== undefined)),
  open: z.strictObject({ nonce: hash }),
  answer: z.strictObject({ id, decision: id, pick: z.union([z.string().max(256), z.int(), z.array(z.string().max(256)).max(200)]) }),
  undo: z.strictObject({ id }),
  resign: z.strictObject({ id }),
  autopilot: z.strictObject({ on: z.boolean() }),
  chat: z.strictObject({ text: z.string().trim().min(1).max(300) }),
  log: z.strictObject({ from: z.int().min(0) }),
  view: z.strictObject({ seq: z.int().min(0) }),
  rematch: z.strictObject({ commitment: hash.exactOptional() }),
}
export const REQUEST_TYPES = Object.keys(REQUESTS) as readonly RequestType[]
