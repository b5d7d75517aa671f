import type { Reply } from './post-json.ts'

interface Reservation {
  readonly sessionId: string
  readonly roomId: string
  readonly processId: string
  readonly publicAddress?: string
}

function addressOf(url: string, { sessionId, roomId, processId, publicAddress }: Reservation): string {
  const base = url.replace(/^http/, 'ws')
  const [scheme = 'ws:'] = base.split('//')
  const host = publicAddress === undefined ? base : publicAddress.startsWith('/') ? base + publicAddress : `${scheme}//${publicAddress}`
  return `${host}/${processId}/${roomId}?sessionId=${sessionId}`
}

type Post = (url: string, body: object) => Promise<Reply>

/** Asks for a place in a match or in the lobby. Returns the address to connect to. */
export function reserveSeat(post: Post, url: string, room: string, options: object): Promise<string> {
  const way = room === 'lobby' ? 'joinOrCreate' : 'joinById'
  return place(post, url, `${way}/${room}`, options)
}

/** Asks for the place that a broken connection had. Returns the address to connect to. */
export const reserveSeatAgain = (post: Post, url: string, room: string, reconnectionToken: string): Promise<string> =>
  place(post, url, `reconnect/${room}`, { reconnectionToken })

async function place(post: Post, url: string, path: string, options: object): Promise<string> {
  const { status, body } = await post(`${url}/matchmake/${path}`, options)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)} on joining`)
  return addressOf(url, body as Reservation)
}
