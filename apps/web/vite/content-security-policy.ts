import type { Plugin } from 'vite'

/**
 * What the page may load and run: nothing from elsewhere, and no inline script. Styles may be inline, because React and
 * the accessible primitives set them on elements.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ')

/** Writes the policy into the built page. Not in development, where the tools inject scripts. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'umkreis:content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
          injectTo: 'head-prepend',
        },
      ],
    },
  }
}
