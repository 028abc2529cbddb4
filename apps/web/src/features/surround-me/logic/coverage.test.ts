import type { Evidence, QuestionPart, SearchResult } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { buildUser } from '../../../testing/people.ts'
import { countCircle, coverageOf, evidenceLines, judgeResults, partToDrop } from './coverage.ts'

const parts: QuestionPart[] = [
  { kind: 'text', label: 'Kubernetes migration', marks: [[0, 10]] },
  { kind: 'language', label: 'Portuguese', marks: [[11, 21]] },
]
const proof = (part: number, because: Evidence['because'], text: string): Evidence => ({
  part,
  because,
  text,
  field: 'Bio',
  marks: [],
})
const result = (met: number[], score = 0.8, evidence: Evidence[] = []): SearchResult => ({
  user: buildUser(),
  score,
  met,
  evidence,
})

describe(coverageOf, () => {
  it('has a segment for each part, filled where it is met', () => {
    expect(coverageOf(parts, result([1]))).toEqual([false, true])
  })
})

describe(evidenceLines, () => {
  it('has one line for each part, in the order of the question', () => {
    const lines = evidenceLines(parts, result([1], 0.5, [proof(1, 'word', 'Portuguese (native)')]))
    expect(lines.map((line) => line.kind)).toEqual(['missing', 'found'])
    expect(lines[0]).toMatchObject({ label: 'Kubernetes migration' })
  })

  it('shows two proofs of a part at most, best first', () => {
    const evidence = [proof(0, 'word', 'a'), proof(1, 'word', 'x'), proof(0, 'synonym', 'b'), proof(0, 'meaning', 'c')]
    const texts = evidenceLines(parts, result([0, 1], 0.5, evidence)).map((line) =>
      line.kind === 'found' ? line.evidence.text : line.label,
    )
    expect(texts).toEqual(['a', 'b', 'x'])
  })

  it('has no line for what is met and has no words to prove it', () => {
    expect(evidenceLines(parts, result([0, 1], 0.9, [proof(1, 'word', 'Portuguese')])).map(({ part }) => part)).toEqual(
      [1],
    )
  })

  it('does not show a proof that did not suffice', () => {
    expect(evidenceLines(parts, result([], 0.2, [proof(0, 'meaning', 'near')]))[0]).toMatchObject({ kind: 'missing' })
  })
})

describe(countCircle, () => {
  it('counts who meets all and who meets some', () => {
    expect(countCircle(parts, [result([0, 1]), result([1]), result([])])).toEqual({ all: 1, some: 1 })
  })
})

describe(partToDrop, () => {
  it('is the part that the fewest meet', () => {
    expect(partToDrop(parts, [result([0]), result([0]), result([1])])).toBe(1)
    expect(partToDrop(parts, [result([1])])).toBe(0)
  })

  it('is the last of equals', () => {
    expect(partToDrop(parts, [])).toBe(1)
  })

  it('is none where only one thing was asked', () => {
    expect(partToDrop(parts.slice(0, 1), [])).toBeUndefined()
  })
})

describe(judgeResults, () => {
  it.each([
    [[result([0], 0.5)], 'somebody-fits'],
    [[result([0], 0.49)], 'nobody-really-fits'],
    [[], 'nobody-found'],
  ] as const)('says so', (results, verdict) => {
    expect(judgeResults(results)).toBe(verdict)
  })
})
