import { describe, expect, it } from 'vitest'
import * as api from './index.ts'

describe('the front door', () => {
  it('exports exactly these names', () => {
    expect(Object.keys(api).sort()).toEqual([
      'ApiError',
      'ApiNetworkError',
      'ApiProblemError',
      'ApiShapeError',
      'ApiTimeoutError',
      'SESSION_KEYS',
      'UserDataError',
      'createApiClient',
      'createExclusiveLock',
      'createLocalTokenStore',
      'createMemoryTokenStore',
      'statusOf',
    ])
  })
})
