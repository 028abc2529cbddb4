import type { FoundProfile, ImportProblem } from './found-profile.ts'
import type { ImportSource } from './read-import.ts'

/** What the worker is asked, once. */
export type ImportRequest = { readonly source: ImportSource; readonly skillLines: readonly string[] }
/** What it answers, once. */
export type ImportAnswer =
  | { readonly kind: 'found'; readonly found: FoundProfile }
  | { readonly kind: 'failed'; readonly problem: ImportProblem }
