import * as v from 'valibot'

/**
 * Who besides oneself and the organisation's managers sees a field: everybody in the organisation, the people in one's
 * own groups, or nobody. Only what everybody sees can be found by.
 */
export const fieldVisibilitySchema = v.picklist(['everybody', 'groups', 'managers'])
/** Who sees a field. */
export type FieldVisibility = v.InferOutput<typeof fieldVisibilitySchema>

/** The fields of a profile whose visibility is one's own choice; name and picture are always seen. */
export const HIDEABLE_FIELDS = ['email', 'position', 'description', 'skills', 'linkedInUrl', 'country', 'city'] as const
/** The name of one of {@link HIDEABLE_FIELDS}. */
export type HideableField = (typeof HIDEABLE_FIELDS)[number]

const fields = v.object({
  email: fieldVisibilitySchema,
  position: fieldVisibilitySchema,
  description: fieldVisibilitySchema,
  skills: fieldVisibilitySchema,
  linkedInUrl: fieldVisibilitySchema,
  country: fieldVisibilitySchema,
  city: fieldVisibilitySchema,
})
const customFields = v.pipe(
  v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)), visibility: fieldVisibilitySchema })),
  v.maxLength(100),
)

/** `GET /users/visibility`: who sees each field of one's profile; custom fields by their names. */
export const profileVisibilitySchema = v.object({ fields, customFields })
/** `GET /users/visibility`. */
export type ProfileVisibility = v.InferOutput<typeof profileVisibilitySchema>

/** `PATCH /users/visibility`, answered by all of it: what is named is changed. */
export const profileVisibilityUpdateSchema = v.object({
  fields: v.optional(v.partial(fields)),
  customFields: v.optional(customFields),
})
/** `PATCH /users/visibility`. */
export type ProfileVisibilityUpdate = v.InferOutput<typeof profileVisibilityUpdateSchema>
