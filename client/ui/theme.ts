import { useEffect, useState } from 'react'

/** `auto` follows the system's setting. */
export const THEMES = ['auto', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'coven.theme'

function readTheme(): Theme {
  const kept = localStorage.getItem(KEY)
  return THEMES.find((theme) => theme === kept) ?? 'auto'
}

export function applyTheme(theme: Theme = readTheme()): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(readTheme)
  useEffect(() => {
    localStorage.setItem(KEY, theme)
    applyTheme(theme)
  }, [theme])
  return [theme, setTheme]
}
