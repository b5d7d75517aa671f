import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { GameOptionSpec } from '#shared/kernel/game-options.ts'
import { REFUSALS } from '#shared/kernel/refusal.ts'
import type { CreateMatchRequest, GameInfo, Guest, MatchInfo } from '#shared/protocol/http.ts'
import { BOT_LEVELS, type BotLevel } from '#shared/protocol/match.ts'
import { api } from '../../app/api.ts'
import { navigate, tablePath } from '../../app/route.ts'
import { hasUi } from '../../boards/index.ts'
import { GameScene } from '../../boards/scenes.tsx'
import { useTranslation } from '../../i18n/translation.tsx'
import { backoffMs } from '../../net/backoff.ts'
import { LobbyClient, RefusedError } from '../../net/index.ts'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { Emblem, GAMES_WITH_EMBLEM } from '../../ui/Emblem.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { Settings } from '../../ui/Settings.tsx'
import { errorText } from '../table/error-text.ts'
import { CreateMatchForm } from './CreateMatchForm.tsx'
import { MatchList } from './MatchList.tsx'
import { NameEditor } from './NameEditor.tsx'
import { GAME_TEXTS } from './names.ts'
import './lobby.css'
import '../table/parts.css'

/** In a game that can be played alone, the strength of the opponent is one of its own options. */
function soloChoice(game: GameInfo | undefined): Extract<GameOptionSpec, { kind: 'choice' }> | undefined {
  const forOne = game?.options.filter(({ appliesTo }) => appliesTo?.seats?.includes(1)) ?? []
  return forOne.find((spec) => spec.kind === 'choice')
}

const NO_TABLES = { live: false, tables: [], more: 0 } as const

export default function LobbyPage() {
  const { t, language } = useTranslation()
  const { games, guest, mine, reached, isStranger, rename, comeAnew } = useLobbyData()
  const { tables, more, live } = useTables()
  const [chosen, setChosen] = useState<string>()
  const [level, setLevel] = useState<BotLevel>('novice')
  const [trial, setTrial] = useState<string>()
  const [creating, setCreating] = useState(false)
  const [problem, setProblem] = useState<string>()
  const game = games.find(({ id }) => id === chosen) ?? games[0]
  const shown = game?.id ?? 'sorcerers'
  const solo = soloChoice(game)

  const open = async (making: Promise<{ readonly id: string }>): Promise<void> => {
    try {
      navigate(tablePath((await making).id))
    } catch (error) {
      setProblem(errorText(error, language))
    }
  }
  const create = (wanted: CreateMatchRequest): void => void open(api.create(wanted))
  const others = tables.filter(({ id }) => !mine.some((own) => own.id === id))
  const gathering = others.filter(({ phase }) => phase === 'gathering')
  const waiting = gathering.filter(({ pace }) => pace !== 'relaxed')
  const overDays = gathering.filter(({ pace }) => pace === 'relaxed')
  const playing = others.filter(({ phase }) => phase === 'playing')

  return (
    <div className="lobby" data-game={shown}>
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
        <section className="hero">
          <div className="hero-art">
            <GameScene game={shown} />
          </div>
          <div className="hero-text">
            <Emblem game={shown} />
            <h1>{GAME_TEXTS[shown]?.names[language]}</h1>
            <p className="tale">{GAME_TEXTS[shown]?.tale[language]}</p>
            <NameEditor
              guest={guest}
              onRename={async (name) => {
                const refused = await rename(name, language)
                setProblem(refused)
                return refused === undefined
              }}
            />
            <div className="duel">
              <span>{t('lobby.opponent')}</span>
              {solo ? (
                <ChoiceChips
                  label={t('lobby.opponent')}
                  value={trial ?? solo.default}
                  onPick={setTrial}
                  tokens={solo.values.map(({ id, names }) => ({ value: id, name: names[language] }))}
                />
              ) : (
                <ChoiceChips
                  label={t('lobby.opponent')}
                  value={level}
                  onPick={setLevel}
                  tokens={BOT_LEVELS.map((value) => ({ value, name: t(`level.${value}`) }))}
                />
              )}
            </div>
            <div className="ways">
              <button
                type="button"
                className="btn go big"
                disabled={!game}
                title={t('lobby.play.hint')}
                onClick={() =>
                  game &&
                  create({
                    game: game.id,
                    seats: game.seats.min,
                    bots: Array.from({ length: game.seats.min - 1 }, () => level),
                    ...(solo && trial && { options: { [solo.id]: trial } }),
                    startAtOnce: true,
                    listed: false,
                    pace: 'untimed',
                  })
                }
              >
                <Icon name="play" />
                {t('lobby.play')}
              </button>
              <button
                type="button"
                className="btn"
                disabled={!game}
                title={t('lobby.quick.hint')}
                onClick={() => game && void open(api.quick(game.id))}
              >
                {t('lobby.quick')}
              </button>
              <button type="button" className="btn" disabled={!game} title={t('lobby.create.hint')} onClick={() => setCreating(true)}>
                {t('lobby.create')}
              </button>
            </div>
            {(problem ?? !reached) && (
              <p className="problem" role="alert">
                {problem ?? (isStranger ? REFUSALS['bad-token'][language] : t('lobby.offline'))}
              </p>
            )}
            {isStranger && (
              <p className="ways">
                <button type="button" className="btn" title={t('lobby.anew.hint')} onClick={() => void comeAnew()}>
                  {t('lobby.anew')}
                </button>
              </p>
            )}
          </div>
        </section>

        <nav className="shelf" aria-label={t('lobby.tagline')}>
          {GAMES_WITH_EMBLEM.map((id) => (
            <GameCard key={id} id={id} info={games.find((known) => known.id === id)} chosen={id === shown} onChoose={() => setChosen(id)} />
          ))}
        </nav>

        <div className="halls">
          {mine.length > 0 && (
            <section className="hall">
              <h2>{t('lobby.mine')}</h2>
              <MatchList tables={mine} mine />
            </section>
          )}
          <section className="hall">
            <h2>{t('lobby.tables')}</h2>
            {waiting.length === 0 ? (
              <p className="none">{t(live ? 'lobby.tables.none' : 'lobby.tables.lost')}</p>
            ) : (
              <MatchList tables={waiting} mine={false} />
            )}
          </section>
          {overDays.length > 0 && (
            <section className="hall">
              <h2>{t('lobby.days')}</h2>
              <MatchList tables={overDays} mine={false} />
            </section>
          )}
          {playing.length > 0 && (
            <section className="hall">
              <h2>{t('lobby.matches')}</h2>
              <MatchList tables={playing} mine={false} />
            </section>
          )}
          {more > 0 && <p className="more">{t('lobby.tables.more', { count: more })}</p>}
        </div>
      </main>
      {creating && game && <CreateMatchForm game={game} onCreate={create} onClose={() => setCreating(false)} />}
    </div>
  )
}

function GameCard(props: { readonly id: string; readonly info: GameInfo | undefined; readonly chosen: boolean; readonly onChoose: () => void }) {
  const { id, info, chosen, onChoose } = props
  const { t, language } = useTranslation()
  return (
    <button
      type="button"
      className={`gamecard ${info ? '' : 'shut'}`}
      data-game={id}
      aria-pressed={chosen}
      aria-disabled={!info}
      onClick={() => info && onChoose()}
    >
      <span className="scene">
        <GameScene game={id} />
      </span>
      <Emblem game={id} />
      <b>{info?.names[language] ?? GAME_TEXTS[id]?.names[language]}</b>
      <small>{info ? t('lobby.players', { min: info.seats.min, max: info.seats.max }) : t('lobby.soon')}</small>
    </button>
  )
}

/** Games, own name and own matches; asked for again until the server answers. */
function useLobbyData() {
  const [games, setGames] = useState<readonly GameInfo[]>([])
  const [mine, setMine] = useState<readonly MatchInfo[]>([])
  const [guest, setGuest] = useState<Guest | undefined>(() => api.identity.read())
  const [reached, setReached] = useState(true)
  const [isStranger, setStranger] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const load = async (attempt: number): Promise<void> => {
      try {
        const [known, self] = await Promise.all([api.games(), api.guest()])
        const own = await api.mine()
        if (gone) return
        setGames(known.filter(({ id }) => hasUi(id)))
        setGuest(self)
        setMine(own)
        setReached(true)
        setStranger(false)
      } catch (error) {
        if (gone) return
        setReached(false)
        setStranger(error instanceof RefusedError && error.refusal.code === 'bad-token')
        timer = setTimeout(() => void load(attempt + 1), backoffMs(attempt))
      }
    }
    void load(0)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [])
  const rename = useCallback(async (name: string, language: 'en' | 'ru'): Promise<string | undefined> => {
    try {
      setGuest(await api.rename(name))
      return undefined
    } catch (error) {
      return errorText(error, language)
    }
  }, [])
  // What could not be asked with the old pass is asked again soon, with the new one.
  const comeAnew = useCallback(async (): Promise<void> => {
    await api.anew().then(setGuest, () => undefined)
  }, [])
  return { games, guest, mine, reached, isStranger, rename, comeAnew }
}

function useTables() {
  const [lobby, setLobby] = useState<LobbyClient>()
  useEffect(() => {
    const opened = new LobbyClient(api)
    setLobby(opened)
    return () => opened.close()
  }, [])
  const nothing = useCallback(() => () => undefined, [])
  return useSyncExternalStore(lobby?.subscribe ?? nothing, lobby?.read ?? (() => NO_TABLES))
}
