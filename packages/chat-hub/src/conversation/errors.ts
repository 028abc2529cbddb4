import type { UserId } from '@umkreis/schemas'
import type { GroupBlock, NotReadyReason } from './readiness.ts'

/** Family of what the conversation layer throws by itself. */
export class ConversationError extends Error {
  override name = 'ConversationError'
}

/** Sending is impossible now. There is no fallback to plaintext. */
export class EncryptionNotReadyError extends ConversationError {
  override name = 'EncryptionNotReadyError'

  /** Whom a `contact-reset` or `unexpected-member` is about. */
  readonly userIds: readonly UserId[]

  /** @param reason Why; decides what the person is told. */
  constructor(
    readonly reason: NotReadyReason | GroupBlock,
    options: ErrorOptions & { readonly userIds?: readonly UserId[] } = {},
  ) {
    const { userIds = [], ...rest } = options
    super(`Encryption is not ready: ${reason}`, rest)
    this.userIds = userIds
  }
}

/** A well-formed recovery code that is not the one of this account (any more). */
export class WrongRecoveryCodeError extends ConversationError {
  override name = 'WrongRecoveryCodeError'

  constructor() {
    super('This recovery code does not belong to this account')
  }
}

/** Others changed the same thing again and again while this device tried to. Trying later helps. */
export class TooManyConflictsError extends ConversationError {
  override name = 'TooManyConflictsError'

  /** @param subject What could not be changed. */
  constructor(readonly subject: 'user-chain' | 'group-chain' | 'message') {
    super(`The ${subject} kept changing`)
  }
}

/** The account has no such device, or none that can be signed out. */
export class NoSuchDeviceError extends ConversationError {
  override name = 'NoSuchDeviceError'

  constructor() {
    super('There is no such device of this account')
  }
}

/** Nothing would be left that can read: neither a device nor a recovery code. */
export class LastDeviceError extends ConversationError {
  override name = 'LastDeviceError'

  constructor() {
    super('This is the only device, and there is no recovery code')
  }
}

/** Something that this device kept is there, and is not what was kept: its store is damaged. Nothing was overwritten. */
export class UnreadableStoreError extends ConversationError {
  override name = 'UnreadableStoreError'

  /** @param entry The name under which it is kept. */
  constructor(
    readonly entry: string,
    options?: ErrorOptions,
  ) {
    super(`What this device keeps as ${entry} can't be read`, options)
  }
}

/** Some people have no keys yet, because they never signed in: nothing can be sealed to them. */
export class PeopleWithoutKeysError extends ConversationError {
  override name = 'PeopleWithoutKeysError'

  /** @param userIds Who they are. */
  constructor(readonly userIds: readonly UserId[]) {
    super(`${userIds.length} without keys yet`)
  }
}

/** The signed roster of a group does not let this person do that. Nothing was sent. */
export class NotAllowedInGroupError extends ConversationError {
  override name = 'NotAllowedInGroupError'

  /** @param reason `not-a-manager`: only managers may. `pair`: nobody can be added to a conversation of two. `last-manager`: nobody could change the group any more. */
  constructor(readonly reason: 'not-a-manager' | 'pair' | 'last-manager') {
    super(`Not allowed in this group: ${reason}`)
  }
}
