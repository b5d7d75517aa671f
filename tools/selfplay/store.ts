import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/** Matches and what decides how they go. */
export interface Run<C extends object, M> {
  readonly conditions: C
  readonly matches: readonly M[]
}

export function readRun<C extends object, M>(file: string): Run<C, M> | undefined {
  // written by `store`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run<C, M>) : undefined
}

/** The names of the conditions that are not the same. */
export const differencesOf = (stored: object, wanted: object): readonly string[] =>
  Object.entries(wanted).flatMap(([name, value]) =>
    isDeepStrictEqual(Object.entries(stored).find(([known]) => known === name)?.[1], value) ? [] : [name],
  )

/** In one piece or not at all. */
export function store<C extends object, M>(file: string, run: Run<C, M>): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(run))
  renameSync(draft, file)
}

/** What differs from the usual table is in the name of its file. */
export const fileNameOf = (...parts: readonly string[]): string => `${parts.map((part) => part.replace('=', '-')).join('.')}.json`
