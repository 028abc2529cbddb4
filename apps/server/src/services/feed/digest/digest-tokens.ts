import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What stands in the link by which somebody ends their digest without signing in. It says who, and ends nothing else. */
export interface DigestTokens {
  create(userId: string): string
  /** @returns Whose it is; undefined for one that this server did not make. */
  read(token: string): string | undefined
}

/** @param tokenKey What signs tokens; a key of its own is derived from it. */
export function createDigestTokens(tokenKey: Uint8Array): DigestTokens {
  const key = Buffer.from(hkdfSync('sha256', tokenKey, '', 'umkreis digest links', 32))
  const sign = (userId: string) => createHmac('sha256', key).update(userId).digest()
  return {
    create: (userId) => `${userId}.${sign(userId).toString('base64url')}`,
    read(token) {
      const [, userId, signature] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? []
      if (userId === undefined || signature === undefined) return undefined
      return timingSafeEqual(sign(userId), Buffer.from(signature, 'base64url')) ? userId : undefined
    },
  }
}
