import * as v from 'valibot'
import { userSchema } from '../profile/user.ts'
import { pageQuerySchema } from '../paging.ts'

/** People on one page of results. */
export const SEARCH_PAGE_SIZE = 24
/** Characters of a question at most. */
export const QUESTION_MAX_LENGTH = 1000

const texts = v.optional(
  v.pipe(
    v.union([
      v.pipe(
        v.string(),
        v.transform((text) => [text]),
      ),
      v.array(v.string()),
    ]),
    v.maxLength(50),
    v.transform((list) => list.map((text) => text.trim()).filter((text) => text !== '' && text.length <= 200)),
  ),
  [],
)

/** `GET /users/search`: a question in one's own words, and filters that may be repeated (`city=Porto&city=Leipzig`: either). */
export const searchQuerySchema = v.object({
  ...pageQuerySchema(SEARCH_PAGE_SIZE).entries,
  query: v.optional(
    v.pipe(v.string(), v.maxLength(QUESTION_MAX_LENGTH, `At most ${QUESTION_MAX_LENGTH} characters`)),
    '',
  ),
  city: texts,
  country: texts,
  position: texts,
  skill: texts,
})
/** `GET /users/search`. */
export type SearchQuery = v.InferOutput<typeof searchQuerySchema>

/** A range of a shown text in UTF-16 code units, the end outside. */
export const markSchema = v.tuple([
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(v.number(), v.integer(), v.minValue(0)),
])
/** A range of a shown text in UTF-16 code units, the end outside. */
export type Mark = v.InferOutput<typeof markSchema>

/** What a part of the question asks for. */
export const partKindSchema = v.picklist([
  'text',
  'city',
  'country',
  'position',
  'skill',
  'language',
  'person',
  'field',
])

/** A value of the organisation that the question named, taken as a filter or preference. */
export const searchFilterSchema = v.object({ kind: partKindSchema, value: v.string() })
/** A value of the organisation that the question named. */
export type SearchFilter = v.InferOutput<typeof searchFilterSchema>

/**
 * One part of the question, in its order: a chip, and a segment of the coverage ring. `marks` are the words of the
 * question that it was read from (empty for a filter that was chosen by hand), `radiusKm` stands with a place asked for
 * with "near", `corrected` is what a word that nobody wrote was read as.
 */
export const questionPartSchema = v.object({
  kind: partKindSchema,
  label: v.string(),
  marks: v.array(markSchema),
  radiusKm: v.optional(v.number()),
  corrected: v.optional(v.string()),
})
/** One part of the question: a chip, and a segment of the coverage ring. */
export type QuestionPart = v.InferOutput<typeof questionPartSchema>

/**
 * Why somebody was found: words of their profile, marked. `part` is the index in `understood.parts`; `field` the profile
 * field's name, or a custom field's; `note` explains what is not the same word ("K8s = Kubernetes", "57 km from Munich").
 */
export const evidenceSchema = v.object({
  part: v.pipe(v.number(), v.integer(), v.minValue(0)),
  field: v.string(),
  text: v.string(),
  marks: v.array(markSchema),
  because: v.picklist(['word', 'typing', 'synonym', 'meaning']),
  note: v.optional(v.string()),
})
/** Why somebody was found: words of their profile, marked. */
export type Evidence = v.InferOutput<typeof evidenceSchema>

/** A person found. `score` is from 0 to 1; under 0.5 nobody really fits. `met` are the indexes of the parts this person meets. */
export const searchResultSchema = v.object({
  user: userSchema,
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  met: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  evidence: v.array(evidenceSchema),
})
/** A person found. */
export type SearchResult = v.InferOutput<typeof searchResultSchema>

/** The answer to `GET /users/search`, best first. `population` is how many people could have been found. */
export const searchAnswerSchema = v.object({
  results: v.array(searchResultSchema),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  population: v.pipe(v.number(), v.integer(), v.minValue(0)),
  understood: v.object({ filters: v.array(searchFilterSchema), text: v.string(), parts: v.array(questionPartSchema) }),
})
/** The answer to `GET /users/search`. */
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>
