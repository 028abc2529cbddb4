import { expect, it } from 'vitest'
import { seededRandom } from '../../tests/_util/seeded-random.ts'
import { ArgumentError, DecryptionError, FormatError, UnknownVersionError } from '../errors.ts'
import { MAX_DEVICE_NAME_LENGTH, openDeviceName, sealDeviceName } from './device-name.ts'
import { createUserKey } from './user-key.ts'

const random = seededRandom('names')
const key = createUserKey(random, 3)
const ownKey = (generation: number) => (generation === 3 ? key : undefined)
const seal = (name: string) => sealDeviceName(key, 'ada', 'device', name, random)

it('[DN1] opens what it sealed, up to the longest name', async () => {
  for (const name of ['', 'Kitchen tablet', '€'.repeat(MAX_DEVICE_NAME_LENGTH)]) {
    expect(await openDeviceName(seal(name), 'ada', 'device', ownKey)).toBe(name)
  }
  expect(() => seal('x'.repeat(MAX_DEVICE_NAME_LENGTH + 1))).toThrow(ArgumentError)
})

it('[DN1] looks the same for names of about the same length', () => {
  expect(seal('A').length).toBe(seal('Kitchen tablet').length)
})

it('[DN1] opens for its user, device and user key alone', async () => {
  const sealed = seal('Kitchen tablet')
  const refused = new DecryptionError('device-name')
  await expect(openDeviceName(sealed, 'ben', 'device', ownKey)).rejects.toThrow(refused)
  await expect(openDeviceName(sealed, 'ada', 'other', ownKey)).rejects.toThrow(refused)
  await expect(openDeviceName(sealed, 'ada', 'device', () => undefined)).rejects.toThrow(refused)
  await expect(openDeviceName(sealed, 'ada', 'device', () => createUserKey(random, 3))).rejects.toThrow(refused)
  await expect(openDeviceName(sealed, 'ada', 'device', () => createUserKey(random, 2))).rejects.toThrow(refused)
})

it('[DN1] says when a later version sealed it, and when it is cut short', async () => {
  const sealed = seal('x')
  await expect(openDeviceName(sealed.slice(0, 20), 'ada', 'device', ownKey)).rejects.toThrow(FormatError)
  sealed[0] = 2
  await expect(openDeviceName(sealed, 'ada', 'device', ownKey)).rejects.toThrow(UnknownVersionError)
})
