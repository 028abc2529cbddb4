import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'
import { isLoopback } from './is-loopback.ts'

/** An OpenAI-compatible endpoint that turns texts into vectors, and how patiently it is asked. */
export interface EmbeddingsConfig {
  /** Where texts are posted to: ends with `/embeddings`. */
  endpoint: string
  model: string
  apiKey: string | undefined
  /** So long a question waits for its vector; then it is answered without. */
  questionWaitMs: number
  /** So long one request for the texts of profiles may take. */
  answerTimeoutMs: number
  /** Milliseconds to the first, second … further try where the endpoint fails; the last holds from then on. */
  retriesMs: readonly number[]
  /** Whether the database compares vectors where it has pgvector. */
  usesPgvector: boolean
  /** So much of vectors is kept in memory where they are compared there, a byte a number. */
  maxVectorBytes: number
}

const URL_TAKES =
  'takes the address of an OpenAI-compatible service such as https://api.example/v1; http only on this machine or in its private network'

/** @throws {ConfigError} For the first of its variables with a value it cannot take. */
export function parseEmbeddings(
  env: Pick<Env, 'EMBEDDINGS_URL' | 'EMBEDDINGS_MODEL' | 'EMBEDDINGS_API_KEY'>,
): EmbeddingsConfig | undefined {
  if (env.EMBEDDINGS_URL === undefined) {
    for (const name of ['EMBEDDINGS_MODEL', 'EMBEDDINGS_API_KEY'] as const)
      if (env[name] !== undefined) throw new ConfigError(name, 'needs EMBEDDINGS_URL beside it')
    return undefined
  }
  const endpoint = parseEndpoint(env.EMBEDDINGS_URL)
  if (env.EMBEDDINGS_MODEL === undefined || !/^[\x21-\x7e]{1,200}$/.test(env.EMBEDDINGS_MODEL)) {
    throw new ConfigError('EMBEDDINGS_MODEL', 'is required beside EMBEDDINGS_URL: the name of a model, without spaces')
  }
  if (env.EMBEDDINGS_API_KEY !== undefined && !/^[\x21-\x7e]{1,1000}$/.test(env.EMBEDDINGS_API_KEY)) {
    throw new ConfigError('EMBEDDINGS_API_KEY', 'takes a key without spaces')
  }
  return {
    endpoint,
    model: env.EMBEDDINGS_MODEL,
    apiKey: env.EMBEDDINGS_API_KEY,
    questionWaitMs: 300,
    answerTimeoutMs: 20_000,
    retriesMs: [1_000, 5_000, 30_000, 120_000, 300_000],
    usesPgvector: true,
    // 260,000 texts of 1,024 numbers.
    maxVectorBytes: 256 * 1024 * 1024,
  }
}

function parseEndpoint(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isWeb = url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear(url.hostname))
  if (!url || !isWeb || url.username || url.password || url.search || url.hash)
    throw new ConfigError('EMBEDDINGS_URL', URL_TAKES)
  const path = url.pathname.replace(/\/+$/, '')
  return `${url.origin}${path.endsWith('/embeddings') ? path : `${path}/embeddings`}`
}

/** Whether what is sent there unencrypted stays on this machine or in its private network, such as that of containers. */
function isNear(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isLoopback(host)) return true
  if (/^f[cd][0-9a-f]{2}:/.test(host)) return true
  if (/^\d+(?:\.\d+){3}$/.test(host)) return /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(host)
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:internal|local)$/.test(host) || /^[a-z0-9-]+$/.test(host)
}
