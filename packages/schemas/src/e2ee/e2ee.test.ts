import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ownDevicePutSchema } from './devices.ts'
import { linkHashSchema, sealedBoxSchema } from './fields.ts'
import { groupLinkPostSchema } from './group-links.ts'
import { pairingPostSchema } from './pairings.ts'
import { userLinksOfManyRequestSchema } from './user-links-of-many.ts'
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

describe('ownDevicePutSchema', () => {
  it('takes a sealed name, and null for no news', () => {
    expect(v.is(ownDevicePutSchema, { name: 'AAAA' })).toBe(true)
    expect(v.is(ownDevicePutSchema, { name: null })).toBe(true)
  })
  it('refuses a name in the clear', () => expect(v.is(ownDevicePutSchema, { name: 'Laptop of J.' })).toBe(false))
})

describe('pairingPostSchema', () => {
  it('takes the last message that a pairing may have', () => {
    expect(v.is(pairingPostSchema, { index: 7, message: 'A'.repeat(8192) })).toBe(true)
  })
  it.each([
    { index: 8, message: 'AAAA' },
    { index: -1, message: 'AAAA' },
    { index: 0, message: 'A'.repeat(8196) },
    { index: 0, message: '' },
  ])('refuses what lies beyond', (post) => expect(v.is(pairingPostSchema, post)).toBe(false))
})

describe('userLinksOfManyRequestSchema', () => {
  const ask = (count: number) => ({ users: Array.from({ length: count }, (_, n) => ({ userId: `u${n}`, from: 1 })) })
  it('takes up to 200 people', () => expect(v.is(userLinksOfManyRequestSchema, ask(200))).toBe(true))
  it.each([ask(0), ask(201), { users: [...ask(1).users, ...ask(1).users] }])(
    'refuses nobody, more, and one person twice',
    (request) => expect(v.is(userLinksOfManyRequestSchema, request)).toBe(false),
  )
})
