import { describe, expect, it } from 'vitest'
import { buildUser, johanna, karim } from '../../../testing/people.ts'
import { filterPeople } from './filter-people.ts'

const matthias = buildUser({
  userId: 'm',
  firstName: 'Matthias',
  lastName: 'Größl',
  email: 'm.groessl@lindwerk.example',
  city: 'Wien',
})
const people = [johanna, karim, matthias]

describe(filterPeople, () => {
  it('shows everybody while nothing is typed', () => {
    expect(filterPeople(people, '  ')).toBe(people)
  })

  it.each([
    ['brandt', johanna],
    ['K.HADDAD@', karim],
    ['grossl', matthias],
    ['wien matthias', matthias],
    ['produktleiterin', johanna],
  ])('finds by %o', (text, expected) => {
    expect(filterPeople(people, text)).toEqual([expected])
  })

  it('needs every word', () => {
    expect(filterPeople(people, 'karim wien')).toEqual([])
  })
})
