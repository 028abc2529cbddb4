import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { createConfig } from './config.ts'
import { readEnv } from './env.ts'

const configOf = (variables: Record<string, string>) => createConfig(readEnv(variables))

function refusalOf(variables: Record<string, string>): ConfigError {
  try {
    configOf(variables)
  } catch (error) {
    if (error instanceof ConfigError) return error
  }
  throw new Error('The configuration was taken')
}

/** What several processes share besides. */
const SHARED = { DATABASE_URL: 'postgres://db/u', TOKEN_KEY: 'k'.repeat(32) }

describe(createConfig, () => {
  it('starts on its own machine with the embedded database when nothing is set', () => {
    expect(configOf({})).toMatchObject({
      host: '127.0.0.1',
      port: 4800,
      dataDir: resolve('data'),
      publicUrl: 'http://localhost:4800',
      siteUrl: 'http://localhost:4800',
      database: { kind: 'embedded', dataDir: resolve('data/database') },
      mailFrom: 'Umkreis <no-reply@umkreis.example>',
      isDemo: false,
      isProduction: false,
      tokenKey: undefined,
      logLevel: 'warn',
    })
  })

  it('counts an empty value as not set', () => {
    expect(configOf({ PORT: '', DATABASE_URL: ' ', REDIS_URL: '' })).toEqual(configOf({}))
  })

  it.each([
    [{ PORT: '0' }, { port: 0, publicUrl: undefined }],
    [{ PORT: '65535' }, { port: 65535, publicUrl: 'http://localhost:65535' }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ DATA_DIR: '/srv/umkreis' }, { dataDir: '/srv/umkreis' }],
    [
      { PUBLIC_URL: 'https://umkreis.example/' },
      { publicUrl: 'https://umkreis.example', siteUrl: 'https://umkreis.example' },
    ],
    [
      { SITE_URL: 'https://www.umkreis.example' },
      { siteUrl: 'https://www.umkreis.example', publicUrl: 'http://localhost:4800' },
    ],
    [
      { DATABASE_URL: 'postgres://u:p@db:5432/umkreis' },
      { database: { kind: 'postgres', url: 'postgres://u:p@db:5432/umkreis' } },
    ],
    [{ DATABASE_URL: 'postgresql://db/umkreis' }, { database: { kind: 'postgres', url: 'postgresql://db/umkreis' } }],
    [{ MAIL_FROM: 'post@umkreis.example' }, { mailFrom: 'post@umkreis.example' }],
    [{}, { smtp: undefined, metricsPort: undefined }],
    [
      { MAIL_URL: 'smtp://mail.example' },
      { smtp: { host: 'mail.example', port: 587, security: 'starttls', signIn: undefined } },
    ],
    [
      { MAIL_URL: 'smtps://no%2Dreply%40a.example:p%40%3A%2F%25@mail.example' },
      {
        smtp: {
          host: 'mail.example',
          port: 465,
          security: 'tls',
          signIn: { user: 'no-reply@a.example', password: 'p@:/%' },
        },
      },
    ],
    [{ MAIL_URL: 'smtp://127.0.0.1:25' }, { smtp: { port: 25, security: 'none' } }],
    [{ MAIL_URL: 'smtp://me:pw@localhost/' }, { smtp: { host: 'localhost', security: 'none' } }],
    [{ MAIL_URL: 'smtp://[::1]:2525?tls=required' }, { smtp: { host: '::1', port: 2525, security: 'starttls' } }],
    [{ MAIL_URL: 'smtp://relay:25?tls=off' }, { smtp: { host: 'relay', port: 25, security: 'none' } }],
    [{ METRICS_PORT: '9100' }, { metricsPort: 9100, port: 4800 }],
    [{ METRICS_PORT: '0', PORT: '0' }, { metricsPort: 0 }],
    [{}, { redisUrl: undefined, drainMs: 0 }],
    [
      { ...SHARED, REDIS_URL: 'redis://localhost' },
      { redisUrl: 'redis://localhost', drainMs: 5000 },
    ],
    [
      { ...SHARED, REDIS_URL: 'rediss://me:p%40ss@cache.example:6380/2' },
      { redisUrl: 'rediss://me:p%40ss@cache.example:6380/2' },
    ],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1,loopback' }, { connectionsPerAddress: 6000 }],
    [
      { EMBEDDINGS_URL: 'https://api.example/v1', EMBEDDINGS_MODEL: 'small' },
      { embeddings: { endpoint: 'https://api.example/v1/embeddings', model: 'small', apiKey: undefined } },
    ],
    [{ DEMO: '1' }, { isDemo: true }],
    [{ DEMO: '0' }, { isDemo: false }],
    [{ TOKEN_KEY: 'k'.repeat(32) }, { tokenKey: new TextEncoder().encode('k'.repeat(32)) }],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/u', TOKEN_KEY: 'k'.repeat(32) },
      { isProduction: true, isDemo: false, logLevel: 'info' },
    ],
  ])('takes %j', (variables, expected) => {
    expect(configOf(variables)).toMatchObject(expected)
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '1e3'],
    ['PUBLIC_URL', 'umkreis.example'],
    ['PUBLIC_URL', 'https://umkreis.example/app'],
    ['PUBLIC_URL', 'https://umkreis.example?x'],
    ['PUBLIC_URL', 'https://me:secret@umkreis.example'],
    ['PUBLIC_URL', 'ftp://umkreis.example'],
    ['SITE_URL', 'www'],
    ['DATABASE_URL', 'mysql://db/u'],
    ['DATABASE_URL', 'postgres'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A <a@b.de>\r\nBcc: c@d.de'],
    ['DEMO', 'yes'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '10.0.0.1/8/8'],
    ['TRUSTED_PROXIES', '*'],
    ['TOKEN_KEY', 'k'.repeat(31)],
    ['LOG_LEVEL', 'loud'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'http://localhost:6379'],
    ['REDIS_URL', 'redis://'],
    ['REDIS_URL', 'redis://localhost/main'],
    // The embedded database is one process's.
    ['REDIS_URL', 'redis://:secret@localhost'],
    ['BLOB_URL', 's3://bucket'],
    ['MAIL_URL', 'mail.example'],
    ['MAIL_URL', 'http://mail.example'],
    ['MAIL_URL', 'smtp://'],
    ['MAIL_URL', 'smtp:mail.example'],
    ['MAIL_URL', 'smtp://mail.example:0'],
    ['MAIL_URL', 'smtp://mail.example:65536'],
    ['MAIL_URL', 'smtp://mail.example/inbox'],
    ['MAIL_URL', 'smtp://mail.example#a'],
    ['MAIL_URL', 'smtp://ma%0Ail.example'],
    ['MAIL_URL', 'smtp://me@mail.example'],
    ['MAIL_URL', 'smtp://:secret@mail.example'],
    ['MAIL_URL', 'smtp://me:secret%zz@mail.example'],
    ['MAIL_URL', 'smtp://me:secret%0D%0AQUIT@mail.example'],
    ['MAIL_URL', 'smtp://me:secret@mail.example?tls=off'],
    ['MAIL_URL', 'smtp://mail.example?tls=maybe'],
    ['MAIL_URL', 'smtp://mail.example?tls=required&tls=off'],
    ['MAIL_URL', 'smtp://mail.example?pool=true'],
    ['MAIL_URL', 'smtps://mail.example?tls=off'],
    ['EMBEDDINGS_URL', 'http://api.example/v1'],
    ['EMBEDDINGS_URL', 'https://me:secret@api.example/v1'],
    ['EMBEDDINGS_MODEL', 'small'],
    ['EMBEDDINGS_API_KEY', 'secret'],
    ['METRICS_PORT', '65536'],
    ['METRICS_PORT', '-1'],
    ['METRICS_PORT', '9100/metrics'],
    ['METRICS_PORT', '4800'],
  ])('refuses %s=%j with one line that names it and does not repeat a secret', (variable, value) => {
    const refusal = refusalOf({ [variable]: value })
    expect(refusal.variable).toBe(variable)
    expect(refusal.message).toMatch(new RegExp(`^${variable} [^\\n]+$`))
    expect(refusal.message).not.toMatch(/secret|kkk/)
  })

  it.each([
    ['DATABASE_URL', { TOKEN_KEY: SHARED.TOKEN_KEY }],
    ['TOKEN_KEY', { DATABASE_URL: SHARED.DATABASE_URL }],
  ])('refuses REDIS_URL without %s, which several processes have to share', (variable, variables) => {
    const refusal = refusalOf({ ...variables, REDIS_URL: 'redis://:secret@localhost' })
    expect(refusal.variable).toBe('REDIS_URL')
    expect(refusal.message).toContain(`needs ${variable}`)
    expect(refusal.message).not.toContain('secret')
  })

  it.each([
    ['DATABASE_URL', { TOKEN_KEY: 'k'.repeat(32) }],
    ['TOKEN_KEY', { DATABASE_URL: 'postgres://db/u' }],
    ['DEMO', { DATABASE_URL: 'postgres://db/u', TOKEN_KEY: 'k'.repeat(32), DEMO: '1' }],
  ])('falls back to nothing in production: %s', (variable, variables) => {
    expect(refusalOf({ NODE_ENV: 'production', ...variables }).variable).toBe(variable)
  })
})
