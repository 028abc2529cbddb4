import { ApiNetworkError, ApiProblemError, UserDataError } from '@umkreis/api-client'
import { describe, expect, it } from 'vitest'
import { describeFailure } from './describe-failure.ts'

const refused = (detail: string, retryAfterSeconds?: number) =>
  new ApiProblemError(429, { type: '', title: '', status: 429, detail, requestId: '' }, retryAfterSeconds)

describe(describeFailure, () => {
  it('shows the server’s own words', () => {
    expect(describeFailure(refused('E-mail or password is wrong.'))).toBe('E-mail or password is wrong.')
  })

  it('says how long to wait', () => {
    expect(describeFailure(refused('Too many tries.', 30))).toBe('Too many tries. Try again in 30 seconds.')
    expect(describeFailure(refused('Too many tries.', 1))).toBe('Too many tries. Try again in 1 second.')
    expect(describeFailure(refused('Too many tries.', 61))).toBe('Too many tries. Try again in 2 minutes.')
  })

  it('looks for the reason behind a person that could not be loaded', () => {
    expect(describeFailure(new UserDataError(new ApiNetworkError('x')))).toMatch(/can’t be reached/)
  })

  it('never shows what a program said to itself', () => {
    expect(describeFailure(new TypeError('x is not a function'))).toBe('That did not work. Please try again.')
  })
})
