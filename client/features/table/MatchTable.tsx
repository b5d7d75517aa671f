import { useState } from 'react'
import type { MatchClient } from '#sdk/match/index.ts'
import { hasBegun } from '#shared/protocol/match.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { useIsPageVisible } from '../../ui/page-visibility.ts'
import { BoardArea } from './BoardArea.tsx'
import { Chat } from './Chat.tsx'
import { useEventSounds } from './event-sounds.ts'
import { KeysButton } from './keys/KeysButton.tsx'
import { TableKeys } from './keys/TableKeys.tsx'
import { Log } from './Log.tsx'
import { Menu } from './Menu.tsx'
import { PlayerArea } from './PlayerArea.tsx'
import { Players } from './Players.tsx'
import { Retelling } from './Retelling.tsx'
import { Announcer } from './reader/Announcer.tsx'
import { Victory } from './result/Victory.tsx'
import { SidePanel, useSidePanel, useUnread } from './SidePanel.tsx'
import { TableProvider } from './TableContext.tsx'
import { TableLayout } from './TableLayout.tsx'
import { TableStatusBar } from './TableStatusBar.tsx'
import { TopBar } from './TopBar.tsx'
import { useAttention } from './use-attention.ts'
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
  useAttention(table)
  useEventSounds(table.view, useIsPageVisible())
  return (
    <TableProvider table={table}>
      <TableLayout className={classOf(table)}>
        <TopBar unread={unread} onLog={panel.toggle}>
          <Menu />
          <KeysButton onOpen={() => setKeysOpen(true)} />
        </TopBar>
        <Players />
        <BoardArea>
          <WaitingRoom />
        </BoardArea>
        <Retelling
          onLog={() => {
            panel.show('log')
            panel.open()
          }}
        />
        <Victory />
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
