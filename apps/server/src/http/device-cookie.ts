import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Context } from '../context.ts'
import { type SignInDevice, readDevice } from '../services/auth/sign-in-device.ts'
import type { HttpEnv } from './route.ts'

const NAME = 'umkreis-device'
const LIFETIME_S = 400 * 24 * 60 * 60

/**
 * Finds out which browser signs in. It keeps a random key in a cookie that only signing in reads, so that a sign-in from
 * elsewhere can be told of; it opens nothing.
 */
export function knowDevice(http: HonoContext<HttpEnv>, context: Context): SignInDevice {
  const device = readDevice({
    userAgent: http.req.header('user-agent'),
    acceptLanguage: http.req.header('accept-language'),
    kept: getCookie(http, NAME),
  })
  if (device.key !== undefined) {
    setCookie(http, NAME, device.key, {
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'Strict',
      secure: context.publicUrl().startsWith('https:'),
      maxAge: LIFETIME_S,
    })
  }
  return device
}
