import { describe, expect, it } from 'vitest'
import { CHALLENGE_LIFETIME_MS, type ChallengeUse, createPasskeyChallenges } from './challenges.ts'

const SIGN_IN: ChallengeUse = { kind: 'sign-in' }
const ADA: ChallengeUse = { kind: 'registration', userId: 'ada', sessionId: 'laptop' }
const key = new Uint8Array(32).fill(7)
let nowMs = 1_000
const challenges = createPasskeyChallenges(key, () => new Date(nowMs))

describe('a challenge', () => {
  it('is good until its time is over, on any process with the same key', () => {
    const challenge = challenges.issue(SIGN_IN)
    const elsewhere = createPasskeyChallenges(key, () => new Date(nowMs))
    expect(elsewhere.check(challenge, SIGN_IN)).toEqual(new Date(1_000 + CHALLENGE_LIFETIME_MS))
    nowMs = 1_001 + CHALLENGE_LIFETIME_MS
    expect(challenges.check(challenge, SIGN_IN)).toBeUndefined()
    nowMs = 1_000
  })

  it.each<[string, ChallengeUse]>([
    ['another use', SIGN_IN],
    ['another person', { ...ADA, userId: 'eve' }],
    ['another session', { ...ADA, sessionId: 'phone' }],
  ])('is not good for %s', (_what, use) => {
    expect(challenges.check(challenges.issue(ADA), use)).toBeUndefined()
  })

  it('is never the same', () => {
    expect(challenges.issue(SIGN_IN)).not.toBe(challenges.issue(SIGN_IN))
  })

  it.each([
    ['nothing', () => ''],
    ['one of another key', () => createPasskeyChallenges(new Uint8Array(32), () => new Date(nowMs)).issue(SIGN_IN)],
    ['one with a later end', () => delay(challenges.issue(SIGN_IN))],
    ['another spelling of a good one', () => `${challenges.issue(SIGN_IN)}=`],
    ['a longer one', () => `${challenges.issue(SIGN_IN)}AAAA`],
  ])('is not %s', (_what, make) => {
    expect(challenges.check(make(), SIGN_IN)).toBeUndefined()
  })
})

/** Writes a later end into a challenge. */
function delay(challenge: string): string {
  const bytes = Buffer.from(challenge, 'base64url')
  bytes.writeUIntBE(nowMs + 10 * CHALLENGE_LIFETIME_MS, 16, 6)
  return bytes.toString('base64url')
}
