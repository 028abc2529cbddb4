// Seal and open of one message, next to what the primitives alone cost. Runs against the built package.
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { systemRandom } from '@umkreis/crypto'
import { open, seal } from './sealed-messages.ts'

const key = systemRandom(32)
const plaintext = systemRandom(1_024)
const associatedData = systemRandom(160)
const { subtle } = globalThis.crypto

function cipherAlone(): void {
  const nonce = systemRandom(24)
  const ciphertext = xchacha20poly1305(key, nonce, associatedData).encrypt(plaintext)
  xchacha20poly1305(key, nonce, associatedData).decrypt(ciphertext)
}

async function cases() {
  const pair = (await subtle.generateKey('Ed25519', false, ['sign', 'verify'])) as CryptoKeyPair
  const signed = systemRandom(1_300)

  async function primitivesAlone(): Promise<void> {
    cipherAlone()
    const signature = await subtle.sign('Ed25519', pair.privateKey, signed)
    await subtle.verify('Ed25519', pair.publicKey, signature, signed)
  }

  const sealAndOpen = async () => open(await seal())
  return {
    cases: [
      {
        name: 'seal and open 1 KB',
        unit: 'µs',
        rounds: 15,
        ours: sealAndOpen,
        peerName: 'XChaCha20-Poly1305 alone',
        peer: cipherAlone,
        goal: { atMost: 8 },
      },
      {
        name: 'seal and open 1 KB',
        unit: 'µs',
        rounds: 15,
        ours: sealAndOpen,
        peerName: 'XChaCha20-Poly1305 and Ed25519 of WebCrypto alone',
        peer: primitivesAlone,
        goal: { atMost: 1.25 },
      },
    ],
  }
}

export default { area: 'crypto', cases }
