// Seal and open of one 1 KB message, next to what the cipher alone costs. Runs against the built package.
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import {
  createDeviceKeys,
  createEpochSecret,
  decodeEnvelope,
  openEnvelope,
  sealMessage,
  systemRandom,
  type EpochSource,
} from '@umkreis/crypto'

const random = systemRandom
const device = createDeviceKeys(random)
const epoch = createEpochSecret('group', 1, random(32), random(32))
const epochs: EpochSource = { current: () => epoch, forEnvelope: () => epoch }
const context = { epoch, userId: 'ada', device, random }
const expected = { groupId: 'group', senderUserId: 'ada', clientMessageId: 'message' }
const body = { text: 'x'.repeat(1_024) }

const key = random(32)
const plaintext = random(1_024)
const associatedData = random(160)

export default {
  area: 'crypto',
  cases: [
    {
      name: 'seal and open 1 KB',
      unit: 'µs',
      async ours(): Promise<void> {
        const sealed = await sealMessage(context, 'message', body)
        await openEnvelope(decodeEnvelope(sealed), expected, device.public, epochs)
      },
      peerName: 'XChaCha20-Poly1305 alone',
      peer(): void {
        const nonce = random(24)
        const ciphertext = xchacha20poly1305(key, nonce, associatedData).encrypt(plaintext)
        xchacha20poly1305(key, nonce, associatedData).decrypt(ciphertext)
      },
      goal: { atMost: 8 },
    },
  ],
}
