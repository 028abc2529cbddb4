import {
  auditAnswerSchema,
  auditCheckSchema,
  type AuditCheck,
  type AuditEntry,
  type AuditFilter,
  type AuditQuery,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'
import { collectBlob } from './collect-blob.ts'

/** Which entries, and those before which number. */
export type AuditRequest = Omit<AuditQuery, 'before'> & { readonly before?: number | undefined }

/** Who changed what in the organisation's administration. Only for Managers. */
export interface AuditResource {
  /** One page, the newest first. More there are only when it is full. */
  page(request: AuditRequest, signal?: AbortSignal): Promise<AuditEntry[]>
  /** Whether each entry still fits the one before it. */
  check(signal?: AbortSignal): Promise<AuditCheck>
  /** All of them as a table for other programs: CSV. */
  export(filter: AuditFilter): Promise<Blob>
}

/** Adds the audit log to a client. @throws {TypeError} For what this package did not make. */
export function createAudit(client: ApiClient): AuditResource {
  const http = transportOf(client)
  const path = 'manager/audit'
  const within = (signal?: AbortSignal) => (signal ? { signal } : {})
  return {
    page: async (request, signal) =>
      (await http.json('get', path, auditAnswerSchema, { searchParams: given(request), ...within(signal) })).entries,
    check: (signal) => http.json('get', `${path}/check`, auditCheckSchema, within(signal)),
    export: (filter) => collectBlob(http.bytes(`${path}.csv`, { searchParams: given(filter) }), 'text/csv'),
  }
}

function given(request: AuditRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}
