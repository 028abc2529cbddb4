import { existsSync } from 'node:fs'
import type { BlockList } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BlobsConfig, parseBlobUrl } from './blob-url.ts'
import { ConfigError } from './config-error.ts'
import { type EmbeddingsConfig, parseEmbeddings } from './embeddings.ts'
import type { Env } from './env.ts'
import { type TracingConfig, parseTracing } from './tracing.ts'
import { parseTrustedProxies } from './trusted-proxies.ts'
import { parseRedis } from './redis.ts'
import { type SmtpConfig, parseMailUrl } from './mail-url.ts'
import { parseMetricsPort } from './metrics-port.ts'

export type DatabaseConfig = { kind: 'embedded'; dataDir: string } | { kind: 'postgres'; url: string }

/** Everything the server was told, decided once: the rest of the code branches on these values and never on variables. */
export interface Config {
  host: string
  /** 0 takes any free port. */
  port: number
  dataDir: string
  /** Origin without a trailing slash; undefined until a port of 0 is known (then the context fills it in). */
  publicUrl: string | undefined
  siteUrl: string | undefined
  /** Folders of the built web app and marketing site; they need not exist. */
  webDir: string
  siteDir: string
  database: DatabaseConfig
  blobs: BlobsConfig
  mailFrom: string
  /** Where mails are handed over; undefined: they are written as files below `dataDir`. */
  smtp: SmtpConfig | undefined
  /** Where metrics are served instead of `port`; 0 takes any free port. */
  metricsPort: number | undefined
  /** Where spans are sent; undefined: nothing is followed. */
  tracing: TracingConfig | undefined
  /** Undefined: people are searched without a model. */
  embeddings: EmbeddingsConfig | undefined
  isDemo: boolean
  isProduction: boolean
  /** Where several processes meet; undefined: there is one alone. */
  redisUrl: string | undefined
  /** Milliseconds over which those who are connected are sent to other processes before this one stops. */
  drainMs: number
  /** 32 bytes or more; undefined: made on the first start below `dataDir`. */
  tokenKey: Uint8Array | undefined
  logLevel: LogLevel
  /** Reverse proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: BlockList
  /** Connections that one address may have open: HTTP and hub together, and those of the hub behind a proxy. */
  connectionsPerAddress: number
  /** Milliseconds in which the headers of a request, and the whole request, have to arrive: slow senders hold no connections. */
  requestTimeouts: { headersMs: number; requestMs: number }
  /** Milliseconds to the first, second … further try where a push service is too busy to take a message. */
  pushRetriesMs: readonly number[]
  /** Milliseconds to the second, third … try where a mail server asks for patience with a mail; after the last, it is given up. */
  mailRetriesMs: readonly number[]
  /** Milliseconds until a mail server that cannot be reached is asked again: after the first time, the second … and each later one. */
  mailServerRetriesMs: readonly number[]
  /** Milliseconds to the second, third … try to ask for a page that a post links to. */
  linkCardRetriesMs: readonly number[]
  /** Addresses that pages are fetched from though they are not public: no variable sets them, tests alone do. */
  alsoReachable: readonly string[]
  /** Who is asked for records in the DNS instead of whom the system names: no variable sets them, tests alone do. */
  nameServers: readonly string[]
}

const DRAIN_MS = 5000

// An office of 3,000 behind one address, each with a page of their own and a request under way.
const CONNECTIONS_PER_ADDRESS = 6_000

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The folder of all apps, from source as from the build. */
const APPS_DIR = resolve(findPackageDir(dirname(fileURLToPath(import.meta.url))), '..')

function findPackageDir(folder: string): string {
  if (existsSync(join(folder, 'package.json')) || dirname(folder) === folder) return folder
  return findPackageDir(dirname(folder))
}

/** Settings whose part does not exist in this release: accepting them silently would promise what is not kept. */
const UNSUPPORTED: Partial<Record<keyof Env, string>> = {}

/**
 * Decides the configuration.
 *
 * @throws {ConfigError} For the first variable with a value it cannot take.
 */
export function createConfig(env: Env): Config {
  for (const [variable, takes] of Object.entries(UNSUPPORTED)) {
    if (env[variable as keyof Env] !== undefined) throw new ConfigError(variable, takes)
  }
  const isProduction = env.NODE_ENV === 'production'
  const isDemo = parseFlag('DEMO', env.DEMO)
  if (isDemo && isProduction) {
    throw new ConfigError('DEMO', 'must not be set with NODE_ENV=production: its sign-in is public')
  }
  const port = parsePort(env.PORT)
  const dataDir = resolve(env.DATA_DIR ?? './data')
  const database = parseDatabase(env.DATABASE_URL, dataDir, isProduction)
  const tokenKey = parseTokenKey(env.TOKEN_KEY, isProduction)
  const redisUrl = parseRedis(env.REDIS_URL, { database, tokenKey })
  const publicUrl = env.PUBLIC_URL === undefined ? defaultOrigin(port) : parseOrigin('PUBLIC_URL', env.PUBLIC_URL)
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    dataDir,
    publicUrl,
    siteUrl: env.SITE_URL === undefined ? publicUrl : parseOrigin('SITE_URL', env.SITE_URL),
    webDir: join(APPS_DIR, 'web/dist'),
    siteDir: join(APPS_DIR, 'site/build/client'),
    database,
    blobs: parseBlobUrl(
      env.BLOB_URL,
      { accessKeyId: env.AWS_ACCESS_KEY_ID, secretAccessKey: env.AWS_SECRET_ACCESS_KEY },
      dataDir,
    ),
    mailFrom: parseMailFrom(env.MAIL_FROM),
    smtp: parseMailUrl(env.MAIL_URL),
    metricsPort: parseMetricsPort(env.METRICS_PORT, port),
    tracing: parseTracing(env),
    embeddings: parseEmbeddings(env),
    isDemo,
    isProduction,
    redisUrl,
    // A process alone has nobody to send them to.
    drainMs: redisUrl === undefined ? 0 : DRAIN_MS,
    tokenKey,
    // On one's own machine the terminal shows what is wrong and not every request.
    logLevel: parseLogLevel(env.LOG_LEVEL, isProduction ? 'info' : 'warn'),
    trustedProxies: parseTrustedProxies(env.TRUSTED_PROXIES),
    connectionsPerAddress: CONNECTIONS_PER_ADDRESS,
    requestTimeouts: { headersMs: 15_000, requestMs: 60_000 },
    pushRetriesMs: [2_000, 15_000, 60_000],
    mailRetriesMs: [5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 57_600, 86_400, 86_400].map((s) => s * 1000),
    mailServerRetriesMs: [2_000, 5_000, 15_000, 30_000],
    linkCardRetriesMs: [60_000, 15 * 60_000],
    alsoReachable: [],
    nameServers: [],
  }
}

function parseFlag(variable: string, value: string | undefined): boolean {
  if (value === undefined || value === '0' || value === 'false') return false
  if (value === '1' || value === 'true') return true
  throw new ConfigError(variable, 'takes 1 or 0')
}

function parsePort(value: string | undefined): number {
  if (value === undefined) return 4800
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(port <= 65535)) throw new ConfigError('PORT', 'takes a number from 0 to 65535 (0: any free port)')
  return port
}

function defaultOrigin(port: number): string | undefined {
  return port === 0 ? undefined : `http://localhost:${port}`
}

function parseOrigin(variable: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}` === '/'
  if (!isOrigin || url.username || url.password) {
    throw new ConfigError(variable, 'takes an origin such as https://umkreis.example, without a path')
  }
  return url.origin
}

function parseDatabase(value: string | undefined, dataDir: string, isProduction: boolean): DatabaseConfig {
  if (value === undefined) {
    if (isProduction)
      throw new ConfigError(
        'DATABASE_URL',
        'is required with NODE_ENV=production: postgres://user:password@host/database',
      )
    return { kind: 'embedded', dataDir: resolve(dataDir, 'database') }
  }
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) {
    throw new ConfigError('DATABASE_URL', 'takes postgres://user:password@host:port/database')
  }
  return { kind: 'postgres', url: value }
}

function parseMailFrom(value: string | undefined): string {
  if (value === undefined) return 'Umkreis <no-reply@umkreis.example>'
  if (!/^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/.test(value)) {
    throw new ConfigError('MAIL_FROM', 'takes an address such as "Umkreis <no-reply@umkreis.example>"')
  }
  return value
}

function parseTokenKey(value: string | undefined, isProduction: boolean): Uint8Array | undefined {
  if (value === undefined) {
    if (isProduction)
      throw new ConfigError('TOKEN_KEY', 'is required with NODE_ENV=production: at least 32 random characters')
    return undefined
  }
  const key = new TextEncoder().encode(value)
  if (key.length < 32) throw new ConfigError('TOKEN_KEY', 'takes at least 32 characters')
  return key
}

function parseLogLevel(value: string | undefined, otherwise: LogLevel): LogLevel {
  if (value === undefined) return otherwise
  const level = LOG_LEVELS.find((known) => known === value)
  if (level === undefined) throw new ConfigError('LOG_LEVEL', `takes one of ${LOG_LEVELS.join(', ')}`)
  return level
}
