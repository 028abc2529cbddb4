import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { pairingIdSchema } from '../ids.ts'
import { ATTACHMENT_MAX_BYTES, ATTACHMENT_SEALED_MAX_BYTES, attachmentPostSchema } from './attachment.ts'

const takes = (sealedBytes: number) => v.is(attachmentPostSchema, { sealedBytes })

describe('attachmentPostSchema', () => {
  it('takes the greatest file with what sealing adds: 16 bytes for each 64 KiB, and a prefix', () => {
    expect(takes(ATTACHMENT_MAX_BYTES + 16 * (ATTACHMENT_MAX_BYTES / 65_536) + 64)).toBe(true)
    expect(takes(ATTACHMENT_SEALED_MAX_BYTES)).toBe(true)
  })
  it.each([0, -1, 1.5, ATTACHMENT_SEALED_MAX_BYTES + 1])('refuses %d bytes', (sealedBytes) => {
    expect(takes(sealedBytes)).toBe(false)
  })
})

describe('pairingIdSchema', () => {
  it('refuses an id short enough to be guessed', () => {
    expect(v.is(pairingIdSchema, 'a'.repeat(16))).toBe(true)
    expect(v.is(pairingIdSchema, 'a'.repeat(15))).toBe(false)
  })
})
