import { encodeText, type Bytes } from '../bytes.ts'
import { ArgumentError } from '../errors.ts'
import type { RandomSource } from '../primitives/random.ts'
import { readText } from '../wire.ts'
import { type FindUserKey, openOwnText, sealOwnText } from './own-text.ts'
import type { UserKey } from './user-key.ts'

/** Most bytes of UTF-8 in a note. */
export const MAX_NOTE_BYTES = 131_072

/**
 * Seals a private note for all devices of its author (SPEC rule NO1). Padded, so that the length tells little.
 *
 * @param userKey The current one.
 * @param text At most {@link MAX_NOTE_BYTES} in UTF-8.
 * @throws {ArgumentError} If the note is too long.
 */
export function sealNote(userKey: UserKey, userId: string, noteId: string, text: string, random: RandomSource): Bytes {
  const bytes = encodeText(text)
  if (bytes.length > MAX_NOTE_BYTES) throw new ArgumentError('this note is too long')
  return sealOwnText({ subject: 'note', userId, id: noteId }, userKey, bytes, random)
}

/**
 * Opens a private note.
 *
 * @param noteId The note that it should be.
 * @param userKey Gives the user key of a generation, `undefined` if it is not here.
 * @throws {UnknownVersionError} If a later version sealed it.
 * @throws {FormatError} If it is malformed.
 * @throws {DecryptionError} If it is not this note of this user, or its user key is not here.
 */
export function openNote(sealed: Bytes, userId: string, noteId: string, userKey: FindUserKey): Promise<string> {
  return openOwnText({ subject: 'note', userId, id: noteId }, sealed, userKey, (reader) =>
    readText(reader.variable(MAX_NOTE_BYTES), 'note'),
  )
}
