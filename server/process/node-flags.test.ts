import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NODE_FLAGS } from './node-flags.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('npm start and the image start Node with the measured flags', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: { readonly start: string } }
  expect(scripts.start).toBe(`node ${NODE_FLAGS.join(' ')} server/main.ts`)
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? []
  expect(JSON.parse(command)).toEqual(['node', ...NODE_FLAGS, 'server/main.ts', '--no-build'])
})
