import type { PreviewStyle } from '../../ui/CardPreview.tsx'

/** A card of the hand is read above the status bar, which is never covered. */
function floorFor(anchor: HTMLElement): number {
  const sill = anchor.closest('.hand') && document.querySelector('.status-bar')?.getBoundingClientRect()
  return sill && sill.bottom < anchor.getBoundingClientRect().bottom ? sill.top : innerHeight
}

/** How cards are read at this table. */
export const MANNER: PreviewStyle = { className: 'ev-peek', passingMs: 700, floorFor }
