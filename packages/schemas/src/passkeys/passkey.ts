import * as v from 'valibot'
import { singleLine, visible } from '../plain-text.ts'

/** The most passkeys one person has. */
export const PASSKEYS_MAX = 20
/** The most characters of the name of one. */
export const PASSKEY_NAME_MAX_LENGTH = 60

/** A passkey of one's own. */
export const passkeySchema = v.object({
  passkeyId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  /** As the authenticator knows it, base64url. */
  credentialId: v.string(),
  /** Such as "iCloud Keychain" or "Firefox on Windows"; empty where nothing is known of it. */
  name: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Null: never signed in with. */
  lastUsedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Whether its keeper copies it to one's other devices. */
  isSynced: v.boolean(),
})
/** A passkey of one's own. */
export type Passkey = v.InferOutput<typeof passkeySchema>

/** `GET /auth/passkeys`: the newest first. */
export const passkeysAnswerSchema = v.object({
  passkeys: v.array(passkeySchema),
  /** Whether a proof is asked for before one is added (`GET /auth/proof`): signing in was too long ago. */
  needsPassword: v.boolean(),
  /** For which domain they are; a page of another one cannot use them. */
  rpId: v.string(),
  /** By which authenticators know the person, base64url. */
  userHandle: v.string(),
})
/** `GET /auth/passkeys`. */
export type PasskeysAnswer = v.InferOutput<typeof passkeysAnswerSchema>

/** What somebody calls a passkey. */
const passkeyNameSchema = v.pipe(
  v.string('Name is required'),
  v.trim(),
  visible('Name is required'),
  v.maxLength(PASSKEY_NAME_MAX_LENGTH, `At most ${PASSKEY_NAME_MAX_LENGTH} characters`),
  singleLine('Invalid name'),
)

/** `PATCH /auth/passkeys/{passkeyId}`. */
export const passkeyUpdateSchema = v.object({ name: passkeyNameSchema })
/** `PATCH /auth/passkeys/{passkeyId}`. */
export type PasskeyUpdate = v.InferOutput<typeof passkeyUpdateSchema>
