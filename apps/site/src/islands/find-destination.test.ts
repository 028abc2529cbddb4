import { describe, expect, it } from 'vitest'
import { findDestination } from './find-destination.ts'

const visitor = { hasSession: false, language: 'en', chosenLanguage: null, otherAddress: '/de/pricing' }

describe(findDestination, () => {
  it('[SPEC 2, public routes] leads a member to the profile, whatever page they come to', () => {
    expect(findDestination({ ...visitor, hasSession: true })).toBe('/app/profile')
  })

  it.each([
    [null, undefined],
    ['en', undefined],
    ['de', '/de/pricing'],
  ])('leads a visitor who once chose %j to %j', (chosenLanguage, destination) => {
    expect(findDestination({ ...visitor, chosenLanguage })).toBe(destination)
  })

  it('leaves a visitor on a page that has no other language', () => {
    expect(findDestination({ ...visitor, chosenLanguage: 'de', otherAddress: undefined })).toBeUndefined()
  })
})
