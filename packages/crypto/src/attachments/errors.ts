import { CryptoError } from '../errors.ts'

/**
 * What is wrong with a file: it is longer than files may be (`too-large`), ends before its last chunk (`truncated`), goes on after it (`trailing`),
 * holds a chunk that is not the one that belongs there (`chunk`: another key, another place, another length), or is as a whole not the file that
 * the message names (`hash`).
 */
export type AttachmentProblem = 'too-large' | 'truncated' | 'trailing' | 'chunk' | 'hash'

/** A file can't be sealed or opened; what was read of it before is not to be used. */
export class AttachmentError extends CryptoError {
  override name = 'AttachmentError'
  constructor(readonly problem: AttachmentProblem) {
    super(`Not the file it should be: ${problem}`)
  }
}
