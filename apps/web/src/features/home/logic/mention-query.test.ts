import { expect, it } from 'vitest'
import { findNameBegun, insertName } from './mention-query.ts'

it('finds the name that is begun behind an @', () => {
  expect(findNameBegun('Ask @Ka', 7)).toEqual({ start: 4, query: 'Ka' })
  expect(findNameBegun('Ask (@Inês Car', 14)).toEqual({ start: 5, query: 'Inês Car' })
  expect(findNameBegun('mail@lindwerk', 13)).toBeNull()
  expect(findNameBegun('Ask @', 5)).toBeNull()
  expect(findNameBegun('Ask @Karim Haddad about', 23)).toBeNull()
})

it('puts the whole name there', () => {
  expect(insertName('Ask @Ka please', { start: 4, query: 'Ka' }, 'Karim Haddad')).toEqual({
    text: 'Ask @Karim Haddad please',
    cursor: 18,
  })
})
