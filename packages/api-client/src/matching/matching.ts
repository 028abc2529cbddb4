import { matchSchema, matchesAnswerSchema, qrCodeFileSchema } from '@umkreis/schemas'
import type { Match, MatchesAnswer, QrCodeFile, UserId } from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** What people have in common, and the code by which they find out. */
export interface MatchingResource {
  /** Compares oneself with somebody. @throws {ApiError} 404 for who is not there for oneself. */
  compare(userId: UserId, signal?: AbortSignal): Promise<Match>
  /** Colleagues with something in common and no conversation yet, best first. */
  suggest(signal?: AbortSignal): Promise<MatchesAnswer>
  /** One's own QR code, PNG. */
  loadCode(signal?: AbortSignal): Promise<QrCodeFile>
  /** One's own QR code on a page to print, PDF. */
  loadCodePage(): Promise<QrCodeFile>
}

/** Adds matching to a client. @throws {TypeError} For what this package did not make. */
export function createMatching(client: ApiClient): MatchingResource {
  const http = transportOf(client)
  const within = (signal?: AbortSignal) => (signal ? { signal } : {})
  return {
    compare: (userId, signal) =>
      http.json('get', `users/${encodeURIComponent(userId)}/match`, matchSchema, within(signal)),
    suggest: (signal) => http.json('get', 'users/matches', matchesAnswerSchema, within(signal)),
    loadCode: (signal) => http.json('get', 'qrcode/match/users', qrCodeFileSchema, within(signal)),
    loadCodePage: () => http.json('get', 'qrcode/match/users/pdf', qrCodeFileSchema),
  }
}
