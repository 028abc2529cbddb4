import type { ReactNode } from 'react'
import { mark, strong } from './Marked.css.ts'
import { splitMarks, type TextRange } from './split-marks.ts'

/** {@link Marked}: `look` is `mark` for evidence and `bold` for what matched in a suggestion. */
export interface MarkedProps {
  text: string
  ranges: readonly TextRange[]
  look?: 'mark' | 'bold'
}

/** A person's own words with those that matched marked. */
export function Marked({ text, ranges, look = 'mark' }: MarkedProps): ReactNode {
  return splitMarks(text, ranges).map((piece) =>
    piece.marked ? (
      <mark key={piece.start} className={look === 'mark' ? mark : strong}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
