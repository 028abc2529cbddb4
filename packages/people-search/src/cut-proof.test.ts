import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutProof } from './cut-proof.ts'
import { mergeMarks } from './evidence.ts'

const marked = ({ text, marks }: ReturnType<typeof cutProof>) => marks.map(([start, end]) => text.slice(start, end))

function marksOf(text: string, ...words: string[]): [number, number][] {
  return words.map((word) => [text.indexOf(word), text.indexOf(word) + word.length])
}

describe(cutProof, () => {
  it('shows a short text whole', () => {
    const text = 'Portuguese (native), German C1'
    expect(cutProof(text, [[0, 10]], false)).toEqual({ text, marks: [[0, 10]] })
  })

  it('shows of a list only the items that are marked', () => {
    const text = 'Solution architecture, K8s, Event sourcing, Migration planning'
    const proof = cutProof(text, marksOf(text, 'K8s', 'Migration'), true)
    expect(proof.text).toBe('K8s, Migration planning')
    expect(marked(proof)).toEqual(['K8s', 'Migration'])
  })

  it('shows of a long text the sentence that holds most of the marks', () => {
    const text =
      'Ich plane Kabinen: was Fahrgäste sehen, hören und anfassen. Vorher frage ich die, die sie putzen. Wenn du ein Lastenheft hast, zeig es mir.'
    const proof = cutProof(text, marksOf(text, 'Lastenheft'), false)
    expect(proof.text).toBe('Wenn du ein Lastenheft hast, zeig es mir.')
    expect(marked(proof)).toEqual(['Lastenheft'])
  })

  it('cuts a long sentence at words, with an ellipsis where something is missing', () => {
    const text = `${'word '.repeat(40)}needle ${'word '.repeat(40)}`.trim()
    const proof = cutProof(text, marksOf(text, 'needle'), false)
    expect(proof.text).toMatch(/^… (word )+needle( word)+ …$/)
    expect(proof.text.length).toBeLessThanOrEqual(114)
    expect(marked(proof)).toEqual(['needle'])
  })

  it('never marks outside the text it shows', () => {
    const text = fc.string({ maxLength: 400, unit: fc.constantFrom('a', 'ß', ' ', '.', ',', '🚡', '\n', '!') })
    fc.assert(
      fc.property(text, fc.boolean(), fc.nat(399), fc.nat(60), (whole, isList, from, length) => {
        const start = Math.min(from, whole.length)
        const end = Math.min(whole.length, start + length)
        fc.pre(end > start)
        const proof = cutProof(whole, [[start, end]], isList)
        for (const mark of proof.marks) {
          expect(mark[0]).toBeGreaterThanOrEqual(0)
          expect(mark[1]).toBeLessThanOrEqual(proof.text.length)
        }
      }),
      { seed: 11, numRuns: 500 },
    )
  })
})

describe(mergeMarks, () => {
  it('joins neighbours that only a space or a hyphen parts, and overlapping ones', () => {
    const text = 'Kubernetes migration, SPS-Programmierung'
    const ranges = ['migration', 'Kubernetes', 'SPS', 'Programmierung', 'Programm'].map((word) => ({
      start: text.indexOf(word),
      end: text.indexOf(word) + word.length,
    }))
    expect(mergeMarks(ranges, text).map(([start, end]) => text.slice(start, end))).toEqual([
      'Kubernetes migration',
      'SPS-Programmierung',
    ])
  })
})
