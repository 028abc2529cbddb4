import { describe, expect, it } from 'vitest'
import { formatCsvLine } from './format-csv-line.ts'

describe(formatCsvLine, () => {
  it('quotes what holds a separator, a quote or a line break', () => {
    expect(formatCsvLine(['Vera', 'a,b', 'say "so"', 'two\nlines', 'a;b', ''])).toBe(
      'Vera,"a,b","say ""so""","two\nlines","a;b",\r\n',
    )
  })

  it.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\u200b=1', '＝1', '|cmd', '%0A'])(
    'lets %j begin no formula',
    (text) => {
      expect(formatCsvLine([text])).toMatch(/^"?'/)
    },
  )

  it.each(['Vera', 'v.lind@lindwerk.example', '1-2', 'Größl', '(x)'])('leaves %j as it is', (text) => {
    expect(formatCsvLine([text])).toBe(`${text}\r\n`)
  })
})
