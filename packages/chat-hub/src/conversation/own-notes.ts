import { decodeBase64, encodeBase64, openNote, sealNote, type RandomSource } from '@umkreis/crypto'
import type { Identity } from './identity.ts'

/** Private notes of one person, sealed for their own devices and for nobody else. */
export interface OwnNotes {
  /**
   * Seals a note under the newest user key.
   *
   * @param noteId It opens under this id alone.
   * @param text At most `MAX_NOTE_BYTES` of UTF-8.
   * @returns Padded base64.
   * @throws {EncryptionNotReadyError}
   * @throws {ArgumentError} If it is too long.
   */
  sealNote(noteId: string, text: string): Promise<string>
  /**
   * Opens a note of one's own, under whichever user key it was sealed.
   *
   * @throws {EncryptionNotReadyError}
   * @throws {CryptoError} If it is not this note, not of this person, or sealed under a key that was given up.
   */
  openNote(noteId: string, sealed: string): Promise<string>
}

/** The notes of whoever `require` says. */
export function createOwnNotes(require: () => Identity, random: RandomSource): OwnNotes {
  return {
    async sealNote(noteId, text) {
      const { userId, chain, userKey } = require()
      const key = userKey(chain.generation)
      if (!key) throw new TypeError('An identity has the newest user key')
      return encodeBase64(sealNote(key, userId, noteId, text, random))
    },
    async openNote(noteId, sealed) {
      const { userId, userKey } = require()
      return openNote(decodeBase64(sealed), userId, noteId, (generation) => userKey(generation))
    },
  }
}
