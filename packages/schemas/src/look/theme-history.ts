import * as v from 'valibot'
import { companyThemeSchema } from './theme.ts'

/** How many looks that an organisation has saved are kept, the newest. */
export const THEME_HISTORY_MAX = 20

/** A look that an organisation has saved, the last time. */
export const savedThemeSchema = v.object({
  ...companyThemeSchema.entries,
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The manager who did; null where nobody knows any more. */
  savedBy: v.nullable(v.string()),
})
/** A look that an organisation has saved. */
export type SavedTheme = v.InferOutput<typeof savedThemeSchema>

/** `GET /manager/themes`: the looks that were saved, the newest first, each once. Only for Managers. */
export const themeHistorySchema = v.object({ themes: v.array(savedThemeSchema) })
/** `GET /manager/themes`. */
export type ThemeHistory = v.InferOutput<typeof themeHistorySchema>
