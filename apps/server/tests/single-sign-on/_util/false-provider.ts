import { once } from 'node:events'
import { type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'

/** What a provider may do wrong. */
export interface Falsehood {
  /** Claims in place of, or beside, those that would hold; undefined takes one away. */
  claims?: Record<string, unknown>
  /** How the ID token is signed: with the published key, with another one of the same name, not at all, or with the client's secret. */
  signature?: 'own' | 'foreign' | 'none' | 'secret'
  /** In place of, or beside, what the discovery document says. */
  metadata?: Record<string, unknown>
  /** Every answer leads there. */
  redirectTo?: string
}

/** A provider that says whatever a test wants. */
export interface FalseProvider extends AsyncDisposable {
  issuer: string
  /** What it does next; nothing wrong at first. */
  falsehood: Falsehood
  /** The nonce of the request that somebody came with. */
  nonce: string
  /** Paths that were asked for. */
  asked: string[]
}

const KEY_NAME = 'the-key'

/** Starts one on a free port. @param secret That of its client. */
export async function startFalseProvider(secret: string): Promise<FalseProvider> {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: KEY_NAME, alg: 'RS256', use: 'sig' }]

  const idToken = (): Promise<string> | string => {
    const { claims = {}, signature = 'own' } = provider.falsehood
    const now = Math.floor(Date.now() / 1000)
    const all = {
      iss: provider.issuer,
      sub: 'somebody',
      aud: 'umkreis',
      iat: now,
      exp: now + 300,
      nonce: provider.nonce,
      email_verified: true,
      ...claims,
    }
    const payload = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    if (signature === 'none') return `${encode({ alg: 'none' })}.${encode(payload)}.`
    if (signature === 'secret') {
      return new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret))
    }
    const { privateKey } = signature === 'own' ? own : foreign
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: KEY_NAME }).sign(privateKey)
  }

  const answers: Record<string, () => object | Promise<object>> = {
    '/.well-known/openid-configuration': () => ({
      issuer: provider.issuer,
      authorization_endpoint: `${provider.issuer}/authorize`,
      token_endpoint: `${provider.issuer}/token`,
      jwks_uri: `${provider.issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      ...provider.falsehood.metadata,
    }),
    '/keys': () => ({ keys }),
    '/token': async () => ({ access_token: 'access', token_type: 'Bearer', id_token: await idToken() }),
  }
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '')
    provider.asked.push(path)
    if (provider.falsehood.redirectTo !== undefined) {
      response.writeHead(302, { location: provider.falsehood.redirectTo }).end()
      return
    }
    void answerJson(response, answers[path])
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const provider: FalseProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    falsehood: {},
    nonce: '',
    asked: [],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((settle) => server.close(settle))
    },
  }
  return provider
}

async function answerJson(response: ServerResponse, answer?: () => object | Promise<object>): Promise<void> {
  const body = JSON.stringify((await answer?.()) ?? {})
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(body)
}
