import type { SceneProps } from '../../../../client/boards/kit/define-board.ts'

/** A ship on the sea. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <defs>
      <linearGradient id={`${id}-sea`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#2f5364" />
        <stop offset="1" stopColor="#16303b" />
      </linearGradient>
    </defs>
    <rect width="320" height="200" fill={`url(#${id}-sea)`} />
    <path d="M150 40v80H90z M165 60v60h50z" fill="#e8f4f8" />
    <path d="M70 130h180l-30 35H100z" fill="#c98a4a" />
  </>
)
