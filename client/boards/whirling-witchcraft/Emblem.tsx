import { EmblemFrame } from '../kit/EmblemFrame.tsx'

export const Emblem = () => (
  <EmblemFrame ground="#3a2a22" rim="#d98f4e">
    <path d="M6 17a11 11 0 0 1 19-7.500M28 17A11 11 0 0 1 9 24.500" fill="none" stroke="#d98f4e" strokeWidth="2.400" strokeLinecap="round" />
    <path d="M26.500 5v6h-6zM7.500 29v-6h6z" fill="#d98f4e" />
    <path d="M10.500 15h13c1 6-1.500 9-6.500 9s-7.500-3-6.500-9z" fill="#f4edda" />
    <circle cx="14.500" cy="12" r="1.600" fill="#9be36f" />
    <circle cx="19" cy="10.500" r="2" fill="#9be36f" />
  </EmblemFrame>
)
