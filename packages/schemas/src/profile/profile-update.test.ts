import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { linkedInUrlSchema, profileFormSchema, skillsSchema } from './profile-update.ts'

describe('profileFormSchema', () => {
  it('has the messages of SPEC.md section 5 for every empty field', () => {
    const empty = {
      firstName: '',
      lastName: ' ',
      description: '',
      linkedInUrl: '',
      position: '',
      skills: [],
      country: '',
      city: '',
    }
    expect(v.safeParse(profileFormSchema, empty).issues?.map((issue) => issue.message)).toEqual([
      'First name is required',
      'Last name is required',
      'Description is required',
      'Position is required',
      'Please add at least one skill',
      'Country is required',
      'City is required',
    ])
  })

  it('takes a bio of 500 characters and refuses 501', () => {
    const description = profileFormSchema.entries.description
    expect(v.is(description, 'x'.repeat(500))).toBe(true)
    expect(v.is(description, 'x'.repeat(501))).toBe(false)
  })
})

describe('skillsSchema', () => {
  it('merges the same skill written twice, keeping the first spelling', () => {
    expect(v.parse(skillsSchema, ['Kubernetes', 'Go', 'kubernetes', ' Go '])).toEqual(['Kubernetes', 'Go'])
  })
})

describe('linkedInUrlSchema', () => {
  it.each(['', 'https://www.linkedin.com/in/somebody', 'http://linkedin.com/in/x'])('takes %j', (text) => {
    expect(v.is(linkedInUrlSchema, text)).toBe(true)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'linkedin', 'https://', 'https://localhost'])(
    'refuses %j',
    (text) => {
      expect(v.safeParse(linkedInUrlSchema, text).issues?.[0].message).toBe('Please enter a valid LinkedIn URL')
    },
  )
})
