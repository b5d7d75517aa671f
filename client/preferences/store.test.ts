import { describe, expect, test } from 'vitest'
import { memoryStore } from '#sdk/match/identity.ts'
import { PREFERENCES_KEY, PreferenceStore } from './store.ts'

const DEFAULTS = new PreferenceStore(memoryStore()).read()

function storeWith(...kept: readonly (readonly [string, string])[]) {
  const storage = memoryStore()
  for (const [key, value] of kept) storage.setItem(key, value)
  return { storage, store: new PreferenceStore(storage) }
}

describe('the preferences', () => {
  test('are read again as they were kept, from one record with a version', () => {
    const { storage, store } = storeWith()
    store.change({ theme: 'light' })
    store.change({ language: 'ru' })
    expect(new PreferenceStore(storage).read()).toEqual({ ...DEFAULTS, theme: 'light', language: 'ru' })
    expect(JSON.parse(storage.getItem(PREFERENCES_KEY) ?? '')).toMatchObject({ version: 1, theme: 'light' })
  })

  test.each(['', '{', 'null', '7', '[]', '"dark"', '{"theme":7,"language":["ru"],"singleKeys":null}', '{"theme":"__proto__"}'])(
    'are the defaults if the record is %s',
    (text) => {
      expect(storeWith([PREFERENCES_KEY, text]).store.read()).toEqual(DEFAULTS)
    },
  )

  test('keep what is known in a record that also has what is not', () => {
    const text = JSON.stringify({ version: 99, theme: 'light', language: 'tlh', smell: 'sage' })
    expect(storeWith([PREFERENCES_KEY, text]).store.read()).toEqual({ ...DEFAULTS, theme: 'light' })
  })

  test('are taken over from the keys of earlier versions, which then go', () => {
    const { storage, store } = storeWith(['coven.theme', 'dark'], ['coven.language', 'ru'], ['coven.keys', 'off'])
    expect(store.read()).toEqual({ ...DEFAULTS, theme: 'dark', language: 'ru', singleKeys: 'off' })
    store.change({ theme: 'auto' })
    expect([storage.getItem('coven.theme'), storage.getItem('coven.keys')]).toEqual([null, null])
    expect(new PreferenceStore(storage).read()).toEqual({ ...DEFAULTS, language: 'ru', singleKeys: 'off' })
  })

  test('are announced when they change, here or in another tab', () => {
    const { storage, store } = storeWith()
    const seen: string[] = []
    store.subscribe(() => seen.push(store.read().theme))
    store.change({ theme: 'dark' })
    new PreferenceStore(storage).change({ theme: 'light' })
    store.reload()
    expect(seen).toEqual(['dark', 'light'])
  })
})
