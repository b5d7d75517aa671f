import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Api, Identity, MatchClient } from '#sdk/match/index.ts'
import { sorcerers } from '#shared/games/sorcerers/index.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { ui } from '../../boards/sorcerers/ui.ts'
import { TranslationContext, translationTo } from '../../i18n/translation.tsx'
import type { LoadedGame } from './use-game-ui.ts'
import { type TableModel, useTable } from './use-table.ts'

const LOADED: LoadedGame = { game: sorcerers, ui }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({})
})
afterAll(() => server.close())

function newStore() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** Returns what a page shows first when it opens now. */
function modelOf(client: MatchClient): TableModel {
  let model: TableModel | undefined
  function Probe() {
    model = useTable(client, LOADED)
    return undefined
  }
  renderToStaticMarkup(
    <TranslationContext value={translationTo('en', () => undefined)}>
      <Probe />
    </TranslationContext>,
  )
  if (!model) throw new Error('The table was not rendered.')
  return model
}

const untilState = (client: MatchClient, isReached: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!isReached()) return
      stop()
      resolve()
    }
    const stop = client.subscribe(look)
    look()
  })

test('a table shows its waiting room, then the match, and answers what the server asks', async () => {
  const api = new Api(server.url, new Identity(newStore()), () => 'Hazel')
  const { id } = await api.create({ game: 'sorcerers', seats: 2, listed: false, pace: 'untimed' })
  const client = new MatchClient(api, id)
  await untilState(client, () => client.read().status === 'live' && client.read().seat !== undefined)

  const room = modelOf(client)
  expect([room.status, room.view.own, room.view.board, room.asked]).toEqual(['seating', 0, undefined, undefined])

  room.actions.setBot(1, 'novice')
  room.actions.ready(true)
  const isAsked = (): boolean => (client.read().state?.seats[0]?.private?.prompt.id ?? '') !== ''
  await untilState(client, () => isAsked() && client.read().log.length > 0)

  const { asked, status, selection, view, nameOf, isDrawn, answer } = modelOf(client)
  expect(status).toBe('prompt')
  const [choice = ''] = asked?.choices ?? []
  expect(selection.selectable.has(choice)).toBe(true)
  expect([isDrawn(choice), nameOf(choice).startsWith('Choose ')]).toEqual([true, true])
  expect(view.board?.prompt).toBe(asked)
  expect(view.progress).toBe('Choosing sorcerers')

  const { seq = 0 } = client.read().state ?? {}
  answer(choice)
  await untilState(client, () => (client.read().state?.seq ?? 0) > seq)
  client.close()
})
