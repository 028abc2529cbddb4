import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { registerTrialRequestSchema } from './auth/register.ts'
import { updateGroupRequestSchema } from './chat/change-group.ts'
import { createGroupRequestSchema } from './chat/group.ts'
import { demoRequestSchema } from './contact/demo-request.ts'
import { companyThemeUpdateSchema } from './look/theme.ts'
import { citySchema, descriptionSchema, firstNameSchema, skillsSchema } from './profile/profile-update.ts'

const account = { email: 'ada@lindwerk.example', password: 'Umkreis-2026!', confirmPassword: 'Umkreis-2026!' }
const nameCompany = (organisationName: string) =>
  v.safeParse(registerTrialRequestSchema, { ...account, organisationName })
const messagesOf = (result: { issues?: readonly { message: string }[] | undefined }) =>
  result.issues?.map(({ message }) => message)

describe('the name of a company', () => {
  it.each(['Lindwerk', 'Müller & Söhne GmbH', 'A/B: Labs (2026)', '株式会社 例', 'شركة'])('may be %s', (name) => {
    expect(nameCompany(`  ${name} `).output).toMatchObject({ organisationName: name })
  })

  it.each([
    ['a line break', 'Lindwerk\r\nBcc: a@b.de'],
    ['a lone line feed', 'Your account is locked\nGo on'],
    ['another line separator', 'Lindwerk\u2028Go on'],
    ['a control character', 'Lind\u0007werk'],
    ['NUL', 'Lind\u0000werk'],
    ['a turn of direction', 'Lind\u202Ekrew'],
    ['a web address', 'Locked: http://evil.example/login'],
    ['any address with a protocol', 'umkreis://login'],
  ])('holds no line but its own and no address: %s', (_what, name) => {
    expect(messagesOf(nameCompany(name))).toEqual(['Invalid company name'])
  })
})

describe('what a group is called', () => {
  it.each(['Ropeways\nof tomorrow', 'Rope\u0000ways', 'Rope\u001Bways', 'Rope\u202Eways'])(
    'is one line: %j',
    (name) => {
      expect(messagesOf(v.safeParse(createGroupRequestSchema, { userIds: ['u'], name }))).toEqual(['Invalid name'])
      expect(messagesOf(v.safeParse(updateGroupRequestSchema, { name }))).toEqual(['Invalid name'])
    },
  )

  it('may be described in several lines, and with nothing that is not text', () => {
    const description = 'Cabins\r\n\tand ropes\n👩‍🔧 https://lindwerk.example'
    expect(v.parse(updateGroupRequestSchema, { description })).toEqual({ description })
    for (const bad of ['a\u0000b', 'a\u001Bb', 'a\u202Eb']) {
      expect(messagesOf(v.safeParse(updateGroupRequestSchema, { description: bad }))).toEqual(['Invalid description'])
      expect(messagesOf(v.safeParse(createGroupRequestSchema, { userIds: ['u'], description: bad }))).toEqual([
        'Invalid description',
      ])
    }
  })
})

describe('what people read and call things by', () => {
  const { themeName } = companyThemeUpdateSchema.entries
  const { fullName } = demoRequestSchema.entries
  const { name: groupName } = updateGroupRequestSchema.entries

  it.each([
    ['zero-width spaces', '\u200B\u200B'],
    ['joiners and marks of direction', '\u200D\u200E\u2060'],
    ['a soft hyphen', '\u00AD'],
    ['fillers that count as letters', '\u3164\u115F'],
    ['a blank of Braille', '\u2800'],
    ['blanks between them', '\u200B \u00A0\u200B'],
  ])('can be seen: %s is not enough', (_what, name) => {
    expect(messagesOf(v.safeParse(themeName, name))).toEqual(['Name is required'])
    expect(messagesOf(v.safeParse(firstNameSchema, name))).toEqual(['First name is required'])
    expect(messagesOf(v.safeParse(citySchema, name))).toEqual(['City is required'])
    expect(messagesOf(v.safeParse(skillsSchema, [name]))).toEqual(['Please add at least one skill'])
    expect(messagesOf(v.safeParse(fullName, name))?.[0]).toBe('Full name is required')
    expect(messagesOf(v.safeParse(groupName, name))?.[0]).toBe('Name is required')
    expect(messagesOf(v.safeParse(createGroupRequestSchema, { userIds: ['u'], name }))).toEqual(['Invalid name'])
    expect(messagesOf(nameCompany(name))).toEqual(['Invalid company name'])
  })

  it.each(['x', '👩\u200D🔧', 'می\u200Cخواهم', '株式会社', '·'])('takes %s as it stands', (name) => {
    for (const schema of [themeName, firstNameSchema, citySchema, groupName]) expect(v.parse(schema, name)).toBe(name)
  })

  it.each([
    ['turns round what stands beside it', 'Ada\u202Egnol'],
    ['is a tower over the line above', `A${'\u0301'.repeat(8)}da`],
    ['is flooded with marks', `Ada${'\u0489'.repeat(60)}`],
    ['is written in two lines', 'Ada\nLovelace'],
  ])('is refused where it %s', (_what, name) => {
    const unreadable = ['Please use letters that everybody can read']
    for (const schema of [firstNameSchema, citySchema])
      expect(messagesOf(v.safeParse(schema, name))).toEqual(unreadable)
    expect(messagesOf(v.safeParse(skillsSchema, [name.slice(0, 60)]))).toEqual(unreadable)
    expect(messagesOf(v.safeParse(groupName, name))?.[0]).toBe('Invalid name')
  })

  it('takes as many marks on a letter as scripts write', () => {
    for (const name of ['Nguyễn Thị Hồng', 'שָׁלוֹם בְּרֵאשִׁ֖ית', 'ก็ไม่รู้ผู้', 'བརྒྱུད་', `a${'\u0301'.repeat(7)}`]) {
      expect(v.parse(firstNameSchema, name)).toBe(name)
    }
    expect(v.safeParse(descriptionSchema, 'Zwei\nZeilen').success).toBe(true)
    expect(v.safeParse(descriptionSchema, `Zwei\nZeilen${'\u0301'.repeat(8)}`).success).toBe(false)
  })

  it('may be left out where it is not needed', () => {
    expect(nameCompany('').success).toBe(true)
    expect(v.safeParse(createGroupRequestSchema, { userIds: ['u'], name: ' ' }).success).toBe(true)
  })
})
