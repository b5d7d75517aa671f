import { EmblemFrame } from '../kit/EmblemFrame.tsx'

export const Emblem = () => (
  <EmblemFrame ground="#1e2a55" rim="#6f8fe8">
    <path d="M9 17a8 8 0 0 1 16 0z" fill="#e0563f" />
    <path d="M6 18h22l-3-2.500H9zM8.500 20.500h17v2h-17zM10 23.500h14V27H10z" fill="#f2d08a" />
    <path d="M17 4v3M9.500 7l1.500 2.500M24.500 7L23 9.500" stroke="#f2d08a" strokeWidth="1.800" strokeLinecap="round" />
  </EmblemFrame>
)
