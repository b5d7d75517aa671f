import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))
const sourceOf = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

/** These tests keep the writing in two files, so that a reader can check the log-first rule there. */
test('no part of the host but JournalWriter calls the journal of the services', () => {
  expect(files.filter((file) => /services\.journal\b|Services\['journal'\]|Pick<Services, [^>]*'journal'/.test(sourceOf(file)))).toEqual([
    'journal-writer.ts',
  ])
})

test('only CommandPipeline makes JournalWriter append, and only CommandPipeline commits a command', () => {
  expect(files.filter((file) => /journal\.append\(/.test(sourceOf(file))).toSorted()).toEqual(['command-pipeline.ts', 'journal-writer.ts'])
  expect(files.filter((file) => /match\.commit\(/.test(sourceOf(file)))).toEqual(['command-pipeline.ts'])
})
