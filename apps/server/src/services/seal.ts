import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals texts that leave the process, so that who holds one neither reads nor changes it. */
export interface Seal {
  /** @param boundTo Under anything else it does not open. @returns URL-safe text. */
  seal(boundTo: string, text: string): string
  /** @returns Undefined where the key or what it is bound to is another one, or somebody changed it. */
  open(boundTo: string, sealed: string): string | undefined
}

/**
 * @param tokenKey What signs tokens; a key of its own is derived from it (AES-256-GCM).
 * @param purpose What this seal is for: no other one opens what it sealed.
 */
export function createSeal(tokenKey: Uint8Array, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', tokenKey, '', purpose, 32))
  return {
    seal(boundTo, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo))
      const sealed = [cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url')
    },
    open(boundTo, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
        decipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
