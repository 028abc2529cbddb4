import * as v from 'valibot'

/** Characters that a value is completed from at most; nobody needs more before taking one. */
export const TYPED_VALUE_MAX_LENGTH = 80

/** Fields of a profile that are completed while one fills them in. */
export const suggestedFieldSchema = v.picklist(['skill', 'position', 'city'])
/** A field of a profile that is completed while one fills it in. */
export type SuggestedField = v.InferOutput<typeof suggestedFieldSchema>

/** `GET /users/profile-suggestions`: the field, and what has been typed into it so far. */
export const profileSuggestionsQuerySchema = v.object({
  field: suggestedFieldSchema,
  query: v.optional(
    v.pipe(v.string(), v.maxLength(TYPED_VALUE_MAX_LENGTH, `At most ${TYPED_VALUE_MAX_LENGTH} characters`)),
    '',
  ),
})

/** The answer to `GET /users/profile-suggestions`, best first; a value that nobody has yet is known to the product. */
export const profileSuggestionsAnswerSchema = v.object({
  values: v.array(v.object({ value: v.string(), peopleCount: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
})
/** The answer to `GET /users/profile-suggestions`. */
export type ProfileSuggestionsAnswer = v.InferOutput<typeof profileSuggestionsAnswerSchema>
