import * as v from 'valibot'
import { userSummarySchema } from '../profile/user.ts'
import { QUESTION_MAX_LENGTH, partKindSchema } from './search.ts'

/** `GET /users/suggestions`: what has been typed so far; its last word is completed. */
export const suggestionsQuerySchema = v.object({
  query: v.optional(
    v.pipe(v.string(), v.maxLength(QUESTION_MAX_LENGTH, `At most ${QUESTION_MAX_LENGTH} characters`)),
    '',
  ),
})

/** A value that completes what is being typed, and how many people have it. */
export const suggestedValueSchema = v.object({
  kind: partKindSchema,
  value: v.string(),
  peopleCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
/** A value that completes what is being typed. */
export type SuggestedValue = v.InferOutput<typeof suggestedValueSchema>

/** The answer to `GET /users/suggestions`, best first; `fields` are values of custom fields, languages among them. */
export const suggestionsAnswerSchema = v.object({
  people: v.array(userSummarySchema),
  skills: v.array(suggestedValueSchema),
  cities: v.array(suggestedValueSchema),
  fields: v.array(suggestedValueSchema),
})
/** The answer to `GET /users/suggestions`. */
export type SuggestionsAnswer = v.InferOutput<typeof suggestionsAnswerSchema>
