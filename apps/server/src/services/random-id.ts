import { randomBytes, randomUUID } from 'node:crypto'

/** An id for a new row. */
export function createId(): string {
  return randomUUID()
}

/** 256 random bits in 43 URL-safe characters: for whatever grants something to whoever holds it. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}
