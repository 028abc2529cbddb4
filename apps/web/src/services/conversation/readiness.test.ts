import type { UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { connectionOf, readinessOf } from './readiness.ts'

describe(readinessOf, () => {
  it.each([
    ['starting', { kind: 'preparing', waitsFor: 'this-device' }],
    ['unreachable', { kind: 'preparing', waitsFor: 'this-device' }],
    ['not-a-member', { kind: 'preparing', waitsFor: 'other-members' }],
    ['not-enrolled', { kind: 'recovery-code-needed', because: 'new-device' }],
    ['signed-out', { kind: 'recovery-code-needed', because: 'signed-out' }],
    ['identity-changed', { kind: 'recovery-code-needed', because: 'keys-changed' }],
    ['chain-broken', { kind: 'broken', what: 'group-keys' }],
  ] as const)('tells %s as what its reader can do', (reason, expected) => {
    expect(readinessOf({ kind: 'not-ready', reason })).toEqual(expected)
  })

  it('names the people whom it is about', () => {
    const userIds = ['ben' as UserId]
    expect(readinessOf({ kind: 'not-ready', reason: 'contact-reset', userIds })).toEqual({
      kind: 'contact-reset',
      userIds,
    })
    expect(readinessOf({ kind: 'not-ready', reason: 'unexpected-member', userIds })).toEqual({
      kind: 'broken',
      what: 'members',
      userIds,
    })
  })

  it('SPEC 4, end-to-end encryption is either ready or not ready: is ready only when the sealing layer is', () => {
    expect(readinessOf({ kind: 'ready' })).toEqual({ kind: 'ready' })
  })
})

describe(connectionOf, () => {
  it('calls a first try connecting, and a lost connection offline until it is back', () => {
    expect(connectionOf({ kind: 'connecting', deadlineMs: 1, isReconnect: false })).toBe('connecting')
    expect(connectionOf({ kind: 'waiting', retryAtMs: 1, reason: { kind: 'closed' } })).toBe('offline')
    expect(connectionOf({ kind: 'handshaking', deadlineMs: 1, isReconnect: true })).toBe('offline')
    expect(connectionOf({ kind: 'connected', lastReceivedMs: 1, lastSentMs: 1 })).toBe('connected')
  })
})
