import type { Group, GroupId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { type ActiveGroupChoice, chooseActiveGroup } from './active-group.ts'

const choice = (changes: Partial<ActiveGroupChoice>): ActiveGroupChoice => ({
  groups: ['a', 'b', 'c'].map((groupId) => ({ groupId }) as Group),
  named: null,
  current: null,
  stored: null,
  fromSurroundMe: false,
  newGroupId: null,
  ...changes,
})

describe('SPEC 4, Active group', () => {
  it('is the stored one if it is still in the list', () => {
    expect(chooseActiveGroup(choice({ stored: 'b' }))).toEqual({ groupId: 'b', clearsFlags: false })
  })

  it('is the first one otherwise', () => {
    expect(chooseActiveGroup(choice({ stored: 'gone' })).groupId).toBe('a')
    expect(chooseActiveGroup(choice({})).groupId).toBe('a')
  })

  it('is none in an empty list', () => {
    expect(chooseActiveGroup(choice({ groups: [], stored: 'b' })).groupId).toBe(null)
  })

  it('becomes the new group after Surround me, and the two flags are cleared', () => {
    expect(chooseActiveGroup(choice({ fromSurroundMe: true, newGroupId: 'new', stored: 'b' }))).toEqual({
      groupId: 'new',
      clearsFlags: true,
    })
  })

  it('is not changed by one flag alone', () => {
    expect(chooseActiveGroup(choice({ newGroupId: 'new' }))).toEqual({ groupId: 'a', clearsFlags: false })
    expect(chooseActiveGroup(choice({ fromSurroundMe: true }))).toEqual({ groupId: 'a', clearsFlags: false })
  })

  it('is the one that the address names, if it is in the list', () => {
    expect(chooseActiveGroup(choice({ named: 'b' as GroupId, current: 'c' as GroupId })).groupId).toBe('b')
    expect(chooseActiveGroup(choice({ named: 'gone' as GroupId, current: 'c' as GroupId })).groupId).toBe('c')
  })

  it('stays where the reader is while pages arrive', () => {
    expect(chooseActiveGroup(choice({ current: 'c' as GroupId, stored: 'b' })).groupId).toBe('c')
  })
})
