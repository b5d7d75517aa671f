export interface Reply {
  readonly status: number
  readonly body: unknown
}

/** Posts JSON from Node and reads the JSON reply. */
export async function postJson(url: string, body: object, token?: string): Promise<Reply> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}
