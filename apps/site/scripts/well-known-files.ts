import { LANGUAGES, localise } from '../src/language/languages.ts'
import { LISTED_PAGES } from '../src/pages.ts'
import { absolute } from '../src/seo/absolute.ts'
import { settings } from '../src/settings.ts'

/** Every listed page in every language, each with its others. */
export function writeSitemap(): string {
  const urls = LISTED_PAGES.flatMap((page) =>
    LANGUAGES.map((language) => {
      const alternates = LANGUAGES.map(
        (each) => `    <xhtml:link rel="alternate" hreflang="${each}" href="${absolute(localise(page, each))}"/>`,
      )
      return `  <url>\n    <loc>${absolute(localise(page, language))}</loc>\n${alternates.join('\n')}\n  </url>`
    }),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Everything may be found but the product itself. */
export function writeRobots(): string {
  return ['User-agent: *', 'Disallow: /app/', 'Disallow: /api/', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join(
    '\n',
  )
}

/** The site as a phone keeps it on its home screen. */
export function writeManifest(): string {
  return JSON.stringify({
    name: 'Umkreis',
    short_name: 'Umkreis',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#FFF8F6',
    theme_color: '#FFF8F6',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  })
}

/** Where somebody who has found a hole tells us (RFC 9116). It is good for a year from the build. */
export function writeSecurityText(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()))
  return [
    `Contact: ${settings.securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, de',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}

/** What a host answers with each file, in the form that several of them read. */
export function writeHeaders(): string {
  const connect = ["'self'", process.env.VITE_APP_ORIGIN].filter(Boolean).join(' ')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "manifest-src 'self'",
    `form-action ${connect}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join('; ')
  return `/*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  Cache-Control: no-cache
/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
/islands/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`
}
