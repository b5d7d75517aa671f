import { type HTMLAttributes, useEffect, useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'

const LONG_MS = 4000

/** A candle that burns while something loads. After a while a sentence says that it is taking long. `attributes` can add a game's colours. */
export function Loading({ attributes }: { readonly attributes?: HTMLAttributes<HTMLElement> }) {
  const { t } = useTranslation()
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className="waiting" {...attributes} aria-busy="true">
      <div className="shape">
        <svg viewBox="0 0 44 44" aria-hidden="true">
          <path d="M17 20h10v18H17z" fill="#f4edda" stroke="#b7935a" strokeWidth="1.500" />
          <path d="M12 38h20v4H12z" fill="#b7935a" />
          <path className="flame" d="M22 4c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 4-5 6-11z" fill="#f2b84b" />
        </svg>
      </div>
      <p>{t(long ? 'load.long' : 'load.table')}</p>
    </main>
  )
}
