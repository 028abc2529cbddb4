import { describe, expect, it } from 'vitest'
import { splitMarks } from './split-marks.ts'

const shape = (text: string, ranges: { start: number; end: number }[]) =>
  splitMarks(text, ranges).map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))

describe('splitMarks', () => {
  it('cuts a text at its marked ranges', () => {
    expect(shape('Led the migration well', [{ start: 8, end: 17 }])).toEqual(['Led the ', '[migration]', ' well'])
  })

  it('takes ranges in any order', () => {
    expect(
      shape('abcd', [
        { start: 2, end: 3 },
        { start: 0, end: 1 },
      ]),
    ).toEqual(['[a]', 'b', '[c]', 'd'])
  })

  it('never repeats what two ranges share', () => {
    expect(
      shape('abcd', [
        { start: 0, end: 3 },
        { start: 1, end: 4 },
      ])
        .join('')
        .replaceAll(/[[\]]/g, ''),
    ).toBe('abcd')
  })

  it('stops at the end of the text', () => {
    expect(shape('ab', [{ start: 1, end: 9 }])).toEqual(['a', '[b]'])
  })

  it('gives a text without ranges back whole', () => {
    expect(shape('ab', [])).toEqual(['ab'])
  })
})
