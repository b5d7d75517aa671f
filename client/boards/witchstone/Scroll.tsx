import type { Condition } from '#shared/games/witchstone/content/vocabulary.ts'
import { cardOf } from '#shared/games/witchstone/things.ts'
import type { Language } from '#shared/kernel/words.ts'
import { HUES } from './geometry.ts'
import { type Shape, SignIcon } from './Sprite.tsx'
import { Key, useTouching } from './Touch.tsx'
import { isBooster, kindOfBooster, type TableView } from './table.ts'
import { boardText, nameOf, softly, textOf } from './words.ts'

const SHAPES_OF_PLACES = ['forest', 'village', 'castle', 'tower', 'witchstone'] as const satisfies readonly Shape[]

function shapeOf(condition: Condition): Shape {
  switch (condition.metric) {
    case 'longestChain':
      return condition.kind
    case 'occupiedSame':
      return shapeOfPlace(condition.type)
    case 'occupiedSequence':
      return shapeOfPlace(condition.sequence[0] ?? '')
    case 'connected': {
      // This is the place of which each level needs more.
      const [most = ''] = Object.entries(condition.levels.at(-1) ?? {}).toSorted(([, a], [, b]) => b - a)[0] ?? []
      return shapeOfPlace(most)
    }
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

const shapeOfPlace = (place: string): Shape => SHAPES_OF_PLACES.find((shape) => place.endsWith(shape)) ?? 'tower'

/** Returns the badge for what to do with the places of a prophecy: occupy them, or connect them. */
function badgeOf({ metric }: Condition): Shape | undefined {
  if (metric === 'connected') return 'energy'
  return metric === 'occupiedSame' || metric === 'occupiedSequence' ? 'witches' : undefined
}

/** Returns what each of the three levels needs: a number, or a place to hold. */
function needsOf(condition: Condition): readonly (string | { readonly shape: Shape })[] {
  switch (condition.metric) {
    case 'occupiedSequence':
      return condition.sequence.map((place) => ({ shape: shapeOfPlace(place) }))
    case 'connected':
      return condition.levels.map((level) => String(Math.max(...Object.values(level))))
    case 'witchstoneRank':
      return condition.atMost.map((place) => `${place}.`)
    default:
      return condition.atLeast.map(String)
  }
}

function Levels({ condition, vp }: { readonly condition: Condition; readonly vp: readonly number[] }) {
  return (
    <span className="needs">
      {needsOf(condition).map((need, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: levels are identified by their order
        <span key={n}>
          <b>{typeof need === 'string' ? need : <SignIcon shape={need.shape} />}</b>
          <i>{vp[n + 1]}</i>
        </span>
      ))}
    </span>
  )
}

interface ScrollProps {
  readonly card: string
  readonly language: Language
  /** A word on the card about what it would bring now. */
  readonly note?: string | undefined
  /** Why it may not be taken, as a word and as a sentence. */
  readonly shut?: { readonly word: string; readonly sentence: string } | undefined
}

/** A scroll: its type, its name, and its levels or its bonus. Pointing at it shows its text. */
export function ScrollCard({ card, language, note, shut }: ScrollProps) {
  const { effect } = cardOf(card)
  const booster = isBooster(card)
  const kind = kindOfBooster(card)
  const shape = effect.verb === 'prophecy' ? shapeOf(effect.condition) : (kind ?? 'points')
  const badge = effect.verb === 'prophecy' ? badgeOf(effect.condition) : undefined
  const text = textOf(card, language)
  return (
    <Key
      needsConfirm
      target={card}
      className={`ws-scroll ${booster ? 'booster' : 'prophecy'}`}
      label={[`${nameOf(card, language)}.`, text, note].filter(Boolean).join(' ')}
      reason={shut?.sentence}
    >
      <span className="art" style={kind ? { background: `radial-gradient(circle at 50% 40%, ${HUES[kind]}, #24505c 95%)` } : undefined}>
        <SignIcon shape={shape} />
        {badge && (
          <i>
            <SignIcon shape={badge} />
          </i>
        )}
      </span>
      <b className="name">{softly(nameOf(card, language))}</b>
      {effect.verb === 'prophecy' ? (
        <Levels condition={effect.condition} vp={effect.vp} />
      ) : (
        <span className="needs">
          <span className="boost">
            <b>+{effect.times}</b>
            <SignIcon shape={kind ?? 'points'} />
          </span>
        </span>
      )}
      <span className="tx">{shut ? `${text} ${shut.sentence}` : text}</span>
      {note && <i className="note">{note}</i>}
      {shut && <em className="far">{shut.word}</em>}
    </Key>
  )
}

/** The shelves with scrolls, the lowest one first, and the deck. */
export function ScrollRow({ view, language }: { readonly view: TableView; readonly language: Language }) {
  const { selectable } = useTouching()
  // The player may take a scroll, but not this one, because it lies too high.
  const asked = view.row.some((card) => selectable.has(card))
  const shutAt = (card: string, n: number) =>
    asked && !selectable.has(card) ? { word: boardText('tooFar', language, { n }), sentence: boardText('tooFarWhy', language, { n }) } : undefined
  return (
    <ol className="ws-row" aria-label={boardText('scrolls', language)}>
      {view.row.map((card, n) => (
        <li key={card}>
          <span className="n">{n + 1}</span>
          <ScrollCard card={card} language={language} shut={shutAt(card, n + 1)} />
        </li>
      ))}
      <li className="deck" title={boardText('deck', language, { n: view.deck })}>
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
