import type { Context as HonoContext } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Context } from '../context.ts'
import { ATTEMPT_LIFETIME_MS } from '../services/single-sign-on/attempt.ts'
import { HANDOVER_LIFETIME_MS } from '../services/single-sign-on/finish.ts'
import type { HttpEnv } from './route.ts'

type Http = HonoContext<HttpEnv>

/**
 * What a browser keeps on its way through single sign-on: `attempt` while it is at the provider, from where it comes back by
 * a link of another site; `arrival` until the page fetches its tokens. Scripts see neither.
 */
const COOKIES = {
  attempt: { name: 'umkreis-single-sign-on', sameSite: 'Lax', lifetimeMs: ATTEMPT_LIFETIME_MS },
  arrival: { name: 'umkreis-signed-on', sameSite: 'Strict', lifetimeMs: HANDOVER_LIFETIME_MS },
} as const

type Kind = keyof typeof COOKIES

/** Has the browser keep it. */
export function keepOnWay(http: Http, context: Context, kind: Kind, value: string): void {
  const { name, sameSite, lifetimeMs } = COOKIES[kind]
  setCookie(http, name, value, {
    ...place(context),
    httpOnly: true,
    sameSite,
    maxAge: lifetimeMs / 1000,
  })
}

/** Reads what it keeps, and takes it away: it counts once. */
export function takeFromWay(http: Http, context: Context, kind: Kind): string | undefined {
  const { name } = COOKIES[kind]
  const { prefix, ...where } = place(context)
  const value = prefix ? getCookie(http, name, prefix) : getCookie(http, name)
  if (value !== undefined) deleteCookie(http, name, prefix ? { ...where, prefix } : where)
  return value
}

/** Where connections are encrypted, in a way in which no neighbouring name can set it (RFC 6265bis, 4.1.3.2). */
function place(context: Context) {
  return context.publicUrl().startsWith('https:')
    ? ({ path: '/', secure: true, prefix: 'host' } as const)
    : ({ path: '/api/auth/single-sign-on', secure: false, prefix: undefined } as const)
}
