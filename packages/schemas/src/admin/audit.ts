import * as v from 'valibot'

/** Entries of one page of the audit log. */
export const AUDIT_PAGE_SIZE = 25

/** What the audit log knows. */
export const auditActionSchema = v.picklist([
  'theme-saved',
  'theme-reset',
  'logo-changed',
  'logo-removed',
  'custom-field-added',
  'custom-field-changed',
  'custom-field-deleted',
  'custom-field-restored',
  'custom-fields-ordered',
  'house-word-added',
  'house-word-changed',
  'house-word-removed',
  'house-word-switched-off',
  'house-word-switched-on',
  'organisation-changed',
  'chat-settings-changed',
  'coffee-rounds-changed',
  'single-sign-on-saved',
  'single-sign-on-removed',
  'single-sign-on-domain-proved',
  'single-sign-on-joined',
  'single-sign-on-made-own',
  'invitation-link-created',
  'invitation-link-revoked',
  'people-invited',
  'invitation-revoked',
  'role-changed',
  'people-deleted',
  'provisioning-token-created',
  'provisioning-token-revoked',
  'person-provisioned',
  'person-changed',
  'person-deactivated',
  'person-reactivated',
  'plan-changed',
  'plan-canceled',
  'plan-resumed',
  'billing-address-changed',
  'retention-applied',
])
/** What the audit log knows. */
export type AuditAction = v.InferOutput<typeof auditActionSchema>

/** One entry. Nothing in `details` names a person otherwise than by id. */
export const auditEntrySchema = v.object({
  number: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Who did it, by the name they have now; null: the server by itself, or somebody whose account is gone. */
  actor: v.nullable(v.object({ userId: v.string(), name: v.string() })),
  action: v.string(),
  details: v.record(v.string(), v.unknown()),
  /** SHA-256 over the entry and the hash of the one before, in hexadecimal. */
  hash: v.string(),
})
/** One entry of the audit log. */
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>

const day = v.pipe(v.string(), v.isoDate('A day such as 2026-11-22'))
const filters = {
  action: v.optional(auditActionSchema),
  /** The first and the last day, in UTC, both included. */
  from: v.optional(day),
  to: v.optional(day),
}

/** `GET /manager/audit.csv`: which entries. */
export const auditFilterSchema = v.object(filters)
/** Which entries of the audit log. */
export type AuditFilter = v.InferOutput<typeof auditFilterSchema>

/** `GET /manager/audit`: which entries, and those before which number. */
export const auditQuerySchema = v.object({
  ...filters,
  before: v.optional(v.pipe(v.string(), v.digits(), v.maxLength(9), v.toNumber())),
})
/** `GET /manager/audit`. */
export type AuditQuery = v.InferOutput<typeof auditQuerySchema>

/** `GET /manager/audit`: the newest first. More there are only when the page is full. */
export const auditAnswerSchema = v.object({ entries: v.array(auditEntrySchema) })
/** `GET /manager/audit`. */
export type AuditAnswer = v.InferOutput<typeof auditAnswerSchema>

/** `GET /manager/audit/check`: whether each entry still fits the one before it. */
export const auditCheckSchema = v.object({
  count: v.number(),
  /** The first entry that was changed, or that stands where one is missing; null: the log is whole. */
  brokenAt: v.nullable(v.number()),
})
/** `GET /manager/audit/check`. */
export type AuditCheck = v.InferOutput<typeof auditCheckSchema>
