import type { SpellKind } from '#shared/games/sorcerers/content/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Tips } from './Rules.tsx'
import { SpellArt } from './spell-art.tsx'
import { TrackPegs } from './Tracks.tsx'
import type { Props } from './table.ts'
import { isSummonOut, moveSpellOf, ownSlot, sideOf, type Track, tracksOf } from './table.ts'
import { boardText, nameOf, SPELL_TEXTS } from './words.ts'

const ICONS = { move: 'star', summon: 'spark', attack: 'bolt' } as const

/** The three spells of the player's sorcerer. */
export function Hand(props: Props) {
  const table = props.table
  const slot = ownSlot(table, props.seat)
  const step = slot && moveSpellOf(slot)
  if (!slot || !step) return <Tips language={props.language} />
  const held = sideOf(table, slot)?.held ?? 0
  const called = isSummonOut(table, slot.slot)
  const out = !slot.alive
  const whyNot = (track: Track): string | undefined => {
    if (out) return boardText('fallen', props.language)
    if (track.kind === 'summon' && called) return boardText('called', props.language)
    if (track.charged) return undefined
    return held >= track.places ? boardText('charging', props.language) : boardText(track.places === 1 ? 'needs1' : 'needs2', props.language)
  }
  return (
    <ul className="so-hand">
      <SpellCard {...props} kind="move" spell={step} why={out ? boardText('fallen', props.language) : undefined} />
      {tracksOf(slot).map((track) => (
        <SpellCard
          key={track.kind}
          {...props}
          kind={track.kind}
          spell={track.spell}
          why={whyNot(track)}
          track={track}
          called={track.kind === 'summon' && called}
        />
      ))}
    </ul>
  )
}

function SpellCard(
  props: Props & {
    readonly kind: SpellKind
    readonly spell: string
    readonly why: string | undefined
    readonly track?: Track
    readonly called?: boolean
  },
) {
  const { kind, spell, why, track, called = false, language, selectable, selected } = props
  const open = selectable.has(kind) || selected.includes(kind)
  const state = selected.includes(kind) ? 'selected' : selectable.has(kind) ? 'ok' : why ? 'no' : ''
  const name = nameOf(spell, language).replace(/^.*: /, '')
  return (
    <li>
      <button
        type="button"
        className={`so-spell ${kind} ${state} ${selectable.has(kind) ? 'selectable' : ''}`}
        data-target={open ? kind : undefined}
        data-piece={kind}
        data-why={open ? undefined : why}
        aria-disabled={!open}
        aria-pressed={selected.includes(kind)}
        onClick={() => open && props.onSelect(kind)}
      >
        <span className="art">
          <SpellArt spell={spell} />
          <span className="gem">
            <Icon name={ICONS[kind]} />
          </span>
        </span>
        <span className="kw">{boardText(kind, language)}</span>
        <span className="tx">
          <b>{name}</b>
          <span className="fx">{SPELL_TEXTS[spell]?.[language]}</span>
          <span className="state">
            {track ? <TrackPegs track={track} called={called} language={language} /> : undefined}
            <em>{why ?? boardText(track ? 'charged' : 'always', language)}</em>
          </span>
        </span>
      </button>
    </li>
  )
}
