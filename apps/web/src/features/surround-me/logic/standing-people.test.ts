import type { QuestionPart, SearchResult, UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { buildUser } from '../../../testing/people.ts'
import { bystanders, gatherPeople } from './standing-people.ts'

const parts: QuestionPart[] = [
  { kind: 'text', label: 'Kubernetes migration', marks: [] },
  { kind: 'language', label: 'Portuguese', marks: [] },
]
const named = (userId: string) => buildUser({ userId, id: userId, firstName: userId })
const found = (userId: string, met: number[]): SearchResult => ({ user: named(userId), score: 0.7, met, evidence: [] })
const self = 'johanna' as UserId

describe(gatherPeople, () => {
  it('puts those who meet all first, whatever their score, then some, then other colleagues', () => {
    const people = gatherPeople(parts, [found('lena', [0]), found('ines', [0, 1])], [named('dele')], self)
    expect(people.map(({ user, meets }) => [user.firstName, meets])).toEqual([
      ['ines', 'all'],
      ['lena', 'some'],
      ['dele', 'none'],
    ])
  })

  it('says in the words of the question what somebody meets', () => {
    expect(gatherPeople(parts, [found('ines', [0, 1])], [], self)[0]).toMatchObject({ words: 'Kubernetes, Portuguese' })
    expect(gatherPeople(parts, [found('tomasz', [0])], [], self)[0]).toMatchObject({ words: 'Kubernetes migration' })
    expect(gatherPeople(parts, [found('lena', [1])], [], self)[0]).toMatchObject({
      words: 'Portuguese',
      coverage: [false, true],
    })
  })

  it('shows nobody twice, and never oneself', () => {
    const people = gatherPeople(
      parts,
      [found('ines', [0]), found('johanna', [0, 1])],
      [named('ines'), named('johanna'), named('dele')],
      self,
    )
    expect(bystanders(people).map(({ id }) => id)).toEqual(['ines', 'dele'])
  })

  it('leaves everybody quiet while nothing is asked', () => {
    expect(gatherPeople([], [found('ines', [])], [named('ines')], self)).toMatchObject([{ meets: 'none' }])
  })
})
