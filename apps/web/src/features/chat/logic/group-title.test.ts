import { describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { buildGroup } from '../testing/builders.ts'
import { groupTitle, membersLine } from './group-title.ts'

const person = (firstName: string, lastName: string) => ({
  ...buildGroup('any').members[0]!,
  userId: firstName as never,
  firstName,
  lastName,
  position: 'Engineer',
  city: 'Porto',
})
const viewer = person('Johanna', 'Brandt')
const group = (name: string, ...others: ReturnType<typeof person>[]) => ({
  ...buildGroup('a'),
  name,
  members: [viewer, ...others],
  memberCount: others.length + 1,
})
const told = (of: ReturnType<typeof group>) => [
  groupTitle(of, viewer.userId, copy.unnamedGroup),
  membersLine(of, viewer.userId, copy),
]

describe('title and members', () => {
  it('name the other person of two, and then where they work', () => {
    expect(told(group('', person('Karim', 'Haddad')))).toEqual(['Karim Haddad', 'Engineer, Porto'])
  })

  it('count those who are not listed', () => {
    const many = { ...group('K8s', person('Karim', 'Haddad')), memberCount: 9 }
    expect(membersLine(many, viewer.userId, copy)).toBe('Karim, 7 others and you')
  })

  it('name the people of a conversation without a name once, not twice', () => {
    expect(told(group('', person('Inês', 'Carvalho'), person('Karim', 'Haddad')))).toEqual(['Inês, Karim', '3 people'])
  })

  it('tell who is behind a name', () => {
    const three = ['Inês', 'Karim', 'Tomasz', 'Aylin'].map((name) => person(name, 'X'))
    expect(told(group('K8s', ...three))).toEqual(['K8s', 'Inês, Karim, Tomasz, 1 other and you'])
  })
})
