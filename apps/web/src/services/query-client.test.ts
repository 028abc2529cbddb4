import { ApiNetworkError, ApiProblemError } from '@umkreis/api-client'
import { describe, expect, it } from 'vitest'
import { shouldRetryQuery } from './query-client.ts'

const refused = (status: number) =>
  new ApiProblemError(status, { type: 'about:blank', title: '', status, detail: '', requestId: '' }, undefined)

describe(shouldRetryQuery, () => {
  it('asks once more after a 401, because the token was renewed meanwhile', () => {
    expect(shouldRetryQuery(0, refused(401), true)).toBe(true)
    expect(shouldRetryQuery(1, refused(401), true)).toBe(false)
  })

  it('does not ask again when the session ended', () => {
    expect(shouldRetryQuery(0, refused(401), false)).toBe(false)
  })

  it('gives a server in trouble one more chance, and a refusal none', () => {
    expect(shouldRetryQuery(0, refused(503), true)).toBe(true)
    expect(shouldRetryQuery(0, refused(403), true)).toBe(false)
  })

  it('tries a lost network twice more', () => {
    const lost = new ApiNetworkError('offline')
    expect([0, 1, 2].map((failures) => shouldRetryQuery(failures, lost, true))).toEqual([true, true, false])
  })
})
