import { companyThemeSchema, logoAnswerSchema, type CompanyTheme } from '@umkreis/schemas'
import * as v from 'valibot'
import type { Http } from '../http.ts'

/** How the organisation looks: its colours and its two logos. */
export interface LooksResource {
  theme(signal?: AbortSignal): Promise<CompanyTheme>
  /** @returns The logo's address, or `null` where the organisation has none. */
  smallLogo(signal?: AbortSignal): Promise<string | null>
  /** @returns The logo's address, or `null` where the organisation has none. */
  bigLogo(signal?: AbortSignal): Promise<string | null>
}

// SPEC.md section 7 allows "a theme or a list of themes"; the first of a list is the current one.
const themeAnswerSchema = v.union([companyThemeSchema, v.pipe(v.array(companyThemeSchema), v.minLength(1))])

export function createLooksResource(http: Http): LooksResource {
  const logo = async (path: string, signal?: AbortSignal) =>
    (await http.json('get', path, logoAnswerSchema, signal ? { signal } : {})).url
  return {
    async theme(signal) {
      const answer = await http.json('get', 'themes/company-current-theme', themeAnswerSchema, signal ? { signal } : {})
      return (Array.isArray(answer) ? answer[0] : answer) as CompanyTheme
    },
    smallLogo: (signal) => logo('users/small-logo', signal),
    bigLogo: (signal) => logo('users/big-logo', signal),
  }
}
