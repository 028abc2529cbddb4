import {
  authAnswerSchema,
  loginRequestSchema,
  registerRequestSchema,
  registerTrialRequestSchema,
  resetMailRequestSchema,
  resetPasswordRequestSchema,
  setNewPasswordRequestSchema,
  type AuthAnswer,
  type LoginRequest,
  type RegisterRequest,
  type RegisterTrialRequest,
  type ResetMailRequest,
  type ResetPasswordRequest,
  type SetNewPasswordRequest,
} from '@umkreis/schemas'
import { beginWith } from '../begin-with.ts'
import { ApiError } from '../errors.ts'
import type { Http } from '../http.ts'
import type { Session } from '../session.ts'

/** Which of the three ways in a registration takes. */
export type RegistrationWay =
  | { readonly kind: 'community' }
  | { readonly kind: 'trial' }
  | { readonly kind: 'invitation'; readonly token: string }

/** Signing in, registering and resetting a password. Whoever gets in is signed in on this device at once. */
export interface AuthResource {
  login(request: LoginRequest): Promise<AuthAnswer>
  register(way: RegistrationWay, request: RegisterRequest | RegisterTrialRequest): Promise<AuthAnswer>
  /** Signs out on this device at once, and lets the server end the session; that it could not be reached changes nothing here. */
  logout(): Promise<void>
  /** Asks for a mail with a link; answered alike for every address. */
  requestReset(request: ResetMailRequest): Promise<void>
  resetPassword(request: ResetPasswordRequest): Promise<void>
  setNewPassword(request: SetNewPasswordRequest): Promise<void>
}

/**
 * @param bare Without a token: a wrong password must not renew or end the session of somebody signed in.
 */
export function createAuthResource(bare: Http, session: Session): AuthResource {
  return {
    async login(request) {
      const json = bare.parseRequest(loginRequestSchema, request)
      return beginWith(session, await bare.json('post', 'auth/login', authAnswerSchema, { json }))
    },
    async register(way, request) {
      const schema = way.kind === 'trial' ? registerTrialRequestSchema : registerRequestSchema
      const json = bare.parseRequest(schema, request)
      return beginWith(session, await bare.json('post', `auth/${registerPath(way)}`, authAnswerSchema, { json }))
    },
    async logout() {
      const token = session.store.load()?.accessToken
      session.end()
      if (!token) return
      try {
        await bare.send('post', 'auth/logout', { headers: { Authorization: `Bearer ${token}` }, keepalive: true })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
      }
    },
    async requestReset(request) {
      await bare.send('post', 'auth/request', { json: bare.parseRequest(resetMailRequestSchema, request) })
    },
    async resetPassword(request) {
      await bare.send('post', 'auth/resetPassword', { json: bare.parseRequest(resetPasswordRequestSchema, request) })
    },
    async setNewPassword(request) {
      await bare.send('post', 'auth/set-new-password', {
        json: bare.parseRequest(setNewPasswordRequestSchema, request),
      })
    },
  }
}

function registerPath(way: RegistrationWay): string {
  switch (way.kind) {
    case 'community':
      return 'register'
    case 'trial':
      return 'register-trial'
    case 'invitation':
      return `register/${encodeURIComponent(way.token)}`
  }
}
