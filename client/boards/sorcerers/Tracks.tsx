import type { TableView } from '#shared/games/sorcerers/view.ts'
import type { Language } from '#shared/kernel/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { isSummonOut, type SlotView, type Track, tracksOf } from './table.ts'
import { boardText, nameOf } from './words.ts'

const ICONS = { summon: 'spark', attack: 'bolt' } as const

function titleOf(track: Track, called: boolean, language: Language): string {
  const state = called
    ? boardText('called', language)
    : track.charged
      ? boardText('charged', language)
      : boardText('of', language, { held: track.step, needed: track.length })
  return `${nameOf(track.spell, language)}: ${state}`
}

/** A timer as pegs in a carved groove. A charged timer burns. */
export function TrackPegs({ track, called, language }: { readonly track: Track; readonly called: boolean; readonly language: Language }) {
  return (
    <span
      className={`pegs ${track.kind} ${track.charged ? 'charged' : ''} ${called ? 'called' : ''}`}
      role="img"
      aria-label={titleOf(track, called, language)}
      title={titleOf(track, called, language)}
    >
      <Icon name={ICONS[track.kind]} />
      {Array.from({ length: track.length }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pegs are identified by their order
        <i key={n} className={track.charged || n < track.step ? 'on' : ''} />
      ))}
    </span>
  )
}

export function Tracks({ table, slot, language }: { readonly table: TableView; readonly slot: SlotView; readonly language: Language }) {
  return tracksOf(slot).map((track) => (
    <TrackPegs key={track.kind} track={track} called={track.kind === 'summon' && isSummonOut(table, slot.slot)} language={language} />
  ))
}
