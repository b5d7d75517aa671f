import { inColour, Mark } from '../../ui/Mark.tsx'
import { LargeSource } from './Cards.tsx'
import { lookOf, nameOfParty } from './looks.ts'
import { usePeek } from './Peek.tsx'
import { usePlay } from './play.ts'
import { councilTextOf, nameOf, tell, textOf } from './words.ts'

/** The effect that is being resolved: whose it is, where it comes from and what it says. */
export function Speaks() {
  const play = usePlay()
  const { resolving = [], language, view } = play
  const [first] = resolving
  const source = first?.source ?? ''
  const look = usePeek(source === '' ? undefined : () => <LargeSource view={view} source={source} language={language} />, false)
  if (!first) return <p className="ev-speaksnot" />
  const isCouncil = view.players[first.seat]?.played.some(({ card, role }) => card === source && role === 'council') ?? false
  const text = isCouncil ? councilTextOf(source, language) : textOf(source, language) || textOf(`${source}.${view.side}`, language)
  const who = resolving.map(({ seat }) => nameOfParty(play, seat)).join(', ')
  return (
    <>
      <button type="button" className="ev-speaks" style={inColour(lookOf(play, first.seat).colour)} {...look.props}>
        {resolving.map(({ seat }) => (
          <Mark key={seat} look={lookOf(play, seat)} />
        ))}
        <span className="vh">{tell('resolvingOf', language, { name: who })}</span>
        <span>
          <b>{nameOf(source, language)}</b>
          {text && <small>{text}</small>}
        </span>
      </button>
      {look.card}
    </>
  )
}
