import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  PasskeyRegistration,
  PasskeyRegistrationOptions,
  PasskeySignIn,
  PasskeySignInOptions,
} from '@umkreis/schemas'

/** What a browser and an authenticator say of a ceremony; what is not given is as it should be. */
export interface Claims {
  origin?: string
  rpId?: string
  challenge?: string
  userHandle?: string | null
  /** Whether the authenticator has recognised its owner: by a finger, a face or a PIN. */
  isVerified?: boolean
  counter?: number
  type?: string
}

const PRESENT = 0x01
const VERIFIED = 0x04
const KEY_INCLUDED = 0x40

/** An authenticator with one passkey on the curve P-256, and the browser that it is plugged in to. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32).toString('base64url')
  counter = 0
  private readonly privateKey: KeyObject
  private readonly publicKey: KeyObject
  private userHandle = ''
  private rpId = ''

  constructor(readonly origin: string) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.privateKey = pair.privateKey
    this.publicKey = pair.publicKey
  }

  /** Makes the passkey. @param attestation Another statement than none at all, with its format. */
  register(
    options: Pick<PasskeyRegistrationOptions, 'challenge' | 'rp' | 'user'>,
    claims: Claims = {},
    attestation: { fmt: string; attStmt: Map<string, unknown> } = { fmt: 'none', attStmt: new Map() },
  ): PasskeyRegistration {
    this.userHandle = options.user.id
    this.rpId = options.rp.id
    const id = Buffer.from(this.credentialId, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const authData = Buffer.concat([
      this.authenticatorData(claims, KEY_INCLUDED),
      Buffer.alloc(16),
      length,
      id,
      encodeCbor(this.coseKey()),
    ])
    const attestationObject = encodeCbor(
      new Map<unknown, unknown>([...Object.entries(attestation), ['authData', authData]]),
    )
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, claims).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Signs in with the passkey. */
  signIn(options: Pick<PasskeySignInOptions, 'challenge'>, claims: Claims = {}): PasskeySignIn {
    this.counter += 1
    const authenticatorData = this.authenticatorData(claims, 0)
    const clientData = this.clientData('webauthn.get', options.challenge, claims)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.privateKey).toString('base64url'),
        userHandle: claims.userHandle === undefined ? this.userHandle : claims.userHandle,
      },
    }
  }

  private clientData(type: string, challenge: string, claims: Claims): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge,
        origin: this.origin,
        crossOrigin: false,
        ...pick(claims, ['type', 'challenge', 'origin']),
      }),
    )
  }

  private authenticatorData(
    { rpId = this.rpId, isVerified = true, counter = this.counter }: Claims,
    flags: number,
  ): Buffer {
    const tail = Buffer.alloc(5)
    tail.writeUInt8(PRESENT | (isVerified ? VERIFIED : 0) | flags)
    tail.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), tail])
  }

  /** RFC 9053, 7.1: EC2, ES256, P-256. */
  private coseKey(): Map<number, unknown> {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' })
    return new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
  }
}

function pick(claims: Claims, names: readonly (keyof Claims)[]): Partial<Claims> {
  return Object.fromEntries(Object.entries(claims).filter(([name]) => names.includes(name as keyof Claims)))
}

/** As much of CBOR (RFC 8949) as authenticators write. */
function encodeCbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(encodeCbor)])
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(encodeCbor)])
  throw new TypeError('Not written by authenticators')
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
