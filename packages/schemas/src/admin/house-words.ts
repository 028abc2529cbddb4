import * as v from 'valibot'
import { singleLine, visible } from '../plain-text.ts'

/** The most words an organisation adds. */
export const HOUSE_WORDS_MAX = 1_000
/** The most other words one has. */
export const HOUSE_WORD_SYNONYMS_MAX = 12
/** The most characters of each. */
export const HOUSE_WORD_MAX_LENGTH = 60
/** The most built-in names an organisation switches off. */
export const HOUSE_WORDS_OFF_MAX = 200

/** Something that has names of its own in an organisation: who asks for one of them finds people by all. */
export const houseWordSchema = v.object({ id: v.string(), name: v.string(), synonyms: v.array(v.string()) })
/** Something that has names of its own in an organisation. */
export type HouseWord = v.InferOutput<typeof houseWordSchema>

/** A built-in name that means nothing else in an organisation: Go is a game there. */
export const houseWordOffSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** What it stands for elsewhere. */
  meanings: v.array(v.string()),
})
/** A built-in name that means nothing else in an organisation. */
export type HouseWordOff = v.InferOutput<typeof houseWordOffSchema>

/** `GET /manager/words`, by name. Every change of a word answers the same. */
export const houseWordListSchema = v.object({
  words: v.array(houseWordSchema),
  switchedOff: v.array(houseWordOffSchema),
})
/** `GET /manager/words`. */
export type HouseWordList = v.InferOutput<typeof houseWordListSchema>

const word = v.pipe(
  v.string('Name is required'),
  v.trim(),
  visible('Name is required'),
  v.maxLength(HOUSE_WORD_MAX_LENGTH, `At most ${HOUSE_WORD_MAX_LENGTH} characters`),
  singleLine('Invalid name'),
)

/** `POST /manager/words` and `PUT /manager/words/{id}`: a word of the organisation with all its other words. */
export const houseWordInputSchema = v.object({
  name: word,
  synonyms: v.pipe(
    v.array(word),
    v.minLength(1, 'Please name at least one'),
    v.maxLength(HOUSE_WORD_SYNONYMS_MAX, `At most ${HOUSE_WORD_SYNONYMS_MAX} other words`),
  ),
})
/** `POST /manager/words` and `PUT /manager/words/{id}`. */
export type HouseWordInput = v.InferOutput<typeof houseWordInputSchema>

/** `POST /manager/words-off`: a built-in name that means nothing else here. */
export const houseWordOffInputSchema = v.object({ name: word })
/** `POST /manager/words-off`. */
export type HouseWordOffInput = v.InferOutput<typeof houseWordOffInputSchema>
