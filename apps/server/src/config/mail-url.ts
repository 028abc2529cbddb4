import { ConfigError } from './config-error.ts'
import { isLoopback } from './is-loopback.ts'

/** A server that takes mails over SMTP (RFC 5321). */
export interface SmtpConfig {
  host: string
  port: number
  /** `tls`: from the first byte; `starttls`: nothing is said before it; `none`: in the open. */
  security: 'tls' | 'starttls' | 'none'
  /** Undefined: it takes mails without. */
  signIn: { user: string; password: string } | undefined
}

const TAKES = 'takes smtp://user:password@host:port or smtps://…, with ?tls=required or ?tls=off for smtp'
// Of submission (RFC 6409), and of submission over TLS (RFC 8314).
const DEFAULT_PORTS = { smtp: 587, smtps: 465 }

/**
 * Reads where mails are handed over. STARTTLS is required except on this machine; `?tls=` says otherwise.
 *
 * @throws {ConfigError} For what it cannot take, without repeating any of it: it may hold a password.
 */
export function parseMailUrl(value: string | undefined): SmtpConfig | undefined {
  if (value === undefined) return undefined
  const url = URL.parse(value)
  const scheme = /^(smtps?):\/\//i.exec(value)?.[1]?.toLowerCase() as 'smtp' | 'smtps' | undefined
  if (!url || !scheme || !/^[\w.-]+$|^\[[\da-f:.]+\]$/i.test(url.hostname) || url.port === '0') throw wrong()
  if (!/^\/?$/.test(url.pathname) || url.hash !== '') throw wrong()
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const security = parseSecurity(scheme, host, url.searchParams)
  const signIn = parseSignIn(url)
  if (signIn && security === 'none' && !isLoopback(host)) {
    throw new ConfigError('MAIL_URL', 'takes a password only with encryption: leave out ?tls=off, or the password')
  }
  return { host, port: url.port === '' ? DEFAULT_PORTS[scheme] : Number(url.port), security, signIn }
}

function parseSecurity(scheme: 'smtp' | 'smtps', host: string, query: URLSearchParams): SmtpConfig['security'] {
  const entries = [...query]
  if (entries.length === 0) return scheme === 'smtps' ? 'tls' : isLoopback(host) ? 'none' : 'starttls'
  const [[name, value] = []] = entries
  if (entries.length > 1 || name !== 'tls' || scheme === 'smtps') throw wrong()
  if (value === 'required') return 'starttls'
  if (value === 'off') return 'none'
  throw wrong()
}

function parseSignIn({ username, password }: URL): SmtpConfig['signIn'] {
  if (username === '' && password === '') return undefined
  const [user, secret] = [decode(username), decode(password)]
  if (user === '' || secret === '') throw wrong()
  return { user, password: secret }
}

function decode(text: string): string {
  let decoded: string
  try {
    decoded = decodeURIComponent(text)
  } catch {
    throw wrong()
  }
  // A control character would end the line, or the part of it, that signs in.
  // oxlint-disable-next-line no-control-regex
  if (/[\0-\x1f\x7f]/.test(decoded)) throw wrong()
  return decoded
}

function wrong(): ConfigError {
  return new ConfigError('MAIL_URL', TAKES)
}
