import { describe, expect, it } from 'vitest'
import { karim } from '../testing/people.ts'
import { nextSession, type SessionState } from './session-state.ts'

const member: SessionState = { kind: 'member', user: karim, arrival: 'restored' }

describe(nextSession, () => {
  it('turns into a visitor when nobody is stored', () => {
    expect(nextSession({ kind: 'starting' }, { kind: 'nobody-stored' })).toEqual({ kind: 'visitor', because: 'new' })
  })

  it('merges what a profile update answered into the person', () => {
    expect(nextSession(member, { kind: 'changed', changes: { city: 'Porto' } })).toEqual({
      ...member,
      user: { ...karim, city: 'Porto' },
    })
  })

  it('does not call a visitor expired who signed out', () => {
    const signedOut = nextSession(member, { kind: 'signed-out' })

    expect(nextSession(signedOut, { kind: 'expired' })).toEqual({ kind: 'visitor', because: 'signed-out' })
  })

  it('calls a member expired whose session could not be renewed', () => {
    expect(nextSession(member, { kind: 'expired' })).toEqual({ kind: 'visitor', because: 'expired' })
  })

  it('ignores a profile change that arrives after signing out', () => {
    const visitor: SessionState = { kind: 'visitor', because: 'signed-out' }

    expect(nextSession(visitor, { kind: 'changed', changes: { city: 'Porto' } })).toBe(visitor)
  })

  it('starts again from a failed load, and only from there', () => {
    expect(nextSession({ kind: 'unreachable', error: 1 }, { kind: 'retry' })).toEqual({ kind: 'starting' })
    expect(nextSession(member, { kind: 'retry' })).toBe(member)
  })
})
