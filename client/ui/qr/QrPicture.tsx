import { useTranslation } from '../../i18n/translation.tsx'
import { qrCode } from './index.ts'
import './qr.css'

/** The light border that readers need around a code, in modules. */
const BORDER = 4

/** The QR code of a link. It is nothing for a link that is too long. */
export function QrPicture({ link }: { readonly link: string }) {
  const { t } = useTranslation()
  const matrix = qrCode(link)
  if (!matrix) return undefined
  const size = matrix.length + 2 * BORDER
  const dark = matrix.flatMap((row, y) => row.flatMap((module, x) => (module ? [`M${x + BORDER} ${y + BORDER}h1v1h-1z`] : [])))
  return (
    <figure className="qr">
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={t('gather.qr')}>
        <rect width={size} height={size} fill="#fff" />
        <path d={dark.join('')} fill="#000" />
      </svg>
      <figcaption>{link}</figcaption>
    </figure>
  )
}
