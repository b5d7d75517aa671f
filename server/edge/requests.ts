import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** A path and a query of our own, in the letters that addresses are written in. Not the address of another server, as proxies are asked. */
const TARGET = /^\/[\x21-\x7e]{0,4096}$/
const MALFORMED = 400

/** Only what every parser behind it can read goes to the app, and an error there costs the caller the connection and nobody else anything. */
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
