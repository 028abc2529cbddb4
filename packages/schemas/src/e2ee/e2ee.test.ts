import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { linkHashSchema, sealedBoxSchema } from './fields.ts'
import { groupLinkPostSchema } from './group-links.ts'
import { userLinkPostSchema } from './user-links.ts'

const HASH = `${'A'.repeat(43)}=`
const userLink = {
  userId: 'u1',
  seq: 2,
  previousHash: HASH,
  generation: 1,
  resetCounter: 0,
  link: 'AAAA',
  deviceBoxes: [{ deviceId: 'd1', generation: 1, box: 'AAAA' }],
  previousKeyBoxes: [],
}
const groupLink = {
  groupId: 'g1',
  epoch: 1,
  previousHash: null,
  kind: 'fresh',
  link: 'AAAA',
  memberUserIds: ['u1'],
  boxes: [{ userId: 'u1', epoch: 1, generation: 1, box: 'AAAA' }],
  pending: [],
}

describe('linkHashSchema', () => {
  it('takes 32 bytes as padded base64', () => expect(v.is(linkHashSchema, HASH)).toBe(true))
  it('refuses the URL-safe alphabet', () => expect(v.is(linkHashSchema, `${'_'.repeat(43)}=`)).toBe(false))
  it('refuses another length', () => expect(v.is(linkHashSchema, 'AAAA')).toBe(false))
})

describe('sealedBoxSchema', () => {
  it('refuses missing padding', () => expect(v.is(sealedBoxSchema, 'AAAAA')).toBe(false))
  it('refuses more than 1,024 characters', () => expect(v.is(sealedBoxSchema, 'A'.repeat(1028))).toBe(false))
})

describe('userLinkPostSchema', () => {
  it('takes a link with its boxes', () => expect(v.parse(userLinkPostSchema, userLink)).toEqual(userLink))
  it('refuses a chain that starts at 0', () => expect(v.is(userLinkPostSchema, { ...userLink, seq: 0 })).toBe(false))
  it('refuses a missing previousHash, which is null and not absent in a first link', () => {
    const { previousHash: _, ...rest } = userLink
    expect(v.is(userLinkPostSchema, rest)).toBe(false)
  })
})

describe('groupLinkPostSchema', () => {
  it('takes a first link', () => expect(v.parse(groupLinkPostSchema, groupLink)).toEqual(groupLink))
  it('refuses a link that names nobody', () => {
    expect(v.is(groupLinkPostSchema, { ...groupLink, memberUserIds: [] })).toBe(false)
  })
  it('refuses an unknown kind', () => expect(v.is(groupLinkPostSchema, { ...groupLink, kind: 'open' })).toBe(false))
})
