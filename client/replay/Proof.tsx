import { deriveSeed } from '#shared/kernel/fairness.ts'
import type { Replay } from '#shared/wire/match.ts'
import { useSpeech } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { inColour, Mark } from '../ui/Mark.tsx'
import type { SeatLook } from '../ui/seats.ts'
import type { Check } from './run.ts'

/** Three seals: the promise, the seed and the end, each with the numbers to check it by. */
export function Proof({
  checks,
  replay,
  looks,
}: {
  readonly checks: readonly Check[]
  readonly replay: Replay
  readonly looks: readonly SeatLook[]
}) {
  const { say } = useSpeech()
  const { commitment, fairness, entries } = replay
  const given = fairness.nonces.some((nonce) => nonce !== '')
  const nameOf = (id: Check['id']) => (id === 'seed' && !given ? 'seed.none' : id)
  return (
    <div className="proof">
      <h2>{say('proof.title')}</h2>
      <p>{say('proof.intro')}</p>
      {checks.map(({ id, good }) => (
        <section key={id} className={good ? 'good' : 'bad'}>
          <h3>
            <span className="seal" role="img" aria-label={say(good ? 'proof.good' : 'proof.bad')}>
              <Icon name={good ? 'check' : 'cross'} />
            </span>
            {say(`proof.${nameOf(id)}`)}
          </h3>
          <p>{say(`proof.${nameOf(id)}.text`, { count: entries.length })}</p>
          {id === 'commitment' && <Hash name={say('proof.published')} value={commitment} />}
          {id === 'commitment' && <Hash name={say('proof.opened')} value={fairness.serverSeed} />}
          {id === 'seed' &&
            given &&
            fairness.nonces.map((nonce, seat) => {
              const look = looks[seat]
              return (
                look && (
                  <div key={look.seat} className="nonce" style={inColour(look.colour)}>
                    <Mark look={look} />
                    <code>{nonce || '—'}</code>
                  </div>
                )
              )
            })}
          {id === 'seed' && <Hash name={say('proof.derived')} value={deriveSeed(fairness)} />}
        </section>
      ))}
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
