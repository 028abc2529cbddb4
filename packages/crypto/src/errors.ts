/** What a crypto error is about. */
export type CryptoSubject =
  | 'device'
  | 'user-key'
  | 'user-link'
  | 'group-link'
  | 'epoch-box'
  | 'envelope'
  | 'message-body'
  | 'device-name'
  | 'note'
  | 'pairing'
  | 'base64'

/** Family of everything this package throws. Messages never contain keys, plaintext or anything derived from them. */
export class CryptoError extends Error {
  override name = 'CryptoError'
}

/** An argument breaks the contract of a function: a bug of the caller, never caused by received data. */
export class ArgumentError extends CryptoError {
  override name = 'ArgumentError'
}

/** Received bytes are not in the (canonical) form that the wire format demands. */
export class FormatError extends CryptoError {
  override name = 'FormatError'
  constructor(
    readonly subject: CryptoSubject,
    readonly problem: string,
    options?: ErrorOptions,
  ) {
    super(`Malformed ${subject}: ${problem}`, options)
  }
}

/** Well-formed so far, but of a version, suite or kind that this client does not know: a newer client wrote it. */
export class UnknownVersionError extends CryptoError {
  override name = 'UnknownVersionError'
  constructor(
    readonly subject: CryptoSubject,
    readonly version: number,
  ) {
    super(`Unknown version ${version} of ${subject}`)
  }
}

/** A signature does not verify under the key that should have made it. */
export class SignatureError extends CryptoError {
  override name = 'SignatureError'
  constructor(readonly subject: CryptoSubject) {
    super(`The signature of this ${subject} is not valid`)
  }
}

/** Ciphertext does not open under the key it should open with. */
export class DecryptionError extends CryptoError {
  override name = 'DecryptionError'
  constructor(
    readonly subject: CryptoSubject,
    options?: ErrorOptions,
  ) {
    super(`Could not open this ${subject}`, options)
  }
}

/** The key of an epoch is not here (yet). */
export class MissingKeyError extends CryptoError {
  override name = 'MissingKeyError'
  constructor(
    readonly groupId: string,
    readonly epoch: number,
  ) {
    super(`No key for epoch ${epoch} of this group`)
  }
}

/** Something genuine stands in the wrong place: replayed, spliced or attributed to somebody else. */
export class MismatchError extends CryptoError {
  override name = 'MismatchError'
  constructor(
    readonly subject: CryptoSubject,
    readonly field: string,
  ) {
    super(`This ${subject} belongs elsewhere: ${field} differs`)
  }
}

/** What was typed is not a recovery code: a wrong character, length or check group. */
export class RecoveryCodeError extends CryptoError {
  override name = 'RecoveryCodeError'
  constructor(readonly problem: 'length' | 'character' | 'checksum') {
    super(`Not a recovery code: ${problem}`)
  }
}
