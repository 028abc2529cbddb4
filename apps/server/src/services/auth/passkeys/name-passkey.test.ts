import { describe, expect, it } from 'vitest'
import { namePasskey } from './name-passkey.ts'

describe(namePasskey, () => {
  it('calls a passkey by what keeps it', () => {
    expect(namePasskey('bada5566-a7aa-401f-bd96-45619a55120d', 'Firefox on Windows')).toBe('1Password')
  })

  it('calls it by the browser that made it where that is not known', () => {
    expect(namePasskey('00000000-0000-0000-0000-000000000000', 'Firefox on Windows')).toBe('Firefox on Windows')
  })
})
