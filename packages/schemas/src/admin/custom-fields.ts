import * as v from 'valibot'
import { singleLine, visible } from '../plain-text.ts'
import { customFieldTypeSchema } from '../profile/user.ts'

/** The most fields an organisation adds, those being deleted included. */
export const CUSTOM_FIELDS_MAX = 50
/** The most characters the name of a field has. */
export const CUSTOM_FIELD_NAME_MAX_LENGTH = 80
/** How long a deleted field can be had back, in days. */
export const CUSTOM_FIELD_UNDO_DAYS = 30

/** A profile field that the organisation added, as its managers see it (SPEC.md section 3). */
export const customFieldSchema = v.object({
  id: v.string(),
  name: v.string(),
  type: customFieldTypeSchema,
  /** Whether everybody is asked to fill it in. */
  isRequired: v.boolean(),
  /** Whether only the person themselves and managers see it. */
  isForManagers: v.boolean(),
  /** Whether it was deleted and can still be had back. */
  isDeleting: v.boolean(),
  /** When it goes for good; null unless it is being deleted. */
  goneAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** How many people have filled it in. */
  filledCount: v.number(),
})
/** A profile field that the organisation added, as its managers see it. */
export type CustomField = v.InferOutput<typeof customFieldSchema>

/** `GET /manager/custom-fields`, in the order of the profile. Every change of a field answers the same. */
export const customFieldListSchema = v.object({ fields: v.array(customFieldSchema) })
/** `GET /manager/custom-fields`. */
export type CustomFieldList = v.InferOutput<typeof customFieldListSchema>

const entries = {
  name: v.pipe(
    v.string('Name is required'),
    v.trim(),
    visible('Name is required'),
    v.maxLength(CUSTOM_FIELD_NAME_MAX_LENGTH, `At most ${CUSTOM_FIELD_NAME_MAX_LENGTH} characters`),
    singleLine('Invalid name'),
  ),
  type: customFieldTypeSchema,
  isRequired: v.boolean(),
  isForManagers: v.boolean(),
}

/** `POST /manager/custom-fields`: a field for everybody's profile. */
export const customFieldCreateSchema = v.object(entries)
/** `POST /manager/custom-fields`. */
export type CustomFieldCreate = v.InferOutput<typeof customFieldCreateSchema>

/** `PATCH /manager/custom-fields/{id}`: what is named is changed. A type stays: values were written for it. */
export const customFieldUpdateSchema = v.partial(v.omit(customFieldCreateSchema, ['type']))
/** `PATCH /manager/custom-fields/{id}`. */
export type CustomFieldUpdate = v.InferOutput<typeof customFieldUpdateSchema>

/** `PUT /manager/custom-fields/order`: every field that is not being deleted, once, from above. */
export const customFieldOrderSchema = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(CUSTOM_FIELDS_MAX)),
})
/** `PUT /manager/custom-fields/order`. */
export type CustomFieldOrder = v.InferOutput<typeof customFieldOrderSchema>
