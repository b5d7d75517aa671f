import { EmblemFrame } from '../kit/EmblemFrame.tsx'

export const Emblem = () => (
  <EmblemFrame ground="#17404a" rim="#5ec4d6">
    <path d="M17 5l10 6v12l-10 6-10-6V11z" fill="none" stroke="#bfe9f2" strokeWidth="2" strokeLinejoin="round" />
    <circle cx="17" cy="15.500" r="6" fill="#b58cf0" />
    <path d="M13.500 14a4 4 0 0 1 3-2.500" stroke="#fff" strokeWidth="1.500" strokeLinecap="round" fill="none" />
    <path d="M12 22h10l1.500 3h-13z" fill="#d7dfe6" />
  </EmblemFrame>
)
