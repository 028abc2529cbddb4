import { describe, expect, it } from 'vitest'
import { BusyError, isUnavailable } from './unavailable.ts'

const withCode = (code: string, facts: object = {}) => Object.assign(new Error(code), { code }, facts)

describe(isUnavailable, () => {
  it.each(['CONNECTION_CLOSED', '57P01', '57P03', '53100', '53300', '08006', '40P01', 'ENOSPC'])(
    'is what may work later: %s',
    (code) => {
      expect(isUnavailable(withCode(code))).toBe(true)
      expect(isUnavailable(new Error('Failed query', { cause: withCode(code) }))).toBe(true)
    },
  )

  it('is a queue that is too long', () => {
    expect(isUnavailable(new BusyError())).toBe(true)
  })

  it.each(['23505', '42P01', '22021', 'ENOENT', 'EACCES', '5310', 'ERR_ASSERTION'])('is not: %s', (code) => {
    expect(isUnavailable(withCode(code))).toBe(false)
  })

  it('is a network that fails on the way to the database, and no other', () => {
    expect(isUnavailable(withCode('ECONNREFUSED', { query: 'select 1' }))).toBe(true)
    expect(isUnavailable(withCode('ECONNREFUSED'))).toBe(false)
    expect(isUnavailable('ECONNREFUSED')).toBe(false)
  })
})
