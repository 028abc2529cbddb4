import { CryptoError, type CryptoSubject } from '../errors.ts'

/** Family of what makes a chain of signed links unacceptable. Each is an attack or a bug, and blocks sending. */
export class ChainError extends CryptoError {
  override name = 'ChainError'
  constructor(
    readonly subject: CryptoSubject,
    message: string,
  ) {
    super(message)
  }
}

/** The chain offered does not contain the head that was seen before, or a link does not continue the one before it. */
export class ChainForkError extends ChainError {
  override name = 'ChainForkError'
  constructor(
    subject: CryptoSubject,
    readonly position: number,
  ) {
    super(subject, `The ${subject} at ${position} does not continue what was seen before`)
  }
}

/** The chain offered ends before the head that was seen before. */
export class ChainRollbackError extends ChainError {
  override name = 'ChainRollbackError'
  constructor(
    subject: CryptoSubject,
    readonly offered: number,
    readonly pinned: number,
  ) {
    super(subject, `The chain ends at ${offered}, ${pinned} was seen before`)
  }
}

/** A counter of a link (place, generation, reset) does not follow from the link before. */
export class ChainOrderError extends ChainError {
  override name = 'ChainOrderError'
  constructor(
    subject: CryptoSubject,
    readonly field: string,
  ) {
    super(subject, `The ${field} of this ${subject} does not follow from the link before`)
  }
}

/** The signing device is none that this user's chain allows at that point. */
export class UnknownDeviceError extends ChainError {
  override name = 'UnknownDeviceError'
  constructor(
    subject: CryptoSubject,
    readonly userId: string,
    readonly deviceId: string,
  ) {
    super(subject, `This ${subject} is signed by a device that was nobody's at that point`)
  }
}

/** The link brings in a recovery device whose own signature it lacks: nobody who has the code made or saw this chain. */
export class RecoveryNotSignedError extends ChainError {
  override name = 'RecoveryNotSignedError'
  constructor(readonly userId: string) {
    super('user-link', 'The recovery device did not sign the link that brings it in')
  }
}

/** The signer or author is not in the group at that epoch. */
export class NotAMemberError extends ChainError {
  override name = 'NotAMemberError'
  constructor(
    subject: CryptoSubject,
    readonly userId: string,
    readonly epoch: number,
  ) {
    super(subject, `The author of this ${subject} is not a member at epoch ${epoch}`)
  }
}

/** The person's keys started over since the roster named them: what was meant for the old keys is not sealed to the new ones. */
export class ResetSinceError extends ChainError {
  override name = 'ResetSinceError'
  constructor(
    readonly userId: string,
    readonly epoch: number,
  ) {
    super('epoch-box', `The keys of this member started over after epoch ${epoch} named them`)
  }
}

/** The link adds people or changes roles without the signature of someone who may, or in a conversation of two. */
export class AddNotAllowedError extends ChainError {
  override name = 'AddNotAllowedError'
  constructor(readonly userId: string) {
    super('group-link', 'This link adds or promotes somebody whom its signer may not add')
  }
}

/** The roster that results from the link is not the one it commits to. */
export class RosterMismatchError extends ChainError {
  override name = 'RosterMismatchError'
  constructor() {
    super('group-link', 'The roster does not match the hash in the link')
  }
}

/** The key from a box is not the one the signed link commits to: the box was substituted. */
export class KeyCommitmentError extends ChainError {
  override name = 'KeyCommitmentError'
  constructor(
    readonly groupId: string,
    readonly epoch: number,
  ) {
    super('epoch-box', `The key offered for epoch ${epoch} is not the one its link commits to`)
  }
}
