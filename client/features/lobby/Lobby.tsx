import { useState } from 'react'
import type { CreateMatchRequest, MatchInfo } from '#shared/protocol/http.ts'
import { api } from '../../app/api.ts'
import { navigate, tablePath } from '../../app/route.ts'
import { BOARDS, boardOf, gameAttributes } from '../../boards/index.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { Settings } from '../../ui/Settings.tsx'
import { errorText } from '../table/error-text.ts'
import { CreateMatchForm } from './CreateMatchForm.tsx'
import { GameShelf } from './GameShelf.tsx'
import { Hero } from './Hero.tsx'
import { MatchList } from './MatchList.tsx'
import { useListedMatches, useLobbyData } from './use-lobby.ts'
import './lobby.css'
import './create-match.css'
import './narrow.css'
import '../table/waiting-room.css'
import '../table/result.css'

export default function LobbyPage() {
  const { t, language } = useTranslation()
  const lobby = useLobbyData()
  const [chosen, setChosen] = useState<string>()
  const [isCreating, setCreating] = useState(false)
  const [problem, setProblem] = useState<string>()
  const drawable = lobby.games.filter(({ id }) => boardOf(id))
  const game = drawable.find(({ id }) => id === chosen) ?? drawable[0]
  const shown = game?.id ?? BOARDS[0]?.game ?? ''

  const open = async (created: Promise<{ readonly id: string }>): Promise<void> => {
    try {
      navigate(tablePath((await created).id))
    } catch (error) {
      setProblem(errorText(error, language))
    }
  }
  const create = (wanted: CreateMatchRequest): void => void open(api.create(wanted))

  return (
    <div className="lobby" {...gameAttributes(shown)}>
      <header className="lobby-top">
        <span className="brand">
          <img src="/emblem.svg" alt="" width="38" height="38" />
          {t('app.name')}
        </span>
        <span className="sp" />
        <Popover icon="gear" label={t('settings.title')}>
          <Settings />
        </Popover>
      </header>
      <main>
        <Hero
          shown={shown}
          game={game}
          lobby={lobby}
          problem={problem}
          onProblem={setProblem}
          onPlay={create}
          onQuick={(id) => void open(api.quick(id))}
          onCreate={() => setCreating(true)}
        />
        <GameShelf games={lobby.games} shown={shown} onChoose={setChosen} />
        <MatchSections mine={lobby.mine} />
      </main>
      {isCreating && game && <CreateMatchForm game={game} onCreate={create} onClose={() => setCreating(false)} />}
    </div>
  )
}

/** The guest's own matches and the open matches of others. */
function MatchSections({ mine }: { readonly mine: readonly MatchInfo[] }) {
  const { t } = useTranslation()
  const { matches, more, live } = useListedMatches()
  const others = matches.filter(({ id }) => !mine.some((own) => own.id === id))
  const gathering = others.filter(({ phase }) => phase === 'gathering')
  const waiting = gathering.filter(({ pace }) => pace !== 'relaxed')
  const overDays = gathering.filter(({ pace }) => pace === 'relaxed')
  const playing = others.filter(({ phase }) => phase === 'playing')
  return (
    <div className="halls">
      {mine.length > 0 && <MatchSection title={t('lobby.mine')} matches={mine} mine />}
      {waiting.length > 0 ? (
        <MatchSection title={t('lobby.tables')} matches={waiting} />
      ) : (
        <section className="hall">
          <h2>{t('lobby.tables')}</h2>
          <p className="none">{t(live ? 'lobby.tables.none' : 'lobby.tables.lost')}</p>
        </section>
      )}
      {overDays.length > 0 && <MatchSection title={t('lobby.days')} matches={overDays} />}
      {playing.length > 0 && <MatchSection title={t('lobby.matches')} matches={playing} />}
      {more > 0 && <p className="more">{t('lobby.tables.more', { count: more })}</p>}
    </div>
  )
}

function MatchSection({ title, matches, mine = false }: { readonly title: string; readonly matches: readonly MatchInfo[]; readonly mine?: boolean }) {
  return (
    <section className="hall">
      <h2>{title}</h2>
      <MatchList matches={matches} mine={mine} />
    </section>
  )
}
