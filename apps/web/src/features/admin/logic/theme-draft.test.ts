import type { CompanyTheme } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import {
  brandOf,
  createDraft,
  isSameLook,
  refusedColours,
  refuseName,
  toUpdate,
  type ThemeDraft,
} from './theme-draft.ts'

const gletscher = {
  themeId: 'g',
  themeName: 'Gletscher',
  values: [
    { name: 'banner', value: '#F2B705' },
    { name: 'bgcolor', value: '#F4F8FB' },
    { name: 'line1', value: '#1F3A6E' },
    { name: 'line2', value: '#F8A9C0' },
  ],
} as CompanyTheme
const draft = createDraft(gletscher, 'Lindwerk')
const withBanner = (text: string, color = draft.colours.banner.color): ThemeDraft => ({
  ...draft,
  colours: { ...draft.colours, banner: { text, color } },
})

describe('a look to be worked on', () => {
  it('starts with what is saved', () => {
    expect(draft.name).toBe('Gletscher')
    expect(brandOf(draft)).toEqual({ banner: '#F2B705', bgcolor: '#F4F8FB', line1: '#1F3A6E', line2: '#F8A9C0' })
  })

  it('is named after the organisation as long as it is the product’s own', () => {
    expect(
      createDraft({ ...gletscher, themeId: 'default', themeName: 'Umkreis' } as CompanyTheme, 'Lindwerk').name,
    ).toBe('Lindwerk')
  })

  it('takes the product’s own colour for each that is missing or none', () => {
    const values = [
      { name: 'banner', value: 'red' },
      { name: 'line1', value: '#12' },
      { name: 'line2', value: '#F8A9C0' },
    ]
    expect(brandOf(createDraft({ ...gletscher, values } as CompanyTheme, 'Lindwerk'))).toEqual({
      banner: '#FF7941',
      bgcolor: '#FFF8F6',
      line1: '#124D4D',
      line2: '#F8A9C0',
    })
  })

  it('is the same when it is only written in another way', () => {
    expect(isSameLook(withBanner('f2b705'), draft)).toBe(true)
    expect(isSameLook({ ...draft, name: ' Gletscher ' }, draft)).toBe(true)
  })

  it('is another one with another colour, another name, or a colour that is none', () => {
    expect(isSameLook(withBanner('#F2B706', '#F2B706'), draft)).toBe(false)
    expect(isSameLook({ ...draft, name: 'Firn' }, draft)).toBe(false)
    expect(isSameLook(withBanner('#12'), draft)).toBe(false)
  })

  it('names the colours that are none and keeps the last that each was', () => {
    const refused = withBanner('red')
    expect(refusedColours(refused)).toEqual(['banner'])
    expect(brandOf(refused).banner).toBe('#F2B705')
  })

  it('is sent with its name trimmed and its colours in six digits', () => {
    expect(toUpdate({ ...withBanner('f80', '#FF8800'), name: ' Firn ' })).toEqual({
      themeName: 'Firn',
      values: [{ name: 'banner', value: '#FF8800' }, ...gletscher.values.slice(1)],
    })
  })
})

it.each([
  ['Gletscher', undefined],
  ['', 'Name is required'],
  ['  ', 'Name is required'],
  ['a'.repeat(61), 'At most 60 characters'],
])('judges the name %j', (name, message) => {
  expect(refuseName(name)).toBe(message)
})
