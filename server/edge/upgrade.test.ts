import { expect, test } from 'vitest'
import { readTarget } from './upgrade.ts'

test('the URL of a socket names a room and a session, and may have a reconnection token', () => {
  expect(readTarget('/process/room-1?sessionId=a_B-9')?.pathname).toBe('/process/room-1')
  expect(readTarget('/node-1/process/room?sessionId=a&reconnectionToken=b')?.searchParams.get('reconnectionToken')).toBe('b')
})

test.for([
  '/process/constructor?sessionId=a',
  '/process/__proto__?sessionId=a',
  '/process/hasOwnProperty?sessionId=a',
  '/process/room?sessionId=constructor',
  '/process/room?sessionId=__proto__',
  '/process/room?sessionId=a&reconnectionToken=toString',
])('what every object has is not accepted as the name of a room, a session or a token: %s', (target) => {
  expect(readTarget(target)).toBeUndefined()
})
