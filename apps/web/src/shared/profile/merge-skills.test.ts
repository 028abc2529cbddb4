import { describe, expect, it } from 'vitest'
import { mergeSkills } from './merge-skills.ts'

describe(mergeSkills, () => {
  it('adds comma-separated skills in their order', () => {
    expect(mergeSkills(['HMI'], 'Roadmaps, Pricing')).toEqual(['HMI', 'Roadmaps', 'Pricing'])
  })

  it('merges duplicates, whatever their case', () => {
    expect(mergeSkills(['HMI'], 'hmi, Türkisch, TÜRKISCH')).toEqual(['HMI', 'Türkisch'])
  })

  it('ignores what is empty', () => {
    expect(mergeSkills(['HMI'], ' , ,\n')).toEqual(['HMI'])
  })

  it('puts a single blank where somebody typed several', () => {
    expect(mergeSkills([], 'Machine    Learning')).toEqual(['Machine Learning'])
  })
})
