import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

describe(hashPassword, () => {
  it('salts, and states how it was made', async () => {
    const [first, second] = [await hashPassword('Umkreis-2026!'), await hashPassword('Umkreis-2026!')]
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(first).not.toBe(second)
  })
})

describe(verifyPassword, () => {
  it('agrees with the reference implementation', async () => {
    // From the command line tool of the reference implementation: argon2 somesalt -id -t 2 -k 65536 -p 1 -l 32 -e
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await verifyPassword('password', reference)).toBe(true)
    expect(await verifyPassword('Password', reference)).toBe(false)
  })

  it('takes the same letters from another keyboard', async () => {
    expect(await verifyPassword('Gru\u0308ße-2026!', await hashPassword('Grüße-2026!'))).toBe(true)
  })

  it('works as long for nobody’s account as for somebody’s, and answers no', async () => {
    expect(await verifyPassword('Umkreis-2026!', undefined)).toBe(false)
  })

  it('refuses a damaged hash aloud', async () => {
    await expect(verifyPassword('x', '$argon2i$rubbish')).rejects.toThrow('damaged')
  })
})
