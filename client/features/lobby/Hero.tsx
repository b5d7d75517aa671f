import { useState } from 'react'
import type { GameOptionSpec } from '#shared/kernel/game-options.ts'
import { REFUSALS } from '#shared/kernel/refusal.ts'
import type { CreateMatchRequest, GameInfo } from '#shared/protocol/http.ts'
import { BOT_LEVELS, type BotLevel } from '#shared/protocol/match.ts'
import { GameEmblem, GameScene } from '../../boards/GamePictures.tsx'
import { boardOf } from '../../boards/index.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { NameEditor } from './NameEditor.tsx'
import type { useLobbyData } from './use-lobby.ts'

type SoloSpec = Extract<GameOptionSpec, { kind: 'choice' }>

/** Returns the option that sets the opponent's strength, in a game that one person can play alone. */
function soloSpec(game: GameInfo | undefined): SoloSpec | undefined {
  const forOne = game?.options.filter(({ appliesTo }) => appliesTo?.seats?.includes(1)) ?? []
  return forOne.find((spec) => spec.kind === 'choice')
}

interface HeroProps {
  /** The id of the game whose picture is shown. */
  readonly shown: string
  /** The shown game as the server offers it. */
  readonly game: GameInfo | undefined
  readonly lobby: ReturnType<typeof useLobbyData>
  readonly problem: string | undefined
  readonly onProblem: (problem: string | undefined) => void
  readonly onPlay: (wanted: CreateMatchRequest) => void
  readonly onQuick: (game: string) => void
  readonly onCreate: () => void
}

/** The chosen game, the guest's name and the ways into a match. */
export function Hero({ shown, game, lobby, problem, onProblem, onPlay, onQuick, onCreate }: HeroProps) {
  const { language } = useTranslation()
  const [level, setLevel] = useState<BotLevel>('novice')
  const [trial, setTrial] = useState<string>()
  const solo = soloSpec(game)
  const board = boardOf(shown)
  const play = (): void => {
    if (game) onPlay(soloMatch(game, level, solo && trial ? { [solo.id]: trial } : undefined))
  }
  return (
    <section className="hero">
      <div className="hero-art">
        <GameScene game={shown} />
      </div>
      <div className="hero-text">
        <GameEmblem game={shown} />
        <h1>{board?.names[language]}</h1>
        <p className="tale">{board?.tagline[language]}</p>
        <NameEditor
          guest={lobby.guest}
          onRename={async (name) => {
            const refused = await lobby.rename(name, language)
            onProblem(refused)
            return refused === undefined
          }}
        />
        <OpponentChoice solo={solo} trial={trial} onTrial={setTrial} level={level} onLevel={setLevel} />
        <Ways isDisabled={!game} onPlay={play} onQuick={() => game && onQuick(game.id)} onCreate={onCreate} />
        <Trouble lobby={lobby} problem={problem} />
      </div>
    </section>
  )
}

/** A match against bots that starts at once. */
const soloMatch = ({ id, seats }: GameInfo, level: BotLevel, options: CreateMatchRequest['options']): CreateMatchRequest => ({
  game: id,
  seats: seats.min,
  bots: Array.from({ length: seats.min - 1 }, () => level),
  ...(options && { options }),
  startAtOnce: true,
  listed: false,
  pace: 'untimed',
})

interface OpponentChoiceProps {
  readonly solo: SoloSpec | undefined
  readonly trial: string | undefined
  readonly onTrial: (trial: string) => void
  readonly level: BotLevel
  readonly onLevel: (level: BotLevel) => void
}

function OpponentChoice({ solo, trial, onTrial, level, onLevel }: OpponentChoiceProps) {
  const { t, language } = useTranslation()
  const label = t('lobby.opponent')
  return (
    <div className="duel">
      <span>{label}</span>
      {solo ? (
        <ChoiceChips
          label={label}
          value={trial ?? solo.default}
          onPick={onTrial}
          tokens={solo.values.map(({ id, names }) => ({ value: id, name: names[language] }))}
        />
      ) : (
        <ChoiceChips label={label} value={level} onPick={onLevel} tokens={BOT_LEVELS.map((value) => ({ value, name: t(`level.${value}`) }))} />
      )}
    </div>
  )
}

interface WaysProps {
  readonly isDisabled: boolean
  readonly onPlay: () => void
  readonly onQuick: () => void
  readonly onCreate: () => void
}

function Ways({ isDisabled, onPlay, onQuick, onCreate }: WaysProps) {
  const { t } = useTranslation()
  return (
    <div className="ways">
      <button type="button" className="btn go big" disabled={isDisabled} title={t('lobby.play.hint')} onClick={onPlay}>
        <Icon name="play" />
        {t('lobby.play')}
      </button>
      <button type="button" className="btn" disabled={isDisabled} title={t('lobby.quick.hint')} onClick={onQuick}>
        {t('lobby.quick')}
      </button>
      <button type="button" className="btn" disabled={isDisabled} title={t('lobby.create.hint')} onClick={onCreate}>
        {t('lobby.create')}
      </button>
    </div>
  )
}

/** Says what went wrong. A guest whom the server does not know can get a new identity here. */
function Trouble({ lobby, problem }: { readonly lobby: HeroProps['lobby']; readonly problem: string | undefined }) {
  const { t, language } = useTranslation()
  const { isReached, isStranger, comeAnew } = lobby
  const offline = isStranger ? REFUSALS['bad-token'][language] : t('lobby.offline')
  return (
    <>
      {(problem ?? !isReached) && (
        <p className="problem" role="alert">
          {problem ?? offline}
        </p>
      )}
      {isStranger && (
        <p className="ways">
          <button type="button" className="btn" title={t('lobby.anew.hint')} onClick={() => void comeAnew()}>
            {t('lobby.anew')}
          </button>
        </p>
      )}
    </>
  )
}
