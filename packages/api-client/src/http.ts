import { problemSchema, type Problem } from '@umkreis/schemas'
import ky, { HTTPError, NetworkError, SchemaValidationError, TimeoutError, type KyInstance, type Options } from 'ky'
import * as v from 'valibot'
import { ApiNetworkError, ApiProblemError, ApiShapeError, ApiTimeoutError } from './errors.ts'

/** Any valibot schema without asynchronous steps. */
export type Schema = v.GenericSchema

/** What every call of a resource goes through: data checked on the way out and in, errors of one family. */
export interface Http {
  /** Checks what is about to be sent. @throws {ApiShapeError} If it is not of that shape. */
  parseRequest<S extends Schema>(schema: S, data: v.InferInput<S>): v.InferOutput<S>
  /** Sends a request whose answer is of a shape. */
  json<S extends Schema>(method: Method, path: string, answer: S, options?: Options): Promise<v.InferOutput<S>>
  /** Sends a request whose answer is not read. */
  send(method: Method, path: string, options?: Options): Promise<void>
  /** Reads an answer of bytes as they come; ending the iteration early ends the transfer. */
  bytes(path: string, options?: Options): AsyncGenerator<Uint8Array<ArrayBuffer>, void>
}

/** The methods in use. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** What the transport needs from outside. */
export type HttpOptions = {
  /** Such as `/api` or `https://umkreis.example/api`. */
  readonly baseUrl: string
  readonly fetch: ((input: Request | URL | string, init?: RequestInit) => Promise<Response>) | undefined
  /** For one attempt; there is only one. */
  readonly timeoutMs: number
  /** What answers are asked for in. Undefined: what the platform asks for. */
  readonly language?: string | undefined
  readonly hooks?: Options['hooks']
}

/** Creates the transport. Nothing is ever sent twice by it. */
export function createHttp({ baseUrl, fetch, timeoutMs, language, hooks }: HttpOptions): Http {
  const client: KyInstance = ky.create({
    prefix: baseUrl,
    retry: 0,
    timeout: timeoutMs,
    ...(language ? { headers: { 'Accept-Language': language } } : {}),
    ...(hooks ? { hooks } : {}),
    ...(fetch ? { fetch: fetch as NonNullable<Options['fetch']> } : {}),
  })

  return {
    parseRequest(schema, data) {
      const result = v.safeParse(schema, data)
      if (!result.success) throw new ApiShapeError('request', result.issues.map(describeIssue))
      return result.output
    },
    async json(method, path, answer, options) {
      try {
        return await client(path, { ...options, method }).json(answer)
      } catch (error) {
        throw toApiError(error)
      }
    },
    async send(method, path, options) {
      try {
        const response = await client(path, { ...options, method })
        await response.body?.cancel()
      } catch (error) {
        throw toApiError(error)
      }
    },
    async *bytes(path, options) {
      let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined
      try {
        // A reader and not the iterator of the stream, which not every browser has.
        reader = (await client(path, options)).body?.getReader()
        for (let step = await reader?.read(); step?.value; step = await reader?.read()) yield step.value
      } catch (error) {
        throw isCutOff(error) ? new ApiNetworkError('The transfer was cut off', { cause: error }) : toApiError(error)
      } finally {
        // Whatever the transfer ended with has been told already.
        await reader?.cancel().catch(() => {})
      }
    },
  }
}

/** Every platform reports a body that ends too early as a TypeError, each in words of its own. */
function isCutOff(error: unknown): boolean {
  return error instanceof TypeError
}

/** The one place that turns what the transport throws into this package's errors. Aborts pass unchanged. */
function toApiError(error: unknown): unknown {
  if (error instanceof HTTPError) {
    const { response, data } = error
    const problem = v.safeParse(problemSchema, data)
    return new ApiProblemError(
      response.status,
      problem.success ? problem.output : describeStatus(response),
      parseRetryAfter(response.headers.get('Retry-After')),
      { cause: error },
    )
  }
  if (error instanceof SchemaValidationError) {
    return new ApiShapeError('answer', error.issues.map(describeIssue), { cause: error })
  }
  if (error instanceof TimeoutError) return new ApiTimeoutError('The server took too long to answer', { cause: error })
  if (error instanceof NetworkError) return new ApiNetworkError('The server can’t be reached', { cause: error })
  // A body that is not JSON, although a schema was expected.
  if (error instanceof SyntaxError) return new ApiShapeError('answer', ['not JSON'], { cause: error })
  return error
}

/** Something between us and the server may refuse in a form of its own, such as a proxy's page. */
function describeStatus(response: Response): Problem {
  const title = response.statusText || `Status ${response.status}`
  return {
    type: 'about:blank',
    title,
    status: response.status,
    detail: response.status >= 500 ? 'The server has a problem. Please try again.' : 'The server refused the request.',
    requestId: response.headers.get('X-Request-Id') ?? '',
  }
}

/** Reads whole seconds; the other form, a date, is not used by this API. */
function parseRetryAfter(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

type Issue = { readonly message: string; readonly path?: readonly unknown[] | undefined }

function describeIssue({ message, path }: Issue): string {
  const keys = (path ?? []).map((item) => (typeof item === 'object' && item && 'key' in item ? item.key : item))
  return keys.length > 0 ? `${keys.join('.')}: ${message}` : message
}
