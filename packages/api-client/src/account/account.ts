import {
  changePasswordRequestSchema,
  deletionAnswerSchema,
  deletionRequestSchema,
  ownDataAnswerSchema,
  ownSessionsAnswerSchema,
  proofAnswerSchema,
  proofCodeRequestSchema,
  profileVisibilitySchema,
  profileVisibilityUpdateSchema,
  supportRequestSchema,
  type ChangePasswordRequest,
  type DeletionAnswer,
  type DeletionRequest,
  type OwnDataAnswer,
  type OwnSession,
  type ProfileVisibility,
  type ProfileVisibilityUpdate,
  type ProofAnswer,
  type ProofPurpose,
  type SupportRequest,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** One's own account: password, sign-ins, who sees what, help, and the way out. */
export interface AccountResource {
  /** Ends every other session. */
  changePassword(request: ChangePasswordRequest): Promise<void>
  /** Where one is signed in: here first. */
  sessions(signal?: AbortSignal): Promise<OwnSession[]>
  endSession(sessionId: string): Promise<void>
  endOtherSessions(): Promise<void>
  /** How one proves to be who is signed in, before what a stolen session alone must not do. */
  proof(signal?: AbortSignal): Promise<ProofAnswer>
  /** Has a code mailed to oneself. */
  mailProofCode(purpose: ProofPurpose): Promise<void>
  visibility(signal?: AbortSignal): Promise<ProfileVisibility>
  /** What is named is changed. @returns All of it. */
  changeVisibility(changes: ProfileVisibilityUpdate): Promise<ProfileVisibility>
  /** Writes to the managers of one's organisation. */
  askForSupport(request: SupportRequest): Promise<void>
  /** Everything that the server keeps of oneself. */
  exportData(signal?: AbortSignal): Promise<OwnDataAnswer>
  /** Asks for the account to be deleted; the server ends every session, this one too. */
  deleteAccount(request: DeletionRequest): Promise<DeletionAnswer>
}

/** Adds the calls of the account to a client. @throws {TypeError} For what this package did not make. */
export function createAccount(client: ApiClient): AccountResource {
  const http = transportOf(client)
  return {
    async changePassword(request) {
      await http.send('post', 'auth/change-password', { json: http.parseRequest(changePasswordRequestSchema, request) })
    },
    async sessions(signal) {
      const answer = await http.json('get', 'auth/sessions', ownSessionsAnswerSchema, signal ? { signal } : {})
      return answer.sessions
    },
    async endSession(sessionId) {
      await http.send('delete', `auth/sessions/${encodeURIComponent(sessionId)}`)
    },
    async endOtherSessions() {
      await http.send('delete', 'auth/sessions')
    },
    proof: (signal) => http.json('get', 'auth/proof', proofAnswerSchema, signal ? { signal } : {}),
    async mailProofCode(purpose) {
      await http.send('post', 'auth/proof-codes', { json: http.parseRequest(proofCodeRequestSchema, { purpose }) })
    },
    visibility: (signal) => http.json('get', 'users/visibility', profileVisibilitySchema, signal ? { signal } : {}),
    async changeVisibility(changes) {
      return http.json('patch', 'users/visibility', profileVisibilitySchema, {
        json: http.parseRequest(profileVisibilityUpdateSchema, changes),
      })
    },
    async askForSupport(request) {
      await http.send('post', 'support', { json: http.parseRequest(supportRequestSchema, request) })
    },
    exportData: (signal) => http.json('get', 'users/export', ownDataAnswerSchema, signal ? { signal } : {}),
    async deleteAccount(request) {
      return http.json('delete', 'users/me', deletionAnswerSchema, {
        json: http.parseRequest(deletionRequestSchema, request),
      })
    },
  }
}
