import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../../ui/motion.ts'

const COUNT_MS = 1400

/** Slows down towards the end, as somebody who counts points one by one would. */
const easeOut = (part: number): number => 1 - (1 - part) ** 3

/** A number that counts up from zero once, if it runs. A screen reader is told only the number itself. */
export function CountUp({ to, runs }: { readonly to: number; readonly runs: boolean }) {
  const [shown, setShown] = useState(() => (runs && !prefersReducedMotion() ? 0 : to))
  useEffect(() => {
    if (!runs || prefersReducedMotion()) {
      setShown(to)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, Math.max(0, now - began) / COUNT_MS)
      setShown(Math.round(to * easeOut(part)))
      if (part < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [to, runs])
  if (shown === to) return to
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="vh">{to}</span>
    </>
  )
}
