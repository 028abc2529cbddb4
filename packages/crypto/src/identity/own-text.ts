import { concatBytes, type Bytes } from '../bytes.ts'
import { pad, requirePadding } from '../envelope/padding.ts'
import { DecryptionError, UnknownVersionError } from '../errors.ts'
import { NONCE_BYTES, openXChaCha, sealXChaCha } from '../primitives/aead.ts'
import { hkdfSha256 } from '../primitives/kdf.ts'
import type { RandomSource } from '../primitives/random.ts'
import { ByteReader, ByteWriter } from '../wire.ts'
import type { UserKey } from './user-key.ts'

const VERSION = 1

/** Gives the user key of a generation, `undefined` if it is not here. */
export type FindUserKey = (generation: number) => UserKey | undefined | Promise<UserKey | undefined>

/** What a sealed text is, and where it belongs: it opens nowhere else. */
export type OwnTextPlace = {
  readonly subject: 'device-name' | 'note'
  readonly userId: string
  /** The device or note. */
  readonly id: string
}

function contextOf({ subject, userId, id }: OwnTextPlace, key: UserKey): { secret: Bytes; aad: Bytes } {
  const aad = new ByteWriter().id(userId).uint32(key.generation).id(id).bytes()
  return { secret: hkdfSha256(key.seed, { info: `umkreis/v1/${subject}` }), aad }
}

/** Seals something for all devices of one person, under their user key (SPEC rules DN1, NO1). Padded, so that the length tells little. */
export function sealOwnText(place: OwnTextPlace, userKey: UserKey, text: Bytes, random: RandomSource): Bytes {
  const plaintext = pad(new ByteWriter().variable(text).bytes())
  const { secret, aad } = contextOf(place, userKey)
  const nonce = random(NONCE_BYTES)
  const head = new ByteWriter().uint8(VERSION).uint32(userKey.generation).fixed(nonce, NONCE_BYTES).bytes()
  return concatBytes(head, sealXChaCha(secret, nonce, plaintext, aad))
}

/**
 * Opens what {@link sealOwnText} sealed.
 *
 * @param read Reads the text, and nothing behind it.
 * @throws {UnknownVersionError} If a later version sealed it.
 * @throws {FormatError} If it is malformed.
 * @throws {DecryptionError} If it belongs elsewhere, or its user key is not here.
 */
export async function openOwnText<T>(
  place: OwnTextPlace,
  sealed: Bytes,
  userKey: FindUserKey,
  read: (reader: ByteReader) => T,
): Promise<T> {
  const { subject } = place
  const reader = new ByteReader(sealed, subject)
  const version = reader.uint8()
  if (version !== VERSION) throw new UnknownVersionError(subject, version)
  const generation = reader.uint32()
  const nonce = reader.fixed(NONCE_BYTES)
  const key = await userKey(generation)
  if (!key || key.generation !== generation) throw new DecryptionError(subject)
  const { secret, aad } = contextOf(place, key)
  const padded = openXChaCha(secret, nonce, sealed.subarray(reader.offset), aad)
  if (!padded) throw new DecryptionError(subject)
  const inside = new ByteReader(padded, subject)
  const text = read(inside)
  requirePadding(padded, inside.offset, subject)
  return text
}
