import { useEffect, useState } from 'react'
import type { MatchClient } from '#sdk/match/index.ts'
import { hasBegun } from '#shared/protocol/match.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Announcer } from './Announcer.tsx'
import { BoardArea } from './BoardArea.tsx'
import { Chat } from './Chat.tsx'
import { KeysButton } from './keys/KeysButton.tsx'
import { TableKeys } from './keys/TableKeys.tsx'
import { Log } from './Log.tsx'
import { Menu } from './Menu.tsx'
import { PlayerArea } from './PlayerArea.tsx'
import { Players } from './Players.tsx'
import { SidePanel, useSidePanel, useUnread } from './SidePanel.tsx'
import { TableProvider } from './TableContext.tsx'
import { TableLayout } from './TableLayout.tsx'
import { TableStatusBar } from './TableStatusBar.tsx'
import { TopBar } from './TopBar.tsx'
import type { LoadedGame } from './use-game-ui.ts'
import { type TableModel, useTable } from './use-table.ts'
import { WaitingRoom } from './WaitingRoom.tsx'
import { WhyNot } from './WhyNot.tsx'

/** The page of a running match, from its waiting room to its result. */
export function MatchTable({ client, loaded }: { readonly client: MatchClient; readonly loaded: LoadedGame }) {
  const { t } = useTranslation()
  const table = useTable(client, loaded)
  const panel = useSidePanel<'log' | 'chat'>('log')
  const unread = useUnread(table.chat.lines.length, panel.tab === 'chat')
  const [isKeysOpen, setKeysOpen] = useState(false)
  useTitle(table)
  return (
    <TableProvider table={table}>
      <TableLayout className={classOf(table)}>
        <TopBar unread={unread} onLog={panel.toggle}>
          <KeysButton onOpen={() => setKeysOpen(true)} />
          <Menu />
        </TopBar>
        <Players />
        <BoardArea>
          <WaitingRoom />
        </BoardArea>
        <TableStatusBar />
        <PlayerArea />
        <SidePanel
          panel={panel}
          tabs={[
            { id: 'log', name: t('log.tab'), content: <Log /> },
            { id: 'chat', name: t('chat.tab'), unread, content: <Chat /> },
          ]}
        />
        <TableKeys isOpen={isKeysOpen} onToggle={setKeysOpen} />
        <Announcer />
        <WhyNot />
      </TableLayout>
    </TableProvider>
  )
}

function classOf({ match, past, view }: TableModel): string {
  const isSpectator = view.own === undefined
  return `${hasBegun(match.phase) ? '' : 'gather'} ${past ? 'past' : ''} ${isSpectator ? 'spectator' : ''}`
}

/** Shows in the browser tab whose turn it is. */
function useTitle({ view, asked }: TableModel): void {
  const { t, language } = useTranslation()
  const name = view.loaded.game.names[language]
  const isTurn = asked !== undefined && !asked.optional
  useEffect(() => {
    document.title = isTurn ? `● ${t('status.turn')} · ${name}` : `${name} · ${t('app.name')}`
    return () => {
      document.title = t('app.name')
    }
  }, [isTurn, name, t])
}
