import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCsv } from './csv.ts'
import { COLUMNS_MAX, ROWS_MAX } from './limits.ts'

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

describe(parseCsv, () => {
  it('gives back what was written, quotes, separators and line breaks included', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 20 }), fc.constantFrom(',', ';', '\t'), (rows, sign) => {
        const text = [['A', 'B'], ...rows].map((row) => row.map(quote).join(sign)).join('\r\n')
        expect(parseCsv(text).rows.map(({ a, b }) => [a, b])).toEqual(rows)
      }),
      { seed: 3 },
    )
  })

  it('reads plain cells, missing cells and empty lines', () => {
    expect(parseCsv('A,B\n1,2\n\n3\n,\n').rows).toEqual([
      { a: '1', b: '2' },
      { a: '3', b: '' },
      { a: '', b: '' },
    ])
    expect(parseCsv('').columns).toEqual([])
  })

  it('ends what is never closed, and goes on behind what stands beside a quote', () => {
    expect(parseCsv('A\n"open').rows).toEqual([{ a: 'open' }])
    expect(parseCsv('A,B\n"x"y,2').rows).toEqual([{ a: 'x', b: '2' }])
  })

  it('looks at no more rows and columns than a profile could have', () => {
    expect(parseCsv(`A\n${'1\n'.repeat(ROWS_MAX * 3)}`).rows.length).toBeLessThanOrEqual(ROWS_MAX)
    const wide = Array.from({ length: 5_000 }, (_, index) => `c${index}`).join(',')
    expect(parseCsv(`${wide}\n${wide}`).columns).toHaveLength(COLUMNS_MAX)
  })
})
