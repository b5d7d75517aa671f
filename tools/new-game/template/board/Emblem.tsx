import { EmblemFrame } from '../../../../client/boards/kit/EmblemFrame.tsx'

export const Emblem = () => (
  <EmblemFrame ground="#16303b" rim="#5aa9c9">
    <path d="M16 6v12h-8z M18 9v9h7z" fill="#e8f4f8" />
    <path d="M6 20h21l-4 6H10z" fill="#c98a4a" />
  </EmblemFrame>
)
