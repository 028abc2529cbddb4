import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findWords } from './words.ts'

const spelled = (text: string) => findWords(text).map(({ spellings }) => spellings)

describe(findWords, () => {
  it('knows an umlaut by each of its spellings', () => {
    expect(spelled('Müller in Straßburg')).toEqual([['muller', 'mueller'], ['in'], ['strassburg']])
    expect(spelled('Mu\u0308ller')).toEqual([['muller', 'mueller']])
  })

  it('knows a word without its case and accents', () => {
    expect(spelled('Inês ŁÓDŹ ＫＵＢＥ')).toEqual([['ines'], ['łodz'], ['kube']])
  })

  it('takes addresses and names of files apart', () => {
    expect(spelled('https://kubernetes.io/docs Angebot_2026.pdf').flat()).toEqual([
      'https',
      'kubernetes',
      'io',
      'docs',
      'angebot',
      '2026',
      'pdf',
    ])
  })

  it('looks up each sign where no spaces stand between words', () => {
    expect(spelled('会議室A1').flat()).toEqual(['会', '議', '室', 'a1'])
  })

  it('finds nothing in what has no letters', () => {
    expect(findWords(' … 🎉 \u0301')).toEqual([])
  })

  it('says where each word stands, in order, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        let last = 0
        for (const { start, end, spellings } of findWords(text)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          expect(spellings.length).toBeGreaterThan(0)
          expect(spellings).not.toContain('')
          last = end
        }
      }),
      { seed: 5, numRuns: 200 },
    )
  })
})
