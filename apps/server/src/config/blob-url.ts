import { join } from 'node:path'
import { ConfigError } from './config-error.ts'

/** An S3-compatible storage, and what opens it. Holds a secret: never logged. */
export interface S3Config {
  kind: 's3'
  /** Scheme, host and port that requests go to. */
  endpoint: string
  /** Whether the bucket stands in the path, as most storages but Amazon's have it, or before the host's name. */
  isPathStyle: boolean
  bucket: string
  /** Stands before the name of every object: empty, or ends with a slash. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Where files and pictures are kept. */
export type BlobsConfig = { kind: 'files'; folder: string } | S3Config

/** The credentials of `BLOB_URL` when it names none itself. */
export interface S3Credentials {
  accessKeyId: string | undefined
  secretAccessKey: string | undefined
}

const PARAMETERS = new Set(['endpoint', 'region', 'pathStyle'])
const FORM = 'takes s3://bucket?endpoint=https://host&region=name, with an optional /prefix and pathStyle=1 or 0'

/**
 * Reads `BLOB_URL`: `s3://[id:key@]bucket[/prefix][?endpoint=…&region=…&pathStyle=1]`.
 *
 * @param credentials Taken when the address holds none.
 * @throws {ConfigError} For anything else; its message repeats nothing of the value.
 */
export function parseBlobUrl(value: string | undefined, credentials: S3Credentials, dataDir: string): BlobsConfig {
  if (value === undefined) return { kind: 'files', folder: join(dataDir, 'blobs') }
  const url = value.startsWith('s3://') && URL.canParse(value) ? new URL(value) : undefined
  const prefix = decode(url?.pathname.replace(/^\/+|\/+$/g, '') ?? '')
  const given = url?.searchParams ?? new URLSearchParams()
  const isKnown = [...given.keys()].every((name) => PARAMETERS.has(name) && given.getAll(name).length === 1)
  const isBucket = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url?.hostname ?? '')
  if (!url || !isBucket || url.port || url.hash || !isKnown || !/^[\w./-]{0,200}$/.test(prefix)) {
    throw new ConfigError('BLOB_URL', FORM)
  }
  const region = given.get('region') ?? 'us-east-1'
  if (!/^[a-z0-9-]{1,50}$/.test(region)) throw new ConfigError('BLOB_URL', 'takes a region such as eu-central-1')
  const accessKeyId = decode(url.username) || credentials.accessKeyId
  const secretAccessKey = decode(url.password) || credentials.secretAccessKey
  if (!accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      'BLOB_URL',
      'needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY beside it, or s3://id:key@bucket with both percent-encoded',
    )
  }
  return {
    kind: 's3',
    endpoint: parseEndpoint(given.get('endpoint')) ?? `https://s3.${region}.amazonaws.com`,
    isPathStyle: parsePathStyle(given.get('pathStyle')) ?? given.has('endpoint'),
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region,
    accessKeyId,
    secretAccessKey,
  }
}

function parseEndpoint(value: string | null): string | undefined {
  if (value === null) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}${url.username}` === '/'
  if (!isOrigin) throw new ConfigError('BLOB_URL', 'takes an endpoint such as https://s3.example.com, without a path')
  return url.origin
}

function parsePathStyle(value: string | null): boolean | undefined {
  if (value === null) return undefined
  if (value !== '0' && value !== '1') throw new ConfigError('BLOB_URL', 'takes pathStyle=1 or pathStyle=0')
  return value === '1'
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new ConfigError('BLOB_URL', FORM)
  }
}
