import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { preferences } from '../../preferences/store.ts'
import { playSound } from '../../sound/use-sound.ts'
import { notify } from '../../ui/notification.ts'
import { useIsPageVisible } from '../../ui/page-visibility.ts'
import type { TableModel } from './use-table.ts'

const VIBRATION_MS = 60
const ICONS = { idle: '/emblem.svg', turn: '/emblem-turn.svg' } as const

/** Tells a person that it is their turn: in the tab, by a sound, by vibration, and if nobody sees the page by a notification. */
export function useAttention(table: TableModel): void {
  const isTurn = useIsTurn(table)
  useTab(table, isTurn)
  useCall(table, isTurn)
  useEndSound(table)
}

/** Whether the person has to act. If nobody sees the page, events that still wait to be shown do not count. */
function useIsTurn({ asked, prompt, connection, status }: TableModel): boolean {
  const isVisible = useIsPageVisible()
  const question = isVisible ? asked : connection === 'live' && status !== 'autopilot' ? prompt : undefined
  return question !== undefined && !question.optional
}

/** Shows in the browser tab whose turn it is. */
function useTab({ view }: TableModel, isTurn: boolean): void {
  const { t, language } = useTranslation()
  const name = view.loaded.game.names[language]
  useEffect(() => {
    document.title = isTurn ? `● ${t('status.turn')} · ${name}` : `${name} · ${t('app.name')}`
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]')
    icon?.setAttribute('href', isTurn ? ICONS.turn : ICONS.idle)
    return () => {
      document.title = t('app.name')
      icon?.setAttribute('href', ICONS.idle)
    }
  }, [isTurn, name, t])
}

/** Calls the person once for each turn, and not for every question of it. */
function useCall({ view, prompt }: TableModel, isTurn: boolean): void {
  const { t, language } = useTranslation()
  const isWaiting = useRef(true)
  const name = view.loaded.game.names[language]
  const hasPrompt = prompt !== undefined
  useEffect(() => {
    if (!hasPrompt) isWaiting.current = true
    if (!isTurn || !isWaiting.current) return
    isWaiting.current = false
    playSound('turn')
    if (preferences.read().vibration === 'on') navigator.vibrate?.(VIBRATION_MS)
    if (document.visibilityState === 'hidden' && preferences.read().notifications === 'on') void notify(t('status.turn'), name)
  }, [hasPrompt, isTurn, name, t])
}

/** Plays the sound of the end, if the person sees it come. */
function useEndSound({ status, outcome, view }: TableModel): void {
  const { own } = view
  const hasEnded = status === 'result' && outcome !== undefined
  const wasOver = useRef(hasEnded)
  useEffect(() => {
    if (!hasEnded || wasOver.current) return
    wasOver.current = true
    const hasWon = own === undefined || outcome?.ranks[own] === 1
    playSound(hasWon ? 'win' : 'end')
  }, [hasEnded, outcome, own])
}
