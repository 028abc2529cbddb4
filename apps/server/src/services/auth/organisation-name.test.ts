import { expect, it } from 'vitest'
import { organisationNameFromEmail } from './organisation-name.ts'

it.each([
  ['j.brandt@lindwerk.example', 'Lindwerk'],
  ['a@mail.lindwerk-gruppe.example', 'Lindwerk Gruppe'],
  ['a@acme.co.uk', 'Acme'],
  ['a@bücher.example', 'Bücher'],
])('names the organisation of %s %s', (email, name) => {
  expect(organisationNameFromEmail(email)).toBe(name)
})
