import { ConfigError } from './config-error.ts'

/** What else was set that several processes need. */
export interface SharedSettings {
  database: { kind: 'embedded' | 'postgres' }
  tokenKey: Uint8Array | undefined
}

/**
 * Decides where processes meet; undefined: there is one process alone.
 *
 * @throws {ConfigError} For what is no address of Redis, and without what several processes have to share besides.
 */
export function parseRedis(value: string | undefined, { database, tokenKey }: SharedSettings): string | undefined {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '' || !/^(\/\d{0,4})?$/.test(url.pathname)) {
    throw new ConfigError('REDIS_URL', 'takes redis://user:password@host:port/number, or rediss:// for TLS')
  }
  if (database.kind === 'embedded') {
    throw new ConfigError('REDIS_URL', 'needs DATABASE_URL: the embedded database is open to one process alone')
  }
  if (tokenKey === undefined) {
    throw new ConfigError(
      'REDIS_URL',
      'needs TOKEN_KEY, the same for every process: each takes the tokens of the others',
    )
  }
  return value
}
