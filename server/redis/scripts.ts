import type { ServiceFacts } from '../identity/service.ts'
import { type Beat, MAX_PAUSES, PAUSE_MS, UPTIME_MS } from '../process/pauses.ts'
import type { RedisClient } from './connection.ts'
import { CHANNELS, KEYS } from './keys.ts'

/** The fence of a write: the node and the epoch in which it owns the match. Without a node, only matches without an owner can be written. */
export interface Fence {
  readonly node: string
  readonly epoch: number
}
export const NOBODY: Fence = { node: '', epoch: 0 }

/** The first lines of every script that writes a match. They reject a writer that does not own the match in this epoch. */
const CHECK_FENCE = `
local owner = redis.call('HMGET', KEYS[1], 'node', 'epoch')
local node, epoch = owner[1] or '', owner[2] or '0'
if node ~= ARGV[1] or (node ~= '' and epoch ~= ARGV[2]) then return 'fenced' end
`

const SAVE = `${CHECK_FENCE}
if node ~= '' then
  local rev = tonumber(redis.call('HGET', KEYS[1], 'rev') or '0')
  if tonumber(ARGV[3]) <= rev then return 'late' end
  redis.call('HSET', KEYS[1], 'rev', ARGV[3])
end
redis.call('HSET', KEYS[1], 'record', ARGV[4])
if ARGV[5] == 'finished' then redis.call('HDEL', KEYS[1], 'snapshot', 'snapshotSeq') end
return 'ok'
`

const CREATE = `
if redis.call('HSETNX', KEYS[1], 'record', ARGV[1]) == 0 then return 'fenced' end
return 'ok'
`

const APPEND = `
if redis.call('HEXISTS', KEYS[1], 'record') == 0 then return 'missing' end
${CHECK_FENCE}
if tonumber(ARGV[3]) ~= redis.call('XLEN', KEYS[2]) + 1 then return 'not the next' end
redis.call('XADD', KEYS[2], ARGV[3] .. '-0', 'e', ARGV[4])
return 'ok'
`

const SNAPSHOT = `
if redis.call('HEXISTS', KEYS[1], 'record') == 0 then return 'missing' end
${CHECK_FENCE}
local seq = tonumber(ARGV[3])
if seq < 0 or seq > redis.call('XLEN', KEYS[2]) or seq % 1 ~= 0 then return 'ahead' end
if seq >= tonumber(redis.call('HGET', KEYS[1], 'snapshotSeq') or '0') then
  redis.call('HSET', KEYS[1], 'snapshotSeq', ARGV[3], 'snapshot', ARGV[4])
end
return 'ok'
`

/** Changes the owner of a match and increases the epoch. It does nothing if the owner has changed in the meantime. */
const CLAIM = `
if redis.call('HEXISTS', KEYS[1], 'record') == 0 then return 'missing' end
${CHECK_FENCE}
redis.call('HDEL', KEYS[1], 'rev')
redis.call('HSET', KEYS[1], 'node', ARGV[3])
return redis.call('HINCRBY', KEYS[1], 'epoch', 1)
`

const RELEASE = `${CHECK_FENCE}
redis.call('HSET', KEYS[1], 'node', '')
return 'ok'
`

const FORGET = `
if ARGV[1] ~= '' then return 'fenced' end
${CHECK_FENCE}
redis.call('DEL', KEYS[1], KEYS[2])
return 'ok'
`

/** Removes archived entries, unless a node has the match open or there are new entries. */
const ARCHIVE = `
if ARGV[1] ~= '' then return 'fenced' end
${CHECK_FENCE}
if redis.call('XLEN', KEYS[2]) ~= tonumber(ARGV[3]) then return 'not all' end
redis.call('HSET', KEYS[1], 'archived', ARGV[3])
redis.call('DEL', KEYS[2])
return 'ok'
`

/** Restores archived entries for a while. */
const RECALL = `
if redis.call('HGET', KEYS[1], 'archived') ~= tostring(#ARGV - 1) or redis.call('EXISTS', KEYS[2]) == 1 then return 'there' end
for seq = 2, #ARGV do redis.call('XADD', KEYS[2], (seq - 1) .. '-0', 'e', ARGV[seq]) end
redis.call('PEXPIRE', KEYS[2], ARGV[1])
return 'ok'
`

/** Writes an entry of the lobby. The script also publishes it, so that all nodes receive changes in the order in which they were made. */
const LIST = `
redis.call('HSET', KEYS[1], ARGV[2], ARGV[3])
return redis.call('PUBLISH', ARGV[1], ARGV[3])
`
/** Removes an entry of the lobby if it names this node. */
const UNLIST = `
local entry = redis.call('HGET', KEYS[1], ARGV[2])
if not entry or string.sub(entry, 1, #ARGV[3] + 1) ~= ARGV[3] .. ' ' then return 0 end
redis.call('HDEL', KEYS[1], ARGV[2])
return redis.call('PUBLISH', ARGV[1], ' ' .. ARGV[2])
`

/** Holds one of the open seats for a guest, if the other holds leave one. */
const HOLD = `
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
redis.call('ZREM', KEYS[1], ARGV[2])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[4], ARGV[2])
redis.call('PEXPIREAT', KEYS[1], ARGV[4])
return 1
`

const UNLOCK = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0
`

/** Changes the listing of a room if it names this process. Another process may replace it only after it has claimed the match. */
const LIST_ROOM = `
local listing = redis.call('HGET', KEYS[1], ARGV[1])
if listing and cjson.decode(listing).processId ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return 1
`
const UNLIST_ROOM = `
local listing = redis.call('HGET', KEYS[1], ARGV[1])
if not listing or cjson.decode(listing).processId ~= ARGV[2] then return 0 end
return redis.call('HDEL', KEYS[1], ARGV[1])
`
export const ROOM_SCRIPTS = { list: LIST_ROOM, unlist: UNLIST_ROOM } as const

/** A token bucket, stored as the time at which it is full again. It returns the milliseconds to wait, or 0 if a token was taken. */
const LIMIT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local full = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0')) + tonumber(ARGV[1])
local over = math.floor(full - now - tonumber(ARGV[2]))
if over > 0 then return over end
redis.call('SET', KEYS[1], string.format('%.17g', full), 'PX', math.ceil(full - now))
return 0
`

/**
 * Writes a beat. It returns all pauses as `from-to`. Before them it returns the previous beat if there was a pause since then, or an empty
 * text. Times are kept as texts, because Lua would write numbers with an exponent.
 */
const BEAT = `
local since, forget = tonumber(ARGV[1]), tonumber(ARGV[3])
local all = redis.call('HGETALL', KEYS[1])
local beat, froms, ends = nil, {}, {}
for n = 1, #all, 2 do
  if all[n] == 'beat' then beat = all[n + 1]
  elseif tonumber(all[n + 1]) <= forget then redis.call('HDEL', KEYS[1], all[n])
  else
    froms[#froms + 1] = all[n]
    ends[all[n]] = all[n + 1]
  end
end
table.sort(froms, function(a, b) return tonumber(a) < tonumber(b) end)
local noted = ''
if beat and since - tonumber(beat) > ${PAUSE_MS} then
  noted = beat
  local last = froms[#froms]
  if not last or tonumber(beat) - tonumber(ends[last]) >= ${UPTIME_MS} then
    last = beat
    froms[#froms + 1] = beat
  end
  ends[last] = ARGV[1]
  redis.call('HSET', KEYS[1], last, ARGV[1])
  if #froms > ${MAX_PAUSES} then redis.call('HDEL', KEYS[1], table.remove(froms, 1)) end
end
if not beat or tonumber(ARGV[2]) > tonumber(beat) then redis.call('HSET', KEYS[1], 'beat', ARGV[2]) end
local told = { noted }
for _, from in ipairs(froms) do told[#told + 1] = from .. '-' .. ends[from] end
return table.concat(told, ' ')
`

/** Moves a due time, unless it was changed in the meantime. */
const PUT_OFF = `
if redis.call('ZSCORE', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
return redis.call('ZADD', KEYS[1], 'XX', 'CH', ARGV[3], ARGV[1])
`

/** Changes the facts of the service if they are unchanged since they were read and, if a list of servers is given, no other server has joined. */
const AGREE = `
local known = redis.call('HMGET', KEYS[1], 'id', 'fingerprint', 'next')
for field = 1, 3 do
  if (known[field] or '') ~= ARGV[field] then return 'changed' end
end
if ARGV[7] == 'seen' then
  local seen = {}
  for index = 8, #ARGV do seen[ARGV[index]] = true end
  for _, node in ipairs(redis.call('HKEYS', KEYS[2])) do
    if not seen[node] then return 'changed' end
  end
end
redis.call('HSET', KEYS[1], 'fingerprint', ARGV[5])
if ARGV[4] ~= '' then redis.call('HSET', KEYS[1], 'id', ARGV[4]) end
if ARGV[6] == '' then redis.call('HDEL', KEYS[1], 'next') else redis.call('HSET', KEYS[1], 'next', ARGV[6]) end
return 'ok'
`

type Answer = string | number
/**
 * Runs a script. Its text is sent every time, and Redis caches the compiled script. With a hash instead, a restarted Redis would not know the
 * script, and commands would have to be sent again, out of order.
 */
const run = async (client: RedisClient, script: string, keys: string[], args: readonly (string | number)[]): Promise<Answer> => {
  const answer = await client.eval(script, { keys, arguments: args.map(String) })
  if (typeof answer === 'string' || typeof answer === 'number') return answer
  throw new Error(`a script answered ${JSON.stringify(answer)}`)
}

const factsOf = (facts: ServiceFacts | undefined): readonly string[] => [facts?.id ?? '', facts?.fingerprint ?? '', facts?.next ?? '']

const fenced = ({ node, epoch }: Fence): readonly (string | number)[] => [node, epoch]

/** A record of a match as JSON. `rev` is the number of the write. */
interface SavedRecord {
  readonly match: string
  readonly rev: number
  readonly phase: string
  readonly body: string
}

/** A journal entry or a snapshot as JSON. */
interface NumberedBody {
  readonly seq: number
  readonly body: string
}

interface SeatHold {
  readonly guest: string
  readonly seats: number
  readonly now: number
  readonly until: number
}

export const scripts = {
  save: (client: RedisClient, fence: Fence, { match, rev, phase, body }: SavedRecord) =>
    run(client, SAVE, [KEYS.match(match)], [...fenced(fence), rev, body, phase]),
  create: (client: RedisClient, match: string, body: string) => run(client, CREATE, [KEYS.match(match)], [body]),
  append: (client: RedisClient, fence: Fence, match: string, { seq, body }: NumberedBody) =>
    run(client, APPEND, [KEYS.match(match), KEYS.entries(match)], [...fenced(fence), seq, body]),
  snapshot: (client: RedisClient, fence: Fence, match: string, { seq, body }: NumberedBody) =>
    run(client, SNAPSHOT, [KEYS.match(match), KEYS.entries(match)], [...fenced(fence), seq, body]),
  claim: (client: RedisClient, seen: Fence, match: string, node: string) => run(client, CLAIM, [KEYS.match(match)], [...fenced(seen), node]),
  release: (client: RedisClient, fence: Fence, match: string) => run(client, RELEASE, [KEYS.match(match)], fenced(fence)),
  forget: (client: RedisClient, match: string) => run(client, FORGET, [KEYS.match(match), KEYS.entries(match)], fenced(NOBODY)),
  archive: (client: RedisClient, match: string, entries: number) =>
    run(client, ARCHIVE, [KEYS.match(match), KEYS.entries(match)], [...fenced(NOBODY), entries]),
  recall: (client: RedisClient, match: string, ms: number, entries: readonly string[]) =>
    run(client, RECALL, [KEYS.match(match), KEYS.entries(match)], [ms, ...entries]),
  list: (client: RedisClient, match: string, entry: string) => run(client, LIST, [KEYS.lobby], [CHANNELS.lobby, match, entry]),
  unlist: (client: RedisClient, match: string, node: string) => run(client, UNLIST, [KEYS.lobby], [CHANNELS.lobby, match, node]),
  hold: (client: RedisClient, match: string, { guest, seats, now, until }: SeatHold) =>
    run(client, HOLD, [KEYS.holds(match)], [now, guest, seats, until]),
  beat: (client: RedisClient, { since, at, forget }: Beat) => run(client, BEAT, [KEYS.pauses], [since, at, forget]),
  putOff: (client: RedisClient, match: string, due: number, later: number) => run(client, PUT_OFF, [KEYS.clocks], [match, due, later]),
  unlock: (client: RedisClient, key: string, token: string) => run(client, UNLOCK, [key], [token]),
  agree: (client: RedisClient, before: ServiceFacts | undefined, facts: ServiceFacts, seen: readonly string[] | undefined) =>
    run(client, AGREE, [KEYS.service, KEYS.nodes], [...factsOf(before), ...factsOf(facts), ...(seen ? ['seen', ...seen] : [])]),
  limit: (client: RedisClient, key: string, intervalMs: number, withinMs: number) => run(client, LIMIT, [key], [intervalMs, withinMs]),
} as const
