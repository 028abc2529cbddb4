import { describe, expect, it } from 'vitest'
import { PROOF_CODE_LIFETIME_MS, createProofCodes } from './proof-codes.ts'

const key = new Uint8Array(32).fill(7)
const use = { purpose: 'deletion', userId: 'ada', sessionId: 'one' } as const
const at = (ms: number) => createProofCodes(key, () => new Date(ms))

describe('a code that is mailed', () => {
  it('has eight digits, and is good for as long as the mail says', () => {
    // The last moment of its slot, which leaves it the least.
    const code = at(PROOF_CODE_LIFETIME_MS - 1).issue(use)
    expect(code).toMatch(/^\d{8}$/)
    expect(at(2 * PROOF_CODE_LIFETIME_MS - 1).check(code, use)).toBe(true)
    expect(at(2 * PROOF_CODE_LIFETIME_MS).check(code, use)).toBe(false)
  })

  it.each([
    ['another purpose', { ...use, purpose: 'passkey' as const }],
    ['another person', { ...use, userId: 'bob' }],
    ['another session', { ...use, sessionId: 'two' }],
  ])('is not good for %s', (_name, other) => {
    expect(at(0).check(at(0).issue(use), other)).toBe(false)
  })

  it('is not good where another key makes them, nor in part or with more', () => {
    const code = at(0).issue(use)
    expect(createProofCodes(new Uint8Array(32).fill(8), () => new Date(0)).check(code, use)).toBe(false)
    for (const other of ['', code.slice(1), `${code}0`]) expect(at(0).check(other, use)).toBe(false)
  })
})
