import type { User, UserId } from '@umkreis/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONCEPTS } from '@umkreis/people-search'
import { compareProfiles, skillKey } from './compare-profiles.ts'

const person = (firstName: string, changes: Partial<User> = {}): User => ({
  userId: firstName as UserId,
  id: firstName as UserId,
  role: 'Employee',
  isGlobal: false,
  firstName,
  lastName: 'Muster',
  email: '',
  city: '',
  country: '',
  position: '',
  description: '',
  linkedInUrl: '',
  skills: [],
  customFields: [],
  avatarUrl: null,
  organisationName: null,
  ...changes,
})
const rarely = { rarityOf: () => 1, concepts: CONCEPTS }

describe(compareProfiles, () => {
  it('finds the same skill under its other names', () => {
    const { sharedSkills, sharedSkillsOfViewer } = compareProfiles(
      person('Ada', { skills: ['Kubernetes', 'Schweißen', 'Brot'] }),
      person('Ben', { skills: ['K8s', 'Welding', 'Käse'] }),
      rarely,
      'en',
    )
    expect(sharedSkills.toSorted()).toEqual(['K8s', 'Welding'])
    expect(sharedSkillsOfViewer.toSorted()).toEqual(['Kubernetes', 'Schweißen'])
  })

  it('finds what each brings that goes with what the other can', () => {
    const ada = person('Ada', { skills: ['Kubernetes', 'Gitarre'] })
    const ben = person('Ben', { skills: ['Helm', 'Docker', 'Steuerrecht'] })
    const match = compareProfiles(ada, ben, rarely, 'en')
    expect(match.complementarySkills.toSorted()).toEqual(['Docker', 'Helm'])
    expect(match.offeredSkills).toEqual(['Kubernetes'])
    expect(match.sentence).toBe('Ada brings Kubernetes and Ben brings Docker and Helm.')
  })

  it('compares cities by any of their names and fields by each of their values', () => {
    const match = compareProfiles(
      person('Ada', { city: 'Munich', customFields: [{ name: 'Languages', value: 'Deutsch, Português' }] }),
      person('Ben', { city: 'München', customFields: [{ name: 'Languages', value: 'português; English' }] }),
      rarely,
      'en',
    )
    expect(match).toMatchObject({ sameCity: true, customFields: [{ name: 'Languages', value: 'português' }] })
  })

  it('does not take two empty places for the same', () => {
    expect(compareProfiles(person('Ada'), person('Ben'), rarely, 'en')).toMatchObject({
      score: 0,
      sameCity: false,
      sentence: 'Your profiles have nothing in common yet, which can be a good reason to talk.',
    })
  })

  it.each([
    ['en', 'You both know Kubernetes and Python and are in Porto.'],
    ['de', 'Ihr beide kennt euch mit Kubernetes und Python aus und seid in Porto.'],
  ] as const)('says it in the language %s', (language, sentence) => {
    const ada = person('Ada', { city: 'Porto', skills: ['Python', 'Kubernetes'] })
    const ben = person('Ben', { city: 'Porto', skills: ['Python', 'Kubernetes'] })
    expect(compareProfiles(ada, ben, rarely, language).sentence).toBe(sentence)
  })

  it.each([
    ['en', 'You both share Languages: Deutsch.'],
    ['de', 'Ihr beide habt Languages: Deutsch gemeinsam.'],
  ] as const)('names a field that is shared in the language %s', (language, sentence) => {
    const customFields = [{ name: 'Languages', value: 'Deutsch' }]
    const [ada, ben] = [person('Ada', { customFields }), person('Ben', { customFields })]
    expect(compareProfiles(ada, ben, rarely, language).sentence).toBe(sentence)
  })

  it.each([
    ['en', 'Ada brings Kubernetes and Ben brings Docker and Helm.'],
    ['de', 'Ada bringt Kubernetes mit und Ben bringt Docker und Helm mit.'],
  ] as const)('says what each brings in the language %s', (language, sentence) => {
    const [ada, ben] = [person('Ada', { skills: ['Kubernetes'] }), person('Ben', { skills: ['Helm', 'Docker'] })]
    expect(compareProfiles(ada, ben, rarely, language).sentence).toBe(sentence)
  })

  it('gives more for what is rare', () => {
    const [ada, ben] = [person('Ada', { skills: ['Python'] }), person('Ben', { skills: ['Python'] })]
    const scoreAt = (rarity: number) => compareProfiles(ada, ben, { ...rarely, rarityOf: () => rarity }, 'en').score
    expect(scoreAt(0)).toBeGreaterThan(0)
    expect(scoreAt(1)).toBeGreaterThan(scoreAt(0))
  })

  it('says the same to both, with a score from 0 to 100', () => {
    const skills = fc.uniqueArray(fc.constantFrom('Python', 'Django', 'Rust', 'Docker', 'K8s', 'Helm', 'SQL', 'Käse'))
    const anybody = fc.record({
      skills,
      city: fc.constantFrom('', 'Wien', 'Vienna', 'Porto'),
      value: fc.constantFrom(null, 'Deutsch', 'Deutsch, English', 'English'),
    })
    fc.assert(
      fc.property(anybody, anybody, (a, b) => {
        const [ada, ben] = [a, b].map(({ value, ...rest }, index) =>
          person(index === 0 ? 'Ada' : 'Ben', { ...rest, customFields: [{ name: 'Languages', value }] }),
        ) as [User, User]
        const one = compareProfiles(ada, ben, rarely, 'en')
        const other = compareProfiles(ben, ada, rarely, 'en')
        expect(one.score).toBe(other.score)
        expect(one.sentence).toBe(other.sentence)
        expect(one.complementarySkills).toEqual(other.offeredSkills)
        expect(one.score).toBeGreaterThanOrEqual(0)
        expect(one.score).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe(skillKey, () => {
  it('is one for all names of a skill, and the folded name of others', () => {
    expect(skillKey('k8s')).toBe(skillKey('Kubernetes'))
    expect(skillKey('Gespensterkunde')).toBe('gespensterkunde')
  })
})
