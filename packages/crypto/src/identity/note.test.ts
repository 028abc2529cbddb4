import { expect, it } from 'vitest'
import { seededRandom } from '../../tests/_util/seeded-random.ts'
import { ArgumentError, DecryptionError, FormatError, UnknownVersionError } from '../errors.ts'
import { openDeviceName } from './device-name.ts'
import { MAX_NOTE_BYTES, openNote, sealNote } from './note.ts'
import { createUserKey } from './user-key.ts'

const random = seededRandom('notes')
const key = createUserKey(random, 3)
const ownKey = (generation: number) => (generation === 3 ? key : undefined)
const seal = (text: string) => sealNote(key, 'ada', 'note', text, random)
const refused = new DecryptionError('note')

it('[NO1] opens what it sealed, up to the longest note', async () => {
  for (const text of ['', 'Montag: Knödel', 'x'.repeat(MAX_NOTE_BYTES)]) {
    expect(await openNote(seal(text), 'ada', 'note', ownKey)).toBe(text)
  }
  expect(() => seal('x'.repeat(MAX_NOTE_BYTES + 1))).toThrow(ArgumentError)
})

it('[NO1] looks the same for texts of about the same length, and never twice the same', () => {
  expect(seal('A').length).toBe(seal('Montag: Knödel').length)
  expect(seal('A')).not.toEqual(seal('A'))
})

it('[NO1] opens for its author, note and user key alone', async () => {
  const sealed = seal('Montag: Knödel')
  await expect(openNote(sealed, 'ben', 'note', ownKey)).rejects.toThrow(refused)
  await expect(openNote(sealed, 'ada', 'other', ownKey)).rejects.toThrow(refused)
  await expect(openNote(sealed, 'ada', 'note', () => undefined)).rejects.toThrow(refused)
  await expect(openNote(sealed, 'ada', 'note', () => createUserKey(random, 3))).rejects.toThrow(refused)
})

it('[NO1] is no device name, changed by one bit nothing at all', async () => {
  const sealed = seal('x')
  await expect(openDeviceName(sealed, 'ada', 'note', ownKey)).rejects.toThrow(new DecryptionError('device-name'))
  sealed[sealed.length - 1]! ^= 1
  await expect(openNote(sealed, 'ada', 'note', ownKey)).rejects.toThrow(refused)
})

it('[NO1] says when a later version sealed it, and when it is cut short', async () => {
  const sealed = seal('x')
  await expect(openNote(sealed.slice(0, 20), 'ada', 'note', ownKey)).rejects.toThrow(FormatError)
  sealed[0] = 2
  await expect(openNote(sealed, 'ada', 'note', ownKey)).rejects.toThrow(UnknownVersionError)
})
