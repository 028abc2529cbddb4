import { createSafetyNumber, encodeSafetyCode, matchesSafetyCode, type UserChain } from '@umkreis/crypto'
import type { UserId } from '@umkreis/schemas'
import type { Unsubscribe } from '../connection/hub-client.ts'
import { PeopleWithoutKeysError } from './errors.ts'
import type { Identity } from './identity.ts'
import type { Listeners } from './listeners.ts'
import type { Pins } from './pins.ts'
import type { UserDirectory } from './user-directory.ts'
import { verificationOf, type Verification } from './verification.ts'

/** What two people compare to know that nobody is between them. */
export interface SafetyNumber {
  /** 60 digits, the same on both sides; they change only when one of the two starts over. */
  readonly digits: string
  /** The same as the text of a QR code, for the other's camera. */
  readonly codeText: string
  readonly isVerified: boolean
}

/** Comparing keys with people. What was compared is remembered on this device alone. */
export interface ContactVerification {
  /**
   * The number to compare with somebody, made from the newest keys of both.
   *
   * @throws {EncryptionNotReadyError}
   * @throws {PeopleWithoutKeysError} If the person never signed in.
   * @throws {CryptoError} If the server offers keys that do not continue those seen before.
   */
  safetyNumber(userId: UserId): Promise<SafetyNumber>
  /**
   * Compares what was scanned from the other's screen, and marks the person as verified when it fits. When it does not, nothing changes.
   *
   * @param scanned Text of the QR code; anything else does not fit.
   * @throws As {@link safetyNumber}.
   */
  compareSafetyCode(userId: UserId, scanned: string): Promise<boolean>
  /**
   * Marks the keys that {@link ContactVerification.safetyNumber} was last made of as compared, or takes that back. Verifying somebody who started over accepts the new keys:
   * that is what was compared.
   *
   * @throws {TypeError} If no safety number was made with that person since this client was started: what was not shown can't have been compared.
   */
  setVerified(userId: UserId, isVerified: boolean): Promise<void>
  /** What is known of somebody here, without asking the server. */
  verificationOf(userId: UserId): Verification
  /** Runs after each change of {@link verificationOf}. */
  onVerificationChange(handler: (userId: UserId, verification: Verification) => void): Unsubscribe
}

/** What comparing keys needs. */
export interface VerificationContext {
  readonly directory: UserDirectory
  readonly pins: Pins
  /** @throws {EncryptionNotReadyError} While there is none. */
  readonly requireIdentity: () => Identity
  readonly listeners: Listeners<[UserId, Verification]>
}

/** Comparing keys on top of what was pinned; what is known already is told without it. */
export function createContactVerification(
  context: VerificationContext,
): Pick<ContactVerification, 'safetyNumber' | 'compareSafetyCode' | 'setVerified'> {
  const { directory, pins, listeners } = context
  /** The reset counter of the keys that a number was last made of: nothing else can have been compared. */
  const shown = new Map<UserId, number>()

  async function loadBoth(userId: UserId): Promise<{ own: UserChain; contact: UserChain }> {
    const identity = context.requireIdentity()
    const own = (await directory.load(identity.userId, identity.chain.seq)) ?? identity.chain
    // Asked for anew: of people without a common group nobody tells when they start over.
    const contact = await directory.refresh(userId)
    await pins.save()
    if (!contact) throw new PeopleWithoutKeysError([userId])
    return { own, contact }
  }

  async function mark(userId: UserId, resets: number | null): Promise<void> {
    pins.setVerifiedResets(userId, resets)
    // Whoever compared the new keys has accepted them; others that came since have not been compared.
    if (resets !== null && pins.user(userId)?.resetCounter === resets) pins.acceptRoot(userId)
    await pins.save()
    listeners.tell(userId, verificationOf(pins, userId))
  }

  return {
    async safetyNumber(userId) {
      const { own, contact } = await loadBoth(userId)
      shown.set(userId, contact.resetCounter)
      return {
        digits: createSafetyNumber(own, contact),
        codeText: encodeSafetyCode(own, contact),
        isVerified: verificationOf(pins, userId) === 'verified',
      }
    },
    async compareSafetyCode(userId, scanned) {
      const { own, contact } = await loadBoth(userId)
      const isSame = matchesSafetyCode(scanned, own, contact)
      if (isSame) await mark(userId, contact.resetCounter)
      return isSame
    },
    async setVerified(userId, isVerified) {
      if (!isVerified) return mark(userId, null)
      const resets = shown.get(userId)
      if (resets === undefined) throw new TypeError('No safety number was made with this person')
      return mark(userId, resets)
    },
  }
}
