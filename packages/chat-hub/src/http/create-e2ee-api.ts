import {
  groupBoxesAnswerSchema,
  groupLinksAnswerSchema,
  ownDevicesAnswerSchema,
  pairingAnswerSchema,
  pairingsAnswerSchema,
  pendingBoxesAnswerSchema,
  userBoxesAnswerSchema,
  userLinksAnswerSchema,
  userLinksOfManyAnswerSchema,
} from '@umkreis/schemas'
import * as v from 'valibot'
import type { E2eeApi, PostOutcome } from '../conversation/e2ee-api.ts'

/** Where the server is, and on whose behalf it is asked. */
export interface E2eeApiOptions {
  /** Address of the API, such as `https://umkreis.example/api`. */
  readonly baseUrl: string
  /** Asked before each call. */
  readonly getAccessToken: () => string | undefined | Promise<string | undefined>
  /** The platform's `fetch` unless told. */
  readonly fetch?: typeof globalThis.fetch
}

/** The server refused a call. */
export class E2eeCallError extends Error {
  override name = 'E2eeCallError'
  constructor(
    /** Status of HTTP. */
    readonly status: number,
    /** What was called, without its query. */
    readonly path: string,
  ) {
    super(`${path} answered ${status}`)
  }
}

/**
 * The end-to-end calls of an Umkreis server. Every answer is checked against its schema before anybody sees it.
 *
 * The calls reject with {@link E2eeCallError} for a refusal, with `TypeError` when the server can't be reached, and with `ValiError` when it
 * answers in a form that no client can read.
 */
export function createE2eeApi(options: E2eeApiOptions): E2eeApi {
  const request = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Response> => {
    const token = await options.getAccessToken()
    const call = options.fetch ?? globalThis.fetch
    return call(`${options.baseUrl.replace(/\/$/, '')}/e2ee/${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  const requireOk = (response: Response, path: string) => {
    if (!response.ok) throw new E2eeCallError(response.status, path.replace(/\?.*/, ''))
  }
  const ask = async <T>(schema: v.GenericSchema<unknown, T>, path: string, body?: unknown): Promise<T> => {
    const response = await request(body === undefined ? 'GET' : 'POST', path, body)
    requireOk(response, path)
    return v.parse(schema, await response.json())
  }
  const tell = async (method: 'POST' | 'PUT', path: string, body: unknown): Promise<void> =>
    requireOk(await request(method, path, body), path)
  const compete = async (path: string, body: unknown): Promise<PostOutcome> => {
    const response = await request('POST', path, body)
    if (response.status === 409) return { kind: 'conflict' }
    requireOk(response, path)
    return { kind: 'accepted' }
  }
  const id = encodeURIComponent

  return {
    postUserLink: (post) => compete('me/links', post),
    userLinks: (userId, from) => ask(userLinksAnswerSchema, `users/${id(userId)}/links?from=${from}`),
    userLinksOf: (users) => ask(userLinksOfManyAnswerSchema, 'users/links', { users }),
    myBoxes: () => ask(userBoxesAnswerSchema, 'me/boxes'),
    postGroupLink: (post) => compete(`groups/${id(post.groupId)}/links`, post),
    groupLinks: (groupId, from) => ask(groupLinksAnswerSchema, `groups/${id(groupId)}/links?from=${from}`),
    postGroupBoxes: (groupId, post) => tell('POST', `groups/${id(groupId)}/boxes`, post),
    groupBoxes: (groupId, from) => ask(groupBoxesAnswerSchema, `groups/${id(groupId)}/boxes?from=${from}`),
    pendingBoxes: () => ask(pendingBoxesAnswerSchema, 'me/pending-boxes'),
    devices: () => ask(ownDevicesAnswerSchema, 'me/devices'),
    putDevice: (deviceId, put) => tell('PUT', `me/devices/${id(deviceId)}`, put),
    pairings: () => ask(pairingsAnswerSchema, 'me/pairings'),
    pairing: (pairingId, from) => ask(pairingAnswerSchema, `me/pairings/${id(pairingId)}?from=${from}`),
    postPairing: (pairingId, post) => compete(`me/pairings/${id(pairingId)}`, post),
  }
}
