import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { preferencesUpdateSchema } from './preferences.ts'
import { quietHoursSchema } from './quiet-hours.ts'

const messagesOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map(({ message }) => message) ?? []

describe('quietHoursSchema', () => {
  const hours = { from: '22:00', to: '06:30', timeZone: 'Europe/Berlin' }

  it.each([{}, { from: '00:00', to: '23:59' }, { timeZone: 'UTC' }, { timeZone: 'Asia/Kathmandu' }])(
    'takes %j',
    (changes) => {
      expect(messagesOf(quietHoursSchema, { ...hours, ...changes })).toEqual([])
    },
  )

  it.each([
    [{ from: '24:00' }, 'Please enter a time such as 22:00'],
    [{ to: '6:30' }, 'Please enter a time such as 22:00'],
    [{ to: '22:00' }, 'Please choose two different times'],
    [{ timeZone: 'Europe/Atlantis' }, 'This time zone is not known'],
    [{ timeZone: '' }, 'This time zone is not known'],
  ])('refuses %j', (changes, message) => {
    expect(messagesOf(quietHoursSchema, { ...hours, ...changes })).toEqual([message])
  })
})

describe('preferencesUpdateSchema', () => {
  it('takes any part, passes over what an organisation decides, and refuses what is no switch', () => {
    expect(v.parse(preferencesUpdateSchema, { push: false, organisation: { typing: true } })).toEqual({ push: false })
    expect(messagesOf(preferencesUpdateSchema, { enterSends: null })).toHaveLength(1)
  })
})
