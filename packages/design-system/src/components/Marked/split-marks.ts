/** A stretch of text by its UTF-16 positions; `end` is the first position behind it. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** A piece of a text, marked or not. `start` is its place in the whole. */
export interface TextPiece {
  readonly start: number
  readonly text: string
  readonly marked: boolean
}

/** Cuts a text into marked and plain pieces. Ranges may come in any order, overlap, or reach past the text. */
export function splitMarks(text: string, ranges: readonly TextRange[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let position = 0
  const put = (end: number, marked: boolean) => {
    if (end > position) pieces.push({ start: position, text: text.slice(position, end), marked })
    position = Math.max(position, end)
  }
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const end = Math.min(range.end, text.length)
    put(Math.min(range.start, text.length), false)
    put(end, true)
  }
  put(text.length, false)
  return pieces
}
