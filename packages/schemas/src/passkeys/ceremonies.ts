import * as v from 'valibot'
import { proofEntries } from '../auth/proof.ts'

/** Bytes as WebAuthn writes them into JSON. */
const base64Url = (maxLength: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]+$/, 'Must be base64url'), v.maxLength(maxLength))
// A credential id has 1023 bytes at most, a user handle 64.
const credentialId = base64Url(1364)
const userHandle = base64Url(86)
const transports = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/))), v.maxLength(10))
const credential = v.object({ id: credentialId, type: v.literal('public-key'), transports: v.optional(transports) })

/** `POST /auth/passkeys/sign-in-options`: `PublicKeyCredentialRequestOptionsJSON`, alike for everybody. */
export const passkeySignInOptionsSchema = v.object({
  challenge: v.string(),
  /** For so many milliseconds the challenge is good. */
  timeout: v.number(),
  rpId: v.string(),
  userVerification: v.literal('required'),
})
/** `POST /auth/passkeys/sign-in-options`. */
export type PasskeySignInOptions = v.InferOutput<typeof passkeySignInOptionsSchema>

/** `POST /auth/passkeys/sign-in`: `AuthenticationResponseJSON`, answered like signing in with a password. */
export const passkeySignInSchema = v.object({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64Url(8192),
    authenticatorData: base64Url(8192),
    signature: base64Url(8192),
    userHandle: v.optional(v.nullable(userHandle)),
  }),
})
/** `POST /auth/passkeys/sign-in`. */
export type PasskeySignIn = v.InferOutput<typeof passkeySignInSchema>

/** `POST /auth/passkeys/registration-options`: soon after signing in both may be left out. */
export const passkeyRegistrationRequestSchema = v.object(proofEntries)
/** `POST /auth/passkeys/registration-options`. */
export type PasskeyRegistrationRequest = v.InferOutput<typeof passkeyRegistrationRequestSchema>

/** `POST /auth/passkeys/registration-options`: `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyRegistrationOptionsSchema = v.object({
  challenge: v.string(),
  /** For so many milliseconds the challenge is good. */
  timeout: v.number(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  excludeCredentials: v.array(credential),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
})
/** `POST /auth/passkeys/registration-options`. */
export type PasskeyRegistrationOptions = v.InferOutput<typeof passkeyRegistrationOptionsSchema>

/** `POST /auth/passkeys`: `RegistrationResponseJSON`, answered by the new {@link passkeySchema | passkey}. */
export const passkeyRegistrationSchema = v.object({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64Url(8192),
    attestationObject: base64Url(32_768),
    transports: v.optional(transports),
  }),
})
/** `POST /auth/passkeys`. */
export type PasskeyRegistration = v.InferOutput<typeof passkeyRegistrationSchema>
