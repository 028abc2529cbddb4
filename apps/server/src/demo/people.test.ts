import { describe, expect, it } from 'vitest'
import { drawPortrait } from '@umkreis/theme'
import { DEMO_GROUPS } from './groups.ts'
import { createDemoPeople } from './people.ts'
import { SITES } from './sites.ts'
import { createTeamGroups } from './team-groups.ts'
import { WRITTEN_PEOPLE } from './written-people.ts'

const people = createDemoPeople()
const distinct = (values: readonly unknown[]) => new Set(values).size

describe(createDemoPeople, () => {
  it('makes 240 people, the same ones every time', () => {
    expect(people).toHaveLength(240)
    expect(createDemoPeople()).toEqual(people)
  })

  it('gives every site its head count', () => {
    for (const { city, headCount } of SITES) {
      expect(people.filter((person) => person.city === city)).toHaveLength(headCount)
    }
  })

  it('gives nobody the name, address, bio or key of another', () => {
    expect(distinct(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`))).toBe(240)
    expect(distinct(people.map(({ email }) => email))).toBe(240)
    expect(distinct(people.map(({ description }) => description))).toBe(240)
    expect(distinct(people.map(({ key }) => key))).toBe(240)
  })

  it('keeps within what the product takes: bios, skills and plain addresses', () => {
    for (const { email, description, skills, position } of people) {
      expect(email).toMatch(/^[a-z]+\.[a-z-]+@lindwerk\.example$/)
      expect(description.length).toBeLessThanOrEqual(450)
      expect(description).not.toContain('{')
      expect(skills.length).toBeGreaterThan(1)
      expect(distinct(skills)).toBe(skills.length)
      expect(position).not.toBe('')
    }
  })

  it('draws every portrait differently', () => {
    const portraits = people.flatMap(({ portrait }) => (portrait ? [drawPortrait(portrait)] : []))
    expect(portraits.length).toBeGreaterThan(210)
    expect(distinct(portraits)).toBe(portraits.length)
  })

  it('has exactly one owner, and a profile in each language', () => {
    expect(people.filter(({ role }) => role === 'owner').map(({ lastName }) => lastName)).toEqual(['Brandt'])
    expect(people.filter(({ description }) => /\b(und|der|die|ich)\b/i.test(description)).length).toBeGreaterThan(80)
    expect(people.filter(({ description }) => /\b(and|the|of|for)\b/i.test(description)).length).toBeGreaterThan(80)
  })

  it('puts only its own people into groups', () => {
    const keys = new Set(people.map(({ key }) => key))
    for (const { members } of DEMO_GROUPS) {
      expect(members.filter((member) => !keys.has(member))).toEqual([])
      expect(distinct(members)).toBe(members.length)
    }
  })

  it('lets teams have groups of five or more, without those who sign in', () => {
    const written = new Set(WRITTEN_PEOPLE.map(({ key }) => key))
    for (const { members } of createTeamGroups(people)) {
      expect(members.length).toBeGreaterThanOrEqual(5)
      expect(distinct(members)).toBe(members.length)
      expect(members.filter((member) => written.has(member))).toEqual([])
    }
  })
})
