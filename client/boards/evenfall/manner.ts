import type { PreviewStyle } from '../../ui/CardPreview.tsx'

/** Keeps a preview above the status bar, which is never covered. */
function floorFor(anchor: HTMLElement): number {
  const statusBar = anchor.closest('.hand') && document.querySelector('.status-bar')?.getBoundingClientRect()
  return statusBar && statusBar.bottom < anchor.getBoundingClientRect().bottom ? statusBar.top : innerHeight
}

/** The style of previews at this table. */
export const MANNER: PreviewStyle = { className: 'ev-peek', passingMs: 700, floorFor }
