import * as v from 'valibot'
import { themeIdSchema } from '../ids.ts'

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

/** A company's look: `GET /themes/company-current-theme`. Values are six-digit hexadecimal colours. */
export const companyThemeSchema = v.object({
  themeId: themeIdSchema,
  themeName: v.string(),
  values: v.array(v.object({ name: themeColourNameSchema, value: v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/)) })),
})
/** A company's look. */
export type CompanyTheme = v.InferOutput<typeof companyThemeSchema>

/** `GET /users/small-logo` and `GET /users/big-logo`. */
export const logoAnswerSchema = v.object({ url: v.nullable(v.string()) })
/** `GET /users/small-logo` and `GET /users/big-logo`. */
export type LogoAnswer = v.InferOutput<typeof logoAnswerSchema>
