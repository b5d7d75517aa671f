import type { Reply } from './post.ts'

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

/** Asks for a place in a match, or in the lobby; gives the address to connect to. */
export async function reserve(post: (url: string, body: object) => Promise<Reply>, url: string, room: string, options: object): Promise<string> {
  const way = room === 'lobby' ? 'joinOrCreate' : 'joinById'
  const { status, body } = await post(`${url}/matchmake/${way}/${room}`, options)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)} on joining`)
  return addressOf(url, body as Reservation)
}
