import * as v from 'valibot'
import { themeIdSchema } from '../ids.ts'
import { singleLine, visible } from '../plain-text.ts'

/** The names of a company's four colours (SPEC.md section 3). */
export const themeColourNameSchema = v.picklist(['banner', 'bgcolor', 'line1', 'line2'])
/** The names of a company's four colours. */
export type ThemeColourName = v.InferOutput<typeof themeColourNameSchema>

/** The colours of an organisation that chose none (SPEC.md section 3). */
export const DEFAULT_THEME_COLOURS: Readonly<Record<ThemeColourName, string>> = {
  banner: '#FF7941',
  bgcolor: '#FFF8F6',
  line1: '#124D4D',
  line2: '#FF7941',
}

/** The most characters that the name of a company's look has. */
export const THEME_NAME_MAX_LENGTH = 60

const NAMES = themeColourNameSchema.options
const SIX_DIGITS = /^#[0-9A-Fa-f]{6}$/

/** A company's look: `GET /themes/company-current-theme`. Values are six-digit hexadecimal colours. */
export const companyThemeSchema = v.object({
  themeId: themeIdSchema,
  themeName: v.string(),
  values: v.array(v.object({ name: themeColourNameSchema, value: v.pipe(v.string(), v.regex(SIX_DIGITS)) })),
})
/** A company's look. */
export type CompanyTheme = v.InferOutput<typeof companyThemeSchema>

/** `PUT /themes/company-current-theme`: a name, and each of the four colours once. Only for Managers. */
export const companyThemeUpdateSchema = v.object({
  themeName: v.pipe(
    v.string('Name is required'),
    v.trim(),
    visible('Name is required'),
    v.maxLength(THEME_NAME_MAX_LENGTH, `At most ${THEME_NAME_MAX_LENGTH} characters`),
    singleLine('Invalid name'),
  ),
  values: v.pipe(
    v.array(
      v.object({
        name: v.picklist(NAMES, `A colour is one of ${NAMES.join(', ')}`),
        value: v.pipe(
          v.string('A colour has six digits, such as #FF7941'),
          v.regex(SIX_DIGITS, 'A colour has six digits, such as #FF7941'),
          v.toUpperCase(),
        ),
      }),
      'The four colours are required',
    ),
    v.check(
      (values) => values.length === NAMES.length && new Set(values.map(({ name }) => name)).size === NAMES.length,
      `Each of ${NAMES.join(', ')} once`,
    ),
  ),
})
/** `PUT /themes/company-current-theme`, checked. */
export type CompanyThemeUpdate = v.InferOutput<typeof companyThemeUpdateSchema>

/**
 * What `PUT` and `DELETE /themes/company-current-theme` answer: the look from now on, and the one that stood there until
 * then. `replaced` is how one who saves sees that somebody else saved in between, and what taking it back restores.
 */
export const companyThemeChangeSchema = v.object({ ...companyThemeSchema.entries, replaced: companyThemeSchema })
/** What `PUT` and `DELETE /themes/company-current-theme` answer. */
export type CompanyThemeChange = v.InferOutput<typeof companyThemeChangeSchema>

/** `GET /users/small-logo` and `GET /users/big-logo`; `darkUrl` where there is another one for dark surroundings. */
export const logoAnswerSchema = v.object({ url: v.nullable(v.string()), darkUrl: v.optional(v.string()) })
/** `GET /users/small-logo` and `GET /users/big-logo`. */
export type LogoAnswer = v.InferOutput<typeof logoAnswerSchema>
