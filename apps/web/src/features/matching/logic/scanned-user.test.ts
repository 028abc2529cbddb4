import { describe, expect, it } from 'vitest'
import { readScannedUser } from './scanned-user.ts'

describe(readScannedUser, () => {
  it.each([
    ['https://umkreis.example/app/matchingPeople?userId=karim', 'karim'],
    ['http://localhost:4800/app/matchingPeople?x=1&userId=karim', 'karim'],
  ])('SPEC 5: reads whom %s is about', (text, userId) => {
    expect(readScannedUser(text)).toBe(userId)
  })

  it.each([
    ['no address', 'karim'],
    ['an address without anybody', 'https://umkreis.example/app/matchingPeople'],
    ['nobody', 'https://umkreis.example/app/matchingPeople?userId='],
    ['a script', 'javascript:alert(1)?userId=karim'],
    ['a card', 'BEGIN:VCARD userId=karim'],
    ['nothing', ''],
  ])('SPEC 5: ignores %s', (_what, text) => {
    expect(readScannedUser(text)).toBeNull()
  })
})
