import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

describe(toCsv, () => {
  it('quotes what would break a row, and nothing else', () => {
    expect(
      toCsv({
        columns: ['City', 'People'],
        rows: [
          ['Köln, "links"', 5],
          ['a\nb', 6],
        ],
      }),
    ).toBe('\uFEFFCity,People\r\n"Köln, ""links""",5\r\n"a\nb",6\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@a', '\t=1'])('keeps %j a text', (text) => {
    expect(toCsv({ columns: ['a'], rows: [[text]] })).toContain(`'${text}`)
  })
})
