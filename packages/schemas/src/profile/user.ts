import * as v from 'valibot'
import { userIdSchema } from '../ids.ts'

/** What the person may do: "Manager" unlocks the admin area, "External" is a guest (PRODUCT.md, "Who is who"). */
export const roleSchema = v.picklist(['Manager', 'Employee', 'External'])
/** What the person may do. */
export type Role = v.InferOutput<typeof roleSchema>

/** What a field takes: any text, several values with commas between them, a web address, a day as `2026-11-22`, or a colleague. */
export const customFieldTypeSchema = v.picklist(['text', 'list', 'link', 'date', 'person'])
/** What a field takes. */
export type CustomFieldType = v.InferOutput<typeof customFieldTypeSchema>

/**
 * A field that the organisation added to profiles; a null value has not been filled yet. What may stay empty is never null.
 * Left out: any text, required, for everybody.
 */
export const customFieldValueSchema = v.object({
  name: v.string(),
  value: v.nullable(v.string()),
  type: v.optional(customFieldTypeSchema),
  /** Whom a field of type `person` names, while whoever reads it may see them; `value` is their name then, else empty. */
  personId: v.optional(userIdSchema),
  isRequired: v.optional(v.boolean()),
  /** Whether only the person themselves and managers see it. */
  isForManagers: v.optional(v.boolean()),
})
/** A field that the organisation added to profiles. */
export type CustomFieldValue = v.InferOutput<typeof customFieldValueSchema>

/**
 * A person (SPEC.md section 3). `id` repeats `userId`. Text that was never filled in is empty; a person without a city
 * has not finished onboarding.
 */
export const userSchema = v.object({
  userId: userIdSchema,
  id: userIdSchema,
  role: roleSchema,
  isGlobal: v.boolean(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  city: v.string(),
  country: v.string(),
  position: v.string(),
  description: v.string(),
  linkedInUrl: v.string(),
  skills: v.array(v.string()),
  customFields: v.array(customFieldValueSchema),
  avatarUrl: v.nullable(v.string()),
  organisationName: v.nullable(v.string()),
})
/** A person (SPEC.md section 3). */
export type User = v.InferOutput<typeof userSchema>

/** As much of a person as a list or a message needs. */
export const userSummarySchema = v.pick(userSchema, [
  'userId',
  'firstName',
  'lastName',
  'position',
  'city',
  'country',
  'avatarUrl',
])
/** As much of a person as a list or a message needs. */
export type UserSummary = v.InferOutput<typeof userSummarySchema>

/** `GET /users/users`. */
export const usersAnswerSchema = v.array(userSchema)
