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
  // Text becomes markup or code nowhere but as `public/first-paint.js` says; what is pasted into notes is read apart.
  "require-trusted-types-for 'script'",
  'trusted-types default ProseMirrorClipboard',
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
