import { describe, expect, it } from 'vitest'
import { johanna, karim, mira } from '../../testing/people.ts'
import { NAVIGATION } from './navigation.ts'

const admin = NAVIGATION.find(({ menuLabel }) => menuLabel === 'Admin panel')

describe('the expandable Admin panel of the slide-in menu (SPEC.md section 2)', () => {
  it('leads to People, Customization and Theme', () => {
    const listed = admin?.pages?.filter(({ isUnlisted }) => !isUnlisted)
    expect(listed?.map(({ label, path }) => [label, path])).toEqual([
      ['People', '/app/admin'],
      ['Customization', '/app/admin/customization'],
      ['Theme', '/app/admin/theme'],
    ])
  })

  it('is for Managers, and for nobody else', () => {
    expect([johanna, karim, mira].map((user) => admin?.isFor(user))).toEqual([true, false, false])
  })
})

it('hides Home, ECD and Admin from global users, and Admin from who is no Manager (SPEC section 6)', () => {
  const seenBy = [johanna, karim, mira].map((user) => NAVIGATION.filter(({ isFor }) => isFor(user)))
  expect(seenBy.map((entries) => entries.map(({ label }) => label))).toEqual([
    ['Home', 'Surround me', 'Chat', 'Matching people', 'ECD', 'Admin'],
    ['Home', 'Surround me', 'Chat', 'Matching people', 'ECD'],
    ['Surround me', 'Chat', 'Matching people'],
  ])
})
