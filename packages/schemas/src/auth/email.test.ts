import * as v from 'valibot'
import { expect, it } from 'vitest'
import { emailSchema } from './email.ts'

it.each(['a@b.de', ' Karim.Haddad+x@lindwerk.example ', 'jürgen@bücher.example', "o'neill@sub.domain.example"])(
  'takes %j',
  (text) => {
    expect(v.parse(emailSchema, text)).toBe(text.trim().toLowerCase())
  },
)

it.each([
  [undefined, 'Email is required'],
  ['   ', 'Email is required'],
  ['j.brandt@lindwerk', 'Invalid email'],
  ['two@at@b.de', 'Invalid email'],
  ['a b@c.de', 'Invalid email'],
  ['a@b.de\r\nBcc: c@d.de', 'Invalid email'],
  [`${'x'.repeat(250)}@b.de`, 'Invalid email'],
])('answers %j with %j', (text, message) => {
  expect(v.safeParse(emailSchema, text).issues?.[0].message).toBe(message)
})
