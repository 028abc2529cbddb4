import * as v from 'valibot'
import { severalLines, singleLine, visible, visibleOrEmpty } from '../plain-text.ts'
import { customFieldValueSchema } from './user.ts'

/** Characters that the bio takes (SPEC.md section 9). */
export const DESCRIPTION_MAX_LENGTH = 500
/** What the bio's counter counts against (SPEC.md section 9). */
export const DESCRIPTION_COUNTER = 450
/** Skills a profile holds at most. */
export const SKILLS_MAX = 100

/** Said of what could cover or turn round what is shown beside it. */
const UNREADABLE = 'Please use letters that everybody can read'

const limited = (message: string, maxLength: number) =>
  v.pipe(v.string(message), v.trim(), visible(message), v.maxLength(maxLength, `At most ${maxLength} characters`))
const required = (message: string, maxLength: number) => v.pipe(limited(message, maxLength), singleLine(UNREADABLE))

/** First name, at most 80 characters. */
export const firstNameSchema = required('First name is required', 80)
/** Last name, at most 80 characters. */
export const lastNameSchema = required('Last name is required', 80)
/** Bio, at most 500 characters. */
export const descriptionSchema = v.pipe(
  limited('Description is required', DESCRIPTION_MAX_LENGTH),
  severalLines(UNREADABLE),
)
/** Position, at most 120 characters. */
export const positionSchema = required('Position is required', 120)
/** Country, at most 80 characters. */
export const countrySchema = required('Country is required', 80)
/** City, at most 120 characters. */
export const citySchema = required('City is required', 120)

/** A web address, or nothing. Only http and https are taken, so that a profile's link can't run a script. */
export const linkedInUrlSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300, 'Please enter a valid LinkedIn URL'),
  v.check((text) => {
    if (text === '') return true
    const url = URL.parse(text)
    return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
  }, 'Please enter a valid LinkedIn URL'),
)

/** At least one skill, each at most 60 characters; the same skill in another case counts once. */
export const skillsSchema = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.trim(),
      visible('Please add at least one skill'),
      v.maxLength(60, 'At most 60 characters'),
      singleLine(UNREADABLE),
    ),
  ),
  v.minLength(1, 'Please add at least one skill'),
  v.transform((skills) =>
    [...new Map(skills.toReversed().map((skill) => [skill.toLocaleLowerCase(), skill])).values()].toReversed(),
  ),
  v.maxLength(SKILLS_MAX, `At most ${SKILLS_MAX} skills`),
)

/** The whole profile form, as onboarding and "Edit profile information" send it (SPEC.md section 5). */
export const profileFormSchema = v.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  description: descriptionSchema,
  linkedInUrl: linkedInUrlSchema,
  position: positionSchema,
  skills: skillsSchema,
  country: countrySchema,
  city: citySchema,
})
/** The whole profile form. */
export type ProfileForm = v.InferOutput<typeof profileFormSchema>

/** `PATCH /users` as multipart fields, `skills` repeated: what is named is changed. The file field is `avatar`. */
export const profileUpdateSchema = v.partial(profileFormSchema)
/** `PATCH /users`. */
export type ProfileUpdate = v.InferOutput<typeof profileUpdateSchema>

/**
 * `PUT /customFields`: the person's own values, of a field of type `person` the colleague's id; only of fields that are not
 * required one may be empty.
 */
export const customFieldsUpdateSchema = v.object({
  customFieldKeyValues: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
        value: v.pipe(
          v.string(),
          v.trim(),
          visibleOrEmpty('Please fill in this field'),
          v.maxLength(300, 'At most 300 characters'),
        ),
      }),
    ),
    v.maxLength(100),
  ),
})
/** `PUT /customFields`. */
export type CustomFieldsUpdate = v.InferOutput<typeof customFieldsUpdateSchema>

/** The answer to `PUT /customFields`, merged into the stored user. */
export const customFieldsAnswerSchema = v.object({ customFields: v.array(customFieldValueSchema) })
