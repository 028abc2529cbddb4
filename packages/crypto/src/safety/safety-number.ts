import { concatBytes, encodeBase64Url, encodeText, type Bytes } from '../bytes.ts'
import { NO_HASH } from '../chains/user-link.ts'
import type { UserChain } from '../chains/user-chain.ts'
import { ArgumentError } from '../errors.ts'
import { sha256 } from '../primitives/kdf.ts'
import { ByteWriter } from '../wire.ts'

const DOMAIN = encodeText('umkreis/v1/safety')
/** Makes each try at keys whose digits look alike that much dearer. */
const ROUNDS = 5_200
const GROUPS = 6
const GROUP_DIGITS = 5
const CODE_PREFIX = 'UMKREIS-SAFETY:1:'

/**
 * Hash of the link that a person's keys began with: the first one, or that of the newest start over. Every later device was signed in by those
 * devices, so it stays the same while devices come and go, and changes when somebody starts over.
 *
 * @returns 32 bytes.
 */
export function rootHash(chain: UserChain): Bytes {
  return chain.hashes[(chain.resetSeqs.at(-1) ?? 1) - 1] ?? NO_HASH
}

/** 32 bytes that stand for a person and the root of their chain (SPEC rule SN1). */
function fingerprintOf(chain: UserChain): Bytes {
  const root = rootHash(chain)
  let hash = sha256(new ByteWriter().fixed(DOMAIN, DOMAIN.length).id(chain.userId).fixed(root, 32).bytes())
  for (let round = 1; round < ROUNDS; round++) hash = sha256(concatBytes(hash, root))
  return hash
}

function digitsOf(fingerprint: Bytes): string {
  let digits = ''
  for (let group = 0; group < GROUPS; group++) {
    let value = 0
    // Five bytes for five digits: too many for any digit to come up noticeably more often.
    for (const byte of fingerprint.subarray(group * 5, group * 5 + 5)) value = value * 256 + byte
    digits += `${value % 10 ** GROUP_DIGITS}`.padStart(GROUP_DIGITS, '0')
  }
  return digits
}

function requireTwo(a: UserChain, b: UserChain): void {
  if (a.userId === b.userId) throw new ArgumentError('a safety number is of two people')
}

/**
 * The number that two people compare to know that nobody is between them (SPEC rule SN2). It takes some 10,000 hashes to make.
 *
 * @param a The verified chain of one of them.
 * @param b That of the other one; the order does not matter.
 * @returns 60 decimal digits without separators; usually shown as twelve groups of five.
 * @throws {ArgumentError} If both are the same person.
 */
export function createSafetyNumber(a: UserChain, b: UserChain): string {
  requireTwo(a, b)
  return [digitsOf(fingerprintOf(a)), digitsOf(fingerprintOf(b))].sort().join('')
}

/**
 * The text of the QR code that one person shows to the other's camera (SPEC rule SN3): more of the same hashes than the digits hold.
 *
 * @param own The verified chain of who shows it.
 * @param contact That of who is to scan it.
 * @throws {ArgumentError} If both are the same person.
 */
export function encodeSafetyCode(own: UserChain, contact: UserChain): string {
  requireTwo(own, contact)
  return CODE_PREFIX + encodeBase64Url(concatBytes(fingerprintOf(own), fingerprintOf(contact)))
}

/**
 * Whether a scanned text is what the contact's device shows for the same keys of both. One's own code, held against one's own camera, is not.
 *
 * @param text Anything that a QR code may say; what is no safety code does not match.
 * @param own The verified chain of who scans.
 * @param contact That of who shows the code.
 * @throws {ArgumentError} If both are the same person.
 */
export function matchesSafetyCode(text: string, own: UserChain, contact: UserChain): boolean {
  return text.trim() === encodeSafetyCode(contact, own)
}
