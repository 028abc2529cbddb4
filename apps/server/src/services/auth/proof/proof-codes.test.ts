import { describe, expect, it } from 'vitest'
import { PROOF_CODE_LIFETIME_MS, createProofCodes } from './proof-codes.ts'

const key = new Uint8Array(32).fill(7)
const use = { purpose: 'deletion', userId: 'ada', sessionId: 'one', email: 'ada@umkreis.example' } as const
const at = (ms: number) => createProofCodes(key, () => new Date(ms))

describe('a code that is mailed', () => {
  it('has eight digits, and is good for as long as the mail says', () => {
    // The last moment of its time, which leaves it the least.
    const codes = at(PROOF_CODE_LIFETIME_MS - 1)
    const [time] = codes.times()
    expect(codes.codeOf(use, time, 0).code).toMatch(/^\d{8}$/)
    expect(codes.codeOf(use, time, 0).expiresAt).toEqual(new Date(2 * PROOF_CODE_LIFETIME_MS))
    expect(at(2 * PROOF_CODE_LIFETIME_MS - 1).times()).toContain(time)
    expect(at(2 * PROOF_CODE_LIFETIME_MS).times()).not.toContain(time)
  })

  it.each([
    ['another purpose', { ...use, purpose: 'passkey' as const }],
    ['another person', { ...use, userId: 'bob' }],
    ['another session', { ...use, sessionId: 'two' }],
    ['another address', { ...use, email: 'other@umkreis.example' }],
  ])('is not that for %s', (_name, other) => {
    expect(at(0).codeOf(use, 0, 0)).not.toMatchObject({ code: at(0).codeOf(other, 0, 0).code })
  })

  it('is not that of another time, of another key, nor the one after it', () => {
    const { code, hash } = at(0).codeOf(use, 0, 0)
    const others = [
      at(0).codeOf(use, 1, 0),
      at(0).codeOf(use, 0, 1),
      createProofCodes(new Uint8Array(32).fill(8), () => new Date(0)).codeOf(use, 0, 0),
    ]
    expect(others.map((other) => other.code)).not.toContain(code)
    expect(others.map((other) => other.hash)).not.toContain(hash)
  })
})
