import { DecryptionError } from '@umkreis/crypto'
import { expect, it } from 'vitest'
import { EncryptionNotReadyError } from '../../src/index.ts'
import { createFakeChatServer } from '../../src/testing/index.ts'
import { connect, type Person } from './_person.ts'

const seal = async (on: Person, ...note: [string, string]) => (await on.conversations.ownNotes()).sealNote(...note)
const open = async (on: Person, ...note: [string, string]) => (await on.conversations.ownNotes()).openNote(...note)

it('[ON1] opens a note on every device of its author, also after the user key was replaced, and on nobody else’s', async () => {
  const server = createFakeChatServer()
  const laptop = await connect(server, 'ada')
  const code = (await laptop.conversations.loadRecoveryCode())!
  const sealed = await seal(laptop, 'trip', 'Porto: Nachtzug?')
  const phone = await connect(server, 'ada')
  await expect(open(phone, 'trip', sealed)).rejects.toBeInstanceOf(EncryptionNotReadyError)
  await expect(seal(phone, 'trip', 'x')).rejects.toBeInstanceOf(EncryptionNotReadyError)

  await phone.conversations.enrolWithRecoveryCode(code)
  expect(await open(phone, 'trip', sealed)).toBe('Porto: Nachtzug?')
  await phone.conversations.replaceRecoveryCode()
  const later = await seal(phone, 'trip', 'Porto: Flug')
  expect(await open(phone, 'trip', sealed)).toBe('Porto: Nachtzug?')
  expect(await open(phone, 'trip', later)).toBe('Porto: Flug')
  await expect(open(phone, 'other', later)).rejects.toBeInstanceOf(DecryptionError)

  const ben = await connect(server, 'ben')
  await expect(open(ben, 'trip', sealed)).rejects.toBeInstanceOf(DecryptionError)
})
