import * as openId from 'openid-client'
import type { Outgoing } from '../outgoing/outgoing.ts'
import { OutgoingError } from '../outgoing/outgoing-error.ts'
import { ProviderError } from './provider-error.ts'
import { createProviderFetch, isSecure, PROVIDER_TIMEOUT_MS } from './provider-fetch.ts'

/** How an organisation is known to its provider. */
export interface ProviderAccess {
  issuer: string
  clientId: string
  clientSecret: string
}

/** An OpenID provider that has said what it is. */
export interface Provider {
  configuration: openId.Configuration
  /** Where people are sent. */
  authorizationEndpoint: URL
}

/** The providers of all organisations. */
export interface Providers {
  /** Reads what a provider says of itself, or what it said some minutes ago. @throws {ProviderError} */
  load(access: ProviderAccess): Promise<Provider>
  /** Reads it anew. @throws {ProviderError} */
  read(access: ProviderAccess): Promise<Provider>
}

const KEPT_MS = 10 * 60_000
const KEPT_MOST = 200

/** @param alsoReachable Hosts that are asked, without encryption too, though they are not public: tests and demonstrations name some. */
export function createProviders(outgoing: Outgoing, alsoReachable: readonly string[], now: () => Date): Providers {
  const kept = new Map<string, { provider: Provider; until: number }>()
  const fetch = createProviderFetch(outgoing, alsoReachable)

  async function read(access: ProviderAccess): Promise<Provider> {
    const configuration = await discover(access, fetch, alsoReachable)
    const { issuer, authorization_endpoint: endpoint } = configuration.serverMetadata()
    // The library lets some providers name another one than was asked for: each of their customers could vouch for everybody.
    if (URL.parse(issuer)?.href !== URL.parse(access.issuer)?.href) throw new ProviderError('other-issuer')
    const authorizationEndpoint = URL.parse(endpoint ?? '')
    if (!authorizationEndpoint || !isSecure(authorizationEndpoint, alsoReachable))
      throw new ProviderError('no-provider')
    return { configuration, authorizationEndpoint }
  }

  return {
    read,
    async load(access) {
      const key = JSON.stringify([access.issuer, access.clientId, access.clientSecret])
      const known = kept.get(key)
      const time = now().getTime()
      if (known && known.until > time) return known.provider
      const provider = await read(access)
      kept.delete(key)
      kept.set(key, { provider, until: time + KEPT_MS })
      const [oldest] = kept.keys()
      if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest)
      return provider
    },
  }
}

async function discover(
  { issuer, clientId, clientSecret }: ProviderAccess,
  fetch: openId.CustomFetch,
  alsoReachable: readonly string[],
): Promise<openId.Configuration> {
  const url = new URL(issuer)
  if (!isSecure(url, alsoReachable)) throw new ProviderError('not-allowed')
  try {
    return await openId.discovery(url, clientId, {}, authenticateClient(clientSecret), {
      [openId.customFetch]: fetch,
      timeout: PROVIDER_TIMEOUT_MS / 1000,
      // That a token came from the provider over TLS could stand for its signature: it is checked as well.
      execute: [openId.enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [openId.allowInsecureRequests] : [])],
    })
  } catch (error) {
    throw explainFault(error)
  }
}

/** As the provider says it takes it; where it says nothing, as everyone must (OpenID Connect Core 1.0, 9). */
function authenticateClient(clientSecret: string): openId.ClientAuth {
  const [post, basic] = [openId.ClientSecretPost(clientSecret), openId.ClientSecretBasic(clientSecret)]
  return (server, ...others) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    return (takesPost ? post : basic)(server, ...others)
  }
}

/** Which fault it is that a request to a provider ended with. */
export function explainFault(error: unknown): ProviderError {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof ProviderError) return current
    if (current instanceof OutgoingError) {
      if (current.reason === 'not-allowed') return new ProviderError('not-allowed', { cause: error })
      const isAway = current.reason === 'unreachable' || current.reason === 'too-slow'
      return new ProviderError(isAway ? 'unreachable' : 'no-provider', { cause: error })
    }
    if ('code' in current && current.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') {
      return new ProviderError('other-issuer', { cause: error })
    }
  }
  return new ProviderError('no-provider', { cause: error })
}
