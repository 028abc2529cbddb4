import { splitMarks } from '../Marked/split-marks.ts'
import type { QuestionPart } from './QuestionText.tsx'

/** A piece of the question; `state` is there when it belongs to a recognised part. */
export interface QuestionPiece {
  readonly start: number
  readonly text: string
  readonly state: QuestionPart['state'] | undefined
}

/**
 * Cuts the question into plain text and recognised parts.
 *
 * @param eachWord Gives each word of a part a piece of its own, so that lines may break between them.
 */
export function questionPieces(text: string, parts: readonly QuestionPart[], eachWord: boolean): QuestionPiece[] {
  return splitMarks(text, parts).flatMap((piece): QuestionPiece[] => {
    const state = piece.marked
      ? parts.find((part) => part.start <= piece.start && part.end > piece.start)?.state
      : undefined
    if (!state || !eachWord) return [{ start: piece.start, text: piece.text, state }]
    let start = piece.start
    return piece.text.split(/(\s+)/).map((word) => {
      const own = { start, text: word, state: word.trim() === '' ? undefined : state }
      start += word.length
      return own
    })
  })
}
