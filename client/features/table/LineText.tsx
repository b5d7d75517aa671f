import { type Dictionary, formatLine, type Language, type Line, type TextPart } from '#shared/kernel/words.ts'
import type { SeatStyle } from '../../ui/seats.ts'

function TextPartView({ part, seatStyles }: { readonly part: TextPart; readonly seatStyles: readonly SeatStyle[] }) {
  switch (part.kind) {
    case 'text':
      // Keeps both ends of a move on one line.
      return part.text.replace(' → ', '\u00a0→\u00a0')
    case 'seat':
      return <b>{seatStyles[part.seat]?.name ?? '?'}</b>
    case 'term':
      return <em>{part.text}</em>
  }
}

/** A line of the game as text, with players and pieces highlighted. */
export function LineText(props: {
  readonly words: Dictionary
  readonly line: Line
  readonly language: Language
  readonly seatStyles: readonly SeatStyle[]
}) {
  return formatLine(props.words, props.line, props.language).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are identified by their order
    <TextPartView key={index} part={part} seatStyles={props.seatStyles} />
  ))
}
