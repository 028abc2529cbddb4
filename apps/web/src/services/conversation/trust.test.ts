import type { GroupId, UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { type TrustParts, type Verification, watchTrust } from './trust.ts'

const karim = 'karim' as UserId
const ana = 'ana' as UserId
const groupId = 'group' as GroupId

/** A sealing layer of which a test says what it knows. */
function createParts() {
  const known = new Map<UserId, Verification>()
  const pending: UserId[] = []
  let onVerification: (userId: UserId, verification: Verification) => void = () => undefined
  let onGroup: (groupId: GroupId) => void = () => undefined
  let isOpened = false
  const set = (userId: UserId, verification: Verification) => {
    known.set(userId, verification)
    onVerification(userId, verification)
  }
  const parts: TrustParts = {
    safetyNumber: async () => ({ digits: '1'.repeat(60), codeText: 'code', isVerified: false }),
    async compareSafetyCode(userId, scanned) {
      if (scanned === 'code') set(userId, 'verified')
      return scanned === 'code'
    },
    setVerified: async (userId, isVerified) => set(userId, isVerified ? 'verified' : 'none'),
    verificationOf: (userId) => known.get(userId) ?? 'none',
    onVerificationChange(handler) {
      onVerification = handler
      return () => (onVerification = () => undefined)
    },
    groupSecurity: () =>
      isOpened ? { historyPolicy: 'from-joining', isPair: false, roles: new Map(), pending } : undefined,
    onGroupSecurityChange(handler) {
      onGroup = handler
      return () => (onGroup = () => undefined)
    },
  }
  return {
    parts,
    set,
    openGroup(...waiting: UserId[]) {
      isOpened = true
      pending.splice(0, pending.length, ...waiting)
      onGroup(groupId)
    },
  }
}

describe(watchTrust, () => {
  it('tells of somebody as soon as it changes, and nothing once it is stopped', () => {
    const { parts, set } = createParts()
    const trust = watchTrust(parts, () => undefined)
    const verification = trust.verificationOf(karim)
    expect(verification.get()).toBe('none')
    set(karim, 'verified')
    set(ana, 'changed')
    expect(verification.get()).toBe('verified')
    expect(trust.verificationOf(ana).get()).toBe('changed')
    trust.stop()
    set(karim, 'changed')
    expect(verification.get()).toBe('verified')
  })

  it('says when conversations may be open again: who was compared is accepted, who was not is none', async () => {
    const { parts } = createParts()
    let accepted = 0
    const trust = watchTrust(parts, () => (accepted += 1))
    expect(await trust.compare(karim, 'another code')).toBe(false)
    await trust.setVerified(karim, false)
    expect(accepted).toBe(0)
    expect(await trust.compare(karim, 'code')).toBe(true)
    await trust.setVerified(ana, true)
    expect(accepted).toBe(2)
  })

  it('tells what is known of a group, and only when that is something new', () => {
    const { parts, openGroup } = createParts()
    const trust = watchTrust(parts, () => undefined)
    const security = trust.groupSecurity(groupId)
    const told: unknown[] = []
    security.subscribe(() => told.push(security.get()))
    expect(security.get()).toBe(undefined)
    openGroup(karim, ana)
    openGroup(ana, karim)
    openGroup()
    expect(told).toEqual([
      { historyPolicy: 'from-joining', managers: [], pending: [ana, karim] },
      { historyPolicy: 'from-joining', managers: [], pending: [] },
    ])
  })
})
