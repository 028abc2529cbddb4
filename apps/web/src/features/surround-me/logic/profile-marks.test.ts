import { describe, expect, it } from 'vitest'
import { marksWithin } from './profile-marks.ts'

const whole = 'Led the Kubernetes migration of our ropeway control plane. Ask me about Helm.'
const words = (marks: readonly (readonly [number, number])[]) => marks.map(([start, end]) => whole.slice(start, end))

describe(marksWithin, () => {
  it('finds the marked words of a proof that was cut out', () => {
    const proof = { text: '… migration of our ropeway …', marks: [[2, 11]] as [number, number][] }
    expect(words(marksWithin(whole, [proof]))).toEqual(['migration'])
  })

  it('takes the whole text as a proof of itself', () => {
    expect(words(marksWithin(whole, [{ text: whole, marks: [[8, 18]] }]))).toEqual(['Kubernetes'])
  })

  it('merges marks that two proofs share, and puts them in order', () => {
    const marks = marksWithin(whole, [
      { text: 'Ask me about Helm.', marks: [[13, 17]] },
      { text: 'Kubernetes migration', marks: [[0, 10]] },
      { text: 'Kubernetes migration', marks: [[0, 20]] },
    ])
    expect(words(marks)).toEqual(['Kubernetes migration', 'Helm'])
  })

  it('marks nothing for a proof of another field', () => {
    expect(marksWithin(whole, [{ text: 'Portuguese (native)', marks: [[0, 10]] }])).toEqual([])
  })
})
