/** Declares the parts of k6's modules that the script uses. */
declare module 'k6/http' {
  interface HttpResponse {
    readonly status: number
    readonly body: string | null
  }
  const http: {
    asyncRequest(method: string, url: string, body: string, params: { readonly headers: Readonly<Record<string, string>> }): Promise<HttpResponse>
  }
  export default http
}
declare module 'k6/websockets' {
  export class WebSocket {
    constructor(url: string)
    binaryType: 'arraybuffer' | 'blob'
    readonly readyState: number
    onopen: () => void
    onmessage: (event: { readonly data: ArrayBuffer }) => void
    onclose: (event: { readonly code?: number }) => void
    onerror: (event: { readonly error: unknown }) => void
    send(data: ArrayBuffer): void
    close(code?: number): void
  }
}
declare module 'k6/metrics' {
  export class Trend {
    constructor(name: string, isTime?: boolean)
    add(value: number): void
  }
  export class Counter {
    constructor(name: string)
    add(value: number): void
  }
}
declare module 'k6/execution' {
  const execution: { readonly scenario: { readonly name: string; readonly iterationInTest: number } }
  export default execution
}
declare const __ENV: Readonly<Record<string, string | undefined>>
