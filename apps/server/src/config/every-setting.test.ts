// Every setting that is promised to operators, once: a value it takes, what holds without it, and one that ends the start with a line
// that names it. What each of them takes besides stands in the tests beside this one.
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { type Config, createConfig } from './config.ts'
import { type Env, readEnv } from './env.ts'

const POSTGRES = 'postgres://u:p@db:5432/umkreis'
const KEY = 'k'.repeat(32)
const S3_KEYS = { AWS_ACCESS_KEY_ID: 'ID', AWS_SECRET_ACCESS_KEY: 'hush' }
const MODEL = { EMBEDDINGS_URL: 'https://api.example/v1', EMBEDDINGS_MODEL: 'small' }

type Settings = Partial<Env>

interface Setting {
  good: string
  taken: unknown
  missing: unknown
  /** Empty: it takes any text, or its lack is what is wrong. */
  wrong: string
  /** What of the configuration it decides. */
  decides: (config: Config) => unknown
  /** What has to be set besides. */
  beside?: Settings
}

const SETTINGS: Record<keyof Omit<Env, 'NODE_ENV'>, Setting> = {
  PORT: { good: '8080', taken: 8080, missing: 4800, wrong: 'eighty', decides: ({ port }) => port },
  HOST: {
    good: '::1',
    taken: '::1',
    missing: '127.0.0.1',
    wrong: 'found out when it starts',
    decides: ({ host }) => host,
  },
  DATA_DIR: {
    good: '/srv/umkreis',
    taken: '/srv/umkreis',
    missing: resolve('data'),
    wrong: 'found out when it starts',
    decides: ({ dataDir }) => dataDir,
  },
  PUBLIC_URL: {
    good: 'https://umkreis.example',
    taken: 'https://umkreis.example',
    missing: 'http://localhost:4800',
    wrong: 'umkreis.example',
    decides: ({ publicUrl }) => publicUrl,
  },
  SITE_URL: {
    good: 'https://www.umkreis.example',
    taken: 'https://www.umkreis.example',
    missing: 'http://localhost:4800',
    wrong: 'https://umkreis.example/de',
    decides: ({ siteUrl }) => siteUrl,
  },
  DATABASE_URL: {
    good: POSTGRES,
    taken: { kind: 'postgres', url: POSTGRES },
    missing: { kind: 'embedded', dataDir: resolve('data/database') },
    wrong: 'mysql://db/umkreis',
    decides: ({ database }) => database,
  },
  REDIS_URL: {
    good: 'redis://cache:6379',
    taken: 'redis://cache:6379',
    missing: undefined,
    wrong: 'cache:6379',
    beside: { DATABASE_URL: POSTGRES, TOKEN_KEY: KEY },
    decides: ({ redisUrl }) => redisUrl,
  },
  BLOB_URL: {
    good: 's3://files?endpoint=https://s3.example',
    taken: 's3',
    missing: 'files',
    wrong: 'https://s3.example/files',
    beside: S3_KEYS,
    decides: ({ blobs }) => blobs.kind,
  },
  AWS_ACCESS_KEY_ID: {
    good: 'ID',
    taken: 'ID',
    missing: 'BLOB_URL',
    wrong: '',
    beside: { AWS_SECRET_ACCESS_KEY: 'hush', BLOB_URL: 's3://files' },
    decides: ({ blobs }) => 'accessKeyId' in blobs && blobs.accessKeyId,
  },
  AWS_SECRET_ACCESS_KEY: {
    good: 'hush',
    taken: 'hush',
    missing: 'BLOB_URL',
    wrong: '',
    beside: { AWS_ACCESS_KEY_ID: 'ID', BLOB_URL: 's3://files' },
    decides: ({ blobs }) => 'secretAccessKey' in blobs && blobs.secretAccessKey,
  },
  MAIL_URL: {
    good: 'smtp://mail.example',
    taken: 'mail.example',
    missing: undefined,
    wrong: 'mail.example:25',
    decides: ({ smtp }) => smtp?.host,
  },
  MAIL_FROM: {
    good: 'Lindwerk <post@lindwerk.example>',
    taken: 'Lindwerk <post@lindwerk.example>',
    missing: 'Umkreis <no-reply@umkreis.example>',
    wrong: 'Lindwerk',
    decides: ({ mailFrom }) => mailFrom,
  },
  EMBEDDINGS_URL: {
    good: 'https://api.example/v1',
    taken: 'https://api.example/v1/embeddings',
    // The model that is named beside it belongs to nothing then.
    missing: 'EMBEDDINGS_MODEL',
    wrong: 'ftp://api.example',
    beside: { EMBEDDINGS_MODEL: 'small' },
    decides: ({ embeddings }) => embeddings?.endpoint,
  },
  EMBEDDINGS_MODEL: {
    good: 'small',
    taken: 'small',
    missing: 'EMBEDDINGS_MODEL',
    wrong: 'a small one',
    beside: { EMBEDDINGS_URL: MODEL.EMBEDDINGS_URL },
    decides: ({ embeddings }) => embeddings?.model,
  },
  EMBEDDINGS_API_KEY: {
    good: 'hush',
    taken: 'hush',
    missing: undefined,
    wrong: 'hush hush',
    beside: MODEL,
    decides: ({ embeddings }) => embeddings?.apiKey,
  },
  METRICS_PORT: {
    good: '9100',
    taken: 9100,
    missing: undefined,
    wrong: '4800',
    decides: ({ metricsPort }) => metricsPort,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    good: 'http://localhost:4318',
    taken: true,
    missing: false,
    wrong: 'localhost:4318',
    decides: ({ tracing }) => tracing !== undefined,
  },
  OTEL_TRACES_SAMPLER_ARG: {
    good: '0.5',
    taken: 0.5,
    missing: 1,
    wrong: '2',
    beside: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' },
    decides: ({ tracing }) => tracing?.ratio,
  },
  OTEL_SERVICE_NAME: {
    good: 'umkreis-eu',
    taken: 'umkreis-eu',
    missing: 'umkreis',
    wrong: '',
    beside: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' },
    decides: ({ tracing }) => tracing?.serviceName,
  },
  DEMO: { good: '1', taken: true, missing: false, wrong: 'yes', decides: ({ isDemo }) => isDemo },
  TOKEN_KEY: {
    good: KEY,
    taken: KEY,
    missing: undefined,
    wrong: KEY.slice(1),
    decides: ({ tokenKey }) => tokenKey && new TextDecoder().decode(tokenKey),
  },
  TRUSTED_PROXIES: {
    good: '10.0.0.0/8',
    taken: true,
    missing: false,
    wrong: 'proxy.example',
    decides: ({ trustedProxies }) => trustedProxies.check('10.1.2.3'),
  },
  LOG_LEVEL: { good: 'debug', taken: 'debug', missing: 'warn', wrong: 'loud', decides: ({ logLevel }) => logLevel },
}

/** What a configuration decides, or the variable that it is refused for. */
function outcome(settings: Settings, decides: Setting['decides']): unknown {
  try {
    return decides(createConfig(readEnv(settings)))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    expect(error.message).toMatch(/^[A-Z_]+ [^\n]+$/)
    expect(error.message).not.toMatch(/hush|kkk/)
    return error.variable
  }
}

describe.each(Object.entries(SETTINGS))('%s', (name, { good, taken, missing, wrong, decides, beside }) => {
  it(`takes ${good}`, () => {
    expect(outcome({ ...beside, [name]: good }, decides)).toEqual(taken)
  })

  it('holds what is said without it, or when it is empty', () => {
    expect(outcome({ ...beside }, decides)).toEqual(missing)
    expect(outcome({ ...beside, [name]: ' ' }, decides)).toEqual(missing)
  })

  // `tests/process.test.ts` starts the real program with those.
  it.skipIf(wrong === 'found out when it starts' || wrong === '')(
    `ends the start with ${JSON.stringify(wrong)}`,
    () => {
      expect(outcome({ ...beside, [name]: wrong }, () => 'taken')).toBe(name)
    },
  )
})

it('is production by exactly that word, and falls back to nothing then', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: POSTGRES, TOKEN_KEY: KEY }
  const isProduction = (config: Config) => config.isProduction
  expect(outcome({ ...production, DEMO: '1' }, isProduction)).toBe('DEMO')
  expect(outcome(production, isProduction)).toBe(true)
  expect(outcome({}, isProduction)).toBe(false)
})
