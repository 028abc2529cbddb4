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
