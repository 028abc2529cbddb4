import { describe, expect, it } from 'vitest'
import { questionPieces } from './question-pieces.ts'

const text = 'a Kubernetes migration now'
const parts = [{ start: 2, end: 22, state: 'understood' as const }]

describe('questionPieces', () => {
  it('keeps a part in one piece on one line', () => {
    expect(questionPieces(text, parts, false).map((piece) => [piece.text, piece.state])).toEqual([
      ['a ', undefined],
      ['Kubernetes migration', 'understood'],
      [' now', undefined],
    ])
  })

  it('cuts a part into words where lines may break', () => {
    expect(questionPieces(text, parts, true).filter((piece) => piece.state)).toEqual([
      { start: 2, text: 'Kubernetes', state: 'understood' },
      { start: 13, text: 'migration', state: 'understood' },
    ])
  })

  it('gives the text back letter for letter', () => {
    expect(
      questionPieces(text, parts, true)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})
