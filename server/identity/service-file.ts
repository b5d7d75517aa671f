import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { putFile, readIfThere } from './files.ts'
import type { ServiceFacts, ServiceStore } from './service.ts'

const Facts = z.object({ id: z.string().optional(), fingerprint: z.string(), next: z.string().optional() })

/** The service book of a single server, in its data directory. Only the server and `coven secret rotate` write there. */
export class ServiceFile implements ServiceStore {
  readonly #dir: string

  constructor(dataDir: string) {
    this.#dir = dataDir
  }

  async read(): Promise<ServiceFacts | undefined> {
    const text = await readIfThere(this.#file)
    if (text !== undefined) return this.#parse(text)
    // Older versions wrote only the fingerprint.
    const fingerprint = (await readIfThere(this.#older))?.trim()
    return fingerprint ? { fingerprint } : undefined
  }

  async write(before: ServiceFacts | undefined, facts: ServiceFacts): Promise<boolean> {
    if (!isDeepStrictEqual(plain(await this.read()), plain(before))) return false
    await mkdir(this.#dir, { recursive: true, mode: 0o700 })
    await putFile(this.#file, `${JSON.stringify(facts)}\n`)
    await rm(this.#older, { force: true })
    return true
  }

  get #file(): string {
    return join(this.#dir, 'service.json')
  }

  get #older(): string {
    return join(this.#dir, 'secret.fingerprint')
  }

  #parse(text: string): ServiceFacts {
    try {
      return Facts.parse(JSON.parse(text))
    } catch {
      throw new Error(`${this.#file} cannot be read: restore it from a backup, or delete it if SECRET is the right one.`)
    }
  }
}

/** Leaves out undefined fields. */
const plain = (facts: ServiceFacts | undefined): object | undefined => facts && JSON.parse(JSON.stringify(facts))
