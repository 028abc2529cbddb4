import { SKILLS_MAX, type ProfileForm } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { loadCountries } from '../../../places/places.ts'
import { NOTHING_FOUND } from '../read/found-profile.ts'
import { findPlace } from './find-place.ts'
import { createReview, firstChoice, takeOver } from './review.ts'

const now: ProfileForm = {
  firstName: 'Karim',
  lastName: '',
  description: '',
  linkedInUrl: '',
  position: 'Admin',
  skills: ['Kubernetes'],
  country: '',
  city: '',
}
const found = {
  ...NOTHING_FOUND,
  firstName: 'Karim',
  lastName: 'Haddad',
  position: 'Platform Engineer',
  skills: ['kubernetes', 'Go'],
  languages: ['Arabic', 'Go'],
}
const place = { city: 'München', country: 'Germany' }

describe(createReview, () => {
  const review = createReview(found, place, now)

  it('shows what differs beside what is there, and tells what is there already', () => {
    expect(review.rows).toEqual([
      { field: 'lastName', found: 'Haddad', now: '' },
      { field: 'position', found: 'Platform Engineer', now: 'Admin' },
      { field: 'city', found: 'München', now: '' },
      { field: 'country', found: 'Germany', now: '' },
    ])
    expect(review.same).toEqual(['firstName'])
    expect(review.skills).toEqual([
      { name: 'Go', isLanguage: false },
      { name: 'Arabic', isLanguage: true },
    ])
    expect(review.skillsThere).toBe(1)
  })

  it('chooses at first only what takes nothing away', () => {
    const chosen = firstChoice(review)
    expect([...chosen.fields]).toEqual(['lastName', 'city', 'country'])
    expect([...chosen.skills]).toEqual(['Go'])
    expect(takeOver(review, chosen, now)).toEqual({ lastName: 'Haddad', ...place, skills: ['Kubernetes', 'Go'] })
  })

  it('changes nothing that was not chosen', () => {
    expect(takeOver(review, { fields: new Set(), skills: new Set() }, now)).toEqual({})
    expect(takeOver(review, { fields: new Set(['position']), skills: new Set() }, now)).toEqual({
      position: 'Platform Engineer',
    })
  })

  it('never fills a profile beyond its skills', () => {
    const full = { ...now, skills: Array.from({ length: SKILLS_MAX - 1 }, (_, index) => `Skill ${index}`) }
    const crowded = createReview({ ...found, skills: ['A', 'B', 'C'] }, place, full)
    expect(crowded.room).toBe(1)
    expect([...firstChoice(crowded).skills]).toEqual(['A'])
    const taken = takeOver(crowded, { fields: new Set(), skills: new Set(['A', 'B', 'C']) }, full)
    expect(taken.skills).toHaveLength(SKILLS_MAX)
  })
})

describe(findPlace, () => {
  const countries = loadCountries()
  it.each([
    ['Munich, Bavaria, Germany', 'München', 'Germany'],
    ['80331 München, Deutschland', 'München', 'Germany'],
    ['Greater Munich Metropolitan Area', 'München', 'Germany'],
    ['Wien und Umgebung', 'Wien', 'Austria'],
    ['Hinterzarten, Germany', 'Hinterzarten', 'Germany'],
    ['Zurich, Switzerland', 'Zürich', 'Switzerland'],
    ['Portugal', '', 'Portugal'],
    ['Karim Haddad', '', ''],
  ])('reads “%s”', (line, city, country) => {
    expect(findPlace([line], countries)).toEqual({ city, country })
  })

  it('takes the first line that names one, and a country only where no city follows', () => {
    expect(findPlace(['Platform Engineer', 'Germany', 'Porto, Portugal'], countries).city).toBe('Porto')
    expect(findPlace([], countries)).toEqual({ city: '', country: '' })
  })
})
