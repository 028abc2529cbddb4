import { encodeText, type Bytes } from '../bytes.ts'
import { RecoveryCodeError } from '../errors.ts'
import { hkdfSha256, sha256 } from '../primitives/kdf.ts'
import type { RandomSource } from '../primitives/random.ts'
import { deviceKeysFromSeed, type DeviceKeys } from './device.ts'

/** Crockford's base32: no I, L, O and U, so that nothing is misread or spells a word. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SECRET_CHARS = 25
const CHECK_CHARS = 5
const GROUP_CHARS = 5
const CHECK_DOMAIN = 'umkreis/v1/recovery-check:'

function checkOf(secret: string): string {
  const hash = sha256(encodeText(CHECK_DOMAIN + secret))
  let check = ''
  for (let i = 0; i < CHECK_CHARS; i++) check += ALPHABET[(hash[i] ?? 0) & 31]
  return check
}

function inGroups(code: string): string {
  return (code.match(new RegExp(`.{${GROUP_CHARS}}`, 'g')) ?? []).join('-')
}

/**
 * A new recovery code: 125 random bits and 25 bits of checksum as six groups of five characters, joined by hyphens. To be
 * shown once and kept nowhere.
 */
export function createRecoveryCode(random: RandomSource): string {
  let secret = ''
  // A byte has exactly eight times as many values as the alphabet has characters: the remainder is not biased.
  for (const byte of random(SECRET_CHARS)) secret += ALPHABET[byte & 31]
  return inGroups(secret + checkOf(secret))
}

/**
 * The canonical form of a code that somebody typed: case, spaces and hyphens do not matter, O counts as 0, I and L as 1.
 *
 * @throws {RecoveryCodeError} If it is no recovery code, or has a typing mistake.
 */
export function parseRecoveryCode(typed: string): string {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (code.length !== SECRET_CHARS + CHECK_CHARS) throw new RecoveryCodeError('length')
  for (const character of code) if (!ALPHABET.includes(character)) throw new RecoveryCodeError('character')
  const secret = code.slice(0, SECRET_CHARS)
  if (checkOf(secret) !== code.slice(SECRET_CHARS)) throw new RecoveryCodeError('checksum')
  return inGroups(code)
}

function seedOf(code: string, userId: string): Bytes {
  const secret = parseRecoveryCode(code).replaceAll('-', '').slice(0, SECRET_CHARS)
  return hkdfSha256(encodeText(secret), { salt: encodeText(userId), info: 'umkreis/v1/recovery-device' })
}

/**
 * The virtual device of a recovery code (SPEC rule K3): it can sign in a new device and open the user key.
 *
 * @throws {RecoveryCodeError} If `code` is not a recovery code.
 */
export function recoveryDeviceFromCode(code: string, userId: string): DeviceKeys {
  return deviceKeysFromSeed(seedOf(code, userId), 'recovery')
}
