import {
  companyThemeChangeSchema,
  companyThemeSchema,
  companyThemeUpdateSchema,
  logoAnswerSchema,
  themeIdSchema,
  type CompanyTheme,
  type CompanyThemeChange,
  type CompanyThemeUpdate,
  type LogoAnswer,
} from '@umkreis/schemas'
import * as v from 'valibot'
import type { Http } from '../http.ts'

/** How the organisation looks: its colours and its two logos. */
export interface LooksResource {
  /** @returns Without what is no colour, or none of the four: a look is never refused for one bad value. */
  theme(signal?: AbortSignal): Promise<CompanyTheme>
  /** Only for Managers. @returns The look from now on, and the one that it replaced. */
  saveTheme(update: CompanyThemeUpdate): Promise<CompanyThemeChange>
  /** The product's own look again. Only for Managers. @returns As `saveTheme`. */
  resetTheme(): Promise<CompanyThemeChange>
  /** @returns The logo's addresses; `url` is `null` where the organisation has none. */
  smallLogo(signal?: AbortSignal): Promise<LogoAnswer>
  /** @returns The logo's addresses; `url` is `null` where the organisation has none. */
  bigLogo(signal?: AbortSignal): Promise<LogoAnswer>
}

const THEME_PATH = 'themes/company-current-theme'
const colourSchema = companyThemeSchema.entries.values.item
const readThemeSchema = v.object({
  themeId: themeIdSchema,
  themeName: v.string(),
  values: v.pipe(
    v.array(v.unknown()),
    v.transform((values) => values.filter((value) => v.is(colourSchema, value))),
  ),
})
// SPEC.md section 7 allows "a theme or a list of themes"; the first of a list is the current one.
const themeAnswerSchema = v.union([readThemeSchema, v.pipe(v.array(readThemeSchema), v.minLength(1))])

export function createLooksResource(http: Http): LooksResource {
  const logo = (path: string, signal?: AbortSignal) =>
    http.json('get', path, logoAnswerSchema, signal ? { signal } : {})
  return {
    async theme(signal) {
      const answer = await http.json('get', THEME_PATH, themeAnswerSchema, signal ? { signal } : {})
      return (Array.isArray(answer) ? answer[0] : answer) as CompanyTheme
    },
    async saveTheme(update) {
      const json = http.parseRequest(companyThemeUpdateSchema, update)
      return http.json('put', THEME_PATH, companyThemeChangeSchema, { json })
    },
    resetTheme: () => http.json('delete', THEME_PATH, companyThemeChangeSchema),
    smallLogo: (signal) => logo('users/small-logo', signal),
    bigLogo: (signal) => logo('users/big-logo', signal),
  }
}
