import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { Icon } from './Icon.tsx'

/** A drawer or sheet at the edge of the table. Esc or a click beside it closes it. */
export function Sheet(props: {
  readonly title: string
  readonly side: 'right' | 'middle'
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const open = dialog.current
    open?.showModal()
    return () => open?.close()
  }, [])
  return (
    // A click on the dialog itself, and on nothing in it, is a click beside the sheet. By keyboard, Esc does the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Esc
    <dialog
      ref={dialog}
      className={`sheet ${props.side}`}
      aria-label={props.title}
      onClose={props.onClose}
      onClick={(event) => event.target === event.currentTarget && props.onClose()}
    >
      <div className="sheet-in">
        <header>
          <h2>{props.title}</h2>
          <button type="button" className="iconb" aria-label={t('close')} title={t('close')} onClick={props.onClose}>
            <Icon name="cross" />
          </button>
        </header>
        <div className="sheet-body">{props.children}</div>
      </div>
    </dialog>
  )
}
