import { describe, expect, it } from 'vitest'
import { readPatch } from './read-patch.ts'
import { readUser } from './read-user.ts'

const one = (operation: object) => readPatch({ Operations: [operation] })

describe('a change', () => {
  it.each([
    ['active', 'False', { isActive: false }],
    ['active', true, { isActive: true }],
    ['name.givenName', 'Inês', { firstName: 'Inês' }],
    ['urn:ietf:params:scim:schemas:core:2.0:User:name.familyName', 'Reis', { lastName: 'Reis' }],
    ['name', { givenName: 'A', familyName: 'B' }, { firstName: 'A', lastName: 'B' }],
    ['emails[type eq "work"].value', 'A@B.de', { email: 'a@b.de' }],
    ['emails[primary eq true].value', 'a@b.de', { email: 'a@b.de' }],
    [
      'emails',
      [
        { value: 'x@y.de', type: 'home' },
        { value: 'a@b.de', type: 'work' },
      ],
      { email: 'a@b.de' },
    ],
    ['emails[type eq "home"].value', 'home@b.de', {}],
    ['addresses[type eq "work"].country', 'de', { country: 'Germany' }],
    ['addresses', [{ type: 'work', locality: 'Jena' }], { city: 'Jena' }],
    ['title', null, { position: '' }],
    ['phoneNumbers[type eq "mobile"].value', '1', {}],
    ['urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager', { value: '1' }, {}],
    ['urn:okta:lindwerk_1:1.0:user:custom:shoeSize', '43', {}],
  ])('of %s to %j', (path, value, changes) => {
    expect(one({ op: 'Replace', path, value })).toEqual(changes)
  })

  it('of several things: of one thing the last counts', () => {
    const operations = [
      { op: 'add', path: 'title', value: 'A' },
      { op: 'replace', value: { title: 'B', active: 'true', 'name.givenName': 'C', id: 'x', unknown: 1 } },
    ]
    expect(readPatch({ operations })).toEqual({ position: 'B', isActive: true, firstName: 'C' })
  })

  it.each([
    ['title', { position: '' }],
    ['name', { firstName: '', lastName: '' }],
    ['addresses[type eq "work"]', { city: '', country: '' }],
    ['externalId', { externalId: '' }],
    ['phoneNumbers', {}],
  ])('that removes %s', (path, changes) => {
    expect(one({ op: 'remove', path })).toEqual(changes)
  })

  it.each([`${'a'.repeat(400)}`, `emails[${'x eq "y" and '.repeat(15)}]`, 'urn:'.repeat(70)])(
    'is refused for the path %s, and soon',
    (path) => {
      expect(() => one({ op: 'replace', path, value: 'x' })).toThrow('There is no such path')
    },
  )
})

describe('a whole user', () => {
  it('says what it names, in any case, and nothing of what is null', () => {
    expect(readUser({ USERNAME: 'ines', Active: null, emails: [], title: 'T', password: 'x', groups: [1] })).toEqual({
      userName: 'ines',
      position: 'T',
    })
  })
})
