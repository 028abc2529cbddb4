import { ArgumentError, FormatError, type CryptoSubject } from '../errors.ts'
import type { Bytes } from '../bytes.ts'

/** The least a padded plaintext is long. */
export const MIN_PADDED_BYTES = 64

/**
 * The padded length of a plaintext (Padmé, SPEC rule EN6): at most 12 % more, and the length tells only O(log log) bits.
 *
 * @param length Bytes, 0 or more.
 */
export function paddedLength(length: number): number {
  if (!Number.isSafeInteger(length) || length < 0) throw new ArgumentError('not a length')
  if (length <= MIN_PADDED_BYTES) return MIN_PADDED_BYTES
  const exponent = Math.floor(Math.log2(length))
  const mantissaBits = Math.floor(Math.log2(exponent)) + 1
  const unit = 2 ** (exponent - mantissaBits)
  return Math.ceil(length / unit) * unit
}

/** Appends zero bytes up to {@link paddedLength}. */
export function pad(plaintext: Bytes): Bytes {
  const padded = new Uint8Array(paddedLength(plaintext.length))
  padded.set(plaintext)
  return padded
}

/** Demands that everything from `contentLength` on is the padding that {@link pad} makes. @throws {FormatError} If not. */
export function requirePadding(padded: Bytes, contentLength: number, subject: CryptoSubject = 'message-body'): void {
  if (padded.length !== paddedLength(contentLength)) throw new FormatError(subject, 'padding length')
  let rest = 0
  for (let i = contentLength; i < padded.length; i++) rest |= padded[i] ?? 0
  if (rest !== 0) throw new FormatError(subject, 'padding bytes')
}
