/** When a token was made and when it ends, in milliseconds of the server's clock. */
export type TokenTimes = { readonly issuedAtMs: number; readonly expiresAtMs: number }

/**
 * Reads the times of a JSON Web Token without checking its signature, which only the server can.
 *
 * @param token The compact form, three parts between dots.
 * @returns `undefined` for anything that is not such a token, or carries no times.
 */
export function parseTokenTimes(token: string): TokenTimes | undefined {
  const payload = token.split('.')[1]
  if (!payload) return undefined
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null) return undefined
    const { iat, exp } = claims as { iat?: unknown; exp?: unknown }
    if (typeof iat !== 'number' || typeof exp !== 'number') return undefined
    return { issuedAtMs: iat * 1000, expiresAtMs: exp * 1000 }
  } catch {
    return undefined
  }
}
