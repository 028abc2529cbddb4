import { describe, expect, it } from 'vitest'
import { checkPassword } from './password-rules.ts'

describe('checkPassword', () => {
  it('meets every condition with a strong password', () => {
    expect(Object.values(checkPassword('Umkreis-2026!'))).toEqual([true, true, true, true, true])
  })

  it.each([
    ['uppercase', 'umkreis-2026!'],
    ['lowercase', 'UMKREIS-2026!'],
    ['digit', 'Umkreis-heute!'],
    ['special', 'Umkreis2026'],
    ['length', 'Um-2026'],
  ] as const)('names %s when only that is missing', (rule, password) => {
    const missing = Object.entries(checkPassword(password)).filter(([, met]) => !met)
    expect(missing.map(([name]) => name)).toEqual([rule])
  })
})
