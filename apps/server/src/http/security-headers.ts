import type { MiddlewareHandler } from 'hono'
import type { Context } from '../context.ts'
import type { HttpEnv } from './route.ts'

/**
 * What every answer forbids: being framed, being sniffed, being read from other origins, and scripts that are not files
 * of this server. Inline styles are allowed, because prerendered pages and the accessible primitives set them.
 */
export function createSecurityHeaders(context: Context): MiddlewareHandler<HttpEnv> {
  let fixed: Record<string, string> | undefined
  return async (http, next) => {
    await next()
    fixed ??= fixedHeaders(context.publicUrl())
    for (const [name, value] of Object.entries(fixed)) {
      if (!http.res.headers.has(name)) http.res.headers.set(name, value)
    }
  }
}

function fixedHeaders(publicUrl: string): Record<string, string> {
  const isSecure = publicUrl.startsWith('https:')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    // Not every browser counts the WebSocket of the same origin as 'self'.
    `connect-src 'self' ${publicUrl.replace(/^http/, 'ws')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
