import { EmblemFrame } from '../kit/EmblemFrame.tsx'

export const Emblem = () => (
  <EmblemFrame ground="#2d2350" rim="#b58cf0">
    <path d="M20 6a11 11 0 1 0 8 15A10 10 0 0 1 20 6z" fill="#f2b84b" />
    <path d="M23 9l1.300 3 3 1.300-3 1.300L23 18l-1.300-3.400-3-1.300 3-1.300z" fill="#f4edda" />
  </EmblemFrame>
)
