import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** A path and a query in URL characters. An absolute URL, as a client sends it to a proxy, is refused. */
const TARGET = /^\/[\x21-\x7e]{0,4096}$/
const MALFORMED = 400

/**
 * Passes a request to the app only if every parser behind it can read it. An exception in the app ends the connection of this client and
 * affects nobody else.
 */
export function guardRequests(app: RequestListener, onError: (error: unknown) => void): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    if (!TARGET.test(request.url ?? '')) {
      response.writeHead(MALFORMED, { Connection: 'close', 'Content-Length': 0 }).end()
      return
    }
    try {
      app(request, response)
    } catch (error) {
      onError(error)
      response.destroy()
    }
  }
}
