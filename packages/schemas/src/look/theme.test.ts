import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { companyThemeUpdateSchema, DEFAULT_THEME_COLOURS } from './theme.ts'

const own = Object.entries(DEFAULT_THEME_COLOURS).map(([name, value]) => ({ name, value }))
const withBanner = (value: unknown) => own.map((colour) => (colour.name === 'banner' ? { ...colour, value } : colour))
const read = (input: object) => v.safeParse(companyThemeUpdateSchema, { themeName: 'Gletscher', values: own, ...input })
const refusal = (input: object) => read(input).issues?.[0]

describe('a look to be saved', () => {
  it('keeps a name without spaces around it, and colours in upper case', () => {
    expect(read({ themeName: ' Gletscher ', values: withBanner('#f2b705') }).output).toMatchObject({
      themeName: 'Gletscher',
      values: withBanner('#F2B705'),
    })
  })

  it.each(['#12', '#F80', 'red', '#FF794180', 'FF7941', '#FF794G', ' #FF7941', '', null, 16742721])(
    'refuses %j as a colour and says which one',
    (value) => {
      const issue = refusal({ values: withBanner(value) })
      expect(issue && v.getDotPath(issue)).toBe('values.0.value')
      expect(issue?.message).toBe('A colour has six digits, such as #FF7941')
    },
  )

  it.each([
    ['one is missing', own.slice(1)],
    ['one comes twice', [...own.slice(1), { name: 'line1', value: '#000000' }]],
    ['one comes twice beside all four', [...own, { name: 'line1', value: '#000000' }]],
    ['there is none', []],
  ])('refuses the colours when %s', (_case, values) => {
    expect(refusal({ values })?.message).toBe('Each of banner, bgcolor, line1, line2 once')
  })

  it('refuses a colour of another name', () => {
    const values = [...own.slice(1), { name: 'text', value: '#000000' }]
    expect(refusal({ values })?.message).toBe('A colour is one of banner, bgcolor, line1, line2')
  })

  it.each([
    ['', 'Name is required'],
    ['   ', 'Name is required'],
    ['a'.repeat(61), 'At most 60 characters'],
    ['two\nlines', 'Invalid name'],
    ['\u202Eturned', 'Invalid name'],
    [undefined, 'Name is required'],
  ])('refuses %j as a name', (themeName, message) => {
    expect(refusal({ themeName })?.message).toBe(message)
  })
})
