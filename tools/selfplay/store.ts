import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'

/** Matches, with the conditions that determine them. */
export interface Run<C extends object, M> {
  readonly conditions: C
  readonly matches: readonly M[]
}

export function readRun<C extends object, M>(file: string): Run<C, M> | undefined {
  // The file was written by `store`.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run<C, M>) : undefined
}

/** Returns the names of the conditions that differ. */
export const differencesOf = (stored: object, wanted: object): readonly string[] =>
  Object.entries(wanted).flatMap(([name, value]) =>
    isDeepStrictEqual(Object.entries(stored).find(([known]) => known === name)?.[1], value) ? [] : [name],
  )

/** Writes the file as a whole or not at all. */
function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}

export const store = <C extends object, M>(file: string, run: Run<C, M>): void => write(file, JSON.stringify(run))

export function readZipped<T extends object>(file: string): T | undefined {
  // written by `storeZipped`
  return existsSync(file) ? (JSON.parse(gunzipSync(readFileSync(file)).toString()) as T) : undefined
}

export const storeZipped = (file: string, value: object): void => write(file, gzipSync(JSON.stringify(value), { level: 9 }))

/** Returns a file name that contains what differs from the usual table. */
export const fileNameOf = (...parts: readonly string[]): string => `${parts.map((part) => part.replace('=', '-')).join('.')}.json`
