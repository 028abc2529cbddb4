import * as v from 'valibot'
import { singleLine, visible } from '../plain-text.ts'

/** The most characters an organisation's name has. */
export const ORGANISATION_NAME_MAX_LENGTH = 80
/** Days that a sign-in lasts without being used, where an organisation decided nothing else. */
export const SESSION_DAYS_DEFAULT = 30
const SESSION_DAYS_MAX = 90
const RETENTION_DAYS_MIN = 30
const RETENTION_DAYS_MAX = 3650

const days = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.integer('A whole number of days'),
    v.minValue(min, `At least ${min} ${min === 1 ? 'day' : 'days'}`),
    v.maxValue(max, `At most ${max} days`),
  )
const retention = v.nullable(days(RETENTION_DAYS_MIN, RETENTION_DAYS_MAX))

/** `GET /manager/organisation`: what an organisation has decided. Only for Managers. */
export const organisationSettingsSchema = v.object({
  name: v.string(),
  /** Days that a sign-in lasts without being used. */
  sessionDays: v.number(),
  /** Days after which messages are deleted; null: never. */
  messageDays: v.nullable(v.number()),
  /** Days after which files in chats are deleted; null: never. */
  fileDays: v.nullable(v.number()),
  /** Whether the server asks pages that posts of the feed link to what they say of themselves. */
  usesLinkCards: v.boolean(),
})
/** `GET /manager/organisation`. */
export type OrganisationSettings = v.InferOutput<typeof organisationSettingsSchema>

/** `PATCH /manager/organisation`, answered by all of them: what is named is changed. */
export const organisationSettingsUpdateSchema = v.partial(
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      visible('Name is required'),
      v.maxLength(ORGANISATION_NAME_MAX_LENGTH, `At most ${ORGANISATION_NAME_MAX_LENGTH} characters`),
      singleLine('Invalid name'),
    ),
    sessionDays: days(1, SESSION_DAYS_MAX),
    messageDays: retention,
    fileDays: retention,
    usesLinkCards: v.boolean(),
  }),
)
/** `PATCH /manager/organisation`. */
export type OrganisationSettingsUpdate = v.InferOutput<typeof organisationSettingsUpdateSchema>
