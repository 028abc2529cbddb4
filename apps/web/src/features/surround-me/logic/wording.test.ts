import { describe, expect, it } from 'vitest'
import { wordField, wordMatch, wordName, wordNote, wordPart, wordPlace, wordScore } from './wording.ts'

describe(wordPart, () => {
  it.each([
    [{ kind: 'text', label: 'Kubernetes migration', marks: [] }, 'Kubernetes migration'],
    [{ kind: 'language', label: 'Portuguese', marks: [] }, 'Speaks Portuguese'],
    [{ kind: 'city', label: 'Munich', marks: [], radiusKm: 60 }, 'Within 60 km of Munich'],
    [{ kind: 'city', label: 'Within 60 km of Munich', marks: [], radiusKm: 60 }, 'Within 60 km of Munich'],
    [{ kind: 'city', label: 'Porto', marks: [] }, 'Porto'],
  ] as const)('says what is asked for', (part, words) => {
    expect(wordPart({ ...part, marks: [] })).toBe(words)
  })
})

describe(wordField, () => {
  it('has a word for each field of a profile, and keeps the name of a custom one', () => {
    expect([wordField('description'), wordField('skills'), wordField('Erste Seilbahnfahrt')]).toEqual([
      'Bio',
      'Skills',
      'Erste Seilbahnfahrt',
    ])
  })
})

describe(wordNote, () => {
  const proof = { part: 0, field: 'skills', text: 'K8s', marks: [] }

  it('explains what is not the same word, in the words of the search where it has some', () => {
    expect(wordNote({ ...proof, because: 'word' })).toBe('')
    expect(wordNote({ ...proof, text: 'move to K8s', because: 'synonym', note: 'K8s = Kubernetes' })).toBe(
      'K8s = Kubernetes',
    )
    expect(wordNote({ ...proof, because: 'meaning' })).not.toBe('')
  })
})

describe('a note', () => {
  const proof = { part: 0, field: 'skills', marks: [], because: 'synonym' } as const

  it('does not repeat what the quote says', () => {
    expect(wordNote({ ...proof, marks: [], text: 'K8s', note: 'K8s = Kubernetes' })).toBe('= Kubernetes')
    expect(
      wordNote({ ...proof, marks: [], text: 'Brazilian Portuguese', note: 'Brazilian Portuguese = Portuguese' }),
    ).toBe('')
  })
})

describe(wordMatch, () => {
  it('is the whole word of the profile where only its beginning was written', () => {
    const part = { kind: 'text', label: 'por', marks: [] } as const
    expect(wordMatch({ ...part, marks: [] }, { text: 'German, Portuguese (native)', marks: [[8, 11]] })).toBe(
      'Portuguese',
    )
  })

  it("is the question's own word otherwise", () => {
    const part = { kind: 'skill', label: 'Kubernetes', marks: [] } as const
    expect(wordMatch({ ...part, marks: [] }, { text: 'move to K8s', marks: [[8, 11]] })).toBe('Kubernetes')
    expect(wordMatch({ ...part, marks: [] }, undefined)).toBe('Kubernetes')
  })
})

describe(wordPlace, () => {
  const self = { city: 'München', country: 'Germany' }

  it.each([
    [{ city: 'München', country: 'Germany' }, 'München, your site'],
    [{ city: 'Augsburg', country: 'Germany' }, 'Augsburg'],
    [{ city: 'Porto', country: 'Portugal' }, 'Porto, Portugal'],
    [{ city: '', country: 'Portugal' }, 'Portugal'],
  ])('is seen from oneself', (user, place) => {
    expect(wordPlace(user, self)).toBe(place)
  })
})

it('writes names and scores', () => {
  expect(wordName({ firstName: 'Inês', lastName: '' })).toBe('Inês')
  expect(wordScore(0.956)).toBe('96')
})
