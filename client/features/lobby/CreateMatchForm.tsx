import { useState } from 'react'
import { defaultGameOptions, type GameOptionSpec, type GameOptions, type GameOptionValue } from '#shared/kernel/game-options.ts'
import type { CreateMatchRequest, GameInfo } from '#shared/protocol/http.ts'
import { BOT_LEVELS, type BotLevel, PACES, type Pace } from '#shared/protocol/match.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { colourOf, symbolOf } from '../../ui/seats.ts'
import { applies } from '../table/WaitingRoom.tsx'

type Sitter = 'person' | BotLevel
const SITTERS = ['person', ...BOT_LEVELS] as const
const STEPS_IN_RANGE = 36

/** Returns a step size that crosses the range in a reasonable number of clicks. */
const strideOf = ({ min, max, step }: Extract<GameOptionSpec, { kind: 'range' }>): number => {
  const wanted = Math.ceil((max - min) / step / STEPS_IN_RANGE)
  const round = [1, 2, 5, 10, 25, 50, 100].find((nice) => nice >= wanted) ?? wanted
  return round * step
}

/** The form for a new match: who plays, and with which options. */
export function CreateMatchForm(props: {
  readonly game: GameInfo
  readonly onCreate: (wanted: CreateMatchRequest) => void
  readonly onClose: () => void
}) {
  const { game } = props
  const { t, language } = useTranslation()
  const [seats, setSeats] = useState(game.seats.min)
  const [players, setSitters] = useState<readonly Sitter[]>([])
  const [options, setOptions] = useState<GameOptions>(() => defaultGameOptions(game.options))
  const [pace, setPace] = useState<Pace>('live')
  const [listed, setListed] = useState(true)
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, n) => game.seats.min + n)
  const guests = Array.from({ length: seats - 1 }, (_, n): Sitter => players[n] ?? 'person')
  // Bots take the last seats, so people come first.
  const bots = guests.filter((player): player is BotLevel => player !== 'person')
  const isForOthers = guests.includes('person')
  const shown = game.options.filter((spec) => applies(spec, options, seats))
  const set = (id: string, value: GameOptionValue): void => setOptions({ ...options, [id]: value })
  const create = (): void => {
    const chosen = Object.fromEntries(shown.map((spec) => [spec.id, options[spec.id] ?? spec.default]))
    props.onCreate({ game: game.id, seats, options: chosen, pace, listed: listed && isForOthers, bots })
  }
  return (
    <Sheet title={`${t('create.title')} · ${game.names[language]}`} side="middle" onClose={props.onClose}>
      <div className="setup">
        <h3>{t('create.seats')}</h3>
        <ChoiceChips label={t('create.seats')} value={seats} onPick={setSeats} tokens={counts.map((value) => ({ value, name: String(value) }))} />
        <ul className="sitters">
          <li style={inColour(colourOf(0))}>
            <span className="disc full">
              <Icon name={symbolOf(0)} />
            </span>
            <b>{t('create.you')}</b>
          </li>
          {guests.map((player, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
            <li key={n} style={inColour(colourOf(n + 1))}>
              <span className={`disc ${player === 'person' ? '' : 'full'}`}>
                <Icon name={player === 'person' ? symbolOf(n + 1) : 'bot'} />
              </span>
              <ChoiceChips
                label={t('seat.open')}
                value={player}
                onPick={(next) => setSitters(guests.map((other, at) => (at === n ? next : other)))}
                tokens={SITTERS.map((value) => ({ value, name: value === 'person' ? t('create.friend') : t(`level.${value}`) }))}
              />
            </li>
          ))}
        </ul>
        <h3>{t('create.pace')}</h3>
        <ChoiceChips
          label={t('create.pace')}
          value={pace}
          onPick={setPace}
          tokens={PACES.map((value) => ({ value, name: t(`pace.${value}`), hint: t(`pace.${value}.hint`) }))}
        />
        {isForOthers && (
          <>
            <h3>{t('create.who')}</h3>
            <ChoiceChips
              label={t('create.who')}
              value={listed}
              onPick={setListed}
              tokens={[
                { value: true, name: t('create.listed') },
                { value: false, name: t('create.private') },
              ]}
            />
          </>
        )}
        {shown.map((spec) => (
          <div key={spec.id}>
            <h3>{spec.names[language]}</h3>
            {spec.hint && <p>{spec.hint[language]}</p>}
            <OptionPieces spec={spec} value={options[spec.id] ?? spec.default} onPick={(value) => set(spec.id, value)} />
          </div>
        ))}
      </div>
      <div className="setup-go">
        <button type="button" className="btn go" onClick={create}>
          <Icon name="check" />
          {t('create.go')}
        </button>
      </div>
    </Sheet>
  )
}

function OptionPieces({
  spec,
  value,
  onPick,
}: {
  readonly spec: GameOptionSpec
  readonly value: GameOptionValue
  readonly onPick: (value: GameOptionValue) => void
}) {
  const { t, language } = useTranslation()
  const name = spec.names[language]
  switch (spec.kind) {
    case 'choice':
      return (
        <ChoiceChips
          label={name}
          value={String(value)}
          onPick={onPick}
          tokens={spec.values.map(({ id, names }) => ({ value: id, name: names[language] }))}
        />
      )
    case 'flag':
      return (
        <ChoiceChips
          label={name}
          value={value === true}
          onPick={onPick}
          tokens={[
            { value: false, name: t('option.off') },
            { value: true, name: t('option.on') },
          ]}
        />
      )
    case 'range': {
      const now = Number(value)
      const stride = strideOf(spec)
      const move = (by: number): void => onPick(Math.min(spec.max, Math.max(spec.min, now + by)))
      return (
        <span className="stepper">
          <button type="button" className="iconb" disabled={now <= spec.min} aria-label={t('create.less', { name })} onClick={() => move(-stride)}>
            <Icon name="minus" />
          </button>
          <output>{now}</output>
          <button type="button" className="iconb" disabled={now >= spec.max} aria-label={t('create.more', { name })} onClick={() => move(stride)}>
            <Icon name="plus" />
          </button>
        </span>
      )
    }
  }
}
