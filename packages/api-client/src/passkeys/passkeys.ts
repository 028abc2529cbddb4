import {
  authAnswerSchema,
  passkeyRegistrationOptionsSchema,
  passkeyRegistrationRequestSchema,
  passkeyRegistrationSchema,
  passkeySchema,
  passkeySignInOptionsSchema,
  passkeySignInSchema,
  passkeyUpdateSchema,
  passkeysAnswerSchema,
  type AuthAnswer,
  type Passkey,
  type PasskeyRegistration,
  type PasskeyRegistrationOptions,
  type PasskeyRegistrationRequest,
  type PasskeySignIn,
  type PasskeySignInOptions,
  type PasskeyUpdate,
  type PasskeysAnswer,
} from '@umkreis/schemas'
import { beginWith } from '../begin-with.ts'
import type { ApiClient } from '../create-api-client.ts'
import { bareTransportOf, transportOf } from '../transport.ts'

/** Signing in with a passkey, and the passkeys of one's own. What a browser makes of the options is sent back. */
export interface PasskeysResource {
  /** What a browser asks for a passkey with; its challenge is good once, for as long as it says. */
  signInOptions(signal?: AbortSignal): Promise<PasskeySignInOptions>
  /** Signs in on this device. */
  signIn(answer: PasskeySignIn): Promise<AuthAnswer>
  /** The newest first. */
  list(signal?: AbortSignal): Promise<PasskeysAnswer>
  /** What a browser makes a new passkey with. */
  registrationOptions(request: PasskeyRegistrationRequest): Promise<PasskeyRegistrationOptions>
  add(answer: PasskeyRegistration): Promise<Passkey>
  rename(passkeyId: string, changes: PasskeyUpdate): Promise<Passkey>
  remove(passkeyId: string): Promise<void>
}

/** Adds the calls about passkeys to a client. @throws {TypeError} For what this package did not make. */
export function createPasskeys(client: ApiClient): PasskeysResource {
  const [http, bare] = [transportOf(client), bareTransportOf(client)]
  const pathOf = (passkeyId: string) => `auth/passkeys/${encodeURIComponent(passkeyId)}`
  return {
    signInOptions: (signal) =>
      bare.json('post', 'auth/passkeys/sign-in-options', passkeySignInOptionsSchema, signal ? { signal } : {}),
    async signIn(answer) {
      const json = bare.parseRequest(passkeySignInSchema, answer)
      return beginWith(client.session, await bare.json('post', 'auth/passkeys/sign-in', authAnswerSchema, { json }))
    },
    list: (signal) => http.json('get', 'auth/passkeys', passkeysAnswerSchema, signal ? { signal } : {}),
    async registrationOptions(request) {
      const json = http.parseRequest(passkeyRegistrationRequestSchema, request)
      return http.json('post', 'auth/passkeys/registration-options', passkeyRegistrationOptionsSchema, { json })
    },
    async add(answer) {
      const json = http.parseRequest(passkeyRegistrationSchema, answer)
      return http.json('post', 'auth/passkeys', passkeySchema, { json })
    },
    async rename(passkeyId, changes) {
      const json = http.parseRequest(passkeyUpdateSchema, changes)
      return http.json('patch', pathOf(passkeyId), passkeySchema, { json })
    },
    async remove(passkeyId) {
      await http.send('delete', pathOf(passkeyId))
    },
  }
}
