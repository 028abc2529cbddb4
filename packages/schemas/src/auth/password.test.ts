import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { checkPasswordStrength, newPasswordSchema } from './password.ts'
import { resetPasswordRequestSchema } from './reset.ts'

const firstMessage = (password: unknown) => v.safeParse(newPasswordSchema, password).issues?.[0].message

describe('SPEC.md section 5, Password strength', () => {
  it('reports a strong password as valid in every condition', () => {
    expect(checkPasswordStrength('Umkreis-2026!')).toEqual({
      uppercase: true,
      lowercase: true,
      digit: true,
      special: true,
      length: true,
      valid: true,
    })
  })

  it.each([
    ['abcdef1!', 'uppercase'],
    ['ABCDEF1!', 'lowercase'],
    ['Abcdefg!', 'digit'],
    ['Abcdefg1', 'special'],
    ['Abcde1!', 'length'],
  ] as const)('finds that %s lacks only its %s', (password, lacking) => {
    const strength = checkPasswordStrength(password)
    expect(
      Object.entries(strength)
        .filter(([, met]) => !met)
        .map(([name]) => name),
    ).toEqual([lacking, 'valid'])
  })

  it('counts letters of other scripts, and does not take a space for a special character', () => {
    expect(checkPasswordStrength('Ünïcödé1 ').special).toBe(false)
    expect(checkPasswordStrength('ЖукЖук1!').valid).toBe(true)
  })
})

describe('SPEC.md section 5, Reset form: the messages of a password', () => {
  it.each([
    [undefined, 'Password is required'],
    ['', 'Password is required'],
    ['Ab1!', 'Password must be at least 8 characters long'],
    ['abcdefgh', 'Password does not meet strength requirements'],
    ['Umkreis-2026!', undefined],
  ])('answers %j with %j', (password, message) => {
    expect(firstMessage(password)).toBe(message)
  })

  it('refuses a password so long that hashing it would be an attack', () => {
    expect(firstMessage(`Aa1!${'x'.repeat(253)}`)).toBe('Password must be at most 256 characters long')
    expect(firstMessage(`Aa1!${'x'.repeat(252)}`)).toBeUndefined()
  })
})

it('SPEC.md section 5, Reset form and Register: puts "Passwords must match" at the repetition', () => {
  const result = v.safeParse(resetPasswordRequestSchema, {
    password: 'Umkreis-2026!',
    confirmPassword: 'Umkreis-2027!',
    resetLink: 'http://localhost:4800/app/reset-password?resetLinkId=1',
  })
  expect(result.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['confirmPassword', 'Passwords must match'],
  ])
})
