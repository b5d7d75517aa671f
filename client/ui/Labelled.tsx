import type { ReactNode } from 'react'

interface LabelledProps {
  readonly label: string
  /** The class of the picture. It lays out nothing itself, so that its parts lie in the button. */
  readonly className?: string
  readonly children?: ReactNode
}

/**
 * The content of a button that is a picture. Assistive technology reads the label instead of the picture's few words and numbers. The label is
 * text and no `aria-label`, because a name that replaces visible text must repeat it letter by letter (WCAG 2.5.3).
 */
export function Labelled({ label, className = '', children }: LabelledProps) {
  return (
    <>
      <span className={`pictured ${className}`} aria-hidden="true">
        {children}
      </span>
      <span className="vh">{label}</span>
    </>
  )
}
