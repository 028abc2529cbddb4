import {
  USERS_PAGE_SIZE,
  excelPreviewAnswerSchema,
  invitationIdsSchema,
  invitationLinkAnswerSchema,
  invitationProgressSchema,
  invitationsChangedSchema,
  inviteAnswerSchema,
  inviteRequestSchema,
  pendingInvitationsAnswerSchema,
  type ExcelRow,
  type InvitationLanguage,
  type InvitationProgress,
  type InviteAnswer,
  type PendingInvitationsAnswer,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** How an invitation is written. */
export type InvitationWords = { readonly language?: InvitationLanguage; readonly message?: string }

/** Asking people into the organisation that one manages. */
export interface InvitationsResource {
  /** @returns A web address that lets whoever has it join the organisation. */
  createLink(): Promise<string>
  /** Reads the addresses of a spreadsheet: each once, and what was meant to be one. */
  readSpreadsheet(file: File): Promise<ExcelRow[]>
  /** Invites people by mail. The mails are sent in their own time: {@link progress} tells how far they are. */
  invite(emails: readonly string[], words?: InvitationWords): Promise<InviteAnswer>
  /** How far the mails have come that one asked for last. */
  progress(signal?: AbortSignal): Promise<InvitationProgress>
  /** Those who have not joined, the newest first. @param pageNumber Starts at 1. */
  pending(pageNumber: number, query?: string, signal?: AbortSignal): Promise<PendingInvitationsAnswer>
  /** Sends invitations again, valid anew. @returns How many. */
  resend(invitationIds: readonly string[]): Promise<number>
  /** Takes invitations back. @returns How many. */
  revoke(invitationIds: readonly string[]): Promise<number>
}

/** Adds invitations to a client. @throws {TypeError} For what this package did not make. */
export function createInvitations(client: ApiClient): InvitationsResource {
  const http = transportOf(client)
  const idsOf = (invitationIds: readonly string[]) =>
    http.parseRequest(invitationIdsSchema, { invitationIds: [...invitationIds] })
  return {
    async createLink() {
      return (await http.json('post', 'manager/create-company-registration-link', invitationLinkAnswerSchema)).data
    },
    async readSpreadsheet(file) {
      const body = new FormData()
      body.append('excelFile', file)
      const searchParams = { details: 'true' }
      const answer = await http.json('post', 'manager/excelPreview', excelPreviewAnswerSchema, { body, searchParams })
      return answer.rows ?? []
    },
    async invite(emails, words = {}) {
      const json = http.parseRequest(inviteRequestSchema, { Emails: [...emails], ...words })
      return http.json('post', 'manager/usersRegistration', inviteAnswerSchema, { json })
    },
    progress: (signal) =>
      http.json('get', 'manager/invitations/progress', invitationProgressSchema, signal ? { signal } : {}),
    pending: (pageNumber, query = '', signal) =>
      http.json('get', 'manager/invitations', pendingInvitationsAnswerSchema, {
        searchParams: { pageNumber, pageSize: USERS_PAGE_SIZE, ...(query ? { query } : {}) },
        ...(signal ? { signal } : {}),
      }),
    async resend(invitationIds) {
      const json = idsOf(invitationIds)
      return (await http.json('post', 'manager/invitations/resend', invitationsChangedSchema, { json })).count
    },
    async revoke(invitationIds) {
      const json = idsOf(invitationIds)
      return (await http.json('delete', 'manager/invitations', invitationsChangedSchema, { json })).count
    },
  }
}
