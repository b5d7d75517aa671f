import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from 'express'
import { isRemoved } from '#rooms/match/host/gone.ts'
import type { MatchRecord } from '#rooms/services.ts'
import type { Game } from '#shared/kernel/game.ts'
import { LANGUAGES, type Language } from '#shared/kernel/words.ts'
import type { Phase } from '#shared/protocol/match.ts'
import type { JournalStore } from '../journal/index.ts'

/** What a link to a match says where somebody posts it. */
export interface PreviewParts {
  readonly games: readonly Pick<Game, 'id' | 'names'>[]
  readonly journal: Pick<JournalStore, 'record'>
}

/** A page does not wait longer for its preview, which is for robots that read links. */
const PATIENCE_MS = 500
/** No match has a longer id, so that a made-up one is not looked up. */
const MAX_ID = 64
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i

const PHASES: Readonly<Record<Phase, Readonly<Record<Language, string>>>> = {
  gathering: { en: 'Waiting for players', ru: 'Ждёт игроков' },
  opening: { en: 'About to begin', ru: 'Вот-вот начнётся' },
  playing: { en: 'Being played', ru: 'Идёт игра' },
  finished: { en: 'Finished', ru: 'Окончена' },
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')

const meta = (property: string, content: string): string => `<meta property="${property}" content="${escapeHtml(content)}" />`

/** Returns the record of a match, or undefined if there is none or it is not found soon. */
async function recordSoon(journal: PreviewParts['journal'], match: string): Promise<MatchRecord | undefined> {
  if (match.length > MAX_ID) return undefined
  const patience = new AbortController()
  try {
    const late = sleep(PATIENCE_MS, undefined, { signal: patience.signal, ref: false })
    return await Promise.race([journal.record(match), late])
  } catch {
    return undefined
  } finally {
    patience.abort()
  }
}

/**
 * Returns the tags that describe a match for those who post its link: the game, the players and a picture of the game. They say less than
 * GET /api/matches/:id, which anybody with the link can ask, and nothing of what happens in the match.
 */
export async function previewOf({ games, journal }: PreviewParts, request: Request): Promise<string> {
  const record = await recordSoon(journal, String(request.params.match))
  const game = record && !isRemoved(record) ? games.find(({ id }) => id === record.game) : undefined
  const host = request.get('host') ?? ''
  if (!record || !game || !HOST.test(host)) return ''
  const language: Language = request.acceptsLanguages([...LANGUAGES]) === 'ru' ? 'ru' : 'en'
  const players = record.seats.flatMap(({ kind, name }) => (kind === 'human' ? [name] : []))
  const origin = `${request.protocol}://${host}`
  return [
    meta('og:type', 'website'),
    meta('og:site_name', 'Coven'),
    meta('og:title', game.names[language]),
    meta('og:description', [players.join(', '), PHASES[record.phase][language]].filter(Boolean).join(' · ')),
    meta('og:url', `${origin}${request.path}`),
    meta('og:image', `${origin}/previews/${game.id}.jpg`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ')
}
