import { EmblemFrame } from '../kit/EmblemFrame.tsx'

export const Emblem = () => (
  <EmblemFrame ground="#3b2416" rim="#e0795a">
    <path d="M8 25.500L24 6.500" stroke="#c98a4a" strokeWidth="2.600" strokeLinecap="round" />
    <path d="M25 3.500l1.400 3.200 3.200 1.400-3.200 1.400L25 12.700l-1.400-3.200-3.200-1.400 3.200-1.400z" fill="#ffd98a" />
    <path
      d="M7.500 13.500l5 4.200L17 10l4.500 7.700 5-4.200-1.800 11.500H9.300z"
      fill="#f2b84b"
      stroke="#3b2416"
      strokeWidth="1.400"
      strokeLinejoin="round"
    />
    <path d="M10 26.500h14" stroke="#f2b84b" strokeWidth="2.400" strokeLinecap="round" />
    <circle cx="17" cy="20.500" r="1.800" fill="#a8321f" />
  </EmblemFrame>
)
