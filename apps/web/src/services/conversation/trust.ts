import type { ContactVerification, GroupChange, GroupSigning, SafetyNumber, Verification } from '@umkreis/chat-hub'
import type { GroupId, UserId } from '@umkreis/schemas'
import { type Cell, createCell, type Observed } from './observed.ts'

export type { GroupChange, SafetyNumber, Verification }

/** What its signed history says about a conversation. */
export type GroupSecurity = {
  /** Whether people who are added later can read what was written before. */
  readonly historyPolicy: 'from-joining' | 'everything'
  /** Whose signature on a change everybody accepts. */
  readonly managers: readonly UserId[]
  /** People in it who have never signed in: they can read what is meant for them once they have. */
  readonly pending: readonly UserId[]
}

/** What a member knows of the people they write to, beyond what the server says. */
export interface Trust {
  /** The number to compare with somebody. @throws {EncryptionNotReadyError | PeopleWithoutKeysError | ApiError} */
  safetyNumber(userId: UserId): Promise<SafetyNumber>
  /** Compares what the camera read from the other's screen; who fits is verified. @throws As {@link safetyNumber}. */
  compare(userId: UserId, scanned: string): Promise<boolean>
  /** Remembers that the number was compared by eye or ear, or takes that back. */
  setVerified(userId: UserId, isVerified: boolean): Promise<void>
  verificationOf(userId: UserId): Observed<Verification>
  /** Undefined as long as nothing is known of its keys. */
  groupSecurity(groupId: GroupId): Observed<GroupSecurity | undefined>
}

/** The part of the sealing layer that knows whom to trust. */
export type TrustParts = ContactVerification & Pick<GroupSigning, 'groupSecurity' | 'onGroupSecurityChange'>

/**
 * Creates what follows a sealing layer.
 *
 * @param onAccepted Told when somebody was verified: conversations that were blocked by their new keys may be open again.
 */
export function watchTrust(sealed: TrustParts, onAccepted: () => void): Trust & { stop(): void } {
  const people = new Map<UserId, Cell<Verification>>()
  const groups = new Map<GroupId, Cell<GroupSecurity | undefined>>()
  const securityOf = (groupId: GroupId): GroupSecurity | undefined => {
    const found = sealed.groupSecurity(groupId)
    if (!found) return undefined
    const managers = [...found.roles].filter(([, role]) => role === 'manager').map(([userId]) => userId)
    return { historyPolicy: found.historyPolicy, managers: managers.sort(), pending: [...found.pending].sort() }
  }
  const stops = [
    sealed.onVerificationChange((userId, verification) => people.get(userId)?.set(verification)),
    sealed.onGroupSecurityChange((groupId) => groups.get(groupId)?.set(securityOf(groupId))),
  ]

  return {
    safetyNumber: (userId) => sealed.safetyNumber(userId),
    async compare(userId, scanned) {
      const fits = await sealed.compareSafetyCode(userId, scanned)
      if (fits) onAccepted()
      return fits
    },
    async setVerified(userId, isVerified) {
      await sealed.setVerified(userId, isVerified)
      if (isVerified) onAccepted()
    },
    verificationOf(userId) {
      const cell = people.get(userId) ?? createCell(sealed.verificationOf(userId))
      people.set(userId, cell)
      return cell
    },
    groupSecurity(groupId) {
      const cell = groups.get(groupId) ?? createCell(securityOf(groupId), isSameSecurity)
      groups.set(groupId, cell)
      return cell
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}

function isSameSecurity(one: GroupSecurity | undefined, other: GroupSecurity | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
