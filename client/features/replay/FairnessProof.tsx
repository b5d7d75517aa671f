import { isLegacy, type Round, seedOf } from '#shared/kernel/fairness.ts'
import type { Replay } from '#shared/protocol/match.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import type { UiKey } from '../../i18n/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { inColour, SeatBadge } from '../../ui/SeatBadge.tsx'
import { useScrollStop } from '../../ui/scroll-stop.ts'
import type { SeatStyle } from '../../ui/seats.ts'
import type { Check } from './timeline.ts'

interface ProofProps {
  readonly checks: readonly Check[]
  readonly replay: Replay
  readonly seatStyles: readonly SeatStyle[]
}

/** A seal for each check, with its numbers, and at the end what the checks do not prove. */
export function FairnessProof({ checks, replay, seatStyles }: ProofProps) {
  const { t } = useTranslation()
  const area = useScrollStop<HTMLDivElement>()
  const older = isLegacy(replay.fairness)
  const isGood = checks.every(({ ok }) => ok)
  const hasBots = replay.seats.some(({ kind }) => kind === 'bot')
  const isKept = checks.some(({ id }) => id === 'kept')
  return (
    <div ref={area} className="proof">
      <h2>{t(!isGood ? 'proof.title.bad' : older ? 'proof.title.older' : 'proof.title')}</h2>
      <p>{t('proof.intro')}</p>
      {older && <p>{t('proof.older')}</p>}
      {checks
        .filter(({ id }) => id !== 'bots' || hasBots)
        .map(({ id, ok }) => (
          <section key={id} className={ok ? 'good' : 'bad'}>
            <Verdict id={id} ok={ok} replay={replay} />
            <Numbers id={id} replay={replay} seatStyles={seatStyles} />
          </section>
        ))}
      {!isKept && <p className="note">{t('proof.unkept')}</p>}
      <section>
        <h3>{t('proof.limits')}</h3>
        <p>{t('proof.limits.text')}</p>
      </section>
    </div>
  )
}

/** The words of each check: its name, what it proves, and what it means if it fails. */
function wordsFor(id: Check['id'], ok: boolean, replay: Replay): readonly [UiKey, UiKey] {
  const { fairness } = replay
  const older = isLegacy(fairness)
  if (!ok) return [`proof.${id}.bad`, `proof.${id}.bad.text`]
  switch (id) {
    case 'server':
      return older ? ['proof.server', 'proof.server.older.text'] : ['proof.server', 'proof.server.text']
    case 'seats':
      if (!older) return ['proof.seats', 'proof.seats.text']
      return fairness.nonces.some((nonce) => nonce !== '')
        ? ['proof.seats.older', 'proof.seats.older.text']
        : ['proof.seats.none', 'proof.seats.none.text']
    case 'voids':
      return !older && fairness.rounds.length > 1 ? ['proof.voids.some', 'proof.voids.some.text'] : ['proof.voids', 'proof.voids.text']
    default:
      return [`proof.${id}`, `proof.${id}.text`]
  }
}

function Verdict({ id, ok, replay }: { readonly id: Check['id']; readonly ok: boolean; readonly replay: Replay }) {
  const { t } = useTranslation()
  const [name, text] = wordsFor(id, ok, replay)
  const { fairness, entries } = replay
  const count = id === 'voids' && !isLegacy(fairness) ? fairness.rounds.length - 1 : entries.length
  return (
    <>
      <h3>
        <span className="seal" role="img" aria-label={t(ok ? 'proof.good' : 'proof.bad')}>
          <Icon name={ok ? 'check' : 'cross'} />
        </span>
        {t(name, { count })}
      </h3>
      <p>{t(text, { count })}</p>
    </>
  )
}

function Numbers({ id, replay, seatStyles }: { readonly id: Check['id']; readonly replay: Replay; readonly seatStyles: readonly SeatStyle[] }) {
  const { t } = useTranslation()
  const { fairness, commitment } = replay
  const older = isLegacy(fairness)
  const round = older ? undefined : fairness.rounds.at(-1)
  const nonces = older ? fairness.nonces : (round?.seats ?? []).map(({ nonce }) => nonce)
  switch (id) {
    case 'server':
      return (
        <>
          <Hash name={t('proof.published')} value={commitment} />
          <Hash name={t('proof.opened')} value={older ? fairness.serverSeed : (round?.serverSeed ?? '')} />
        </>
      )
    case 'seats':
      return (
        <>
          {nonces.map((nonce, seat) => {
            const seatStyle = seatStyles[seat]
            return seatStyle && <Nonce key={seatStyle.seat} seatStyle={seatStyle} nonce={nonce} commitment={round?.seats[seat]?.commitment} />
          })}
          <Hash name={t('proof.derived')} value={seedOf(replay)} />
        </>
      )
    case 'voids':
      return older ? undefined : fairness.rounds.slice(0, -1).map((one, index) => <VoidRound key={one.commitment} round={one} number={index + 1} />)
    default:
      return undefined
  }
}

/** A void round: who did not open, and what the others opened. It shows how often this happened and because of whom. */
function VoidRound({ round, number }: { readonly round: Round; readonly number: number }) {
  const { t } = useTranslation()
  const late = round.seats.flatMap(({ kind, name, nonce }) => (kind === 'human' && nonce === '' ? [name] : []))
  return (
    <div className="void">
      <b>{t('proof.void', { round: number, names: late })}</b>
      <Hash name={t('proof.published')} value={round.commitment} />
      <Hash name={t('proof.opened')} value={round.serverSeed} />
    </div>
  )
}

function Nonce({ seatStyle, nonce, commitment }: { readonly seatStyle: SeatStyle; readonly nonce: string; readonly commitment: string | undefined }) {
  const { t } = useTranslation()
  return (
    <div className="nonce" style={inColour(seatStyle.colour)}>
      <SeatBadge seatStyle={seatStyle} />
      <span>
        {commitment && <Hash name={t('proof.promised')} value={commitment} />}
        <Hash name={t('proof.number')} value={nonce || '—'} />
      </span>
    </div>
  )
}

function Hash({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="hash">
      <small>{name}</small>
      <code>{value}</code>
    </div>
  )
}
