import { SignJWT, jwtVerify } from 'jose'

/** Access tokens live 15 minutes. */
export const ACCESS_TOKEN_LIFETIME_S = 15 * 60

const AUDIENCE = 'umkreis'

export interface AccessTokenClaims {
  userId: string
  sessionId: string
  expiresAtMs: number
}

export interface AccessTokens {
  sign(userId: string, sessionId: string): Promise<string>
  /** @returns Undefined for anything but an unexpired token of this deployment's own key. */
  verify(token: string): Promise<AccessTokenClaims | undefined>
}

/** Signs and checks access tokens: JWT with HMAC-SHA-256, because only this server ever checks them. */
export function createAccessTokens(key: Uint8Array, now: () => Date): AccessTokens {
  return {
    sign(userId, sessionId) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(userId)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_LIFETIME_S)
        .sign(key)
    },
    async verify(token) {
      try {
        // The list of algorithms is what stops "alg: none" and keys of another kind.
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          audience: AUDIENCE,
          typ: 'at+jwt',
          currentDate: now(),
          requiredClaims: ['sub', 'sid', 'exp'],
        })
        if (typeof payload.sid !== 'string' || !payload.sub || !payload.exp) return undefined
        return { userId: payload.sub, sessionId: payload.sid, expiresAtMs: payload.exp * 1000 }
      } catch {
        return undefined
      }
    },
  }
}
