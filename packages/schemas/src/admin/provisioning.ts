import * as v from 'valibot'
import { singleLine, visible } from '../plain-text.ts'

/** The most tokens that an organisation has at a time. */
export const PROVISIONING_TOKENS_MAX = 10
/** The most characters of a token's name. */
const PROVISIONING_NAME_MAX_LENGTH = 60
/** For how many days a token may be made. */
export const PROVISIONING_DAYS = [90, 180, 365] as const

const moment = v.pipe(v.string(), v.isoTimestamp())

/** A token by which an identity provider looks after the people of an organisation. The token itself is told once. */
export const provisioningTokenSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The manager who made it. */
  createdBy: v.string(),
  createdAt: moment,
  expiresAt: moment,
  /** Whether that has passed. */
  isOver: v.boolean(),
  /** To the minute; null: it was never used. */
  lastUsedAt: v.nullable(moment),
})
/** A token by which an identity provider looks after the people of an organisation. */
export type ProvisioningToken = v.InferOutput<typeof provisioningTokenSchema>

/** `GET /manager/provisioning`: the tokens, the newest first, expired ones with them. Revoking one answers the same. */
export const provisioningSchema = v.object({
  /** Where the identity provider asks (SCIM 2.0). */
  baseUrl: v.string(),
  tokens: v.array(provisioningTokenSchema),
})
/** `GET /manager/provisioning`. */
export type Provisioning = v.InferOutput<typeof provisioningSchema>

/** `POST /manager/provisioning`: a token with a name, for so many days. */
export const provisioningTokenInputSchema = v.object({
  name: v.pipe(
    v.string('Name is required'),
    v.trim(),
    visible('Name is required'),
    v.maxLength(PROVISIONING_NAME_MAX_LENGTH, `At most ${PROVISIONING_NAME_MAX_LENGTH} characters`),
    singleLine('Invalid name'),
  ),
  days: v.picklist(PROVISIONING_DAYS, 'Please choose how long it holds'),
})
/** `POST /manager/provisioning`. */
export type ProvisioningTokenInput = v.InferOutput<typeof provisioningTokenInputSchema>

/** `POST /manager/provisioning`: the token, which nobody is told again, and all of them. */
export const provisioningTokenMadeSchema = v.object({ ...provisioningSchema.entries, token: v.string() })
/** `POST /manager/provisioning`. */
export type ProvisioningTokenMade = v.InferOutput<typeof provisioningTokenMadeSchema>
