import * as v from 'valibot'
import { expect, it } from 'vitest'
import { demoRequestSchema, newsletterRequestSchema } from './demo-request.ts'

const messages = (input: unknown) =>
  v.safeParse(demoRequestSchema, input, { abortPipeEarly: true }).issues?.map((issue) => issue.message)

it('takes letters of any script in names', () => {
  expect(messages({ fullName: 'Zoë Größl', workEmail: 'z@b.de', companyName: 'Seilbahn 2' })).toBeUndefined()
})

it('says what is missing in every field', () => {
  expect(messages({ fullName: '', workEmail: '', companyName: '' })).toEqual([
    'Full name is required',
    'Business email is required',
    'Company name is required',
  ])
})

it('says what is wrong in every field', () => {
  expect(messages({ fullName: 'R2D2', workEmail: 'a@b', companyName: 'A & B' })).toEqual([
    'Invalid name',
    'Invalid email address',
    'Invalid company name',
  ])
})

it.each([
  ['', 'Email is required'],
  ['nobody', 'Invalid email address'],
])('answers a newsletter address %j with %j', (email, message) => {
  expect(v.safeParse(newsletterRequestSchema, { email }).issues?.[0].message).toBe(message)
})
