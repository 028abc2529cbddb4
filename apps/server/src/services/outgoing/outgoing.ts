import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { createGuardedLookup, type LookUp, NotAllowedAddressError } from './guarded-lookup.ts'
import { OutgoingError } from './outgoing-error.ts'
import { hostOf, isPublicAddress, isPublicName } from './public-address.ts'
import { ACCEPTED_ENCODINGS, readBody } from './read-body.ts'

/** What is asked for, and how much of it is taken. */
export interface OutgoingRequest {
  /** Media types that are wanted, without parameters. */
  types: readonly string[]
  /** Bytes of the unpacked body. */
  maxBytes: number
  /** Of a longer body: its beginning, or an error. An error unless told. */
  whenTooLong?: 'cut' | 'refuse'
  /** For everything together: looking up, connecting, redirects and the body. */
  timeoutMs: number
  /** How many redirects a GET follows, each checked like a first address. None unless told: the redirect is the answer. */
  redirects?: number
  /** Ports that may be asked besides 80 and 443. */
  ports?: readonly number[]
  method?: 'GET' | 'POST'
  /** Sent to the first address alone: no redirect carries them elsewhere. */
  headers?: Readonly<Record<string, string>>
  body?: string
  signal?: AbortSignal
}

/** What came. The body of a failure that is of no wanted type is empty. */
export interface OutgoingAnswer {
  /** Where it stood in the end. */
  url: URL
  status: number
  /** The whole header, such as `text/html; charset=utf-8`; empty where there was none. */
  contentType: string
  body: Buffer
}

/** Asks servers of the public internet, and no other, for what members or managers name. */
export interface Outgoing {
  /** @throws {OutgoingError} When nothing of use came; a status of failure is an answer. */
  fetch(address: string, request: OutgoingRequest): Promise<OutgoingAnswer>
}

const PORTS: readonly number[] = [80, 443]
const USER_AGENT = 'Umkreis'

/** @param alsoReachable Addresses that are asked at any port though they are not public: tests alone name some. */
export function createOutgoing(alsoReachable: readonly string[] = [], lookUp?: LookUp): Outgoing {
  const isAllowed = (address: string) => isPublicAddress(address) || alsoReachable.includes(address)
  const guarded = createGuardedLookup(isAllowed, lookUp)

  function requireAllowed(url: URL | null, ports: readonly number[]): URL {
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new OutgoingError('not-allowed')
    const host = hostOf(url)
    if (isIP(host) ? !isAllowed(host) : !isPublicName(host)) throw new OutgoingError('not-allowed')
    const isPortAllowed = url.port === '' || [...PORTS, ...ports].includes(Number(url.port))
    if (!isPortAllowed && !alsoReachable.includes(host)) throw new OutgoingError('not-allowed')
    return url
  }

  return {
    async fetch(address, request) {
      const { method = 'GET', redirects = 0, ports = [], timeoutMs } = request
      const late = AbortSignal.timeout(timeoutMs)
      const signal = request.signal ? AbortSignal.any([late, request.signal]) : late
      let url = requireAllowed(URL.parse(address), ports)
      try {
        for (let followed = 0; ; followed += 1) {
          const answer = await ask(url, followed === 0 ? request : withoutOwn(request), guarded, signal)
          const target = method === 'GET' && redirects > 0 ? redirectOf(answer) : undefined
          if (target === undefined) return await read(url, answer, request)
          answer.destroy()
          if (followed === redirects) throw new OutgoingError('too-many-redirects')
          url = requireAllowed(URL.parse(target, url), ports)
        }
      } catch (error) {
        throw explain(error, signal)
      }
    },
  }
}

function withoutOwn({ types }: OutgoingRequest): Pick<OutgoingRequest, 'types'> {
  return { types }
}

function ask(
  url: URL,
  { method = 'GET', types, headers = {}, body }: Pick<OutgoingRequest, 'types' | 'method' | 'headers' | 'body'>,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        headers: {
          accept: types.join(', '),
          'accept-encoding': ACCEPTED_ENCODINGS,
          'user-agent': USER_AGENT,
          ...headers,
        },
        lookup,
        // A connection of its own: none is kept that was checked for another address.
        agent: false,
        signal,
      },
      resolve,
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? location : undefined
}

async function read(
  url: URL,
  answer: IncomingMessage,
  { types, maxBytes, whenTooLong = 'refuse' }: OutgoingRequest,
): Promise<OutgoingAnswer> {
  try {
    const status = answer.statusCode ?? 0
    const contentType = answer.headers['content-type'] ?? ''
    const isWanted = types.includes((contentType.split(';')[0] ?? '').trim().toLowerCase())
    if (isWanted) return { url, status, contentType, body: await readBody(answer, maxBytes, whenTooLong) }
    if (status >= 200 && status < 300) throw new OutgoingError('wrong-type')
    return { url, status, contentType, body: Buffer.alloc(0) }
  } finally {
    answer.destroy()
  }
}

function explain(error: unknown, signal: AbortSignal): OutgoingError {
  if (error instanceof OutgoingError) return error
  if (error instanceof NotAllowedAddressError) return new OutgoingError('not-allowed')
  return new OutgoingError(signal.aborted ? 'too-slow' : 'unreachable')
}
