import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** The forms of a sentence, the roomiest first: with its hint, alone, in small letters, and cut, with a button that shows all of it. */
const FITS = ['hinted', 'alone', 'small', 'cut'] as const

/** Gives the element the roomiest form in which its paragraph fits. Returns the form. */
function chooseForm(element: HTMLElement, paragraph: HTMLElement): (typeof FITS)[number] {
  for (const form of FITS) {
    element.dataset.fit = form
    if (paragraph.scrollHeight <= paragraph.clientHeight) return form
  }
  return 'cut'
}

/** A sentence in a box whose size never depends on it. */
export function Sentence({ text, hint }: { readonly text: ReactNode; readonly hint: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  const measure = (): void => {
    if (box.current && paragraph.current) setCut(chooseForm(box.current, paragraph.current) === 'cut')
  }
  // Runs after every render, because the sentence and the buttons beside it change together.
  useLayoutEffect(measure)
  useEffect(() => {
    const watcher = new ResizeObserver(measure)
    if (box.current) watcher.observe(box.current)
    return () => watcher.disconnect()
  })
  return (
    <div ref={box} className="sentence">
      <p ref={paragraph}>
        <span>{text}</span>
        {hint && <small>{hint}</small>}
      </p>
      {isCut && <WholeSentence>{text}</WholeSentence>}
    </div>
  )
}

/** A button that shows above the status bar what did not fit into it. */
function WholeSentence({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <button type="button" className="iconb" popoverTarget={id} aria-label={t('statusBar.whole')} title={t('statusBar.whole')}>
        <Icon name="up" />
      </button>
      <div id={id} popover="auto" className="whole">
        {children}
      </div>
    </>
  )
}
