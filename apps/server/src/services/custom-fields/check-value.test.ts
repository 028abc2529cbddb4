import { describe, expect, it } from 'vitest'
import { refuseValue } from './check-value.ts'

describe(refuseValue, () => {
  it.each([
    ['text', 'Anything, at all'],
    ['list', 'German, English'],
    ['link', 'https://lindwerk.example/people?id=7'],
    ['date', '2024-02-29'],
  ] as const)('takes %s: %s', (type, value) => expect(refuseValue(type, value)).toBeUndefined())

  it.each([
    ['list', ' , ;'],
    ['link', 'javascript:alert(1)'],
    ['link', 'lindwerk.example'],
    ['link', 'https://localhost'],
    ['date', '2023-02-29'],
    ['date', '22.11.2026'],
    ['date', '2026-13-01'],
  ] as const)('refuses %s: %s', (type, value) => expect(refuseValue(type, value)).toMatch(/^Please/))
})
