import { describe, expect, it } from 'vitest'
import { AVATAR_MAX_BYTES, checkAvatar } from './check-avatar.ts'

describe(checkAvatar, () => {
  it.each(['image/png', 'image/jpeg', 'image/webp'])('takes %s up to 5 MB', (type) => {
    expect(checkAvatar({ type, size: AVATAR_MAX_BYTES })).toBeUndefined()
  })

  it('refuses one byte more', () => {
    expect(checkAvatar({ type: 'image/png', size: AVATAR_MAX_BYTES + 1 })).toBe('pictureTooBig')
  })

  it.each(['image/svg+xml', 'image/gif', 'application/pdf', ''])('refuses the kind %o', (type) => {
    expect(checkAvatar({ type, size: 1 })).toBe('pictureWrongKind')
  })
})
