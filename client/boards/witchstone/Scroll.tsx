import type { Condition } from '#shared/games/witchstone/content/vocabulary.ts'
import { cardOf } from '#shared/games/witchstone/things.ts'
import type { Language } from '#shared/kernel/words.ts'
import { HUES } from './geometry.ts'
import { type Shape, SignIcon } from './Sprite.tsx'
import { Key } from './Touch.tsx'
import { isBooster, kindOfBooster, type TableView } from './table.ts'
import { nameOf, tell, textOf } from './words.ts'

function shapeOf(condition: Condition): Shape {
  switch (condition.metric) {
    case 'longestChain':
      return condition.kind
    case 'occupiedSame':
      return condition.type === 'foreign-tower' ? 'tower' : condition.type
    case 'occupiedSequence':
      return condition.sequence[0] === 'foreign-tower' ? 'tower' : (condition.sequence[0] ?? 'tower')
    case 'connected':
      return 'energy'
    case 'witchstoneRank':
      return 'witchstone'
    case 'portalsCompleted':
      return 'energy'
    case 'powerTokens':
      return 'points'
    case 'figuresInBall':
    case 'lyingWitches':
      return 'witches'
    case 'crystalsOnRack':
      return 'gem'
    case 'specialTiles':
      return 'pentagram'
    case 'silverCellsActivated':
      return 'wand'
    case 'scrolls':
      return 'scroll'
  }
}

interface ScrollProps {
  readonly card: string
  readonly language: Language
  /** A word on the card: what it would bring now. */
  readonly note?: string | undefined
}

/** A scroll: what it is, its name, its text; pointing at it brings it nearer. */
export function ScrollCard({ card, language, note }: ScrollProps) {
  const { effect } = cardOf(card)
  const booster = isBooster(card)
  const kind = kindOfBooster(card)
  const shape = effect.verb === 'prophecy' ? shapeOf(effect.condition) : (kind ?? 'points')
  const text = textOf(card, language)
  return (
    <Key careful thing={card} className={`ws-scroll ${booster ? 'booster' : 'prophecy'}`} label={`${nameOf(card, language)}. ${text}`}>
      <span className="art" style={kind ? { background: `radial-gradient(circle at 50% 40%, ${HUES[kind]}, #24505c 85%)` } : undefined}>
        <SignIcon shape={shape} />
        {effect.verb === 'boost' && <b>+{effect.times}</b>}
        {effect.verb === 'prophecy' && <small>{effect.vp.slice(1).join('·')}</small>}
      </span>
      <span className="body">
        <em>{tell(booster ? 'booster' : 'prophecy', language)}</em>
        <b>{nameOf(card, language)}</b>
        <span className="tx">{text}</span>
        {note && <i>{note}</i>}
      </span>
    </Key>
  )
}

/** The shelves with scrolls, the lowest one first, and the deck. */
export function ScrollRow({ view, language }: { readonly view: TableView; readonly language: Language }) {
  return (
    <ol className="ws-row" aria-label={tell('scrolls', language)}>
      {view.row.map((card, n) => (
        <li key={card}>
          <span className="n">{n + 1}</span>
          <ScrollCard card={card} language={language} />
        </li>
      ))}
      <li className="deck" title={tell('deck', language, { n: view.deck })}>
        <svg viewBox="0 0 60 60" aria-hidden="true">
          <rect x="9" y="3" width="44" height="54" rx="6" fill="#12333c" stroke="#9fb4be" strokeWidth="2" />
          <rect x="5" y="6" width="44" height="52" rx="6" fill="#1b4c58" stroke="#cfe0e8" strokeWidth="2" />
          <path d="M27 15l15 9v16l-15 9-15-9V24z" fill="none" stroke="#bba2ff" strokeWidth="2" />
          <circle cx="27" cy="32" r="9" fill="#8a5cd0" />
        </svg>
        <b>{view.deck}</b>
      </li>
    </ol>
  )
}
